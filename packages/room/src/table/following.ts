// Both ends of a table that is played at one server and followed at another: what is asked of whoever plays it, and what is heard of him.
import type { TableActor } from './actor.js';
import { answerPractice } from './answering.js';
import type { StoredTableEvent } from './kinds.js';
import { type Asking, MovedOn } from './share.js';
import { toldFrom } from './stored.js';

/** What is stored and not yet known here is folded. */
export async function catchUp(table: TableActor): Promise<void> {
  for await (const page of table.world.store.pages(table.stream, table.version + 1))
    for (const { version, body } of page) await take(table, body as unknown as StoredTableEvent, version);
}
/** Each once and in order: somebody else may have folded it while this waited. */
async function take(table: TableActor, e: StoredTableEvent, version: number): Promise<void> {
  if (version === table.version + 1 && table.editions.brings(e)) await table.editions.before(e);
  if (version === table.version + 1) table.fold(e, version);
}

/** Whoever plays it has stored these, up to this version. */
export async function heard(table: TableActor, to: number, events: readonly StoredTableEvent[]): Promise<void> {
  const from = to - events.length;
  if (from > table.version) await catchUp(table);
  const known = Math.max(from, table.version);
  if (to <= known) return;
  const fresh = events.slice(known - from);
  let isClosed = false;
  for (const [i, e] of fresh.entries()) {
    const before = table.state;
    await take(table, e, known + i + 1);
    if (e.type !== 'RoundClosed') continue;
    isClosed = true;
    table.handOver(before);
  }
  table.arrange();
  table.tell(fresh.map(toldFrom));
  // What is on offer is known where the room is kept, and taken up between two hands.
  if (isClosed) void table.enqueue(() => table.editions.take()).catch(() => {});
}

/** What is asked where it is followed is done, if it still holds: in the mailbox of the table. */
export async function carryOut(table: TableActor, what: Asking): Promise<unknown> {
  if (table.isParked) throw new MovedOn();
  if (what.do === 'practise') return answerPractice(table, what.asker, what.key, what.asked);
  if (what.do === 'perform') return performed(table, what);
  if (what.do === 'part') return table.share.givePart(what.patron, what.which, what.part);
  if (what.at !== table.version) throw new MovedOn();
  return table.note(what.events, what.id);
}
async function performed(table: TableActor, { command, how, at }: Extract<Asking, { do: 'perform' }>) {
  const { at: _, expect, ...rest } = how;
  const { state, offered, played, times } = table;
  if (expect === undefined || command.type !== 'act') {
    if (at !== table.version) throw new MovedOn();
    return table.perform(command, rest);
  }
  // Whoever acts may not have seen what others did at the same time; what he acts upon he has seen.
  if (at > table.version || expect < offered.staleBefore(state.live, command.command, played)) throw new MovedOn();
  const { actor } = command.command;
  const patron = state.sittings.find(({ seat }) => seat === actor)?.patron.id;
  const refused = await table.perform(command, rest);
  if (refused === null && patron !== undefined) times.clock.spoke(patron);
  return refused;
}
