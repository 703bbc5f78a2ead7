/** The words of the floor law for draw games: when something is found, and what a report names. The remedies are in draw-remedies.ts. */
import { type Face, isJoker, rankOf } from '../../cards/index.js';
import { type CardId, cardsIn, type Felt, isOpen, type Layout, refuse, type Seat } from '../../kernel/index.js';
import { drawFelt, FIVE, isWaiting } from '../../steps/index.js';
import { drawMisdeal, firstDrawn, namedBy, namesOf } from '../draw-moves.js';
import { cardAmong, seatAmong, theCard, theCards } from '../incident.js';
import { holderOf, holeCards } from '../moves.js';
import { actsAt, bettingAt, callsAt, servedAt } from '../stages.js';
import {
  betBy,
  type DrawLaw,
  type DrawLawRules,
  drawnCards,
  hasActedAfter,
  hasOpened,
  heldCards,
  isAfterDraw,
  openerOf,
  shortMost,
} from './draw-felt.js';
import { drawRemedies } from './draw-remedies.js';
import { type PokerLaw, pokerFacts, pokerNames, pokerWindows } from './poker.js';
import { onlyWhile } from './shared.js';
import type { Fact, Gate, Naming, ReportFact, TableFact, Vocabulary } from './vocabulary.js';

export function drawLaw(on: Layout, rules: DrawLawRules): DrawLaw {
  const felt = drawFelt(on, rules);
  return {
    ...rules,
    felt,
    burns: rules.burn,
    pack: on.pack.length,
    isOnDeal: (_r, stage) => stage === 'bet-1',
    isPlayed: (stage) => stage !== 'over',
    isShort: () => false,
    misdeal: (d, exposed, rule) => drawMisdeal(felt, d, exposed, rule),
  };
}

const or = <A extends string, B extends string>(test: boolean, yes: A, no: B): A | B => (test ? yes : no);
/** Cards are out, and the pot is not: by the names of the stages. */
const PARTS: Readonly<Record<string, string>> = {
  'bet-1': 'deal',
  declare: 'declare',
  draw: 'draw',
  'draw-fill': 'fill',
  'bet-2': 'after',
  'draw-wait': 'wait',
  showdown: 'showdown',
  over: 'over',
};
const PART_VALUES = [...Object.values(PARTS), 'other'];
const IN_PLAY = PART_VALUES.slice(0, -2);

const facts: Readonly<Record<string, Fact<DrawLaw> | ReportFact<DrawLaw> | TableFact>> = {
  ...(pokerFacts as Readonly<Record<string, Fact<PokerLaw>>>),
  part: { values: PART_VALUES, of: (_t, _r, stage) => PARTS[stage] ?? 'other' },
  time: { values: ['deal', 'later'], of: (_t, _r, stage) => or(stage === 'bet-1', 'deal', 'later') },
  'acted-after': {
    values: ['nobody', 'somebody'],
    of: ({ felt }, r, stage) => or(isAfterDraw(stage) && hasActedAfter(felt, r, stage), 'somebody', 'nobody'),
  },
  /** Has somebody put in more than he had to? */
  opened: {
    values: ['nobody', 'somebody'],
    of: (t, r, stage) => or(stage !== 'bet-1' || r.seats.some((s) => hasOpened(t, r, s)), 'somebody', 'nobody'),
  },
  deck: { values: ['out', 'not'], of: (_t, r, stage) => or(stage === 'over' || r.seen.length === 0, 'not', 'out') },
  /** Of those that are named, would any hand be left? */
  left: {
    values: ['none', 'some'],
    ofReport: ({ felt }, r, report) =>
      or(namedBy(felt, r, theCards(report)).length === felt.live(r).length, 'none', 'some'),
  },
  /** The ace is low, and the joker lower still. */
  spot: {
    values: ['five-or-under', 'higher'],
    ofReport: (_t, _r, report, faces) => or(isFiveOrUnder(faces(theCard(report))!), 'five-or-under', 'higher'),
  },
  holder: {
    values: ['dealer', 'other'],
    ofReport: ({ felt }, r, report) =>
      or(holderOf(felt, r, theCard(report)) === r.markers[felt.button], 'dealer', 'other'),
  },
  joker: {
    values: ['in-pack', 'not'],
    ofTable: (rules) => or('joker' in rules && rules.joker === true, 'in-pack', 'not'),
  },
};
const ACE = 12;
const FIVE_SPOT = 3;
const isFiveOrUnder = (face: Face): boolean => isJoker(face) || rankOf(face) <= FIVE_SPOT || rankOf(face) === ACE;

