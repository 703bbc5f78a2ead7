/**
 * A round being worked on, as a step has it: it reads it as the felt that it is, moves chips, cards and markers on it, and says what that
 * was. From then on it is a fact, which the running step has heard.
 */
import type { Face } from '../cards/index.js';
import type { AnyEvent, CardMove, Event, Spoken } from './event.js';
import type { CardId, Chips, Felt, Marker, Place, RuleId, Seat, Zone } from './felt.js';
import type { Refusal } from './menu.js';

/** What a step has before it: the felt as it now lies, and what may be done to it. It tells the houses' facts, or its game's own. */
export interface Draft<Now = any, E extends AnyEvent = Event> extends Felt<Now> {
  /** Moves chips; where there are none to move, nothing. */
  pay(from: Place, to: Place, amount: Chips): void;
  /** Moves cards, and who gets to see them by it; where there are none to move, nothing. */
  move(cards: readonly CardId[], from: Zone, to: Zone, seen?: CardMove['seen']): void;
  /** Moves so many off the top of a packet, the top card first. A packet that has fewer is a fault: no step deals short. */
  moveTop(count: number, from: Zone, to: Zone, seen?: CardMove['seen']): void;
  /** Deals so many to each of some seats off the top of a packet, one at a time in their order; each one's cards travel as one move. */
  deal(from: Zone, seats: readonly Seat[], each: number, to: (seat: Seat) => Zone, facing: 'up' | 'down'): void;
  /** Shows cards where they lie. */
  show(cards: readonly CardId[], zone: Zone): void;
  /** Moves a button or lammer, or takes it away. */
  mark(marker: Marker, to: Seat | null): void;
  /** Puts new cards in the box in this order, the first on top: what a shuffle does, before they are moved out of it. */
  mint(faces: readonly Face[]): void;
  /** Says what happened, with whatever has been moved since the last time: it is a fact now, and the running step has heard it. */
  say<K extends E['type']>(type: K, ...of: Spoken<E, K>): void;
  /** Refuses what was asked: nothing has happened, whatever has been said and moved. */
  refuse(why: Refusal): void;
  /** Sends play to a step, which is then opened afresh. */
  sendTo(step: string): void;
  /** Puts every chip back where the round found it, and the round is over: a remedy that voids does nothing else. */
  voidRound(rule: RuleId): void;
}
