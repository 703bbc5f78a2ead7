// What the collection costs at every table of the books: a hand, an hour, and beside the pot, by how many play. Amounts are in cents.

import { type GameId, gameBooks, gameOf, type HouseId, houses, isOpened, openTable, stakesOf } from 'baraja/books';
import { type FeeRules, feesFor, forcedUnit, type TableRules } from 'baraja/table';
import { type Fraction, fraction, over, times } from '../exact/fraction.js';

export interface FeeTerms {
  /** Hands an hour; what a table does depends on its dealer. */
  readonly handsPerHour: number;
  /** The pot a fee is held against, in units of the forced bet. */
  readonly potUnits: number;
}

export const USUAL_TERMS: FeeTerms = { handsPerHour: 30, potUnits: 20 };

export interface FeeRow {
  readonly players: number;
  /** Of the whole table, a hand: to the house, and to the jackpot. By the half hour: what comes to a hand. */
  readonly collection: Fraction;
  readonly jackpot: Fraction;
  readonly perHour: Fraction;
  readonly perPlayerHand: Fraction;
  readonly perPlayerHour: Fraction;
  /** Of a pot of so many forced bets. */
  readonly ofPot: Fraction;
  readonly rule: string;
}

export interface FeeTable {
  readonly house: HouseId;
  readonly game: GameId;
  readonly name: string;
  /** Stakes with the same fee. */
  readonly stakes: readonly string[];
  readonly kind: FeeRules['kind'];
  /** The pot the shares are of. */
  readonly pot: number;
  readonly rows: readonly FeeRow[];
}

/** Every table of a house, or of all; tables whose figures are the same are listed together. */
export function feeTables(house: HouseId | null, terms: FeeTerms = USUAL_TERMS): readonly FeeTable[] {
  const tables = houses
    .filter(({ id }) => house === null || id === house)
    .flatMap(({ id }) =>
      gameBooks.filter((book) => gameOf(book.id).house === id).flatMap((book) => tablesOf(id, book.id, terms)),
    );
  const merged: FeeTable[] = [];
  for (const table of tables) {
    const like = merged.findIndex((other) => other.game === table.game && isAlike(other, table));
    if (like < 0) merged.push(table);
    else merged[like] = { ...merged[like]!, stakes: [...merged[like]!.stakes, ...table.stakes] };
  }
  return merged;
}

/** The same fees; what they are of the pot may differ, and is told for the first of the stakes. */
function isAlike(one: FeeTable, other: FeeTable): boolean {
  const plain = ({ kind, rows }: FeeTable) =>
    [
      kind,
      ...rows.map(({ players, collection, jackpot, rule }) => [players, collection.n, collection.d, jackpot.n, rule]),
    ].join();
  return plain(one) === plain(other);
}

function tablesOf(house: HouseId, game: GameId, terms: FeeTerms): readonly FeeTable[] {
  const stakes = stakesOf(game);
  if ('refused' in stakes) return [];
  return stakes.flatMap((stake) => {
    const rules = openTable({ house, game, stake: stake.id });
    if (!isOpened(rules)) return [];
    const { fee, seats } = rules;
    // What is taken of wagers is told apart: see banked.ts.
    if (fee.kind === 'wager') return [];
    const pot = terms.potUnits * forcedUnit(rules);
    const rows = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => rowOf(rules, seats.min + i, pot, terms));
    return [{ house, game, name: gameOf(game).name, stakes: [stake.id], kind: fee.kind, pot, rows }];
  });
}

function rowOf(rules: TableRules, players: number, pot: number, { handsPerHour }: FeeTerms): FeeRow {
  const { collection, jackpot, rule } = perHand(rules, players, handsPerHour);
  const taken = fraction(collection.n * jackpot.d + jackpot.n * collection.d, collection.d * jackpot.d);
  const [hands, seats] = [fraction(handsPerHour), fraction(players)];
  return {
    players,
    collection,
    jackpot,
    perHour: times(taken, hands),
    perPlayerHand: over(taken, seats),
    perPlayerHour: over(times(taken, hands), seats),
    ofPot: pot === 0 ? fraction(0) : over(taken, fraction(pot)),
    rule,
  };
}

interface PerHand {
  readonly collection: Fraction;
  readonly jackpot: Fraction;
  readonly rule: string;
}

/** As the table itself would take it. */
function perHand(rules: TableRules, players: number, handsPerHour: number): PerHand {
  const { fee } = rules;
  if (fee.kind === 'none') return { collection: fraction(0), jackpot: fraction(0), rule: '' };
  if (fee.kind === 'time') {
    const band = fee.bands.find(({ playersMin }) => players >= playersMin);
    const hourly = (band?.perHalfHour ?? 0) * 2 * players;
    return { collection: fraction(hourly, handsPerHour), jackpot: fraction(0), rule: band?.rule ?? '' };
  }
  const dealt = Array.from({ length: players }, (_, i) => i + 1);
  const markers = { button: 1, 'small-blind': 2, 'big-blind': players > 2 ? 3 : 2, 'first-card': 1 };
  const fees = feesFor(rules, { markers, dealt, seated: players });
  const sum = (to: string): number => fees.filter((one) => one.to === to).reduce((all, { amount }) => all + amount, 0);
  return { collection: fraction(sum('drop')), jackpot: fraction(sum('jackpot')), rule: fees[0]?.rule ?? '' };
}

/**
 * What a jackpot dollar returns: nothing while no jackpot is posted, and otherwise its prize by how seldom it is won.
 * Both in the same unit; `oneIn` counts hands at the table.
 */
export function jackpotReturn(terms: { feePerHand: number; prize: number; oneIn: number } | null): Fraction {
  return terms === null ? fraction(0) : fraction(terms.prize, terms.oneIn * terms.feePerHand);
}
