// While the pot is in play the floor puts the hand itself right: it goes back to where somebody chose, or to before a ruling, and on from
// there. Nothing is struck from the record; who said so and why is stored with it.
import type { ByPerson } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { TableActor } from './actor.js';
import type { ActTakenBack } from './kinds.js';

type Played = Pick<TableActor, 'state' | 'moments' | 'rulings' | 'dealtTo'>;

/** That a hand goes back to the last choice of a seat, or without one to before the last ruling, as it is stored; or why it cannot. */
export function putBack(
  { state, moments, rulings, dealtTo }: Played,
  seat: number | null,
  by: ByPerson,
): ActTakenBack | RoomRefusal {
  const { live, sittings } = state;
  if (live === null) return roomRefuse('pot-out');
  if (dealtTo.has(by.id)) return roomRefuse('own-hand');
  if (rulings.waitsFor !== null) return roomRefuse('ruling-pending');
  const moment = moments.last(seat);
  if (moment === undefined) return roomRefuse('nothing-chosen');
  if (moment.shut !== null) return roomRefuse(moment.shut);
  const { stand } = moment;
  const sitting = sittings.find((one) => one.seat === seat);
  const whose = sitting ? { seat: sitting.seat, id: sitting.patron.id, name: sitting.patron.name } : {};
  return { type: 'ActTakenBack', round: live.number, stand, ...whose, by };
}
/** Whose choices somebody who holds the floor may take back now, the latest first; null among them is the last ruling. */
export const putsBack = ({ state, moments, rulings, dealtTo }: Played, patron: string): readonly (number | null)[] =>
  state.live === null || dealtTo.has(patron) || rulings.waitsFor !== null ? [] : moments.open;
