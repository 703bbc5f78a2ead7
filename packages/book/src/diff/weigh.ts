/**
 * What is asked before an edition goes into force: do hands come out otherwise, or does the floor rule otherwise, in a way that none of the
 * changed clauses explains? Such an edition must not be played by. Nothing is told of what is explained, so that it is soon done.
 */
import { canonical, type GamePages } from 'baraja/document';
import { type Both, type Change, isExplained } from './causes.js';
import type { HandName } from './diff.js';
import { changedEntries } from './entries.js';
import { unexplainedReports } from './floor.js';
import { type Line, lineBySeed, lineOf } from './line.js';
import { firstDifference } from './outcomes.js';
import type { PastHand } from './past.js';
import { bothTables, tablesOf } from './tables.js';

export interface Weighed {
  readonly game: string;
  /** Hands that both have played: made up, and on record. */
  readonly hands: number;
  /** How many hands and reports come out otherwise unexplained. */
  readonly unexplained: number;
  /** The first of them. */
  readonly first: Unexplained | null;
}
export interface Unexplained {
  readonly stake: string;
  /** Which hand; or what was reported. */
  readonly at: HandName | { readonly report: string };
  readonly was: string;
  readonly is: string;
}
export interface Weighing {
  /** Hands that are made up, by seeds from 0. */
  readonly rounds: number;
  /** Hands on record; null stands for one that cannot be laid out any more. */
  readonly past?: AsyncIterable<PastHand | null> | Iterable<PastHand | null>;
}

export async function weigh(was: GamePages, is: GamePages, { rounds, past = [] }: Weighing): Promise<Weighed> {
  const change: Change = { was, is, changed: changedEntries(was, is) };
  const tables = tablesOf(was, is).filter(({ one, two }) => one.hash !== two.hash);
  const found: Unexplained[] = [];
  let hands = 0;
  for (; hands < rounds && tables.length > 0; hands++) {
    const both = tables[hands % tables.length]!;
    found.push(...unexplained(change, both, lineBySeed(both.one, both.two, hands), { seed: hands }));
  }
  found.push(
    ...unexplainedReports(change, tables).map(({ stake, report, ...ruled }) => ({ stake, at: { report }, ...ruled })),
  );
  for await (const hand of past) {
    const both = hand && bothTables(was, is, hand.opening);
    if (!hand || !both || both.one.hash === both.two.hash) continue;
    const line = lineOf(hand);
    if (line === null) continue;
    hands++;
    found.push(...unexplained(change, both, line, { table: hand.table, round: hand.round }));
  }
  return { game: is.game, hands, unexplained: found.length, first: found[0] ?? null };
}
/** Are they opened by the same pages, whatever the words say? Then nothing can come out otherwise. */
export const playAlike = (was: GamePages, is: GamePages): boolean => canonical(was) === canonical(is);

function unexplained(change: Change, { opening, one, two }: Both, line: Line, at: HandName): readonly Unexplained[] {
  const found = firstDifference(one, two, line);
  if (found === null) return [];
  const isOne = isExplained(change, opening, (table) => {
    const other = firstDifference(one, table, line);
    return other !== null && other.kind === found.kind && other.at === found.at;
  });
  return isOne ? [] : [{ stake: one.stake, at, was: found.was, is: found.is }];
}
