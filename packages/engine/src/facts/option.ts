/**
 * What may be done: every option that a menu of the houses offers, and what a command that takes it must name besides: an amount, in
 * chips or in cards, cards, a seat, or how one's columns shall lie.
 */
import { card, chips, count, type Field, list, type NoteFrom, optional, seat } from './fact.js';
import { INCIDENTS } from './incident.js';

const NOTHING = {};
const cards = list(card);
/** Some games ask for it, others have it fixed. */
const someCards = optional(cards);
const someChips = optional(chips);
/** How all one's face-up cards shall lie, where one wants to say so. */
const piles = optional(list(cards));

/** What chance and the dealer are asked for. */
export const DEALER_OPTIONS = {
  shuffle: { cards: someCards },
  'deal-up': NOTHING,
  'deal-draw': NOTHING,
  'deal-on': NOTHING,
  'go-on': NOTHING,
  'push-pot': NOTHING,
} satisfies Options;

export const POKER_OPTIONS = {
  check: NOTHING,
  bet: { amount: someChips },
  call: NOTHING,
  raise: { amount: someChips },
  fold: NOTHING,
  straddle: { amount: chips },
  'no-straddle': NOTHING,
  discard: { cards },
  // Stud: who opens, and how a seat stands that was dealt its last card face up.
  open: NOTHING,
  'open-fold': NOTHING,
  'stay-active': NOTHING,
  'declare-all-in': NOTHING,
  // A price for the hand, and the draw.
  'name-price': { amount: chips },
  'match-price': NOTHING,
  'sit-out-hand': NOTHING,
  'stand-pat': NOTHING,
  draw: { cards: someCards },
  'keep-call': NOTHING,
  // Whether a check and raise at lo-ball was in order.
  'show-proof': { cards },
  'show-hand': NOTHING,
  'no-proof': NOTHING,
  // A push pot.
  'buy-in': NOTHING,
  'stay-out': NOTHING,
  split: NOTHING,
  'play-on': NOTHING,
} satisfies Options;

/** Where somebody banks, and at the twenty-one games. */
export const BANK_OPTIONS = {
  bank: { amount: chips },
  'decline-bank': NOTHING,
  wager: { amount: chips, seat },
  back: { amount: chips, seat },
  done: NOTHING,
  insure: { amount: chips, seat },
  'even-money': { seat },
  'no-insurance': NOTHING,
  hit: NOTHING,
  stand: NOTHING,
  double: { amount: someChips },
  'split-pair': NOTHING,
  surrender: NOTHING,
  'surrender-stood': { cards },
  'let-stand': NOTHING,
  fund: { amount: someChips },
  'decline-fund': NOTHING,
} satisfies Options;

export const SPANISH_OPTIONS = {
  ante: { amount: chips },
  'no-ante': NOTHING,
  'dos-pares': { amount: chips },
  joker: { amount: chips },
  progressive: NOTHING,
  tuck: NOTHING,
  'settle-hand': NOTHING,
} satisfies Options;

export const PAI_GOW_OPTIONS = {
  set: { cards },
  'house-way': NOTHING,
} satisfies Options;

export const RUMMY_OPTIONS = {
  play: NOTHING,
  pass: NOTHING,
  stay: NOTHING,
  drop: NOTHING,
  use: { cards, piles },
  'use-best': NOTHING,
  take: { cards, piles },
  'take-best': NOTHING,
  lay: { cards, piles },
  keep: NOTHING,
  'let-go': NOTHING,
  force: NOTHING,
  // Under so many cards.
  'place-marker': { amount: count },
  'move-marker': { amount: count },
  'leave-marker': NOTHING,
  'remove-marker': NOTHING,
  rearrange: { cards: someCards, piles },
} satisfies Options;

/** Everything a menu of the houses offers to a seat, the dealer or chance. */
export const OPTIONS = {
  ...POKER_OPTIONS,
  ...BANK_OPTIONS,
  ...SPANISH_OPTIONS,
  ...PAI_GOW_OPTIONS,
  ...RUMMY_OPTIONS,
  ...DEALER_OPTIONS,
};
export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** Whatever may be done in a round of the houses' games, by its name. */
export const ACTS = { ...OPTIONS, ...INCIDENTS };
export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as readonly ActName[];
export const isAct = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** Whatever an option may ask for, and what a command may therefore name. */
export const EVERYTHING = { amount: someChips, cards: someCards, seat: optional(seat), piles };
export type Given = NoteFrom<typeof EVERYTHING>;

/** What may be asked for, by name: what each must be given. */
export type Options = Readonly<Record<string, Asks>>;
export type Asks = Readonly<Partial<Record<keyof typeof EVERYTHING, Field>>>;
