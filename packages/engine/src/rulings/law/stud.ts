/** The words of the floor law for stud. What each remedy is made of is in stud-moves.ts. */
import {
  type CardId,
  type Chips,
  cardsIn,
  type Felt,
  isOpen,
  type Layout,
  refuse,
  type Seat,
} from '../../kernel/index.js';
import { type Betting, bringsIn, FULL, type StudFelt, studFelt } from '../../steps/index.js';
import { cardAmong, oneCardOf, seatAmong, theCard, theSeat } from '../incident.js';
import { dealAgain, holderOf } from '../moves.js';
import { actsAt, bettingAt, isBetting } from '../stages.js';
import {
  burnedNone,
  burnedTwo,
  deliveredTooSoon,
  holeCardOpen,
  isMended,
  isMucked,
  lastCardOpen,
  lastCardsOf,
  studMisdeal,
  thirdCardDown,
} from '../stud-moves.js';
import { type PokerLaw, pokerFacts, pokerNames, pokerRemedies, pokerWindows } from './poker.js';
import { onlyWhile, plain } from './shared.js';
import { type Gate, remedy, type Vocabulary } from './vocabulary.js';

export interface StudLaw extends PokerLaw {
  readonly felt: StudFelt;
  readonly opening: Chips;
}
export interface StudLawRules {
  readonly opening: Chips;
  readonly chip: Chips;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outOfTurn: 'returned' | 'binding';
}
const ON_DEAL = ['third', 'bring-in', 'third-betting'];
export function studLaw(on: Layout, { opening, chip, feeOnVoid, outOfTurn }: StudLawRules): StudLaw {
  const felt = studFelt(on, opening);
  return {
    felt,
    opening,
    chip,
    feeOnVoid,
    outOfTurn,
    burns: true,
    window: 'next-card',
    isOnDeal: (_r, stage) => ON_DEAL.includes(stage),
    isPlayed,
    isShort: () => false,
    misdeal: (d, exposed, rule) => studMisdeal(felt, d, exposed, rule),
  };
}

const NEXT: Readonly<Record<string, string>> = { third: 'fourth', fourth: 'fifth', fifth: 'sixth', sixth: 'seventh' };
/** 'fourth' of 'fourth-pair-betting'. */
const streetOf = (stage: string): string => stage.split('-')[0]!;
const nextOf = (stage: string): string => (isBetting(stage) ? NEXT[streetOf(stage)] : undefined) ?? 'none';
/** Betting has begun, and the pot is not out. */
const isPlayed = (stage: string): boolean => isBetting(stage) || stage === 'seventh-choice' || stage === 'showdown';
/** Three have acted, or two and one of them raised. */
const isSubstantial = ({ acts, raises, level, base }: Betting): boolean =>
  acts >= 3 || (acts === 2 && (raises > 0 || level > base));
const or = <A extends string, B extends string>(test: boolean, yes: A, no: B): A | B => (test ? yes : no);

const holesOf = ({ felt }: StudLaw, r: Felt, seat: Seat): readonly CardId[] => felt.cardsOf(r, seat).slice(0, 2);
/** Seats none of whose hole cards has been exposed yet. */
const unexposed = (t: StudLaw, r: Felt): Seat[] =>
  t.felt.live(r).filter((s) => !holesOf(t, r, s).some((card) => isOpen(r, card)));
/** Hands whose seventh card nobody but its owner has seen. */
const closedSevenths = ({ felt }: StudLaw, r: Felt): Seat[] =>
  felt.live(r).filter((s) => felt.cardsOf(r, s).length === FULL && !felt.isOpenSeventh(r, s));

const untilActed = (fact: string): Gate<StudLaw> => ({
  fact,
  open: ['nobody'],
  otherwise: 'action-has-begun',
  by: 'late',
  acts: actsAt,
});

