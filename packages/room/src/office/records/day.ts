// The statement of a gaming day: what was played, what it paid, where the money lay when the day began and ended, and whether all of it
// agrees: the hands with the boxes, the boxes with the counts, and every account with what came and went. To the cent, or it says so.
import type { AccountName, Ledger } from '../../ledger/index.js';
import type { GamingDay, Span } from '../../table/day.js';
import type { Count } from '../boxes.js';
import { SECOND } from '../boxes-second.js';
import type { Slip } from '../slips.js';
import { type AccountLine, accountDuring } from './money.js';
import type { HandsLine } from './play.js';

/** Two figures that must be one. */
export interface Agreement {
  readonly what: 'hand fees' | 'time collection' | 'jackpot fees' | 'counts' | 'slips' | 'accounts' | 'book';
  readonly left: number;
  readonly right: number;
}
export interface Flow {
  /** Why, and with what kind of account outside the house's own. */
  readonly reason: string;
  readonly with: string;
  /** With its sign: what the house's accounts gained by it. */
  readonly amount: number;
}
export interface DayStatement {
  readonly house: string;
  readonly name: string;
  readonly place: string;
  readonly day: string;
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly hands: readonly HandsLine[];
  readonly counts: readonly Count[];
  /** Chips over the counter of the cage. */
  readonly slips: readonly Slip[];
  readonly accounts: readonly AccountLine[];
  readonly flows: readonly Flow[];
  readonly agree: readonly Agreement[];
  readonly balances: boolean;
}
interface Asked {
  readonly house: { readonly id: string; readonly name: string; readonly place: string };
  readonly date: string;
  readonly day: GamingDay;
  readonly span: Span;
  readonly hands: readonly HandsLine[];
  readonly counts: readonly Count[];
  readonly slips: readonly Slip[];
}
/** The house's own accounts, but for chips in play: boxes, cage, funds, and what counts were over or short by. */
async function accountsOf(ledger: Ledger, house: string): Promise<readonly AccountName[]> {
  const found: AccountName[] = [];
  for (const kind of ['drop', 'cage', 'jackpot'] as const)
    for (const { account } of await ledger.accounts(`${kind}:${house}`)) {
      const rest = account.slice(kind.length + 1);
      if (rest === house || rest.startsWith(`${house}/`)) found.push(account);
    }
  return [...found, `cash:variance/${house}`];
}
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const kindOf = (account: string): string => account.split(':')[0]!;

export async function dayStatement(ledger: Ledger, asked: Asked): Promise<DayStatement> {
  const { house, date, day, span, hands } = asked;
  const names = await accountsOf(ledger, house.id);
  const all = await Promise.all(names.map((account) => accountDuring(ledger, account, span)));
  const accounts = all.filter(({ opening, came, went }) => opening !== 0 || came !== 0 || went !== 0);
  const flows = flowsOf(accounts, new Set<string>(names));
  const closed = asked.counts.filter(
    (one) => one.closed !== null && one.closed.at >= span.from && one.closed.at < span.to,
  );
  const outside = await overTheCounter(ledger, house.id, span);
  const agree = agreements(asked, accounts, flows, closed, outside);
  return {
    ...{ house: house.id, name: house.name, place: house.place, day: date, zone: day.zone, ...span },
    ...{ hands, counts: closed, accounts, flows, agree },
    slips: asked.slips.filter(({ at }) => at >= span.from && at < span.to),
    balances: agree.every(({ left, right }) => left === right),
  };
}
/** Cash for chips and chips for cash, by the book: what people brought, less what they took. */
async function overTheCounter(ledger: Ledger, house: string, span: Span): Promise<number> {
  const { by } = await accountDuring(ledger, `cash:${house}`, span);
  return -total(Object.entries(by).flatMap(([key, amount]) => (key.includes(' wallet:') ? [amount] : [])));
}
/** The same by the slips: each when it was written, and what corrected it when that was. */
function bySlips(slips: readonly Slip[], { from, to }: Span): number {
  const isIn = ({ at }: { readonly at: number }): boolean => at >= from && at < to;
  return total(
    slips.flatMap((slip) => {
      const way = slip.what === 'sold' ? 1 : slip.what === 'cashed' ? -1 : 0;
      const corrected = slip.corrections.filter(isIn).map(({ before, after }) => way * (after - before));
      return [isIn(slip) ? way * slip.written : 0, ...corrected];
    }),
  );
}
/** What came to the house's accounts from outside them, and went there. What moves among them is no flow. */
function flowsOf(accounts: readonly AccountLine[], own: ReadonlySet<string>): readonly Flow[] {
  const sums = new Map<string, Flow>();
  for (const { by } of accounts)
    for (const [key, amount] of Object.entries(by)) {
      const [reason = '', other = ''] = key.split(' ');
      if (own.has(other)) continue;
      const at = `${reason} ${kindOf(other)}`;
      sums.set(at, { reason, with: kindOf(other), amount: (sums.get(at)?.amount ?? 0) + amount });
    }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort((a, b) => (a.reason < b.reason ? -1 : 1));
}
function agreements(
  { house, hands, slips, span }: Asked,
  accounts: readonly AccountLine[],
  flows: readonly Flow[],
  closed: readonly Count[],
  outside: number,
): readonly Agreement[] {
  const cameInto = (kind: string): number => {
    const boxes = accounts.filter(({ account }) => account.endsWith(`/${kind}`) && !account.includes('/count/'));
    return total(
      boxes.flatMap(({ by }) => Object.entries(by).flatMap(([key, sum]) => (key.includes(' felt:') ? [sum] : []))),
    );
  };
  const counted = closed.flatMap(({ boxes }) => boxes);
  // No pull moves what was wagered into a second box: that is held against what the hands themselves say of it.
  const inSecond = counted.filter(({ kind }) => kind === SECOND).map(({ fees }) => fees);
  const outOfCount = accounts
    .filter(({ account }) => account.startsWith(`drop:${house.id}/count/`))
    .map(({ went }) => went);
  const moved = accounts.map(({ opening, closing }) => closing - opening);
  return [
    { what: 'hand fees', left: total(hands.map(({ hand }) => hand)), right: cameInto('hand') },
    { what: 'time collection', left: total(hands.map(({ time }) => time)), right: cameInto('time') },
    { what: 'jackpot fees', left: total(hands.map(({ jackpot }) => jackpot)), right: cameInto('jackpot') },
    { what: 'counts', left: total(counted.map(({ amount }) => amount)), right: total([...outOfCount, ...inSecond]) },
    { what: 'slips', left: bySlips(slips, span), right: outside },
    { what: 'accounts', left: total(moved), right: total(flows.map(({ amount }) => amount)) },
    {
      what: 'book',
      left: total(accounts.map(({ opening, came, went }) => opening + came - went)),
      right: total(accounts.map(({ closing }) => closing)),
    },
  ];
}
