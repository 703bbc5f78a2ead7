/** The remedies of draw games. What each is made of is in draw-moves.ts. */
import { cardsIn, type Draft, isOpen, type Refusal, type RuleId, refuse, topOf } from '../../kernel/index.js';
import { FIVE, fromTop } from '../../steps/index.js';
import {
  actionEnded,
  boundToStand,
  burnPlayed,
  completed,
  filled,
  isShort,
  kept,
  killSix,
  namedBy,
  postsBack,
  sharesBack,
  sixthBurned,
  takenOut,
  unmark,
} from '../draw-moves.js';
import { theAmount, theCard, theCards, theSeat } from '../incident.js';
import { betsBack, dealAgain, holderOf, killHand, muck } from '../moves.js';
import { bettingAt } from '../stages.js';
import {
  betBy,
  type DrawLaw,
  drawnCards,
  isAfterDraw,
  isStubShort,
  priceFor,
  runsShort,
  shortMost,
} from './draw-felt.js';
import { type PokerLaw, pokerRemedies } from './poker.js';
import { plain } from './shared.js';
import { type At, type Remedy, type Reported, remedy, type ToldOf } from './vocabulary.js';

const short = ({ felt }: DrawLaw, { r, stage, rule }: At): Refusal | null =>
  runsShort(felt, r, stage) ? refuse('deck-too-short', rule) : null;
const stubHolds = ({ felt }: DrawLaw, { r, rule }: At): Refusal | null =>
  isStubShort(felt, r) ? refuse('deck-too-short', rule) : null;
/** A whole hand, and what must be left after it: the burn, the card that is never dealt, and another. */
const EXTRA_LEAST = FIVE + 3;

/** Where a card goes that is out of play, and by which clause, where it is not the line's own. */
const OUT = {
  to: ['scrap', 'dead'],
  face: ['up', 'down'],
  out: 'clause?',
} as const;
/** Another comes from the middle of the deck after the deal, or from its top when all have drawn. */
function replaced({ felt }: DrawLaw, d: Draft, { report, rule, stage }: Reported, p: ToldOf<typeof OUT>): void {
  const card = theCard(report);
  const seat = holderOf(felt, d, card);
  takenOut(felt, d, card, { to: felt[p.to], shown: p.face === 'up', rule: p.out ?? rule });
  if (stage === 'bet-1') filled(felt, d, seat, rule);
  // While cards are still being dealt it is filled in its turn, after all others.
  else if (isAfterDraw(stage)) d.sendTo('draw-fill');
}
const turnUp = ({ felt }: DrawLaw, d: Draft, { report, rule }: Reported, by: RuleId = rule): void => {
  const seat = holderOf(felt, d, theCard(report));
  d.show([theCard(report)], felt.hand(seat));
  d.say('CardTurnedUp', seat, by);
};

const onCards: Readonly<Record<string, Remedy<DrawLaw>>> = {
  /** Antes and blinds stay up; cards that were named are shown, unless they were not seen. */
  misdeal: remedy({ cards: ['shown', 'unseen', null], by: 'clause?' }, null, ({ cards = 'shown', by }) => ({
    do: (t: DrawLaw, d, { report, rule }) => {
      t.misdeal(d, cards === 'shown' ? (report.cards ?? []) : [], by ?? rule);
      dealAgain(d, t.feeOnVoid);
    },
    also: by === undefined ? [] : [by],
  })),
  'replace-dead-card': remedy(OUT, 'cards', (p) => ({
    short,
    unless: ['deck-too-short'],
    do: (t: DrawLaw, d, as) => replaced(t, d, as, p),
    also: p.out === undefined ? [] : [p.out],
  })),
  /** It is out of play; another comes when all have drawn. */
  'scrap-new-card': plain<DrawLaw>('cards', {
    short: ({ felt }, { r, rule }) => (isShort(felt, r) ? refuse('deck-too-short', rule) : null),
    unless: ['deck-too-short'],
    do: ({ felt }, d, { report, rule, stage }) => {
      takenOut(felt, d, theCard(report), { to: felt.scrap, shown: true, rule });
      if (stage === 'bet-2') d.sendTo('draw-fill');
    },
  }),
  'keep-card': plain<DrawLaw>('cards', { do: ({ felt }, d, { report, rule }) => kept(felt, d, theCard(report), rule) }),
  /** It is turned up for all to see, and plays. */
  'turn-up-plays': plain<DrawLaw>('cards', {
    short,
    unless: ['deck-too-short'],
    do: (t, d, as) => {
      turnUp(t, d, as);
      d.say('CardPlays', holderOf(t.felt, d, theCard(as.report)), as.rule);
    },
  }),
  /** It is turned up for all to see, and another takes its place. */
  'turn-up-replace': remedy({ turned: 'clause' }, 'cards', ({ turned }) => ({
    short,
    unless: ['deck-too-short'],
    do: (t: DrawLaw, d, as) => {
      turnUp(t, d, as, turned);
      replaced(t, d, as, { to: 'dead', face: 'up', out: undefined });
    },
    also: [turned],
  })),
  'not-exposed': plain<DrawLaw>('cards', {
    do: ({ felt }, d, { report, rule }) => d.say('NotExposed', holderOf(felt, d, theCard(report)), rule),
  }),
  'show-burn': plain<DrawLaw>(null, {
    bars: ({ felt }, { r, stage, rule }) => {
      const card = topOf(r, felt.burn);
      if (card === undefined) return refuse('wrong-stage', rule, { stage });
      return isOpen(r, card) ? refuse('already-corrected', rule) : null;
    },
    unless: ['wrong-stage', 'already-corrected'],
    do: ({ felt }, d, { rule }) => {
      d.show(fromTop(cardsIn(d, felt.burn), 1), felt.burn);
      d.say('BoxedBurn', null, rule);
    },
  }),
  'cards-stand': plain<DrawLaw>(null, { do: (_t, d, { rule }) => d.say('CardsStand', null, rule) }),
  'rebuild-deck': plain<DrawLaw>(null, {
    do: ({ felt }, d, { rule }) => {
      const count = d.zones.reduce((n, cards, zone) => (zone === felt.spent ? n : n + cards.length), 0);
      d.say('DeckRebuilt', null, rule, { count });
    },
  }),
};

