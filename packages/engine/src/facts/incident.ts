/** What the dealer or the floor may report, and what a report must name: cards, a seat, an amount. */
import { card, chips, list, optional, seat } from './fact.js';
import type { Options } from './option.js';

const NOTHING = {};
const cards = list(card);

const POKER_INCIDENTS = {
  'exposed-card': { cards },
  'exposed-cards': { cards: optional(cards), seat: optional(seat) },
  'off-table': { cards },
  'boxed-card': { cards: optional(cards) },
  'boxed-cards': { cards },
  'wrong-start': NOTHING,
  'dead-seat-dealt': NOTHING,
  'wrong-count': { seat },
  'identical-cards': NOTHING,
  'joker-unannounced': { seat },
  'flop-too-many': NOTHING,
  'early-flop': NOTHING,
  'early-turn': NOTHING,
  'early-river': NOTHING,
  'no-burn': NOTHING,
  undiscarded: { seat },
  'abandoned-hand': { seat },
  'thrown-to-dealer': { seat },
  'shown-and-mucked': { seat },
  'early-cards': { seat },
  'burn-missed': NOTHING,
  'burned-twice': NOTHING,
  'seventh-up': { seat },
  'absent-opener': NOTHING,
  'closed-hand': { seat },
  'closed-hand-spared': { seat },
  'five-shown': { seat },
  'turned-by-another': { seat },
  'boxed-burn': NOTHING,
  'sixth-cards': { seat },
  'sixth-card': { seat },
  'six-cards-seen': { seat },
  'six-cards-taken': { seat },
  'four-cards': { seat },
  'six-and-four': { cards },
  'out-of-rotation': NOTHING,
  'out-of-position': { seat },
  'extra-hand': NOTHING,
  'foul-deck': NOTHING,
  'deck-broken': NOTHING,
  'joker-found': { cards },
  'joker-used': { seat },
  'dropped-card': { seat },
  'dropped-face-up': { cards },
  'touched-cards': { seat },
  'hand-thrown': { seat },
  'dead-discards': { seat },
  'picked-up-by-another': { seat },
  'damaged-card': { seat },
  'left-table': { seat },
  'card-named': { cards },
  'self-exposed': { cards },
  'spread-hand': { seat },
  'draw-out-of-order': NOTHING,
  'stub-mixed': NOTHING,
  'stub-taken': NOTHING,
  'burn-dealt': { seat },
  'flipped-cards': { seat },
  miscall: { seat },
  'miscall-induced': { seat },
  'shared-action': { cards },
  'short-bet': { amount: chips, seat },
  'fouled-bet': { seat },
  'fouled-opening': { seat },
  'string-raise': { amount: optional(chips) },
  'out-of-turn': { amount: chips, seat },
} satisfies Options;

export const BANK_INCIDENTS = {
  'shoe-boxed': NOTHING,
  'shoe-exposed': NOTHING,
  'circle-wrong-count': { seat },
  'dealt-out-of-order': NOTHING,
  'bank-wrong-count': NOTHING,
  'hole-exposed': NOTHING,
  'foul-shoe': NOTHING,
} satisfies Options;

export const SPANISH_INCIDENTS = {
  'house-wrong-count': NOTHING,
  'house-exposed': NOTHING,
  'exposed-refused': { seat },
  'wrong-order': NOTHING,
  'wrong-order-seen': NOTHING,
  'foreign-card': NOTHING,
} satisfies Options;

const RUMMY_INCIDENTS = {
  'wrong-number-of-cards': { seat },
  'drawn-card-into-hand': { seat },
  'exposed-stock-card': NOTHING,
} satisfies Options;

/** Everything the dealer or the floor may report at the houses' tables; that a hand cannot be played out, at any. */
export const INCIDENTS = {
  void: NOTHING,
  ...POKER_INCIDENTS,
  ...BANK_INCIDENTS,
  ...SPANISH_INCIDENTS,
  ...RUMMY_INCIDENTS,
};
export type IncidentName = keyof typeof INCIDENTS;
export const INCIDENT_NAMES = Object.keys(INCIDENTS) as readonly IncidentName[];
/** Reports that must name just this, a seat or cards; or nothing. */
export type Reporting<Field extends 'amount' | 'cards' | 'seat' | never> = {
  [Name in IncidentName]: [keyof (typeof INCIDENTS)[Name], Field] extends [Field, keyof (typeof INCIDENTS)[Name]]
    ? Name
    : never;
}[IncidentName];
export const isIncident = (name: string): name is IncidentName => Object.hasOwn(INCIDENTS, name);
