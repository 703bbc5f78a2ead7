// Why the room, rather than the game, says no, and what fills the sentence. Sentences for these are the client's.
import { chips, type FactsOf, type RefusedFor } from 'baraja/facts';
import { moment, NOTHING, type Reasons, refusing } from './reasons.js';

export const ROOM_REASONS = {
  'not-signed-in': NOTHING,
  'no-such-table': NOTHING,
  'not-seated': NOTHING,
  'floor-only': NOTHING,
  'dealer-only': NOTHING,
  'wallet-short': { have: chips, need: chips },
  'purse-short': { have: chips, need: chips },
  'wallet-full': { to: chips },
  'too-soon': { from: moment },
  'bots-only': NOTHING,
  closing: NOTHING,
  'store-failed': NOTHING,
  'earlier-edition': NOTHING,
  'reason-missing': NOTHING,
  'ruling-pending': NOTHING,
  'ruling-refused': NOTHING,
  'no-such-ruling': NOTHING,
  'not-asked': NOTHING,
  'house-banks': NOTHING,
  'not-alone': NOTHING,
  'nothing-to-take-back': NOTHING,
  'own-hand': NOTHING,
  'nothing-chosen': NOTHING,
  'card-turned': NOTHING,
  'pot-out': NOTHING,
  'no-deal-before': NOTHING,
  'not-in-pack': NOTHING,
  'not-your-turn': NOTHING,
  'no-hand': NOTHING,
  'no-edition': NOTHING,
  'edition-unexplained': NOTHING,
  'already-paused': NOTHING,
  'not-paused': NOTHING,
  'floor-called': NOTHING,
  'nobody-called': NOTHING,
  'no-floor': NOTHING,
  'nobody-there': NOTHING,
  'already-sent': NOTHING,
  barred: { from: moment },
  'barred-for-good': NOTHING,
  excluded: { from: moment },
  'excluded-for-good': NOTHING,
  'own-buy-in': { left: chips },
  'own-loss': { left: chips },
  'own-time': { from: moment },
  'second-factor': NOTHING,
  'staff-bank': NOTHING,
  'provider-hours': NOTHING,
  'provider-game': NOTHING,
  'provider-seated': NOTHING,
  'provider-tables': NOTHING,
  'by-contract': NOTHING,
  'members-only': NOTHING,
  'club-short': { have: chips, need: chips },
  'seat-held': NOTHING,
  'others-wait': NOTHING,
} satisfies Reasons;
type RoomReasons = typeof ROOM_REASONS;
export type RoomRefusalCode = keyof RoomReasons;
export const ROOM_REFUSALS = Object.keys(ROOM_REASONS) as readonly RoomRefusalCode[];
/** What fills the sentence of such a reason. */
export type RoomFacts<K extends RoomRefusalCode> = FactsOf<RoomReasons, K>;
export type RoomRefusal = RefusedFor<RoomReasons>;
export const roomRefuse = refusing<RoomReasons>();
