/** What the floor law of all games with hole cards and betting is made of, whatever the family. */
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  isOpen,
  type RuleId,
  refuse,
} from '../../kernel/index.js';
import { type PokerFelt, waiting } from '../../steps/index.js';
import { oneCardOf, theAmount, theCard, theSeat } from '../incident.js';
import { dealAgain, holeCards, killHand, laidOn, scrap, swapForBurn } from '../moves.js';
import { actsAt, bettingAt, isBetting } from '../stages.js';
import type { Window as Closing } from '../windows.js';
import { anyTime, onlyWhile, plain, roundFact, voidRound } from './shared.js';
import {
  type At,
  type Fact,
  type Naming,
  type Remedy,
  type Reported,
  type ReportFact,
  remedy,
  type Window,
} from './vocabulary.js';

/** One table, as its floor sees it. */
export interface PokerLaw {
  readonly felt: PokerFelt;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly burns: boolean;
  readonly chip: Chips;
  /** A bet out of turn goes back; or it binds if nothing changes before its turn. */
  readonly outOfTurn: 'returned' | 'binding';
  /** Until when a fault may be reported, where the sheet prints no limit. */
  readonly window: Closing;
  /** Who passes before the draw is out, so that a bet that does not stand is no check. */
  readonly pass?: 'check' | 'fold';
  /** Nothing has come since the deal but the betting on it. */
  isOnDeal(r: Felt, stage: string): boolean;
  /** There are hands, and one of them may die. */
  isPlayed(stage: string): boolean;
  /** Too few cards are left to replace one. */
  isShort(r: Felt, stage: string): boolean;
  /** Says that it is a misdeal; bets go back as they do in this game. */
  misdeal(d: Draft, exposed: readonly CardId[], rule: RuleId): void;
}

// --- facts ----------------------------------------------------------------------------------------------------------

/** Has a card been exposed and replaced on this deal? It lies face up, burned or to be burned. */
export const isExposed = (felt: PokerFelt, r: Felt): boolean =>
  [...laidOn(felt, r), ...cardsIn(r, felt.burn)].some((card) => isOpen(r, card));
export const isBoxed = (felt: PokerFelt, r: Felt): boolean => cardsIn(r, felt.scrap).length > 0;
const or = <A extends string, B extends string>(test: boolean, yes: A, no: B): A | B => (test ? yes : no);

export const pokerFacts = {
  deal: { values: ['now', 'not'], of: (t, r, stage) => or(t.isOnDeal(r, stage), 'now', 'not') },
  acts: { values: ['none', 'one', 'several'], of: (_t, r, stage) => ['none', 'one'][actsAt(r, stage)] ?? 'several' },
  found: {
    values: ['early', 'late'],
    of: (t, r, stage) => or(t.isOnDeal(r, stage) && actsAt(r, stage) < 2, 'early', 'late'),
  },
  exposed: { values: ['none', 'one'], of: ({ felt }, r) => or(isExposed(felt, r), 'one', 'none') },
  boxed: { values: ['none', 'one'], of: ({ felt }, r) => or(isBoxed(felt, r), 'one', 'none') },
  hands: { values: ['one', 'several'], of: ({ felt }, r) => or(felt.live(r).length > 1, 'several', 'one') },
  hand: { values: ['played', 'over'], of: (t, _r, stage) => or(t.isPlayed(stage), 'played', 'over') },
  round: roundFact,
  betting: { values: ['now', 'not'], of: (_t, _r, stage) => or(isBetting(stage), 'now', 'not') },
  showdown: { values: ['now', 'not'], of: (_t, _r, stage) => or(stage === 'showdown', 'now', 'not') },
} satisfies Readonly<Record<string, Fact<PokerLaw>>>;

/** The first or second card off the deck. Cards are numbered in the order of the deck. */
export const cardFact: ReportFact<PokerLaw> = {
  values: ['first-two', 'later'],
  ofReport: ({ felt }, r, report) =>
    or(theCard(report) - Math.min(...holeCards(felt, r), ...cardsIn(r, felt.muck)) < 2, 'first-two', 'later'),
};

// --- windows --------------------------------------------------------------------------------------------------------

export const pokerWindows = {
  /** On the deal, before two have acted. */
  'before-two-act': [
    onlyWhile('deal', 'now'),
    { fact: 'acts', open: ['none', 'one'], otherwise: 'two-have-acted', by: 'rule', acts: actsAt },
  ],
  /** While there is another hand to win the pot. */
  contested: [onlyWhile('hand', 'played'), onlyWhile('hands', 'several')],
  betting: [onlyWhile('betting', 'now')],
  showdown: [onlyWhile('showdown', 'now')],
  'any-time': anyTime,
} satisfies Readonly<Record<string, Window<PokerLaw>>>;

// --- what a report names --------------------------------------------------------------------------------------------

/** Two or more; the first may have been replaced before the second was found. */
const twoOf =
  (hadOne: (felt: PokerFelt, r: Felt) => boolean): Naming<PokerLaw>['of'] =>
  ({ felt }, { r }) => {
    const from = holeCards(felt, r);
    return { cards: { from, min: hadOne(felt, r) ? 1 : 2, max: from.length } };
  };