const part = (open: readonly string[], late: readonly string[]): Gate<DrawLaw> => ({
  fact: 'part',
  open,
  otherwise: 'wrong-stage',
  or: Object.fromEntries(late.map((value) => [value, 'too-late' as const])),
  by: 'late',
});
const untilActed: Gate<DrawLaw> = { fact: 'acted-after', open: ['nobody'], otherwise: 'action-has-begun', by: 'late' };
const DRAWING = ['draw', 'fill', 'after', 'wait'];
const onDeal = part(['deal'], IN_PLAY.slice(1));
const notYet: Gate<DrawLaw> = { fact: 'acts', open: ['none'], otherwise: 'action-has-begun', by: 'rule', acts: actsAt };

/** Who has to be named, and where there is nobody why it cannot be ruled. */
const seat = (
  suspects: (t: DrawLaw, r: Felt, stage: string) => readonly Seat[],
  why: 'wrong-stage' | 'action-has-begun',
): Naming<DrawLaw> => ({
  fields: ['seat'],
  unless: [why],
  of: (t, { r, stage, rule }) =>
    seatAmong(suspects(t, r, stage), why === 'wrong-stage' ? refuse(why, rule, { stage }) : refuse(why, rule)),
});
const card = (
  from: (t: DrawLaw, r: Felt) => readonly CardId[],
  why: 'wrong-stage' | 'already-corrected',
): Naming<DrawLaw> => ({
  fields: ['cards'],
  unless: [why],
  of: (t, { r, stage, rule }) =>
    cardAmong(from(t, r), why === 'wrong-stage' ? refuse(why, rule, { stage }) : refuse(why, rule)),
});
const closed = (r: Felt, from: readonly CardId[]): readonly CardId[] => from.filter((one) => !isOpen(r, one));
/** Several hands at once, each named by a card of it. */
const hands = (most: number): Naming<DrawLaw> => ({
  fields: ['cards'],
  unless: ['wrong-stage'],
  of: ({ felt }, { r, stage, rule }) => {
    const from = namesOf(felt, r);
    if (from.length < 2) return refuse('wrong-stage', rule, { stage });
    return { cards: { from, min: 2, max: Math.min(most, from.length) } };
  },
});
/** Before his draw: he holds five cards, has not been served, and is not bound to stand already. */
function maySpread({ felt }: DrawLaw, r: Felt, stage: string, who: Seat): boolean {
  if (r.markers[felt.mustStand(who)] !== null || felt.cardsOf(r, who).length !== FIVE) return false;
  return !servedAt(r, stage)?.includes(who);
}
const isAsking = (r: Felt, stage: string): boolean =>
  stage === 'bet-1' || stage === 'declare' || servedAt(r, stage) !== null;

