/** What the house takes at a table: the rows for its stake, as rules. */
import type { FeeRules } from '../table/index.js';
import type { GamePages, Row, RuleId } from './page.js';
import { evaluate, type Known } from './phrase.js';
import type { Stake } from './stake.js';
import { figuresOf } from './stakes.js';
import { entriesOf, once, type Printed, playersOf } from './switches.js';

/** A row of the table, reckoned. */
export type Rate = Printed;
export interface FeeSaid {
  /** The rows of a table as they stand. */
  readonly rows: (table: string) => readonly Printed[];
  /** A value of the table: `fee.from`. */
  readonly value: (topic: string) => unknown;
  readonly known: Known;
}

const otherwiseIn = ({ value }: FeeSaid): Row | undefined => value('fee.otherwise') as Row | undefined;
/** The rows a fee is read off: those of its table, or of the one that is named for where that has none. */
export function ratesOf(stake: Stake, said: FeeSaid): readonly Rate[] {
  const first = ratesAt(stake, said.value('fee.table'), said);
  return first.length > 0 ? first : ratesAt(stake, otherwiseIn(said)?.table, said);
}
export function feeOf(pages: GamePages, stake: Stake, said: FeeSaid): FeeRules {
  const first = ratesAt(stake, said.value('fee.table'), said);
  const other = otherwiseIn(said);
  const rates = first.length > 0 ? first : ratesAt(stake, other?.table, said);
  const value = (topic: string): unknown =>
    (first.length > 0 ? undefined : other?.[topic.slice(4)]) ?? said.value(topic);
  if (rates.length === 0) return { kind: 'none' };
  if (rates.some(({ row }) => row.per === 'wager')) return wagerFee(rates);
  if ((rates[0]!.row.per ?? 'hand') !== 'hand') return timeFee(rates, value('fee.newPlayer'));
  if (value('fee.ofNothing') === 'none' && rates.every(({ row }) => row.fee === 0)) return { kind: 'none' };
  const jackpots = jackpotsOn(pages);
  const collects = value('fee.jackpot') === 'on';
  return {
    kind: 'hand',
    from: value('fee.from'),
    jackpotFrom: value('fee.jackpotFrom'),
    count: value('fee.count'),
    bands: rates.map(({ row, by }) => ({
      playersMin: fewest(row),
      collection: Number(row.fee),
      jackpot: collects ? Number(row.jackpot ?? 0) : 0,
      rule: by,
      jackpotRule: jackpots.get(by) ?? by,
    })),
  } as FeeRules; // what it may not be, the table's schema says
}
/** The clause of a jackpot fee by the clause of the fee it goes with. */
const jackpotsOn = once(
  (pages): ReadonlyMap<RuleId, RuleId> =>
    new Map(
      entriesOf(pages).flatMap(({ entry: { id, 'jackpot of': of } }) => (of === undefined ? [] : [[of, id] as const])),
    ),
);

const fewest = (row: Row): number => playersOf(row).playersMin ?? Number(row.playersMin ?? 2);
const timeFee = (rates: readonly Rate[], newPlayer: unknown): FeeRules =>
  ({
    kind: 'time',
    newPlayer,
    bands: rates.map(({ row, by }) => ({ playersMin: fewest(row), perHalfHour: Number(row.fee), rule: by })),
  }) as FeeRules;
/** Nobody pays nothing: a rate of $0 is no rate. */
function wagerFee(rates: readonly Rate[]): FeeRules {
  const of = (who: string) =>
    rates
      .filter(({ row }) => row.of === who && row.fee !== 0)
      .map(({ row, by }) => ({ over: Number(row.over ?? 0), amount: Number(row.fee), rule: by }));
  return { kind: 'wager', player: of('player'), bank: of('bank') };
}

/** A flat `rate` is a fee by the hand. */
const byTheHand = (row: Row): Row => (row.rate === undefined ? row : { fee: row.rate, ...row });

/** The rows for a stake, from the most players down. */
function ratesAt(stake: Stake, table: unknown, { rows, value, known }: FeeSaid): readonly Rate[] {
  if (typeof table !== 'string') return [];
  const form = String(value('fee.as') ?? stake.form);
  const named = figuresOf(stake).replace('-', '/');
  const isHere = ({ form: of, stakes }: Row): boolean =>
    (of === undefined || of === form) &&
    (stakes === undefined || String(stakes).replaceAll('-', '/').split(' ').includes(named));
  const here = rows(table)
    .map(({ row, ...printed }) => ({ ...printed, row: byTheHand(evaluate(row, known, stake) as Row) }))
    .filter(({ row }) => isHere(row) && row.fee !== undefined);
  // Rows that speak of the same number of players are left as they lie: which holds is for the house to say, and the schema asks.
  const isClear = here.every(({ row }, i) => here.slice(i + 1).every((other) => !meet(row, other.row)));
  if (here.every(({ row }) => row.per === 'wager') || !isClear) return here;
  return here.toSorted((a, b) => fewest(b.row) - fewest(a.row));
}
/** Do both say what so many players pay? */
function meet(a: Row, b: Row): boolean {
  const most = (row: Row): number => playersOf(row).playersMax ?? Number(row.playersMax ?? fewest(row));
  return fewest(a) <= most(b) && fewest(b) <= most(a);
}
