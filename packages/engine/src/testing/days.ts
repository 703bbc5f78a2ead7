/**
 * The days of a progressive that is run by hand, line by line: what falls into its box, what tray and jackpot pay, the count that ends a
 * day, and its end. Amounts are dollars.
 *
 *     dropped $400 · tray pays $150 · jackpot pays $1000 · counted · removed · takes up $300
 */
import {
  begin,
  counted,
  type Entry,
  type Posted,
  type Progressive,
  type ProgressiveRules,
  played,
  removed,
  takenUp,
} from '../progressive/index.js';
import type { TableRules } from '../table/index.js';
import { NoLine } from './evening.js';

const CENTS = 100;
const LINE = /^(?:(dropped|tray pays|jackpot pays|takes up) \$([\d.]+)|(counted)|(removed))$/;
const SUM = { dropped: 'dropped', 'tray pays': 'tray', 'jackpot pays': 'jackpot' } as const;

export class Days {
  private book: Progressive;
  private readonly told: Entry[] = [];
  private readonly progressive: ProgressiveRules;

  constructor(
    readonly rules: TableRules,
    lines: readonly string[],
  ) {
    const { game } = rules;
    const progressive = game.family === 'spanish-poker' ? game.progressive : null;
    if (progressive === null) throw new NoLine(lines.join(', '));
    this.progressive = progressive;
    this.book = this.post(begin(progressive));
    for (const line of lines) this.book = this.post(this.read(line));
  }
  private post({ book, entries }: Posted): Progressive {
    this.told.push(...entries);
    return book;
  }
  private read(line: string): Posted {
    const [, what, dollars, count, end] = LINE.exec(line) ?? [];
    if (count !== undefined) return counted(this.progressive, this.book);
    if (end !== undefined) return removed(this.progressive, this.book);
    if (what === undefined) throw new NoLine(line);
    const amount = Math.round(Number(dollars) * CENTS);
    const { carried } = this.rules.cites;
    if (what === 'takes up' && carried !== undefined) return takenUp(this.book, amount, carried);
    const sums = { dropped: 0, tray: 0, jackpot: 0, [SUM[what as keyof typeof SUM]]: amount };
    return played(this.progressive, this.book, sums);
  }
  /** What lies in an account of the book, and what the days before still owe the house. */
  at(account: string): number {
    const { at, carryover, seedOwed } = this.book;
    const all: Readonly<Record<string, number>> = { ...at, carryover, 'seed-owed': seedOwed };
    const found = all[account];
    if (found === undefined) throw new Error(`no account ${account}: ${Object.keys(all).join(', ')}`);
    return found / CENTS;
  }
  /** What was written into the book for this reason. */
  all(why: string): readonly Entry[] {
    return this.told.filter((entry) => entry.why === why);
  }
  last(why: string): Entry {
    const found = this.all(why).at(-1);
    if (!found) throw new Error(`no ${why} in ${this.told.map((entry) => entry.why).join(' ')}`);
    return found;
  }
}