const onHands: Readonly<Record<string, Remedy<DrawLaw>>> = {
  /** The sixth card is the burn. */
  'burn-sixth': plain<DrawLaw>('seat', {
    bars: (t, at) => (cardsIn(at.r, t.felt.burn).length > 0 ? refuse('already-corrected', at.rule) : stubHolds(t, at)),
    unless: ['already-corrected', 'deck-too-short'],
    do: ({ felt, burns }, d, { report, rule }) => sixthBurned(felt, d, { seat: theSeat(report), rule, burns }),
  }),
  /** The hand is dead with all six; a card is burned all the same. */
  'dead-hand-of-six': plain<DrawLaw>('seat', {
    short: stubHolds,
    unless: ['deck-too-short'],
    do: ({ felt }, d, { report, rule }) => killSix(felt, d, theSeat(report), rule),
  }),
  'complete-hand': plain<DrawLaw>('seat', {
    bars: short,
    unless: ['deck-too-short'],
    do: ({ felt }, d, { report, rule }) => completed(felt, d, theSeat(report), rule),
  }),
  /** Several hands die together; their antes and blinds, or all they put in, go back. */
  'dead-hands': remedy({ back: ['posts', 'shares'] }, 'cards', ({ back }) => ({
    do: ({ felt }: DrawLaw, d, { report, rule }) => {
      for (const seat of namedBy(felt, d, theCards(report))) {
        (back === 'posts' ? postsBack : sharesBack)(felt, d, seat);
        killHand(felt, d, seat, rule);
      }
    },
  })),
  'dead-hand-shown': plain<DrawLaw>('cards', {
    do: ({ felt }, d, { report, rule }) => {
      const seat = holderOf(felt, d, theCard(report));
      muck(felt, d, seat);
      d.show([theCard(report)], felt.muck);
      d.say('HandKilled', seat, rule);
    },
  }),
  /** It is completed, and dead. */
  'dead-extra-hand': plain<DrawLaw>(null, {
    bars: ({ felt }, { r, rule }) =>
      cardsIn(r, felt.stock).length < EXTRA_LEAST ? refuse('deck-too-short', rule) : null,
    unless: ['deck-too-short'],
    do: ({ felt }, d, { rule }) => {
      d.moveTop(FIVE, felt.stock, felt.muck);
      d.say('ExtraHandDead', null, rule);
    },
  }),
  /** The hand is played on, and the next one follows from where this was dealt. */
  'move-position': plain<DrawLaw>('seat', {
    do: ({ felt }, d, { report, rule }) => {
      d.mark(felt.leader, theSeat(report));
      d.say('PositionMoved', theSeat(report), rule);
    },
  }),
  'spread-stands-pat': plain<DrawLaw>('seat', {
    do: ({ felt }, d, { report, rule }) => {
      const hand = felt.hand(theSeat(report));
      d.show(cardsIn(d, hand), hand);
      boundToStand(felt, d, theSeat(report), rule);
    },
  }),
  /** Who deals has the button. */
  'dealer-stands-pat': plain<DrawLaw>(null, {
    bars: ({ felt }, { r, stage, rule }) => {
      const seat = r.markers[felt.button]!;
      if (seat === null || !felt.isLive(r, seat)) return refuse('wrong-stage', rule, { stage });
      if (r.markers[felt.mustStand(seat)] !== null) return refuse('already-corrected', rule);
      return cardsIn(r, felt.thrown(seat)).length > 0 ? refuse('action-has-begun', rule) : null;
    },
    unless: ['wrong-stage', 'already-corrected', 'action-has-begun'],
    do: ({ felt }, d, { rule }) => boundToStand(felt, d, d.markers[felt.button]!, rule),
  }),
  'discards-dead': plain<DrawLaw>('seat', {
    do: (_t, d, { report, rule }) => d.say('DiscardsDead', theSeat(report), rule),
  }),
};

