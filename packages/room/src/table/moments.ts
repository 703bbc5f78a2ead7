// The moments of a round that one may go back to: before a seat chose, and before the floor ruled. Whoever practises alone goes back to any
// choice of his own; the floor only to one since which no card was dealt, turned or shown, and while the pot is in play.
import type { TableState } from 'baraja/table';
import type { RoomRefusalCode } from '../protocol/refusals.js';
import type { StoredTableEvent } from './kinds.js';
import { isRoomOnly, isShuffle } from './stored.js';

type Played = Extract<StoredTableEvent, { type: 'Played' }>;
export interface Moment {
  /** So many events of the round stand before it. */
  readonly stand: number;
  /** Whose choice it was; null for a ruling. */
  readonly seat: number | null;
  /** He chose himself: not a clock, nor a bot for him. */
  readonly isOwn: boolean;
  readonly state: TableState;
  /** Why the floor may not go back to it any more. */
  readonly shut: RoomRefusalCode | null;
}
/**
 * As far as one may go back in the round that runs. A table's life is not taken back with them: once anybody has sat down, left or bought
 * chips, what was before it stands.
 */
export class Moments {
  private moments: readonly Moment[] = [];
  /** How many events of the round stand. */
  private stand = 0;

  /** Something happened at the table as it was before. Where it was that an act was taken back, the table to go on from; otherwise null. */
  fold(before: TableState, e: StoredTableEvent): TableState | null {
    if (e.type === 'ActTakenBack') return this.back(e.stand);
    if (e.type === 'Played') this.played(before, e);
    else if (!isRoomOnly(e)) this.moments = [];
    if (e.type === 'RoundOpened') this.stand = 0;
    return null;
  }
  private played(before: TableState, { event, by }: Played): void {
    const isRuling = event.type === 'IncidentCalled';
    const seat = isRuling ? null : (event.seat ?? null);
    const isChoice = isRuling || (seat !== null && before.live?.round.menus.some(({ actor }) => actor === seat));
    // What one choice led to comes in several events, all from the same table.
    if (isChoice && this.moments.at(-1)?.state !== before)
      this.moments = [...this.moments, { stand: this.stand, seat, isOwn: !by, state: before, shut: null }];
    const shut = shutBy(before, event);
    if (shut !== null) this.moments = this.moments.map((one) => (one.shut === null ? { ...one, shut } : one));
    this.stand++;
  }
  /** The last moment this seat chose at, himself. */
  own(seat: number | null): Moment | undefined {
    return this.moments.findLast((moment) => moment.isOwn && moment.seat === seat);
  }
  /** The last moment at which it was for this seat to choose; or, for no seat, at which there was a ruling. */
  last(seat: number | null): Moment | undefined {
    return this.moments.findLast((moment) => moment.seat === seat);
  }
  /** Whose last moments the floor may go back to, the latest first. */
  get open(): readonly (number | null)[] {
    return [...new Set(this.moments.map(({ seat }) => seat).toReversed())].filter((seat) => !this.last(seat)?.shut);
  }
  private back(stand: number): TableState {
    const moment = this.moments.find((one) => one.stand === stand);
    if (!moment) throw new Error('an act was taken back that nobody made');
    this.moments = this.moments.filter((one) => one.stand < stand);
    this.stand = stand;
    return moment.state;
  }
}

/** What an event does to going back over it: a hand that goes to the muck unseen is all of the cards that may have moved. */
function shutBy({ live }: TableState, event: Played['event']): RoomRefusalCode | null {
  const { type, chips = [], cards = [] } = event;
  if (chips.some(({ from, to }) => !from.includes(':') && to.startsWith('stack:'))) return 'pot-out';
  const isQuiet = cards.every(({ to, seen = null }) => to === 'muck' && seen === null);
  return !isQuiet || isShuffle(event) || live?.game.reveals.includes(type) ? 'card-turned' : null;
}
