// Carries somebody from one table to another, with every chip and what he owes. Each step looks at what is stored already and does what is
// left: he leaves, and his chips are set aside; he sits down, and they are there. If he cannot sit down any more they go home. Stopped
// anywhere, the same steps finish it: nothing is lost, and nothing done twice.
import { type AnyRefusal, type By, type Departed, decide } from 'baraja/table';
import type { Transfer } from '../ledger/index.js';
import { ownOf, setAside, type TableActor } from '../table/index.js';
import type { Moving } from './lists.js';
import { byOf, type Lists } from './lists-keeper.js';

const NOTHING_OWED = { due: { small: false, big: false }, skipped: false, paid: null };

export async function carry(lists: Lists, move: Moving): Promise<void> {
  const [from, to] = await Promise.all([lists.woken(move.from), lists.woken(move.to)]);
  if (move.from === move.to) return changeSeat(lists, move, from);
  const { ledger } = lists.deps.store;
  if ((await ledger.transfer(setAside(move.move))) === undefined) {
    const left = await leave(move, from, to);
    if (left === 'later') return;
    if (left !== null) return end(lists, move, 'dropped', left);
  }
  const isThere = (await ledger.transfer(`${setAside(move.move)}/there`)) !== undefined;
  const refused = isThere ? null : await sitDown(lists, move, from, to);
  return refused === null ? end(lists, move, 'done') : goHome(lists, move, refused, from);
}
const end = async (lists: Lists, { move, whose, by, reason }: Moving, how: 'done' | 'dropped', why?: string) => {
  const done = { whose, ...(by ? { by } : {}), ...(reason ? { reason } : {}) };
  await lists.happen(() => ({ events: [{ type: 'MoveEnded', move, how, ...(why ? { why } : {}), ...done }] }));
};
/** Whose doing it is at the tables; null where it is his own. */
function wordOf(move: Moving, { rules }: TableActor): { readonly by?: By } {
  if (move.whose === 'clock') return { by: { who: 'clock', why: 'time', rule: rules.cites.seatChange } };
  const by = byOf(move);
  return by ? { by } : {};
}
const codeOf = ({ refused }: { readonly refused: string }): string => refused;

/** He gets up, if he could sit down there. Why not, where he does not; or later, while a hand holds him. */
async function leave(move: Moving, from?: TableActor, to?: TableActor): Promise<string | null> {
  if (!from) return 'no-such-table';
  return from.enqueue(async () => {
    const sitting = from.state.sittings.find((one) => one.patron.id === move.person.id);
    if (!sitting || sitting.leaving !== null) return 'not-seated';
    const at = from.world.now();
    const { stack, behind, patron } = sitting;
    const wouldSit =
      to && decide(to.state, { ...sits(move, { patron, buyIn: stack + behind, at }), owed: NOTHING_OWED });
    if (!to || to.closing) return 'no-such-table';
    if (wouldSit && 'refused' in wouldSit) return codeOf(wouldSit as AnyRefusal);
    const command = { type: 'leave', seat: sitting.seat, at, to: { id: move.move, table: to.id } } as const;
    const refused = await from.perform(command, wordOf(move, from));
    return refused === null ? null : refused.refused === 'round-running' ? 'later' : codeOf(refused);
  });
}
const sits = (move: Moving, p: { patron: Departed['patron']; buyIn: number; at: number }) =>
  ({ type: 'sit', seat: move.seat, ...p, post: move.post, from: { id: move.move, table: move.from } }) as const;

async function sitDown(lists: Lists, move: Moving, from?: TableActor, to?: TableActor): Promise<string | null> {
  if (!to || to.closing) return 'no-such-table';
  const { ledger } = lists.deps.store;
  const amount = (await ledger.transfer(setAside(move.move)))!.amount;
  // What he owed is known where he was, also after a restart.
  const was = from?.state.departed.find((one) => one.patron.id === move.person.id);
  const patron = was?.patron ?? { id: move.person.id!, name: move.person.name, bot: false };
  const owed = was ? { due: was.due, skipped: was.skipped, paid: was.paid } : NOTHING_OWED;
  const refused = await to.enqueue(() =>
    to.perform({ ...sits(move, { patron, buyIn: amount, at: to.world.now() }), owed }, wordOf(move, to)),
  );
  return refused === null ? null : codeOf(refused);
}
/** He has left and cannot sit down: his chips go where they were bought from, in one go with the word that the move is over. */
async function goHome(lists: Lists, move: Moving, why: string, from?: TableActor): Promise<void> {
  const { world, store, journal } = lists.deps;
  const before = lists.people();
  const aside = (await store.ledger.transfer(setAside(move.move)))!;
  const purse = from?.accounts.purse ?? false;
  const { whose } = move;
  await journal.happen(() => {
    const home: readonly Transfer[] = [
      { id: `${aside.id}/home`, void: aside.id },
      {
        id: `${aside.id}/out`,
        from: aside.from,
        to: ownOf({ purse }, move.person.id!),
        amount: aside.amount,
        reason: 'cash-out',
        rule: aside.rule,
        patron: move.person.id,
        table: move.from,
      },
    ];
    const ended = { type: 'MoveEnded', move: move.move, how: 'dropped', why, whose } as const;
    return { events: [ended], transfers: home };
  }, `home-${move.move}`);
  lists.tell(before);
  world.walletMoved(move.person.id!);
}

/** Another seat at the same table, as soon as he is in no hand. */
async function changeSeat(lists: Lists, move: Moving, table?: TableActor): Promise<void> {
  if (!table) return end(lists, move, 'dropped', 'no-such-table');
  const refused = await table.enqueue(async () => {
    const sitting = table.state.sittings.find((one) => one.patron.id === move.person.id);
    if (!sitting) return { refused: 'not-seated' };
    if (sitting.seat === move.seat) return null;
    return table.perform(
      { type: 'changeSeat', seat: sitting.seat, to: move.seat, post: move.post },
      wordOf(move, table),
    );
  });
  if (refused === null) return end(lists, move, 'done');
  if (refused.refused !== 'round-running') return end(lists, move, 'dropped', refused.refused);
}
