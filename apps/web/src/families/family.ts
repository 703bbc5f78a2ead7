// A family of games as the page knows it. A new family is a folder beside this file and a line in the list (index.ts).
import type { Component } from 'svelte';
import type { Strings } from '../i18n/index.js';
import type { Felt } from '../lib/felt.js';
import type { CardId, GameRules, HandName, Words } from '../lib/wire.js';
import type { Scene } from './scene.js';

/** A felt to be read by its game's rules. */
export interface Reading {
  readonly rules: GameRules;
  readonly felt: Felt;
}
export interface Family {
  /** What draws its tables; fetched when one is first looked at, so that nobody waits for tables he does not visit. */
  load(): Promise<{ readonly default: Component<{ scene: Scene }> }>;
  /** What a seat's cards make, as far as the viewer sees them, in a few words; '' where nothing can be said. */
  made(reading: Reading, seat: number, say: Words, t: Strings): string;
  /** The hand a line of the log names for a seat: its better side, or its low one. */
  hand(reading: Reading, seat: number, way: 'high' | 'low'): HandName | undefined;
  /** The cards that won, once somebody has and everybody saw them: they step forward. Null where there are none. */
  best(reading: Reading, wins: Readonly<Record<number, number>>): ReadonlySet<CardId> | null;
  /** A seat's own cards in the order they lie before it; the keys 1, 2, 3 … choose among them in this order. */
  order(reading: Reading, seat: number): readonly CardId[];
  /** Letters for acts that only this family has, by the act's type; the usual ones are in lib/keys.ts. */
  readonly letters: Readonly<Record<string, string>>;
}
