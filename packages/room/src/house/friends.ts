// Friends at a table by its link: who is coming, playing again at another table, and what each owes whom.
import type { OpeningRefusal } from 'baraja/books';
import type { AccountName, Reason } from '../ledger/index.js';
import { isByLink, type TableActor } from '../table/index.js';
import type { Patron } from './patrons.js';
import type { Room } from './room.js';
import { type Payment, settle } from './settlement.js';

export type FriendsRefusal = {
  readonly refused: 'no-such-table' | 'not-by-link' | 'too-many-guests' | 'not-a-player' | 'too-many-tables';
};
const refuse = (refused: FriendsRefusal['refused']): FriendsRefusal => ({ refused });

/** What somebody brought to a table and took away from it. */
export interface Reckoned {
  readonly name: string;
  readonly you: boolean;
  /** Bought and added. */
  readonly bought: number;
  /** Taken away already, and lying before him since the last hand that ended. */
  readonly took: number;
  readonly has: number;
  readonly net: number;
}
export interface Settlement {
  readonly people: readonly Reckoned[];
  /** What fees, jackpots and the house's bank kept, or below nothing, paid. */
  readonly house: number;
  /** The fewest payments; null for the house. */
  readonly payments: readonly (Omit<Payment, 'from' | 'to'> & {
    readonly from: string | null;
    readonly to: string | null;
  })[];
}

/** Somebody who has the link says whether he is coming. */
export async function coming(
  room: Room,
  { id, name }: Patron,
  at: string,
  isComing: boolean,
): Promise<FriendsRefusal | null> {
  const table = await room.table(at);
  if (!table) return refuse('no-such-table');
  if (!isByLink(table.opened)) return refuse('not-by-link');
  if (!(await table.evening.says(id, name, isComing))) return refuse('too-many-guests');
  table.showHere();
  return null;
}

/** The same table again, for those who played: opened once, whoever asks first. */
export async function rematch(
  room: Room,
  who: Patron,
  at: string,
): Promise<{ readonly table: string } | FriendsRefusal | OpeningRefusal> {
  const table = await room.table(at);
  if (!table) return refuse('no-such-table');
  if (!isByLink(table.opened)) return refuse('not-by-link');
  if (!(await hasPlayed(room, table, who.id))) return refuse('not-a-player');
  let refused: FriendsRefusal | OpeningRefusal | null = null;
  const opened = await table.evening.rematch(who, table.state.rounds, async () => {
    if (!(await room.mayHost(who.id))) refused = refuse('too-many-tables');
    else {
      const { bots: _bots, ...opening } = table.opened.opening;
      const next = await room.privateTable(who.id, opening, {
        ...{ name: table.opened.name, bots: 0 },
        ...(table.opened.club ? { club: table.opened.club } : {}),
      });
      if (!('refused' in next)) return next.id;
      refused = next;
    }
    return null;
  });
  if (opened === null) return refused ?? refuse('no-such-table');
  table.showHere();
  return { table: opened };
}
const hasPlayed = async (room: Room, table: TableActor, patron: string): Promise<boolean> =>
  table.opened.host === patron ||
  table.seatOf(patron) !== null ||
  (await moneyAt(room, table.id)).some((line) => line.patron === patron);

const BOUGHT: readonly Reason[] = ['buy-in', 'top-up'];
const TOOK: readonly Reason[] = ['cash-out'];
const LINES = 1000;
/** What people brought to a table's felt and took from it, by the book. */
async function moneyAt(room: Room, table: string) {
  const felt: AccountName = `felt:${table}`;
  const out: { readonly patron: string; readonly bought: number; readonly took: number }[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<Room['store']['ledger']['statement']>> = await room.store.ledger.statement(
      felt,
      0,
      Number.MAX_SAFE_INTEGER,
      { after, limit: LINES },
    );
    for (const { patron, reason, amount } of page.lines) {
      if (patron === null) continue;
      if (BOUGHT.includes(reason)) out.push({ patron, bought: amount, took: 0 });
      if (TOOK.includes(reason)) out.push({ patron, bought: 0, took: -amount });
    }
    after = page.next;
  }
  return out;
}

/** As the table stood when its last hand ended; null where there is no such table or it is practice. */
export async function settlementAt(room: Room, at: string, you: string): Promise<Settlement | null> {
  const log = await room.log(at);
  if (!log || log.opened.practice) return null;
  const sums = new Map<string, { bought: number; took: number; has: number }>();
  const of = (patron: string) => {
    const known = sums.get(patron) ?? { bought: 0, took: 0, has: 0 };
    sums.set(patron, known);
    return known;
  };
  for (const { patron, bought, took } of await moneyAt(room, at)) {
    of(patron).bought += bought;
    of(patron).took += took;
  }
  const names = new Map<string, string>();
  for (const { patron, stack, behind } of room.tables.get(at)?.state.sittings ?? []) {
    of(patron.id).has += stack + behind;
    names.set(patron.id, patron.name);
  }
  const people = [...sums].map(([id, { bought, took, has }]) => {
    const name = names.get(id) ?? room.patrons.find(id)?.name ?? id;
    return { id, name, you: id === you, bought, took, has, net: took + has - bought };
  });
  const house = -people.reduce((sum, { net }) => sum + net, 0);
  const named = new Map(people.map(({ id, name }) => [id, name]));
  const payments = settle([...people, { id: HOUSE, net: house }]).map(({ from, to, amount }) => ({
    from: named.get(from) ?? null,
    to: named.get(to) ?? null,
    amount,
  }));
  return { people: people.map(({ id: _id, ...rest }) => rest).sort((a, b) => b.net - a.net), house, payments };
}
/** No patron's: ids of patrons have letters and figures only. */
const HOUSE = '*house';