export const studWords: Vocabulary<StudLaw> = {
  reports: [
    'exposed-card',
    'exposed-cards',
    'early-cards',
    'burn-missed',
    'burned-twice',
    'seventh-up',
    'off-table',
    'absent-opener',
    'wrong-count',
    'abandoned-hand',
    'closed-hand',
    'closed-hand-spared',
    'five-shown',
    'turned-by-another',
    'string-raise',
    'out-of-turn',
  ],
  facts: {
    ...pokerFacts,
    'up-cards': { values: ['to-come', 'dealt'], of: (_t, _r, stage) => or(stage === 'third', 'to-come', 'dealt') },
    /** A forced bet is no action, but folding with it is. */
    'acted-on-deal': {
      values: ['nobody', 'somebody'],
      of: ({ felt }, r, stage) => {
        if (stage !== 'third-betting') return 'nobody';
        return or(actsAt(r, stage) > 0 || !felt.isLive(r, r.markers[felt.opener]!), 'somebody', 'nobody');
      },
    },
    'holes-exposed': {
      values: ['none', 'some', 'all'],
      of: (t, r) => {
        const closed = unexposed(t, r).length;
        return closed === 0 ? 'all' : or(closed < t.felt.live(r).length, 'some', 'none');
      },
    },
    'next-card': { values: ['fourth', 'fifth', 'sixth', 'seventh', 'none'], of: (_t, _r, stage) => nextOf(stage) },
    'later-betting': {
      values: ['now', 'not'],
      of: (_t, _r, stage) => or(isBetting(stage) && streetOf(stage) !== 'third', 'now', 'not'),
    },
    /** Cards can be put right until the last round, much action, or a card of the street in the muck. */
    'burn-fault': {
      values: ['in-time', 'late'],
      of: ({ felt }, r, stage) =>
        or(stage === 'seventh-betting' || isSubstantial(bettingAt(r, stage)) || isMucked(felt, r), 'late', 'in-time'),
    },
    'last-card': {
      values: ['to-come', 'dealt'],
      of: (_t, _r, stage) => or(streetOf(stage) === 'seventh', 'dealt', 'to-come'),
    },
    'last-round': {
      values: ['now', 'not'],
      of: (_t, _r, stage) => or(stage === 'seventh-choice' || stage === 'seventh-betting', 'now', 'not'),
    },
    'all-dealt': {
      values: ['now', 'not'],
      of: (_t, _r, stage) => or(['seventh-choice', 'seventh-betting', 'showdown'].includes(stage), 'now', 'not'),
    },
    'acted-on-last': {
      values: ['nobody', 'somebody'],
      of: (_t, r, stage) => or(stage === 'seventh-betting' && actsAt(r, stage) > 0, 'somebody', 'nobody'),
    },
    opening: { values: ['now', 'not'], of: (_t, _r, stage) => or(stage === 'bring-in', 'now', 'not') },
    cards: {
      values: ['out', 'not'],
      of: (_t, _r, stage) => or(isPlayed(stage) || ON_DEAL.includes(stage), 'out', 'not'),
    },
  },
  windows: {
    ...pokerWindows,
    deal: [onlyWhile('deal', 'now'), untilActed('acted-on-deal')],
    opening: [onlyWhile('opening', 'now')],
    'before-next-card': [onlyWhile('next-card', 'fourth', 'fifth', 'sixth', 'seventh')],
    'later-betting': [onlyWhile('later-betting', 'now')],
    'last-card': [onlyWhile('last-round', 'now'), untilActed('acted-on-last')],
    'cards-out': [onlyWhile('cards', 'out')],
    'all-cards-dealt': [onlyWhile('all-dealt', 'now'), onlyWhile('hands', 'several')],
    'contested-showdown': [onlyWhile('showdown', 'now'), onlyWhile('hands', 'several')],
  },
  names: {
    ...pokerNames,
    /** Of hands none of whose hole cards lies open. */
    'closed-hole-card': {
      fields: ['cards'],
      of: (t, { r }) => oneCardOf(unexposed(t, r).flatMap((s) => holesOf(t, r, s))),
    },
    /** Two of the table's; the first may have been found before. */
    'any-two-hole-cards': {
      fields: ['cards'],
      of: (t, { r }) => {
        const from = t.felt.live(r).flatMap((s) => holesOf(t, r, s));
        const hadOne = unexposed(t, r).length < t.felt.live(r).length;
        return { cards: { from, min: hadOne ? 1 : 2, max: from.length } };
      },
    },
    /** Up to which seat cards were delivered: the burn and the last card, which is never used, must be left. */
    'seat-delivered': {
      fields: ['seat'],
      unless: ['deck-too-short'],
      of: ({ felt }, { r, rule }) => {
        const left = cardsIn(r, felt.stock).length - 2;
        const seats = felt.fromLeft(r, felt.liveSet(r)).slice(0, Math.max(0, left));
        return seatAmong(seats, refuse('deck-too-short', rule));
      },
    },
    'closed-last-card-of': {
      fields: ['seat'],
      unless: ['already-corrected'],
      of: (t, { r, rule }) => seatAmong(closedSevenths(t, r), refuse('already-corrected', rule)),
    },
    'closed-last-card': {
      fields: ['cards'],
      unless: ['already-corrected'],
      of: (t, { r, rule }) =>
        cardAmong(lastCardsOf(t.felt, r, closedSevenths(t, r)), refuse('already-corrected', rule)),
    },
    /** The newest of each hand; on the deal any. */
    'newest-card': {
      fields: ['cards'],
      of: ({ felt }, { r, stage }) => {
        const seats = felt.live(r);
        const isFirst = streetOf(stage) === 'third' || stage === 'bring-in';
        return oneCardOf(isFirst ? seats.flatMap((s) => felt.cardsOf(r, s)) : lastCardsOf(felt, r, seats));
      },
    },
  },
  remedies: {
    ...pokerRemedies,
    /** The forced bet goes back, antes stay; what was named is shown. */
    misdeal: plain<StudLaw>(null, {
      do: (t, d, { report, rule }) => {
        studMisdeal(t.felt, d, report.cards ?? holesOf(t, d, theSeat(report)), rule);
        dealAgain(d, t.feeOnVoid);
      },
    }),
    /** The hole card lies open, and his third card comes down. */
    'third-card-down': plain<StudLaw>('cards', {
      do: ({ felt }, d, { report, rule }) =>
        holeCardOpen(felt, d, holderOf(felt, d, theCard(report)), theCard(report), rule),
    }),
    /** The hole card counts as his up card, that one is burned, and he gets another down. */
    'replace-up-card': plain<StudLaw>('cards', {
      do: ({ felt }, d, { report, rule }) => {
        thirdCardDown(felt, d, holderOf(felt, d, theCard(report)), theCard(report), rule);
        d.sendTo('bring-in');
      },
    }),
    'open-for-absent': plain<StudLaw>(null, {
      do: ({ felt, opening }, d, { rule }) => bringsIn(felt, d, d.markers[felt.opener]!, opening, rule),
    }),
    /** Cards delivered too soon, and their burn, come back and are shuffled into the deck before the street. */
    'take-back-cards': plain<StudLaw>('seat', {
      bars: ({ felt }, { r, rule }) => (cardsIn(r, felt.aside).length > 0 ? refuse('already-corrected', rule) : null),
      unless: ['already-corrected'],
      do: ({ felt }, d, { report, rule, stage }) =>
        deliveredTooSoon(felt, d, { to: theSeat(report), isUp: nextOf(stage) !== 'seventh', rule }),
    }),
    /** Each card goes where it belongs, the round's bets go back, and the boards as they then are say who leads. */
    'put-cards-right': remedy({ burned: ['none', 'two'] }, null, ({ burned }) => ({
      bars: ({ felt }: StudLaw, { r, rule }) => {
        if (isMended(felt, r)) return refuse('already-corrected', rule);
        // The last card of the deck is never used, so there must be another to move.
        return burned === 'two' && cardsIn(r, felt.stock).length < 2 ? refuse('deck-too-short', rule) : null;
      },
      unless: burned === 'two' ? ['already-corrected', 'deck-too-short'] : ['already-corrected'],
      do: ({ felt }, d, { rule, stage }) => {
        (burned === 'none' ? burnedNone : burnedTwo)(felt, d, rule);
        d.sendTo(`${streetOf(stage)}-betting`);
      },
    })),
    'cards-stand': plain<StudLaw>(null, { do: (_t, d, { rule }) => d.say('CardsStand', null, rule) }),
    'card-plays': plain<StudLaw>('cards', {
      do: ({ felt }, d, { report, rule }) => d.say('CardPlays', holderOf(felt, d, theCard(report)), rule),
    }),
    /** It lies open, and whoever can still bet says whether he does. */
    'last-card-open': plain<StudLaw>(null, {
      do: ({ felt }, d, { report, rule }) => {
        lastCardOpen(felt, d, report.seat ?? holderOf(felt, d, theCard(report)), rule);
        d.sendTo('seventh-choice');
      },
    }),
  },
};
