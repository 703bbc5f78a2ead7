// A family of games as the page knows it. A new family is a folder beside this file and a line in the list (index.ts).
import type { Component } from 'svelte';
import type { Asks } from '../bar/picking.js';
import type { SlotName } from '../bar/slots.js';
import type { KeyName, Strings } from '../i18n/index.js';
import type { Award } from '../lib/acts.js';
import type { Asking } from '../lib/answers.js';
import type { DrawnFelt } from '../lib/felt.js';
import type { Letters } from '../lib/keys.js';
import type { TableModel } from '../lib/table.svelte.js';
import type { ActName, CardId, Game, GameRules, HandName, Language, Option, Shut, Words } from '../lib/wire.js';
import type { Piles, Scene } from './scene.js';

/** A felt to be read by its game's rules. */
export interface Reading {
  readonly rules: GameRules;
  readonly felt: DrawnFelt;
}
export type Way = 'high' | 'low';
export interface Family {
  /** What draws its tables; fetched when one is first looked at, so that nobody waits for tables he does not visit. */
  load(): Promise<{ readonly default: Component<{ scene: Scene }> }>;
  /** Fetches what its games are read with, where that is not there from the start: nothing of a table is shown before. */
  readonly prepare: (() => Promise<void>) | null;
  /** The game as compiled for some seats, where its table shows what a stage remembers: that is folded with the felt. Never to decide. */
  readonly compile: ((id: string, rules: GameRules, seats: readonly number[]) => Game) | null;
  /** What a seat's cards make, as far as the viewer sees them, in a few words; '' where nothing can be said. */
  made(reading: Reading, seat: number, say: Words, t: Strings): string;
  /** The hand a line of the log names for a seat: its better side, or its low one. */
  hand(reading: Reading, seat: number, way: 'high' | 'low'): HandName | undefined;
  /** The cards that won, and with which side of a hand, once everybody saw them: they step forward. Null where there are none. */
  best(reading: Reading, awards: readonly Award[]): ReadonlyMap<CardId, readonly Way[]> | null;
  /** A seat's own cards in the order they lie before it; the keys 1, 2, 3 … choose among them in this order. */
  order(reading: Reading, seat: number): readonly CardId[];
  /** Is a seat still in the hand? */
  plays(felt: DrawnFelt, seat: number): boolean;
  /** How one's face-up cards shall lie, to be sent with an act that lays some; undefined where the game is to see to it. */
  piles(reading: Reading, seat: number, laying: Laying): Piles | undefined;
  /** What cards chosen so far lack for an option that lays them, in words; null where they can go down as they are. */
  lacks?(reading: Reading, seat: number, option: Option, laying: Laying, language: Language): string | null;
  /** What an option costs, where neither the menu nor its name says it; null where it costs nothing. */
  costs?(reading: Reading, option: Option, say: Words): string | null;
  /** What is asked for in cards, in words; null where the page's own words will do. */
  asks(menu: readonly Option[], language: Language): string | null;
  /** Acts that are done for the most there may be, unless one says less. */
  readonly full?: readonly ActName[];
  /** Letters for acts that only this family has, by the act's type; the usual ones are in lib/keys.ts. */
  readonly letters: Letters;
  /** Letters that its table or bar listens to itself, by what they do: none that means something at every table. */
  readonly own: Readonly<Record<string, string>>;
  /** All its keys, for the list of keys. */
  keys(language: Language): readonly (readonly [keys: string, name: string])[];
  /** What takes the place of the bar's buttons for some menus, where they are not enough; null or nothing where they are. */
  choices?(menu: readonly Option[]): Component<ChoicesProps, ChoicesKeys> | null;
  /** Its felt has no line for what happened last: the bar says it, while one waits. */
  readonly barSays?: true;
  /** What came of a hand, said in the bar while nothing is asked, where the felt has no room for it. */
  told?(): Component<{ table: TableModel }> | null;
  /** Its own answers to what is asked with one key; null or nothing for the usual one. */
  answer?(key: KeyName, asking: Asking): string | null;
}
/** What the bar's choices are given, and the keys they listen to. */
export interface ChoicesProps {
  readonly table: TableModel;
  readonly asks: Asks | null;
  readonly chosen: readonly CardId[];
  /** Exactly these cards are chosen. */
  readonly choose: (cards: readonly CardId[]) => void;
  readonly piles: (act: ActName) => Piles | undefined;
  readonly onwhy: (shut: Shut) => void;
}
export interface ChoicesKeys extends Record<string, unknown> {
  press(name: SlotName): boolean;
  preset(index: number): void;
  nudge(direction: 1 | -1): void;
  confirm(): void;
  isSizing(): boolean;
}
/** Cards about to be laid: which act lays them, which of the hand go down, and how the player has arranged them. */
export interface Laying {
  readonly act: ActName;
  readonly chosen: readonly CardId[];
  readonly arranged: Piles | null;
}
