// What the desk asks its thread, and what comes back. Documents go over as text; nothing of the engine does.
import type { Language } from '../lib/wire.js';
import type { OpenHand } from '../replay/open-hand.js';

/** Files by their paths, or a house's by their names. */
export type Documents = Readonly<Record<string, string>>;
/** A house as it is being written. */
export interface HouseDraft {
  readonly house: string;
  readonly files: Documents;
}
/** Somewhere in a file of the draft, or in what it rests on. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly message: string;
}
export interface GameTold {
  readonly id: string;
  readonly name: string;
  readonly stakes: readonly string[];
  readonly examples: number;
  /** Values that no page of the house sets, and who does. */
  readonly silent: readonly { readonly value: string; readonly by: string }[];
}
export interface Checked {
  readonly faults: readonly Mark[];
  /** What is in order, and could be better. */
  readonly hints: readonly Mark[];
  /** None where something is wrong. */
  readonly games: readonly GameTold[];
}
/** A hand as it was played, every card open, and what the clauses say that it rests on. */
export interface HandShown {
  readonly hand: OpenHand;
  readonly clauses: Readonly<Record<string, string>>;
}
export interface Outcome {
  readonly kind: 'money' | 'cards' | 'told' | 'offered' | 'refused' | 'cited';
  readonly because: readonly string[];
  readonly hands: number;
  /** Cents that end up elsewhere. */
  readonly chips: number;
  readonly stake: string;
  readonly shown: HandShown;
  readonly was: string;
  readonly is: string;
}
export interface Ruled {
  readonly report: string;
  readonly facts: readonly string[];
  readonly was: string;
  readonly is: string;
  readonly because: readonly string[];
}
export interface GameCompared {
  readonly id: string;
  readonly name: string;
  readonly values: readonly {
    readonly path: string;
    readonly was: string;
    readonly is: string;
    readonly by: string | null;
  }[];
  readonly examples: readonly string[];
  readonly rounds: number;
  readonly outcomes: readonly Outcome[];
  readonly floor: readonly Ruled[];
}
export interface Compared {
  /** It is in force nowhere yet. */
  readonly isNew: boolean;
  readonly words: readonly { readonly id: string; readonly what: string }[];
  readonly gone: readonly string[];
  readonly come: readonly string[];
  readonly games: readonly GameCompared[];
  readonly unexplained: number;
}
/** What may stand in a file, for completion. */
export interface Known {
  readonly keys: readonly Completed[];
  readonly sets: readonly Completed[];
  readonly things: readonly Completed[];
  /** By the key they are values of. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}
export interface Completed {
  readonly label: string;
  readonly info: string;
}

/** By name: what is asked with, and what is answered. */
export interface Asks {
  /** Everything that lies in the room: said once. */
  base: [{ readonly files: Documents }, null];
  check: [{ readonly draft: HouseDraft; readonly language: Language; readonly examples: boolean }, Checked];
  deal: [
    {
      readonly draft: HouseDraft;
      readonly language: Language;
      readonly game: string;
      readonly stake: string;
      readonly seed: number;
    },
    HandShown | null,
  ];
  compare: [{ readonly draft: HouseDraft; readonly language: Language; readonly rounds: number }, Compared | null];
  known: [{ readonly page: string }, Known];
  fresh: [{ readonly name: string; readonly language: Language }, HouseDraft];
}
export type AskName = keyof Asks;
export interface Asked<Name extends AskName = AskName> {
  readonly id: number;
  readonly name: Name;
  readonly with: Asks[Name][0];
}
export interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}