const goesOn = ({ felt }: DrawLaw, { r, rule }: At): Refusal | null =>
  r.markers[felt.noAction] === null ? null : refuse('already-corrected', rule);
const onAction: Readonly<Record<string, Remedy<DrawLaw>>> = {
  /** The draw is completed, and the hands are shown; there should have been no bets after it, so they go back. */
  'end-action': plain<DrawLaw>(null, {
    bars: (t, at) => {
      const over = goesOn(t, at);
      if (over) return over;
      return drawnCards(t, at.r).length > 0 ? null : refuse('wrong-stage', at.rule, { stage: at.stage });
    },
    unless: ['already-corrected', 'wrong-stage'],
    do: ({ felt }, d, { rule, stage }) => {
      if (!isAfterDraw(stage)) {
        actionEnded(felt, d, rule);
        return;
      }
      unmark(felt, d);
      betsBack(felt, d);
      actionEnded(felt, d, rule);
      d.sendTo('bet-2');
    },
  }),
  /** The burn is in a hand and plays; the hands are shown. */
  'burn-plays': plain<DrawLaw>('seat', {
    bars: goesOn,
    unless: ['already-corrected'],
    do: ({ felt, pack }, d, { report, rule, stage }) => {
      burnPlayed(felt, d, theSeat(report), rule, pack);
      actionEnded(felt, d, rule);
      if (isAfterDraw(stage)) d.sendTo('bet-2');
    },
  }),
  /** All of it is shuffled, and the hands are shown. */
  'shuffle-stub': plain<DrawLaw>(null, {
    bars: ({ felt }, { r, stage, rule }) => {
      if (r.markers[felt.mixed] !== null) return refuse('already-corrected', rule);
      const discards = [felt.muck, ...r.seats.map(felt.thrown)].some((zone) => cardsIn(r, zone).length > 0);
      return discards ? null : refuse('wrong-stage', rule, { stage });
    },
    unless: ['already-corrected', 'wrong-stage'],
    do: ({ felt }, d, { rule }) => {
      d.mark(felt.mixed, felt.lead(d));
      actionEnded(felt, d, rule);
    },
  }),
  /** He completes it, or gives up what went in. Whoever has no more is all in, and short of nothing. */
  'complete-bet': remedy({ 'all-in': 'clause' }, 'seat', ({ 'all-in': allIn }) => ({
    bars: (t: DrawLaw, at) => shortBars(t, at, allIn),
    unless: ['already-corrected', 'no-such-bet', { refused: 'no-chips-behind', rule: allIn }],
    do: ({ felt }, d, { report, rule, stage }) => {
      const { level, unit } = bettingAt(d, stage);
      const [seat, amount] = [theSeat(report), theAmount(report)];
      d.pay(felt.stack(seat), felt.bet(seat), amount);
      d.say('BetShort', seat, rule, { amount, to: level === 0 ? unit : 0 });
    },
    also: [allIn],
  })),
  /** The opening bet is withdrawn, and the hand is dead. */
  'withdraw-opening': plain<DrawLaw>('seat', {
    do: (t, d, { report, rule, stage }) => {
      const { felt } = t;
      const seat = theSeat(report);
      d.mark(felt.aggressor, bettingAt(d, stage).held!.aggressor);
      d.say('BetWithdrawn', seat, rule);
      d.pay(felt.bet(seat), felt.stack(seat), betBy(t, d, stage, seat));
      killHand(felt, d, seat, rule);
    },
  }),
};
function shortBars(t: DrawLaw, { r, stage, rule }: At, allIn: RuleId): Refusal | null {
  const { felt } = t;
  const now = bettingAt(r, stage);
  const seat = now.order[now.turn]!;
  if (now.bound?.seat === seat) return refuse('already-corrected', rule);
  if (shortMost(t, r, stage) <= 0) return refuse('no-such-bet', rule);
  return felt.behind(r, seat) < priceFor(t, r, stage) || felt.able(r) < 2 ? refuse('no-chips-behind', allIn) : null;
}

export const drawRemedies: Readonly<Record<string, Remedy<DrawLaw>>> = {
  ...(pokerRemedies as Readonly<Record<string, Remedy<PokerLaw>>>),
  ...onCards,
  ...onHands,
  ...onAction,
};
