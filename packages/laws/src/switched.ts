// Tables with their switches thrown: between them they set every switch of a game to everything it may be set to. Read off the
// switches themselves, so that one that is added tomorrow is thrown tomorrow.
import {
  type GameBook,
  gameOf,
  isOpened,
  isSwitchRefusal,
  type Opening,
  openTable,
  parseSwitch,
  type Switch,
  type SwitchValue,
  switchesFor,
} from 'baraja/books';
import type { TableRules } from 'baraja/table';

export type Switches = Readonly<Record<string, SwitchValue>>;
/** One switch set to something that is not its default. */
export interface Throw {
  readonly key: string;
  readonly value: SwitchValue;
}

/**
 * A table of this game, opened by its book; undefined where the settings do not go together. A switch may change what a stake is
 * called, as the one between spread and structure does: then the first on offer stands for it.
 */
export function openedAt({ id }: GameBook, opening: Omit<Opening, 'house' | 'game'>): TableRules | undefined {
  const { stake: _, ...anyStake } = opening;
  const answer = openTable({ house: gameOf(id).house, game: id, ...opening });
  const other =
    'refused' in answer && answer.refused === 'unknown-stake'
      ? openTable({ house: gameOf(id).house, game: id, ...anyStake })
      : answer;
  return isOpened(other) ? other : undefined;
}

/** A table limit that a bet or two come up against. */
const LOW_LIMIT = 600;
/** And one that leaves room for what a game of points can cost. */
const POINTS_LIMIT = 5000;
/** Everything a game's switches may be set to but are not: each choice's values, blinds without a small one, a low table limit. */
export function throwsOf({ id }: GameBook, stake: string): readonly Throw[] {
  return switchesFor(gameOf(id).house, id).flatMap((entry) =>
    entry.keys.flatMap((key) =>
      otherValues(entry, stake)
        .filter((value) => isFree(parseSwitch(key, value, id)))
        .map((value) => ({ key, value })),
    ),
  );
}
/** A choice that only needs another one to go with it can be thrown with that. */
const isFree = (answer: ReturnType<typeof parseSwitch>): boolean =>
  !isSwitchRefusal(answer) || (answer.refused === 'switch-locked' && answer.facts.needs !== undefined);
function otherValues({ kind, key, default: preset }: Switch, stake: string): readonly SwitchValue[] {
  if (kind.kind === 'choice') return kind.values.filter((value) => value !== preset);
  if (key === 'jal.table_limit') return [LOW_LIMIT, POINTS_LIMIT];
  if (key === 'jal.lar.marker_min') return [4];
  if (key === 'span.aggregate') return [1_000_000];
  if (key === 'bank.decks') return [1];
  if (key === 'rog.p215.bonus_table')
    return [(preset as readonly object[]).map((row) => ({ ...row, fee: 50, pays: 2500 }))];
  if (kind.kind !== 'pairs' || !key.endsWith('blinds')) return [];
  const pairs = preset as readonly { at: string; low: number; high: number }[];
  return pairs.filter(({ at }) => at === stake).map(({ at, high }) => [{ at, low: 0, high }]);
}

/**
 * Settings for as many tables as it takes to throw everything that can be thrown at these stakes: each table throws as much as
 * goes together of what is left. What opens at none of them, not even with one other switch thrown to suit, is left out.
 */
export function thrown(book: GameBook, stakes: readonly string[]): readonly { stake: string; switches: Switches }[] {
  const tables: { stake: string; switches: Switches }[] = [];
  let left = stakes.flatMap((stake) => throwsOf(book, stake)).filter(isFirst);
  for (let at = 0; left.length > 0 && at < stakes.length + TABLES_MAX; at++) {
    const stake = stakes[at % stakes.length]!;
    const switches = together(book, stake, left);
    const rest = left.filter(({ key, value }) => !same(switches[key], value));
    if (rest.length < left.length) tables.push({ stake, switches });
    left = rest;
  }
  return tables;
}
/** One half of a game's switches thrown and the other not, and the other way about: so each goes with some and without others. */
export function halves(book: GameBook, stake: string): readonly Switches[] {
  const some = throwsOf(book, stake).filter(({ key }) => key !== 'bank.decks'); // few decks have no three eights of a suit
  const keys = [...new Set(some.map(({ key }) => key))];
  return [0, 1].map((half) =>
    together(
      book,
      stake,
      some.filter(({ key }) => keys.indexOf(key) % 2 === half),
    ),
  );
}
/** More tables than any switch has values. */
const TABLES_MAX = 6;

const same = (a: SwitchValue | undefined, b: SwitchValue): boolean => JSON.stringify(a) === JSON.stringify(b);
const isFirst = (one: Throw, i: number, all: readonly Throw[]): boolean =>
  all.findIndex((other) => other.key === one.key && same(other.value, one.value)) === i;

/** As many of these as open a table together, one to a switch. */
function together(book: GameBook, stake: string, wanted: readonly Throw[]): Switches {
  let switches: Switches = {};
  const all = { ...Object.fromEntries(wanted.toReversed().map(({ key, value }) => [key, value])) };
  if (openedAt(book, { stake, switches: all })) return all;
  for (const { key, value } of wanted) {
    if (Object.hasOwn(switches, key)) continue;
    const more = { ...switches, [key]: value };
    if (openedAt(book, { stake, switches: more })) switches = more;
    else switches = suited(book, stake, more) ?? switches;
  }
  return switches;
}
/** The same with one more switch thrown, if that is what it takes: only structured limits can be killed. */
function suited(book: GameBook, stake: string, switches: Switches): Switches | undefined {
  for (const { key, value } of throwsOf(book, stake)) {
    if (Object.hasOwn(switches, key)) continue;
    const more = { ...switches, [key]: value };
    if (openedAt(book, { stake, switches: more })) return more;
  }
  return undefined;
}
