/** The choices a game's pages leave to the house, as a settings page shows them; and what a house has set, read or refused. */
import {
  type GamePages,
  isRefused,
  type Knob,
  knobsOf,
  type Lock,
  locksOn,
  type OpeningRefusal,
  openPages,
  type Pair,
  presetsOf,
  type SwitchKind,
  type SwitchValue,
  settingsAt,
  stakesOn,
} from '../document/index.js';
import type { RuleId } from '../kernel/index.js';
import type { GameBook } from './book.js';
import { gameBook } from './playing.js';
import { type GameId, gameOf, type HouseId } from './shelf.js';
import { worded } from './worded.js';

export type SwitchRefusal = Extract<
  OpeningRefusal,
  { refused: 'unknown-switch' | 'bad-switch-value' | 'switch-locked' }
>;
export interface Setting {
  readonly key: string;
  readonly value: SwitchValue;
}
export const isSwitchRefusal = (answer: object): answer is SwitchRefusal => 'refused' in answer;

export type { Lock };
/** A switch at one game. */
export interface Switch {
  readonly key: string;
  readonly kind: SwitchKind;
  /** One line for a settings page. */
  readonly about: Readonly<{ en: string; es: string }>;
  /** A few words for it, and for each choice, where the documents have them. */
  readonly called?: Readonly<{ en: string; es: string }>;
  readonly says: Readonly<Record<string, Readonly<{ en: string; es: string }>>>;
  /** What it is at unless it is thrown. */
  readonly default: SwitchValue;
  /** At a table of the house two of its staff must say so to throw it. */
  readonly two?: true;
  /** The ruling that leaves it to the house. */
  readonly ruling: RuleId;
  readonly locks: readonly Lock[];
  /** The keys a 'something.*' stands for; otherwise its own. */
  readonly keys: readonly string[];
}

/** The switches of a game, in the order of a settings page. */
export function switchesFor(house: HouseId, game: GameId): readonly Switch[] {
  const book = gameBook(game);
  return book && gameOf(game)?.house === house ? switchesOn(book) : [];
}
const made = new WeakMap<GameBook, readonly Switch[]>();
/** Those of a book in hand, which may be none that is listed. */
export function switchesOn(book: GameBook): readonly Switch[] {
  const had = made.get(book) ?? gathered(book);
  made.set(book, had);
  return had;
}
function gathered(book: GameBook): readonly Switch[] {
  const pages = worded(book.pages);
  const knobs = knobsOf(pages);
  const presets = presetsOf(pages);
  const keys = new Map<string, Knob[]>();
  for (const knob of knobs.values()) keys.set(knob.pageKey, [...(keys.get(knob.pageKey) ?? []), knob]);
  return [...keys].map(([key, same]): Switch => {
    const knob = same[0]!;
    return {
      key,
      kind: knob.kind,
      about: knob.page.about,
      ...(knob.page.called ? { called: knob.page.called } : {}),
      says: knob.page.says ?? {},
      default: presets.get(knob.key) ?? blindsOn(pages),
      ...(knob.page.two ? { two: true as const } : {}),
      ruling: knob.entry.id,
      locks: locksOn(pages, knob),
      keys: same.map((one) => one.key),
    };
  });
}
/** What the blinds are at each stake, where the switch that posts others has no rows of its own. */
function blindsOn(pages: GamePages): readonly Pair[] {
  const stakes = stakesOn(pages);
  if (isRefused(stakes)) return [];
  return stakes.flatMap(({ id: at }) => {
    const rules = openPages(pages, { stake: at });
    if (isRefused(rules) || rules.forced.kind !== 'blinds') return [];
    return [{ at, low: rules.forced.small, high: rules.forced.big }];
  });
}
/** The switch of this key at a game; 'rog.p215.bonus.charlie' is one of 'rog.p215.bonus.*'. */
export const switchAt = (key: string, game: GameId): Switch | undefined =>
  keyed(switchesFor(gameOf(game)?.house ?? '', game), key);
export const switchOn = (key: string, book: GameBook): Switch | undefined => keyed(switchesOn(book), key);
const keyed = (all: readonly Switch[], key: string): Switch | undefined =>
  all.find((one) => one.key === key || one.keys.includes(key));

/** A game's whole settings: what the house has set, and what the rest are at; or the first refusal. */
export const parseSwitches = (
  settings: Readonly<Record<string, unknown>>,
  game: GameId,
): ReadonlyMap<string, SwitchValue> | SwitchRefusal => parseSwitchesOn(settings, gameBook(game)!);
export function parseSwitchesOn(
  settings: Readonly<Record<string, unknown>>,
  book: GameBook,
): ReadonlyMap<string, SwitchValue> | SwitchRefusal {
  const set = settingsAt(book.pages, settings);
  if (isRefused(set)) return set as SwitchRefusal;
  const all = switchesOn(book).flatMap(({ keys, default: usual }) => keys.map((key) => [key, usual] as const));
  return new Map([...all, ...set.settings]);
}
/** Checks one setting at a game. */
export function parseSwitch(key: string, value: unknown, game: GameId): Setting | SwitchRefusal {
  const set = parseSwitches({ [key]: value }, game);
  return isSwitchRefusal(set) ? set : { key, value: (set.get(key) ?? set.get(switchAt(key, game)!.keys[0]!))! };
}
