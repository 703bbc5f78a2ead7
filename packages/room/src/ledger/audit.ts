// Adds a whole book up again from its entries, page by page, and compares. It trusts nothing that was cached: not the
// balances, not the running sums, not the hashes.
import { type AccountName, kindOf, mayOwe } from './accounts.js';
import { hashEntry } from './book.js';
import type { Audit, Balance, Entry, Unsound, Whole } from './transfer.js';

/** How the accounts stand after the entry `seq`; entries up to there can no longer change. */
export interface Closing {
  readonly seq: number;
  readonly accounts: readonly Balance[];
}

const pageSize = 1000;

export async function auditBook(
  closing: Closing,
  entriesAfter: (seq: number, limit: number) => Promise<readonly Entry[]>,
  whole?: Whole,
): Promise<Audit> {
  const sums = new Sums(whole);
  while (sums.seq < closing.seq) {
    const page = await entriesAfter(sums.seq, Math.min(pageSize, closing.seq - sums.seq));
    if (page.length === 0) return unsound(sums.seq + 1, 'the book ends too early');
    for (const entry of page) {
      const why = sums.add(entry);
      if (why !== undefined) return unsound(entry.seq, why);
    }
  }
  const why = sums.disagreesWith(closing.accounts);
  if (why !== undefined) return unsound(null, why);
  return { sound: true, entries: sums.seq, ...(sums.withheld > 0 ? { withheld: sums.withheld } : {}) };
}

interface Booked {
  entries(after: number, limit: number): Promise<readonly Entry[]>;
  entry(id: string): Promise<Entry | undefined>;
  pending(): Promise<readonly Entry[]>;
}
/** What was booked since a time: accounts begin as the first entry that names them says they stood. */
export async function auditSince(closing: Closing, time: number, book: Booked): Promise<Audit> {
  let [from, to] = [0, closing.seq];
  while (from < to) {
    const middle = (from + to) >> 1;
    const [one] = await book.entries(middle, 1);
    if (one !== undefined && one.at < time) from = middle + 1;
    else to = middle;
  }
  const [last] = from === 0 ? [] : await book.entries(from - 1, 1);
  const sums = new Sums(() => false);
  if (last) sums.goOnAfter(last);
  for (const entry of await book.pending()) if (entry.seq <= from) sums.promise(entry);
  while (sums.seq < closing.seq) {
    const page = await book.entries(sums.seq, Math.min(pageSize, closing.seq - sums.seq));
    if (page.length === 0) return unsound(sums.seq + 1, 'the book ends too early');
    for (const entry of page) {
      const earlier = sums.needs(entry) ? await book.entry(entry.refers ?? '') : undefined;
      if (earlier && earlier.seq <= from) sums.promise(earlier);
      const why = sums.add(entry);
      if (why !== undefined) return unsound(entry.seq, why);
    }
  }
  const why = sums.disagreesWith(closing.accounts);
  return why === undefined ? { sound: true, entries: closing.seq - from } : unsound(null, why);
}

/** The stream of an entry that is withheld. */
const WITHHELD = '';
interface Tally {
  balance: number;
  held: number;
  /** How many entries had been withheld when it was last named. */
  seen: number;
}
const unsound = (seq: number | null, why: string): Unsound => ({ sound: false, seq, why });

class Sums {
  seq = 0;
  private hash: Uint8Array = new Uint8Array(32);
  /** Entries that are withheld, so far. */
  withheld = 0;
  private readonly standings = new Map<AccountName, Tally>();
  private readonly pending = new Map<string, Entry>();

  /** @param whole where entries may be withheld, the accounts of which none is */
  constructor(private readonly whole?: Whole) {}

