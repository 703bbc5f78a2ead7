// The cage of a house: chips handed out and taken in, each time with a slip that has a number. Nobody's chips go below nothing, and a
// slip that was wrong is corrected by another entry beside it.
import type { FlatOf } from 'baraja/table';
import type { AccountName, Move, Reason, StatementLine } from '../ledger/index.js';
import type { Store } from '../store/index.js';
import { dayOf, gamingDay, type Span } from '../table/day.js';
import { because, type Staffer } from './acted.js';
import type { Happened, OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';
import { SLIP_FACTS, type SLIPS } from './slips-facts.js';

export type SlipEvent = FlatOf<typeof SLIP_FACTS>;
export type SlipKind = (typeof SLIPS)[number];
export interface Slip {
  readonly number: number;
  readonly at: number;
  readonly day: string;
  readonly what: SlipKind;
  readonly patron: string;
  readonly name: string;
  /** As it was written, and as it stands after corrections. */
  readonly written: number;
  readonly amount: number;
  readonly by: Staffer;
  readonly reason?: string;
  readonly corrections: readonly {
    readonly at: number;
    readonly before: number;
    readonly after: number;
    readonly by: Staffer;
    readonly reason?: string;
  }[];
}
interface Deps {
  readonly house: string;
  readonly store: Store;
  /** The house, or he himself, keeps him from play. */
  keepsOut(patron: string): boolean;
  happen(
    decide: (at: number) => OfficeChange<SlipEvent> | OfficeRefusal | Promise<OfficeChange<SlipEvent> | OfficeRefusal>,
    id?: string,
  ): Promise<OfficeRefusal | Happened>;
}
/** Cents of cash in or out by one person on one gaming day from which on it is reported (31 CFR 1021.311). */
export const REPORTED = 1_000_000;
/** And from here on the house looks whether it is suspicious. */
const WATCHED = 500_000;
export interface CashOfDay {
  readonly patron: string;
  readonly name: string;
  readonly in: number;
  readonly out: number;
  readonly isReported: boolean;
}
const REASON_OF: Readonly<Record<SlipKind, Reason>> = {
  sold: 'deposit',
  cashed: 'withdrawal',
  granted: 'grant',
  'taken-back': 'forfeit',
};
/** Chips go to the patron; of the others they come from him. */
const isOut = (what: SlipKind): boolean => what === 'sold' || what === 'granted';

export class Slips {
  readonly all: Slip[] = [];
  constructor(private readonly deps: Deps) {}

  fold(e: { readonly type: string }, at: number): void {
    if (Object.hasOwn(SLIP_FACTS, e.type)) this.take(e as SlipEvent, at);
  }
  private take(e: SlipEvent, at: number): void {
    if (e.type === 'SlipWritten') {
      const { type: _type, before: _had, after: _has, amount, ...slip } = e;
      const day = dayOf(gamingDay(this.deps.house), at);
      this.all.push({ ...slip, at, day, written: amount, amount, corrections: [] });
      return;
    }
    const { before, after, by, reason } = e;
    const slip = this.all[e.number - 1]!;
    const correction = { at, before, after, by, ...because(reason) };
    this.all[e.number - 1] = { ...slip, amount: after, corrections: [...slip.corrections, correction] };
  }
  private ends(what: SlipKind, patron: string): readonly [AccountName, AccountName] {
    const outside: AccountName = what === 'sold' || what === 'cashed' ? `cash:${this.deps.house}` : 'grant';
    const own: AccountName = `wallet:${patron}`;
    return isOut(what) ? [outside, own] : [own, outside];
  }
  write(
    by: Staffer,
    asked: { readonly what: SlipKind; patron: string; name: string; amount: number; reason?: string },
    id?: string,
  ) {
    return this.deps.happen(async () => {
      const { what, patron, name, amount, reason } = asked;
      if (patron === by.id) return officeRefuse('own-chips');
      // Who is kept out takes nothing more to play with; what he has is his, and cashed at any time.
      if (isOut(what) && this.deps.keepsOut(patron)) return officeRefuse('kept-out');
      const { available: before } = await this.deps.store.ledger.balance(`wallet:${patron}`);
      if (!isOut(what) && before < amount) return officeRefuse('not-enough-chips', { available: before });
      const after = isOut(what) ? before + amount : before - amount;
      const number = this.all.length + 1;
      const written = { number, what, patron, name, amount, before, after, by, ...because(reason) };
      const event = { type: 'SlipWritten', ...written } as const;
      const [from, to] = this.ends(what, patron);
      const move = { id: this.idOf(number), from, to, amount, reason: REASON_OF[what] };
      return { events: [event], transfers: [{ ...move, rule: null, patron, table: null }] };
    }, id);
  }
  private async shortOf(patron: string, amount: number): Promise<OfficeRefusal | null> {
    const { available } = await this.deps.store.ledger.balance(`wallet:${patron}`);
    return available < amount ? officeRefuse('not-enough-chips', { available }) : null;
  }
  private readonly idOf = (number: number): string => `office-${this.deps.house}/slip-${number}`;
  correct(by: Staffer, number: number, amount: number, reason: string, id?: string) {
    return this.deps.happen(async () => {
      const slip = this.all[number - 1];
      if (slip === undefined) return officeRefuse('no-such-slip');
      if (slip.patron === by.id) return officeRefuse('own-chips');
      const { amount: before, what, patron } = slip;
      if (before === amount) return officeRefuse('same-figure');
      const more = amount > before;
      const [from, to] = this.ends(what, patron);
      if (more !== isOut(what)) {
        const short = await this.shortOf(patron, Math.abs(amount - before));
        if (short) return short;
      }
      const correction = slip.corrections.length + 1;
      const move: Move = {
        ...{ id: `${this.idOf(number)}/${correction}`, corrects: this.idOf(number), rule: null, patron, table: null },
        ...{ from: more ? from : to, to: more ? to : from, amount: Math.abs(amount - before), reason: 'correction' },
      };
      const event = { type: 'SlipCorrected', number, correction, before, after: amount, by } as const;
      return { events: [{ ...event, ...because(reason) }], transfers: [move] };
    }, id);
  }
  /** Who brought or took so much cash on a day that it is looked at, or more than goes unreported. */
  reported(day: string): readonly CashOfDay[] {
    const sums = new Map<string, { patron: string; name: string; in: number; out: number }>();
    for (const { day: on, what, patron, name, amount } of this.all) {
      if (on !== day || (what !== 'sold' && what !== 'cashed')) continue;
      const sum = sums.get(patron) ?? { patron, name, in: 0, out: 0 };
      sums.set(patron, {
        ...sum,
        in: sum.in + (what === 'sold' ? amount : 0),
        out: sum.out + (what === 'cashed' ? amount : 0),
      });
    }
    return [...sums.values()]
      .filter((sum) => sum.in >= WATCHED || sum.out >= WATCHED)
      .map((sum) => ({ ...sum, isReported: sum.in > REPORTED || sum.out > REPORTED }));
  }
}

/** A patron's chips over a time: every line with an id of its own, and what they come to by reason. Opening and lines make the closing. */
export interface PatronStatement {
  readonly patron: string;
  readonly from: number;
  readonly to: number;
  readonly opening: number;
  readonly closing: number;
  readonly sums: Readonly<Partial<Record<Reason, number>>>;
  readonly lines: readonly StatementLine[];
  /** There are more than are told one by one; the sums have all of them. */
  readonly isCut: boolean;
}
/** Where a patron plays besides is not this house's business: of such a line what it came to is told, and nothing of where. */
export async function lineFor(
  house: string,
  line: StatementLine,
  isOurs: (table: string) => Promise<boolean>,
): Promise<Omit<StatementLine, 'other'> & { readonly other: string }> {
  const [kind, at] = line.other.split(':') as [string, string?];
  const isHouses = at === undefined || at === house || at.startsWith(`${house}/`);
  if (line.table === null ? isHouses : await isOurs(line.table)) return line;
  return { ...line, id: String(line.seq), other: kind, table: null, rule: null, refers: null };
}
const LINES_MAX = 2000;
const PAGE = 1000;
export async function patronStatement({ ledger }: Store, patron: string, { from, to }: Span): Promise<PatronStatement> {
  const lines: StatementLine[] = [];
  const sums: Partial<Record<Reason, number>> = {};
  let [after, total, opening, closing] = [0 as number | null, 0, 0, 0];
  while (after !== null) {
    const page = await ledger.statement(`wallet:${patron}`, from, to, { after, limit: PAGE });
    if (after === 0) opening = page.opening;
    closing = page.closing;
    for (const line of page.lines) {
      sums[line.reason] = (sums[line.reason] ?? 0) + line.amount;
      if (++total <= LINES_MAX) lines.push(line);
    }
    after = page.next;
  }
  return { patron, from, to, opening, closing, sums, lines, isCut: total > LINES_MAX };
}
