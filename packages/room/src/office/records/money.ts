// Reports of money: accounts between two moments, with what came and went by reason; counts; slips.
import type { AccountName, Ledger } from '../../ledger/index.js';
import type { Span } from '../../table/day.js';
import { type Count, figureNow } from '../boxes.js';
import type { Slip } from '../slips.js';

/** An account over a time: opening, and what came and went, make the closing. */
export interface AccountLine {
  readonly account: AccountName;
  readonly opening: number;
  readonly came: number;
  readonly went: number;
  readonly closing: number;
  /** What it gained or lost, by reason and by the kind of account at the other end. */
  readonly by: Readonly<Record<string, number>>;
}
const PAGE = 1000;
export async function accountDuring(ledger: Ledger, account: AccountName, { from, to }: Span): Promise<AccountLine> {
  const by: Record<string, number> = {};
  let [after, opening, closing, came, went] = [0 as number | null, 0, 0, 0, 0];
  while (after !== null) {
    const page = await ledger.statement(account, from, to, { after, limit: PAGE });
    if (after === 0) opening = page.opening;
    closing = page.closing;
    for (const { amount, reason, other } of page.lines) {
      const key = `${reason} ${other}`;
      by[key] = (by[key] ?? 0) + amount;
      if (amount > 0) came += amount;
      else went -= amount;
    }
    after = page.next;
  }
  return { account, opening, came, went, closing, by };
}
export const ACCOUNTS_SHOWN = {
  account: 'text',
  opening: 'money',
  came: 'money',
  went: 'money',
  closing: 'money',
  why: 'text',
} as const;
export interface AccountShown {
  readonly account: string;
  readonly opening: number;
  readonly came: number;
  readonly went: number;
  readonly closing: number;
  readonly why: string;
}
/** Funds and meters with seed, contributions, awards and transfers. Those without a cent then or now are left out. */
export async function fundsDuring(ledger: Ledger, house: string, span: Span): Promise<readonly AccountShown[]> {
  const lines: AccountShown[] = [];
  const accounts = (await ledger.accounts(`jackpot:${house}`)).map(({ account }) => account);
  const boxes = (await ledger.accounts(`drop:${house}/`)).map(({ account }) => account);
  for (const account of [...accounts, ...boxes.filter((name) => /\/(?:progressive|jackpot)$/.test(name))]) {
    if (!isOf(account, house)) continue;
    const { by, ...line } = await accountDuring(ledger, account, span);
    if (line.opening === 0 && line.came === 0 && line.went === 0) continue;
    const sums = new Map<string, number>();
    for (const [key, amount] of Object.entries(by)) {
      const reason = key.split(' ')[0]!;
      sums.set(reason, (sums.get(reason) ?? 0) + amount);
    }
    lines.push({
      ...line,
      why: [...sums].map(([reason, amount]) => `${reason} ${(amount / 100).toFixed(2)}`).join('; '),
    });
  }
  return lines;
}
/** Does an account belong to the house, and not to another whose name begins so? */
const isOf = (account: AccountName, house: string): boolean => {
  const rest = account.slice(account.indexOf(':') + 1);
  return rest === house || rest.startsWith(`${house}/`);
};

export interface DropLine {
  readonly count: number;
  readonly day: string;
  readonly shift: number;
  readonly table: string;
  readonly kind: string;
  readonly book: number;
  readonly fees: number;
  readonly counted: number | null;
  readonly variance: number | null;
  readonly at: number;
  readonly counters: string;
  readonly corrections: string;
}
export const DROP = {
  count: 'text',
  day: 'text',
  shift: 'text',
  table: 'text',
  kind: 'text',
  book: 'money',
  fees: 'money',
  counted: 'money',
  variance: 'money',
  at: 'time',
  counters: 'text',
  corrections: 'text',
} as const;
/** The count sheets: box by box, what the book said, what the hands paid, what was counted, by whom, and every correction. */
export const dropCounted = (
  counts: readonly Count[],
  { from, to }: Span,
  names: ReadonlyMap<string, string>,
): readonly DropLine[] =>
  counts
    .filter(({ at }) => at >= from && at < to)
    .flatMap((count) =>
      count.boxes.map(({ table, kind, amount, fees }) => {
        const counted = figureNow(count, { table, kind });
        const corrected = count.corrections.filter((one) => one.table === table && one.kind === kind);
        const dollars = (cents: number): string => (cents / 100).toFixed(2);
        return {
          ...{ count: count.number, day: count.day, shift: count.shift, table: names.get(table) ?? table, kind },
          // Until both sheets are in nobody is told what the book says.
          ...(counted === null ? { book: 0, fees: 0 } : { book: amount, fees }),
          ...{ counted, variance: counted === null ? null : counted - amount, at: count.at },
          counters: (count.closed?.by ?? []).map(({ name }) => name).join(', '),
          corrections: corrected
            .map(({ before, after, by, reason }) => `${dollars(before)} > ${dollars(after)} (${by.name}: ${reason})`)
            .join('; '),
        };
      }),
    );

export interface SlipLine {
  readonly slip: number;
  readonly at: number;
  readonly what: string;
  readonly patron: string;
  readonly written: number;
  readonly amount: number;
  readonly by: string;
  readonly reason: string | null;
}
export const SLIPS_SHOWN = {
  slip: 'text',
  at: 'time',
  what: 'text',
  patron: 'text',
  written: 'money',
  amount: 'money',
  by: 'text',
  reason: 'text',
} as const;
export const slipsDuring = (slips: readonly Slip[], { from, to }: Span): readonly SlipLine[] =>
  slips
    .filter(({ at }) => at >= from && at < to)
    .map(({ number: slip, at, what, name: patron, written, amount, by, reason }) => {
      return { slip, at, what, patron, written, amount, by: by.name, reason: reason ?? null };
    });