  /** What came before is not looked at: no account is known from the beginning. */
  goOnAfter({ seq, hash }: Entry): void {
    [this.seq, this.hash, this.withheld] = [seq, Buffer.from(hash, 'hex'), 1];
  }
  /** Pending since before. */
  promise(entry: Entry): void {
    this.pending.set(entry.id, entry);
    this.standing(entry.from).held += entry.amount;
  }
  /** Does it resolve what is not known? */
  needs({ kind, refers }: Entry): boolean {
    return (kind === 'post' || kind === 'void') && !this.pending.has(refers ?? '');
  }
  /** Takes the next entry; returns what is wrong with it. */
  add(entry: Entry): string | undefined {
    if (entry.seq !== this.seq + 1) return `entry ${this.seq + 1} is missing`;
    this.seq = entry.seq;
    if (entry.stream === WITHHELD) return this.hold(entry);
    this.hash = hashEntry(this.hash, entry);
    if (Buffer.from(this.hash).toString('hex') !== entry.hash) return 'the chain is broken: the entry was changed';
    if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) return 'the amount is no amount';
    const [from, to] = [this.standing(entry.from), this.standing(entry.to)];
    this.takeUp(entry, from, to);
    const fault = this.resolve(entry, from);
    if (fault !== undefined) return fault;
    if (entry.kind === 'posted' || entry.kind === 'post') {
      from.balance -= entry.amount;
      to.balance += entry.amount;
    }
    if (from.balance !== entry.fromAfter || to.balance !== entry.toAfter) return 'the running balance is wrong';
    const kind = kindOf(entry.from);
    if (kind === undefined || (from.balance < from.held && !mayOwe(kind))) return `${entry.from} is overdrawn`;
    return undefined;
  }

  private hold({ hash }: Entry): string | undefined {
    if (this.whole === undefined) return 'the entry is withheld';
    this.hash = Buffer.from(hash, 'hex');
    this.withheld++;
    return undefined;
  }
  /** Where entries have been withheld since, an account stands as the entry says it did; one of which none may be does not. */
  private takeUp({ kind, amount, from: source, to: target, fromAfter, toAfter }: Entry, from: Tally, to: Tally): void {
    const moved = kind === 'posted' || kind === 'post' ? amount : 0;
    if (this.isLost(source, from)) from.balance = fromAfter + moved;
    if (this.isLost(target, to)) to.balance = toAfter - moved;
    [from.seen, to.seen] = [this.withheld, this.withheld];
  }
  private isLost(account: AccountName, { seen }: Tally): boolean {
    return seen < this.withheld && this.whole?.(account) === false;
  }

  private resolve(entry: Entry, from: { held: number }): string | undefined {
    if (entry.kind === 'pending') {
      this.pending.set(entry.id, entry);
      from.held += entry.amount;
    }
    if (entry.kind !== 'post' && entry.kind !== 'void') return undefined;
    const pending = this.pending.get(entry.refers ?? '');
    if (pending === undefined) return 'there is nothing pending that it could resolve';
    if (pending.from !== entry.from || pending.to !== entry.to) return 'it goes another way than what it resolves';
    if (entry.amount > pending.amount) return 'it posts more than was pending';
    this.pending.delete(pending.id);
    from.held -= pending.amount;
    return undefined;
  }

  disagreesWith(accounts: readonly Balance[]): string | undefined {
    let total = 0;
    for (const { account, balance, held } of accounts) {
      const sum = this.standing(account);
      if (this.isLost(account, sum)) continue;
      if (sum.balance !== balance) return `${account} says ${balance}, its entries add up to ${sum.balance}`;
      if (sum.held !== held) return `${account} holds ${held}, its pending entries add up to ${sum.held}`;
      total += balance;
    }
    if (this.withheld > 0) return undefined;
    if (accounts.length !== this.standings.size) return 'an account is missing';
    return total === 0 ? undefined : `the book is off by ${total}`;
  }

  private standing(account: AccountName): Tally {
    let standing = this.standings.get(account);
    if (standing === undefined) {
      standing = { balance: 0, held: 0, seen: 0 };
      this.standings.set(account, standing);
    }
    return standing;
  }
}
