// The second drop box, of a progressive. The book divides its money when the clock ends the day, so that no balance
// says what lies there for people to count: what was wagered since it was last pulled does.
import type { AccountName, Ledger } from '../ledger/index.js';

export const SECOND = 'progressive';
/** Wagers in a box, and the versions of its table's stream at which the first and the last of them were stored. */
export interface Wagered {
  readonly amount: number;
  readonly first: number;
  readonly last: number;
}
const PAGE = 100;

/** A transfer's id ends with where its events begin, and its place among them. */
export const versionIn = (id: string): number => Number(id.split('/').at(-2));

/** What players put into a second box after that version of its table's stream. */
export async function wageredSince(ledger: Ledger, account: AccountName, pulledTo: number): Promise<Wagered> {
  let [amount, first, last] = [0, 0, 0];
  let before: number | null = Number.MAX_SAFE_INTEGER;
  while (before !== null) {
    const page = await ledger.recent(account, { before, limit: PAGE });
    for (const line of page.lines) {
      const version = versionIn(line.id);
      if (version <= pulledTo) return { amount, first, last };
      if (!line.other.startsWith('felt:')) continue;
      amount += line.amount;
      first = version;
      last ||= (await ledger.transfer(line.id))!.version;
    }
    before = page.next;
  }
  return { amount, first, last };
}
