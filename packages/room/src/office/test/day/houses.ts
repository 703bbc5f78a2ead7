// What a day at a house is made of, read off its book: its usual table, one with a time charge where it has such, whether a limit is
// announced there, and what kind of jackpot it has. Who plays at home has no office to keep.
import { games, type House, houses, isOpened, openTable, stakesOf, switchesFor } from 'baraja/books';
import { progressiveOf, type TableRules } from 'baraja/table';
import { gamingDay, HOUR, shiftsOf } from '../../../table/day.js';

export interface TableAsked {
  readonly name: string;
  readonly game: string;
  readonly stake: string;
  readonly bots: number;
  /** What the house posts there of what its book leaves open. */
  readonly fee?: PostedFee;
}
/** A flat rate in cents, from so many players on. */
export interface PostedFee {
  readonly key: string;
  readonly playersMin: number;
  readonly rate: number;
}
export interface HouseDay {
  readonly house: string;
  readonly name: string;
  readonly date: string;
  /** When it opens, in the evening; and how long until its shift is over. */
  readonly start: number;
  readonly shift: number;
  readonly main: TableAsked;
  /** The same game at a stake with a time charge. */
  readonly timed: TableAsked | null;
  /** The same game with bots, for practice. */
  readonly bots: TableAsked;
  /** How many it takes to deal. */
  readonly players: number;
  /** Where the law has a limit: another one, and minutes of notice. */
  readonly notice: { readonly limit: number; readonly minutes: number } | null;
  /** A fund the house pays by its own rule, a meter at the table, or none. */
  readonly jackpot: 'fund' | 'progressive' | null;
  /** What a dispute is decided by here. */
  readonly clause: string;
}
const DATE = '2026-11-14';
const HALF_HOURLY = 'time';
const POSTED = 100;

function rulesAt(house: string, game: string, stake?: string): TableRules {
  const rules = openTable({ house, game, ...(stake ? { stake } : {}) });
  if (!isOpened(rules)) throw new Error(`${house} ${game} ${stake} does not open`);
  return rules;
}
/** Where the sheet names no fee and the book leaves it to the house: one is posted for the day, so that there is a box to count. */
function feeAt(house: House['id'], game: Parameters<typeof switchesFor>[1]): PostedFee | undefined {
  const rules = rulesAt(house, game);
  const rated = switchesFor(house, game).find(({ kind }) => kind.kind === 'table' && 'rate' in kind.columns);
  return rules.fee.kind === 'none' && rated ? { key: rated.key, playersMin: rules.seats.min, rate: POSTED } : undefined;
}
function timedStake(house: string, game: string): string | null {
  const stakes = stakesOf(game as Parameters<typeof stakesOf>[0]);
  if ('refused' in stakes) return null;
  return stakes.find(({ id }) => rulesAt(house, game, id).fee.kind === HALF_HOURLY)?.id ?? null;
}
function jackpotOf(rules: TableRules): HouseDay['jackpot'] {
  if (progressiveOf(rules) !== null) return 'progressive';
  return rules.fee.kind === 'hand' && rules.fee.bands.some(({ jackpot }) => jackpot > 0) ? 'fund' : null;
}
function dayAt({ id, name, practice }: House): HouseDay {
  const [usual] = practice;
  const game = usual?.game ?? games.find(({ house }) => house === id)!.id;
  const rules = rulesAt(id, game, usual?.stake);
  const timed = timedStake(id, game);
  const shift = shiftsOf(gamingDay(id), DATE).at(-2)!;
  const start = shift.from + 2 * HOUR;
  const fee = feeAt(id, game);
  const table = (called: string, stake = rules.stake, bots = 0): TableAsked => ({ name: called, game, stake, bots });
  return {
    ...{ house: id, name, date: DATE, start, shift: shift.to - start },
    main: { ...table('Table 1'), ...(fee ? { fee } : {}) },
    timed: timed === null ? null : table('Table 2', timed),
    bots: table('Practice', rules.stake, 2),
    players: rules.seats.min,
    notice: rules.ordinance && { limit: rules.ordinance.tableMax / 2, minutes: rules.ordinance.noticeMinutes },
    jackpot: jackpotOf(rules),
    clause: rules.cites.tableStakes,
  };
}
/** Those that keep a gaming day: they have an office, and somebody who looks into it. */
export const days: readonly HouseDay[] = houses.filter(({ day }) => day !== undefined).map(dayAt);