const names: Vocabulary<DrawLaw>['names'] = {
  ...(pokerNames as Readonly<Record<string, Naming<PokerLaw>>>),
  'held-card': card(heldCards, 'wrong-stage'),
  'drawn-card': card(drawnCards, 'wrong-stage'),
  'closed-held-card': card((t, r) => closed(r, heldCards(t, r)), 'already-corrected'),
  'closed-drawn-card': card((t, r) => closed(r, drawnCards(t, r)), 'wrong-stage'),
  /** One that came with the draw; the last card of a hand stays until others have come. */
  'new-card': {
    fields: ['cards'],
    unless: ['wrong-stage', 'already-corrected'],
    of: ({ felt, pack }, { r, stage, rule }) => {
      const first = firstDrawn(felt, r, pack);
      const drawn = holeCards(felt, r).filter((one) => one >= first);
      if (drawn.length === 0) return refuse('wrong-stage', rule, { stage });
      const from = drawn.filter((one) => felt.cardsOf(r, holderOf(felt, r, one)).length > 1);
      return cardAmong(from, refuse('already-corrected', rule));
    },
  },
  'last-of-several': seat(({ felt }, r) => felt.live(r).filter((s) => s !== felt.lead(r)), 'wrong-stage'),
  'hand-that-waits': seat(
    (t, r) => t.felt.live(r).filter((s) => isWaiting(bettingAt(r, 'bet-1'), s) && !hasOpened(t, r, s)),
    'action-has-begun',
  ),
  'two-hands': hands(2),
  'several-hands': hands(Number.POSITIVE_INFINITY),
  'other-position': {
    fields: ['seat'],
    of: ({ felt }, { r }) => ({ seats: r.seats.filter((s) => s !== r.markers[felt.leader]) }),
  },
  'hand-before-draw': seat(
    (t, r, stage) => (isAsking(r, stage) ? t.felt.live(r).filter((s) => maySpread(t, r, stage, s)) : []),
    'wrong-stage',
  ),
  'hand-that-threw': {
    fields: ['seat'],
    unless: ['wrong-stage', 'already-corrected'],
    of: ({ felt }, { r, stage, rule }) => {
      const { called, settled } = callsAt(r, stage);
      const throwers = called.filter((s) => cardsIn(r, felt.thrown(s)).length > 0);
      if (throwers.length === 0) return refuse('wrong-stage', rule, { stage });
      return seatAmong(
        throwers.filter((s) => !settled.includes(s)),
        refuse('already-corrected', rule),
      );
    },
  },
  'hand-that-drew': seat(({ felt, pack }, r) => {
    const first = firstDrawn(felt, r, pack);
    if (cardsIn(r, felt.burn).length === 0) return [];
    return felt.live(r).filter((s) => felt.cardsOf(r, s).some((one) => one >= first));
  }, 'wrong-stage'),
  /** Who has the turn, and what he put in short of what it takes. */
  'short-bet': {
    fields: ['seat', 'amount'],
    of: (t, { r, stage }) => {
      const now = bettingAt(r, stage);
      const who = now.order[now.turn]!;
      const { chip } = t;
      return { seats: [who], amount: { min: chip, max: shortMost(t, r, stage), unit: chip } };
    },
  },
  /** Whoever bet, but for an opening that nobody has answered. */
  bettor: {
    fields: ['seat'],
    unless: ['no-such-bet', 'action-not-begun'],
    of: (t, { r, stage, rule }) => {
      const opener = openerOf(t, r, stage);
      const seats = t.felt.live(r).filter((s) => s !== opener && betBy(t, r, stage, s) > 0);
      return seatAmong(seats, opener === null ? refuse('no-such-bet', rule) : refuse('action-not-begun', rule));
    },
  },
  'unanswered-opener': {
    fields: ['seat'],
    unless: ['action-has-begun', 'no-such-bet'],
    of: (t, { r, stage, rule }) => {
      const opener = openerOf(t, r, stage);
      if (opener !== null) return { seats: [opener] };
      return bettingAt(r, stage).bold ? refuse('action-has-begun', rule) : refuse('no-such-bet', rule);
    },
  },
};
export const drawWords: Vocabulary<DrawLaw> = {
  reports: [
    'boxed-card',
    'boxed-cards',
    'boxed-burn',
    'off-table',
    'sixth-cards',
    'sixth-card',
    'six-cards-seen',
    'six-cards-taken',
    'out-of-rotation',
    'foul-deck',
    'joker-found',
    'joker-used',
    'dropped-card',
    'touched-cards',
    'hand-thrown',
    'dead-discards',
    'picked-up-by-another',
    'damaged-card',
    'left-table',
    'dropped-face-up',
    'exposed-card',
    'self-exposed',
    'card-named',
    'spread-hand',
    'four-cards',
    'six-and-four',
    'out-of-position',
    'extra-hand',
    'draw-out-of-order',
    'stub-mixed',
    'string-raise',
    'shared-action',
    'out-of-turn',
    'short-bet',
    'fouled-bet',
    'fouled-opening',
    'flipped-cards',
    'miscall',
    'miscall-induced',
    'burn-dealt',
    'stub-taken',
    'deck-broken',
    'wrong-start',
    'dead-seat-dealt',
    'wrong-count',
    'identical-cards',
  ],
  facts,
  windows: {
    ...pokerWindows,
    /** Until the betting before the draw is over. */
    deal: [onDeal],
    'untouched-deal': [onDeal, notYet],
    /** Until somebody acts after the draw. */
    draw: [part(DRAWING, ['showdown']), untilActed],
    /** Until the hands are shown; or until somebody acts, where the table has it so. */
    'draw-order': [part(DRAWING, ['showdown', 'over']), { ...untilActed, if: ({ window }) => window === 'action' }],
    /** On the draw, or before anybody has acted after it. */
    'new-cards': [onlyWhile('part', 'draw', 'after'), notYet],
    declaring: [onlyWhile('part', 'declare')],
    'until-declared': [onlyWhile('part', 'deal', 'declare'), onlyWhile('hands', 'several')],
    'until-served': [onlyWhile('part', 'declare', 'draw', 'fill')],
    'in-play': [onlyWhile('part', ...IN_PLAY)],
    'in-play-contested': [onlyWhile('part', ...IN_PLAY), onlyWhile('hands', 'several')],
    'contested-showdown': [onlyWhile('showdown', 'now'), onlyWhile('hands', 'several')],
    'deck-out': [onlyWhile('deck', 'out')],
  },
  names,
  remedies: drawRemedies,
};
