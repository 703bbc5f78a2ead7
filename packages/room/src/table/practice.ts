// Practice is for one: whoever plays alone against bots has no clock, says how fast it goes, has the next hand dealt when he likes, a bot
// play his hand out or tell what it would do, and may take back what he did.
import type { Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { TableActor } from './actor.js';
import type { ActTakenBack, StoredTableEvent } from './kinds.js';
import type { Asker } from './world.js';

/** What only he may ask for. Nothing of it but what was taken back, and what hand was set, is stored. */
export type PracticeAsk = Extract<
  Received,
  { type: 'pace' | 'next' | 'clock' | 'playOut' | 'advise' | 'takeBack' | 'again' | 'stage' }
>;
const ASKS: readonly string[] = [
  'pace',
  'next',
  'clock',
  'playOut',
  'advise',
  'takeBack',
  'again',
  'stage',
] satisfies PracticeAsk['type'][];
export const isPracticeAsk = (asked: Received): asked is PracticeAsk => ASKS.includes(asked.type);
/** Something about how it goes on, and nothing that happens on the felt. */
export type PaceAsk = Extract<PracticeAsk, { type: 'pace' | 'next' | 'clock' | 'playOut' }>;

/**
 * Who practises with nobody but bots; null where others play, or nobody. Who is leaving, or looks elsewhere, is played out as anybody
 * is: a hand that waited for him would hold his chips, and keep him from being dealt in anywhere else.
 */
export function practisesAlone(table: Pick<TableActor, 'opened' | 'state' | 'isHere'>): string | null {
  const { opened, state } = table;
  if (!opened.practice) return null;
  const people = state.sittings.filter((s) => !s.patron.bot);
  const [only] = people;
  return only && people.length === 1 && only.leaving === null && table.isHere(only.patron.id) ? only.patron.id : null;
}

/** Is there something to take back? */
export const takesBack = (table: Pick<TableActor, 'state' | 'seatOf' | 'moments'>, patron: string): boolean =>
  table.state.live !== null && table.moments.own(table.seatOf(patron)) !== undefined;
/** That his last act is taken back, as it is stored; or why it cannot be. */
export function takenBack(
  table: Pick<TableActor, 'state' | 'seatOf' | 'rulings' | 'moments'>,
  { patron, name }: Asker,
): ActTakenBack | RoomRefusal {
  const { live } = table.state;
  if (table.rulings.waitsFor !== null) return roomRefuse('ruling-pending');
  const seat = table.seatOf(patron);
  const moment = table.moments.own(seat);
  if (live === null || seat === null || !moment) return roomRefuse('nothing-to-take-back');
  return { type: 'ActTakenBack', round: live.number, stand: moment.stand, seat, id: patron, name };
}

/** What stands of a round, in the order it was played: what was taken back is left out, and that it was is told. */
export function asItStands<E extends { readonly event: Pick<StoredTableEvent, 'type'> }>(events: readonly E[]): E[] {
  const out: E[] = [];
  for (const entry of events) {
    const event = entry.event as StoredTableEvent;
    if (event.type === 'ActTakenBack') {
      let played = 0;
      const cut = out.findIndex(({ event: { type } }) => type === 'Played' && played++ === event.stand);
      // Pledges stay: the same pack is dealt on from.
      if (cut >= 0) out.splice(cut, out.length, ...out.slice(cut).filter(({ event: { type } }) => type !== 'Played'));
    }
    out.push(entry);
  }
  return out;
}