export const pokerNames = {
  'hole-card': { fields: ['cards'], of: ({ felt }, { r }) => oneCardOf(holeCards(felt, r)) },
  'exposed-cards': { fields: ['cards'], of: twoOf(isExposed) },
  'boxed-cards': { fields: ['cards'], of: twoOf(isBoxed) },
  'live-hand': { fields: ['seat'], of: ({ felt }, { r }) => ({ seats: felt.live(r) }) },
  /** Amount 0 is a check or a call; anything else what he made it. */
  'act-out-of-turn': {
    fields: ['seat', 'amount'],
    unless: ['no-such-bet'],
    of: ({ felt, chip }, { r, stage, rule }) => {
      const seats = waiting(bettingAt(r, stage)).slice(1);
      if (seats.length === 0) return refuse('no-such-bet', rule);
      const max = Math.max(...seats.map((s) => chipsAt(r, felt.stack(s)) + chipsAt(r, felt.bet(s))));
      return { seats, amount: { min: 0, max, unit: chip } };
    },
  },
  /** What the first motion put in, where there was nothing to call. */
  'first-motion': {
    fields: ['amount'],
    unless: ['no-such-bet'],
    of: ({ chip }, { r, stage, rule }) => {
      const { held, level } = bettingAt(r, stage);
      if (held === null) return refuse('no-such-bet', rule);
      return held.level > 0 ? {} : { amount: { min: 0, max: Math.max(0, level - chip), unit: chip } };
    },
  },
} satisfies Readonly<Record<string, Naming<PokerLaw>>>;

// --- remedies -------------------------------------------------------------------------------------------------------

const deckHolds = (t: PokerLaw, { r, stage, rule }: At) =>
  t.isShort(r, stage) ? refuse('deck-too-short', rule) : null;

export const pokerRemedies = {
  /** Everything is dealt again; cards that were named are shown. */
  misdeal: plain<PokerLaw>(null, {
    do: (t, d, { report, rule }) => {
      t.misdeal(d, report.cards ?? [], rule);
      dealAgain(d, t.feeOnVoid);
    },
  }),
  'void-round': voidRound,
  /** Swapped for the next card of the deck, and burned. One that nobody has seen takes another from the deck for good. */
  'replace-card': remedy({ face: ['up', 'down'] }, 'cards', ({ face }) => ({
    short: (t: PokerLaw, at) => (face === 'up' ? null : deckHolds(t, at)),
    unless: face === 'up' ? [] : ['deck-too-short'],
    do: ({ felt, burns }, d, { report, rule }) =>
      swapForBurn(felt, d, theCard(report), { rule, shown: face === 'up', burns }),
  })),
  /** A scrap of paper: the next card of the deck takes its place. */
  'scrap-card': plain<PokerLaw>('cards', {
    short: deckHolds,
    unless: ['deck-too-short'],
    do: ({ felt }, d, { report, rule }) => scrap(felt, d, theCard(report), rule),
  }),
  'dead-hand': plain<PokerLaw>('seat', {
    do: ({ felt }, d, { report, rule }) => killHand(felt, d, theSeat(report), rule),
  }),
  'hand-lives': plain<PokerLaw>('seat', {
    do: (_t, d, { report, rule }) => d.say('HandRuledLive', theSeat(report), rule),
  }),
  /** It goes back, or binds, as the table has it. Acts out of turn are counted, and the floor is told of the third. */
  'out-of-turn': remedy({ told: 'clause?' }, 'seat', ({ told }) => ({
    do: ({ outOfTurn }: PokerLaw, d, { report, rule }) =>
      d.say(outOfTurn === 'binding' ? 'BoundOutOfTurn' : 'OutOfTurnReturned', theSeat(report), rule, {
        to: theAmount(report),
      }),
    also: told === undefined ? [] : [told],
  })),
  'first-motion-counts': plain<PokerLaw>(null, { do: firstMotion }),
} satisfies Readonly<Record<string, Remedy<PokerLaw>>>;

/**
 * Two motions without a word: with a bet to answer the raise is a call, and the rest goes back; with none the bet is what the first
 * motion put in, if that is a bet, and otherwise none.
 */
function firstMotion({ felt, pass = 'check' }: PokerLaw, d: Draft, { report, rule, stage }: Reported): void {
  const held = bettingAt(d, stage).held!;
  const seat = held.by;
  const isBet = held.level === 0 && theAmount(report) >= held.unit;
  const to = isBet ? theAmount(report) : held.level;
  d.pay(felt.bet(seat), felt.stack(seat), chipsAt(d, felt.bet(seat)) - to);
  if (isBet) {
    d.say('BetUndone', seat, rule, { to, again: false });
    return;
  }
  d.mark(felt.aggressor, held.aggressor);
  const raised = felt.marks?.raised(seat);
  if (raised !== undefined && d.markers[raised] === seat) d.mark(raised, null);
  if (to > 0) d.say('RaiseWithdrawn', seat, rule);
  // Where who passes is out, he has not passed: he opens as he should, or folds.
  else d.say('BetUndone', seat, rule, { to, again: pass === 'fold' && stage === 'bet-1' });
}
