// Adds a whole book up again from its entries, page by page, and compares. It trusts nothing that was cached: not the
// balances, not the running sums, not the hashes.
import { type AccountName, kindOf, mayOwe } from './accounts.js';
import { hashEntry } from './book.js';
import type { Audit, Balance, Entry, Unsound } from './transfer.js';

/** How the accounts stand after the entry `seq`; entries up to there can no longer change. */
export interface Closing {
  readonly seq: number;
  readonly accounts: readonly Balance[];
}

const pageSize = 1000;

export async function auditBook(
  closing: Closing,
  entriesAfter: (seq: number, limit: number) => Promise<readonly Entry[]>,
): Promise<Audit> {
  const sums = new Sums();
  while (sums.seq < closing.seq) {
    const page = await entriesAfter(sums.seq, Math.min(pageSize, closing.seq - sums.seq));
    if (page.length === 0) return unsound(sums.seq + 1, 'the book ends too early');
    for (const entry of page) {
      const why = sums.add(entry);
      if (why !== undefined) return unsound(entry.seq, why);
    }
  }
  const why = sums.disagreesWith(closing.accounts);
  return why === undefined ? { sound: true, entries: sums.seq } : unsound(null, why);
}

const unsound = (seq: number | null, why: string): Unsound => ({ sound: false, seq, why });

class Sums {
  seq = 0;
  private hash: Uint8Array = new Uint8Array(32);
  private readonly standings = new Map<AccountName, { balance: number; held: number }>();
  private readonly pending = new Map<string, Entry>();

  /** Takes the next entry; returns what is wrong with it. */
  add(entry: Entry): string | undefined {
    if (entry.seq !== this.seq + 1) return `entry ${this.seq + 1} is missing`;
    this.seq = entry.seq;
    this.hash = hashEntry(this.hash, entry);
    if (Buffer.from(this.hash).toString('hex') !== entry.hash) return 'the chain is broken: the entry was changed';
    if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) return 'the amount is no amount';
    const [from, to] = [this.standing(entry.from), this.standing(entry.to)];
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
      if (sum.balance !== balance) return `${account} says ${balance}, its entries add up to ${sum.balance}`;
      if (sum.held !== held) return `${account} holds ${held}, its pending entries add up to ${sum.held}`;
      total += balance;
    }
    if (accounts.length !== this.standings.size) return 'an account is missing';
    return total === 0 ? undefined : `the book is off by ${total}`;
  }

  private standing(account: AccountName): { balance: number; held: number } {
    let standing = this.standings.get(account);
    if (standing === undefined) {
      standing = { balance: 0, held: 0 };
      this.standings.set(account, standing);
    }
    return standing;
  }
}
