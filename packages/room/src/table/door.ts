// Who may not sit down at a table, or buy chips there, before its own rules are asked.
import type { Asked } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { TableActor } from './actor.js';

type Entered = Pick<TableActor, 'id' | 'world' | 'floor'>;

/** Why not; null where nothing keeps him. */
export async function turnedAway(table: Entered, patron: string, asked: Asked): Promise<RoomRefusal | null> {
  const kept = keptFromHim(table, patron, asked);
  if (kept || (asked.type !== 'sit' && asked.type !== 'topUp')) return kept;
  const { club } = table.floor.entrance;
  if (club !== null && !table.world.clubs?.isMember(club, patron)) return roomRefuse('members-only');
  const amount = asked.type === 'sit' ? asked.buyIn : asked.amount;
  return (await table.world.doors?.refuses(patron, table.floor.entrance, amount)) ?? null;
}
/** A seat is locked up for somebody else, or others wait for the game. */
function keptFromHim({ world, id }: Entered, patron: string, asked: Asked): RoomRefusal | null {
  const seat = asked.type === 'sit' ? asked.seat : asked.type === 'changeSeat' ? asked.to : null;
  return seat === null ? null : (world.seats?.refuses(id, seat, patron) ?? null);
}
