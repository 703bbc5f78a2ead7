// The settlement of a game, read off what was told: who won, how each point came about, and who paid what by which rule.
import type { RummyRules } from 'baraja/games';
import type { Line } from 'baraja/steps';
import type { Written } from '../../lib/wire.js';
import type { RummyStrings } from './words/index.js';

export interface Paid {
  readonly event: Written;
  readonly amount: number;
  /** What was owed; more than was paid where somebody had no more on the table. */
  readonly due: number;
}
export interface SheetData {
  readonly winners: readonly number[];
  readonly won: Written | null;
  readonly lines: readonly Line[];
  readonly points: number;
  readonly paid: readonly Paid[];
  readonly collected: Readonly<Record<number, number>>;
}
/** Null while nothing has been settled. */
export function sheetOf(settled: readonly Written[]): SheetData | null {
  const wins = settled.filter((event) => event.type === 'GameWon');
  const won = wins[0] ?? null;
  const ended = settled.some((event) => event.type === 'StockExhausted' && event.note.ends);
  if (!won && !ended) return null;
  const paid = settled
    .filter(({ type }) => type === 'PointsPaid' || type === 'AntesWon' || type === 'AntesShared')
    .map((event): Paid => {
      const amount = (event.chips ?? []).reduce((sum, move) => sum + move.amount, 0);
      return { event, amount, due: event.type === 'PointsPaid' ? event.note.due : amount };
    });
  const collected: Record<number, number> = {};
  for (const { event } of paid)
    for (const { to, amount } of event.chips ?? []) {
      const seat = Number(to.split(':')[1]);
      collected[seat] = (collected[seat] ?? 0) + amount;
    }
  return {
    winners: wins.flatMap(({ seat }) => seat ?? []),
    won,
    lines: won?.note.lines ?? [],
    points: won?.note.points ?? 0,
    paid,
    collected,
  };
}
/** What the bonus is for. */
export function bonusText(s: RummyStrings, { what, cards }: Line, rules: RummyRules): string {
  if (what === 'escala' || what === 'camuco') return s.sheet[what];
  if (cards.length === 0) return s.sheet.none;
  return s.sheet.bonus[what][rules.game === 'escaleriado' ? rules.bonusSet : 'all-odd'];
}
