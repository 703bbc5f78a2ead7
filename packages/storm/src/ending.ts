// When it is calm: whatever was asked is answered, hands that were under way end, the next ones are dealt; and what is stored is sound.
import { TableActor } from '@baraja/room';
import { unbalanced } from '@baraja/room/test/felt';
import type { Ground } from './storm.js';
import { insideOf } from './wire.js';

/** Looks again and again until all is as it should be, or the time is up. */
export async function lookAtEnd(
  ground: Ground,
  tables: readonly string[],
  within: number,
  isEnough: () => Promise<boolean>,
): Promise<void> {
  const { auditor, timeline } = ground;
  const before = new Map(tables.map((id) => [id, auditor.handsOf(id)]));
  const until = timeline.now + within;
  const settled = async (): Promise<boolean> => (await isEnough()) || unsettled(ground, before).length === 0;
  await timeline.run(until, settled);
  if (auditor.faults.length > 0) return;
  for (const what of unsettled(ground, before)) auditor.faults.push(what);
  await sound(ground, tables);
}

function unsettled(ground: Ground, before: ReadonlyMap<string, number>): readonly string[] {
  const { owner, people, auditor } = ground;
  if (!owner) return ['nobody has the room'];
  const out: string[] = [];
  for (const { name, waiting } of people)
    for (const [id, ask] of waiting) out.push(`${name} was never answered: ${id} ${ask.type}`);
  for (const [id, hands] of before) {
    const table = owner.tables.get(id);
    if (!table) out.push(`a table is not there: ${id}`);
    else if (isWanted(table) && auditor.handsOf(id) === hands)
      out.push(`a table stands still: ${id} at ${table.version}, in hand ${hands + 1}`);
  }
  return out;
}
/** A hand that is under way comes to its end; where enough people wait for one, it is dealt. */
function isWanted(table: TableActor): boolean {
  const { live, sittings } = table.state;
  const ready = sittings.filter((s) => s.away === null && s.leaving === null && s.stack > 0);
  return live !== null || (ready.length >= table.rules.seats.min && ready.some((s) => !s.patron.bot));
}

/** What is stored: every chain, the book, and the felt of every table as it is folded anew. */
async function sound(ground: Ground, tables: readonly string[]): Promise<void> {
  const { auditor, database, owner } = ground;
  const store = insideOf(database);
  for (const { stream } of await store.streams()) {
    const verdict = await store.verifyStream(stream);
    if (!verdict.sound) auditor.faults.push(`a chain is broken: ${stream}, ${verdict.why}`);
  }
  const audit = await store.ledger.audit();
  if (!audit.sound) auditor.faults.push('a chip made or lost: the book is not sound');
  for (const id of tables) {
    const folded = (await TableActor.resume(ground.quiet, id))!;
    for (const what of await unbalanced(store, folded)) auditor.faults.push(`a chip made or lost: ${what}`);
    const live = owner?.tables.get(id);
    if (live && live.version === folded.version && felt(live) !== felt(folded))
      auditor.faults.push(`${id} is not what its record says at ${folded.version}`);
  }
}
const felt = ({ state: { live, sittings, rounds, markers } }: TableActor): string =>
  JSON.stringify({ sittings, rounds, markers, chips: live?.round.felt.chips, zones: live?.round.felt.zones });
