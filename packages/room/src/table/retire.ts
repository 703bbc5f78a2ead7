// Closes a table that cannot go on, because the book it was opened under is no longer in force: a hand in progress is void, and
// everybody's chips go back where they came from. It folds money alone, so that it needs no book at all.
import { findHouse } from 'baraja/books';
import { fundsOf } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import type { AccountName, Move, Reason } from '../ledger/index.js';
import { isAppended } from '../store/store.js';
import { accountsOf, boxOf, cageOf, carriedOf, fundLeft, fundOf, ownOf, type TableName, trayOf } from './accounts.js';
import { editionsIn } from './editions.js';
import type { StoredTableEvent, TableClosed, TableOpened } from './kinds.js';
import type { World } from './world.js';

interface Holding {
  readonly patron: string;
  readonly stack: number;
  readonly behind: number;
}
type Holdings = Map<number, Holding>;

/** What everybody would have in front of him if the hand in progress, if any, were void. */
function follow(held: Holdings, e: StoredTableEvent): void {
  const change = (seat: number, to: (h: Holding) => Partial<Holding>): void => {
    const h = held.get(seat);
    if (h) held.set(seat, { ...h, ...to(h) });
  };
  switch (e.type) {
    case 'Seated':
      held.set(e.seat, { patron: e.patron.id, stack: e.buyIn, behind: 0 });
      break;
    case 'ToppedUp':
      change(e.seat, (h) => (e.behind ? { behind: h.behind + e.amount } : { stack: h.stack + e.amount }));
      break;
    case 'BehindPlayed':
      change(e.seat, (h) => ({ stack: h.stack + e.amount, behind: 0 }));
      break;
    case 'TimeCollected':
      for (const { seat, amount } of e.paid) change(seat, (h) => ({ stack: h.stack - amount }));
      break;
    case 'RoundClosed':
      for (const { seat, stack } of e.stacks) change(seat, () => ({ stack }));
      break;
    case 'SeatChanged': {
      const h = held.get(e.seat);
      held.delete(e.seat);
      if (h) held.set(e.to, h);
      break;
    }
    case 'Left':
      held.delete(e.seat);
      break;
    default:
      break;
  }
}

/**
 * The house's tray goes back to its cage. What players were promised, a jackpot with its backups and the box that would have fed
 * it, a bonus fund, is carried over to others of the house, by the rule that says so; so a shortage is the house's loss.
 */
async function clearUp({ store }: World, where: TableName, opened: TableOpened): Promise<Move[]> {
  const moves: Move[] = [];
  const clear = (from: AccountName, to: AccountName, amount: number, reason: Reason, rule: string | null): void => {
    const id = `table-${where.table}/closed/${from}`;
    if (amount > 0) moves.push({ id, from, to, amount, reason, rule, patron: null, table: where.table });
  };
  const rules = await editionsIn(store)
    .rules(opened.opening, opened.edition)
    .catch(() => null);
  const tray = trayOf(where);
  clear(tray, cageOf(where), (await store.ledger.balance(tray)).balance, 'credit', null);
  const funds = await store.ledger.accounts(fundOf(where, ''));
  const box = await store.ledger.balance(boxOf(where));
  for (const { account, balance } of [...funds, box]) {
    const { to, rule } = heirOf(account, where, rules);
    clear(account, to, balance, 'jackpot-transfer', rule);
  }
  return moves;
}

/** Where what an account held waits for another table, and by which clause; a fund of the table's own is for those of its game. */
function heirOf(account: AccountName, where: TableName, rules: TableRules | null): Heir {
  const rule = rules?.cites.carried ?? null;
  if (rules !== null)
    for (const [fund, rests] of Object.entries(fundsOf(rules.game)))
      if (account === fundOf(where, fund)) return { to: fundLeft(where, rules.gameId, fund), rule: rule ?? rests };
  return { to: carriedOf(where), rule };
}
interface Heir {
  readonly to: AccountName;
  readonly rule: string | null;
}

/** Whose table it was: as its edition has it, whatever became of the house. Null: nobody can say. */
async function houseOf({ store }: World, { edition, opening }: TableOpened): Promise<string | null> {
  const kept =
    edition === undefined
      ? null
      : await editionsIn(store)
          .find(edition)
          .catch(() => null);
  return kept?.game.house ?? findHouse(opening.house ?? '') ?? null;
}

/** Closes the table of this id and pays everybody out; throws, and changes nothing, if the book says otherwise than the felt. */
export async function retire(world: World, id: string): Promise<void> {
  const stream = `table-${id}`;
  const held: Holdings = new Map();
  let version = 0;
  const [first] = await world.store.read(stream, 1, 1);
  const opened = first!.body as unknown as TableOpened;
  const house = await houseOf(world, opened);
  const where = accountsOf(opened, house ?? '');
  for await (const page of world.store.pages(stream))
    for (const stored of page) {
      follow(held, stored.body as unknown as StoredTableEvent);
      version = stored.version;
    }
  const felt = `felt:${id}` as const;
  const moves: Move[] = [];
  for (const { patron, stack, behind } of held.values()) {
    const move = { from: felt, to: ownOf(where, patron), amount: stack + behind, reason: 'cash-out' } as const;
    if (move.amount > 0) moves.push({ ...move, id: `${stream}/closed/${patron}`, rule: null, patron, table: id });
  }
  const owed = moves.reduce((sum, { amount }) => sum + amount, 0);
  // What is set aside belongs to somebody on his way to another table.
  const { available } = await world.store.ledger.balance(felt);
  if (owed !== available) throw new Error(`the felt of ${id} holds ${available}, its seats ${owed}`);
  if (house !== null) moves.push(...(await clearUp(world, where, opened)));
  const closed: TableClosed = { type: 'TableClosed' };
  const sheet = { stream, expect: version, at: world.now(), events: [closed], transfers: moves, id: 'closed' };
  const answer = await world.store.append(sheet);
  if (!isAppended(answer)) throw new Error(`table ${id} could not be closed: ${answer.refused}`);
  for (const { patron } of moves) if (patron !== null) world.walletMoved(patron);
}
