// What a page that teaches a game is made of: five panels of pictures with a sentence each. All of it is data in one language, made from
// the rules of a table as it is opened; Piece.svelte draws it.
import type { Words } from '../lib/wire.js';

/** Says things in the reader's language. */
export interface Teller {
  readonly say: Words;
  t(en: string, es: string): string;
  money(cents: number): string;
}
export const teller = (say: Words): Teller => ({
  say,
  money: say.money,
  t: (en, es) => (say.language === 'es' ? es : en),
});

/** A sentence, and the clauses it rests on. */
export interface Line {
  readonly text: string;
  readonly rules: readonly string[];
}
export const line = (text: string, ...rules: readonly string[]): Line => ({ text, rules: [...new Set(rules)] });
/** Lines that hold only where something is so. */
export const when = (is: boolean, ...lines: readonly Line[]): readonly Line[] => (is ? lines : []);

/** Cards that lie together, with what is said under them. */
export interface Group {
  /** Faces; '' for a card face down. */
  readonly cards: readonly string[];
  readonly says?: string;
  /** A second line, in a quieter voice. */
  readonly more?: string;
  /** Good, or not allowed. */
  readonly tone?: 'yes' | 'no';
  /** Which of the cards step forward, by their place. */
  readonly lit?: readonly number[];
  /** Chips beside them, in cents. */
  readonly chips?: number;
}
export interface Rung {
  readonly cards: readonly string[];
  readonly says: string;
  readonly figure?: string;
}
export interface Entry {
  readonly says: string;
  readonly cents: number;
}
export type Piece =
  /** Side by side; with arrows between them where one follows from the other. */
  | { readonly kind: 'groups'; readonly groups: readonly Group[]; readonly flows?: boolean; readonly heading?: string }
  /** From the best down. */
  | { readonly kind: 'ladder'; readonly heading: string; readonly rows: readonly Rung[] }
  /** Money that comes and goes, added up. */
  | { readonly kind: 'ledger'; readonly heading: string; readonly rows: readonly Entry[]; readonly sum: string }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly says: string };

export const PANELS = ['goal', 'deal', 'turn', 'hands', 'money'] as const;
export type PanelKey = (typeof PANELS)[number];
export interface Panel {
  readonly key: PanelKey;
  readonly heading: string;
  readonly pieces: readonly Piece[];
  readonly caption: Line;
  /** Everything else there is to say, for whoever wants it. */
  readonly more: readonly Line[];
}
/** A figure as large letters, and what it is of. */
export interface Fact {
  readonly figure: string;
  readonly says: string;
}
export interface Lesson {
  /** The game in a sentence. */
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly panels: readonly Panel[];
}
/** What is told in a panel. */
export type Body = Omit<Panel, 'key' | 'heading'>;
/** What a family tells of its game; facts and headings are added for all of them alike. */
export type Told = Readonly<Record<PanelKey, Body>> & {
  readonly lead: string;
  /** How many cards one gets at first. */
  readonly cards: number;
  /** What its hands are called: hands, or melds. */
  readonly melds?: boolean;
};

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cardsIn = (text: string): readonly string[] => text.split(' ').filter((face) => face !== '');
export const backs = (n: number): readonly string[] => Array.from({ length: n }, () => '');
