/** The floor's law for stud: Rogelio's own list, rule by rule. What each is made of is in stud-moves.ts. */
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  type Felt,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';
import { type Betting, bringsIn, FULL, type StudFelt, studFelt } from '../steps/index.js';
import { outOfTurn, stringRaise } from './bets.js';
import { cardAmong, incident, oneCardOf, type SeatNamed, seatAmong, theCard, theSeat } from './incident.js';
import { dealAgain, holderOf, killHand } from './moves.js';
import { actsAt, bettingAt, isBetting } from './stages.js';
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
} from './stud-moves.js';

/** What the floor must know of a table's rules. */
export interface StudFloorRules {
  readonly opening: Chips;
  readonly chip: Chips;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outOfTurn: 'returned' | 'binding';
  readonly twoExposed: 'same-player' | 'any-two';
}

export function studIncidents(on: Layout, rules: StudFloorRules): readonly Incident[] {
  const felt = studFelt(on, rules.opening);
  const floor = new StudFloor(felt, rules);
  return [
    floor.exposedCard(),
    floor.exposedCards(),
    floor.earlyCards(),
    floor.burnFault('burn-missed', burnedNone, 0),
    // The last card of the deck is never used, so there must be another to move.
    floor.burnFault('burned-twice', burnedTwo, 2),
    floor.seventhUp(),
    floor.offTable(),
    floor.absentOpener(),
    floor.dead('wrong-count', 'ROG-STUD-08', ['seventh-betting', 'seventh-choice', 'showdown']),
    floor.dead('abandoned-hand', 'ROG-STUD-09'),
    floor.dead('closed-hand', 'ROG-STUD-16'),
    floor.spared('closed-hand-spared', 'ROG-STUD-16'),
    floor.dead('five-shown', 'ROG-STUD-17', ['showdown']),
    floor.spared('turned-by-another', 'ROG-STUD-18', ['showdown']),
    stringRaise(felt, rules),
    outOfTurn(felt, rules, 'AMB-ROG-31'),
  ];
}

/** The incidents of one table. A class because all of them share its felt and rules. */
class StudFloor {
  constructor(
    private readonly felt: StudFelt,
    private readonly rules: StudFloorRules,
  ) {}

  // --- on the deal ----------------------------------------------------------------------------------------------

  /** On the deal: nobody has acted of his own will. A forced bet is no action, but folding with it is (AMB-GEN-08). */
  private onTheDeal(r: Felt, stage: string, rule: RuleId): Refusal | null {
    if (stage === 'third' || stage === 'bring-in') return null;
    if (stage !== 'third-betting') return refuse('wrong-stage', rule, { stage });
    const acts = actsAt(r, stage);
    const folded = !this.felt.isLive(r, r.markers[this.felt.opener]!);
    return acts > 0 || folded ? refuse('action-has-begun', rule, { acts }) : null;
  }
  private holeCards(r: Felt, seat: Seat): readonly CardId[] {
    return this.felt.cardsOf(r, seat).slice(0, 2);
  }
  /** Seats none of whose hole cards has been exposed yet. */
  private unexposed(r: Felt): Seat[] {
    return this.felt.live(r).filter((s) => !this.holeCards(r, s).some((card) => isOpen(r, card)));
  }
  /** ROG-STUD-01a while the dealer has yet to deal the up cards; BAR-29 if it is found afterwards. */
  exposedCard(): Incident {
    const ruleAt = (stage: string): RuleId => (stage === 'third' ? 'ROG-STUD-01a' : 'BAR-29');
    return incident(
      'exposed-card',
      ruleAt('third'),
      (r, stage) => {
        const rule = ruleAt(stage);
        const bad = this.onTheDeal(r, stage, rule);
        if (bad) return bad;
        const seats = this.unexposed(r);
        const isSecond = this.rules.twoExposed === 'any-two' && seats.length < this.felt.live(r).length;
        if (isSecond || seats.length === 0) return refuse('second-exposed-card', 'ROG-STUD-01b');
        return { rule, ...oneCardOf(seats.flatMap((s) => this.holeCards(r, s))) };
      },
      (d, c, stage) => {
        const seat = holderOf(this.felt, d, theCard(c));
        if (stage === 'third') return holeCardOpen(this.felt, d, seat, theCard(c), ruleAt(stage));
        thirdCardDown(this.felt, d, seat, theCard(c), ruleAt(stage));
        d.sendTo('bring-in');
      },
      [ruleAt('third-betting'), 'ROG-STUD-01b'],
    );
  }
  /** Both hole cards of one player; or, where the house has it so, any two of the table. */
  exposedCards(): Incident {
    const rule = 'ROG-STUD-01b';
    const { felt } = this;
    return incident(
      'exposed-cards',
      rule,
      (r, stage) => {
        const bad = this.onTheDeal(r, stage, rule);
        if (bad) return bad;
        if (this.rules.twoExposed === 'same-player') return { seats: felt.live(r) };
        const from = felt.live(r).flatMap((s) => this.holeCards(r, s));
        const hadOne = this.unexposed(r).length < felt.live(r).length;
        return { cards: { from, min: hadOne ? 1 : 2, max: from.length } };
      },
      (d, c) => {
        studMisdeal(felt, d, c.cards ?? this.holeCards(d, theSeat(c)), rule);
        dealAgain(d, this.rules.feeOnVoid);
      },
    );
  }
  /** The hand is opened for somebody who asked for cards and is not there. */
  absentOpener(): Incident {
    const rule = 'ROG-STUD-14';
    const { felt } = this;
    return incident(
      'absent-opener',
      rule,
      (_r, stage) => (stage === 'bring-in' ? {} : refuse('wrong-stage', rule, { stage })),
      (d) => bringsIn(felt, d, d.markers[felt.opener]!, this.rules.opening, rule),
    );
  }

  // --- on a street ----------------------------------------------------------------------------------------------

  /** Delivered up to which seat? The cards and their burn come back and are shuffled into the deck before the street. */
  earlyCards(): Incident {
    const rule = 'ROG-STUD-02';
    const { felt } = this;
    const next = (stage: string): string | undefined => NEXT[streetOf(stage)];
    return incident(
      'early-cards',
      rule,
      (r, stage) => {
        if (!isBetting(stage) || next(stage) === undefined) return refuse('wrong-stage', rule, { stage });
        if (cardsIn(r, felt.aside).length > 0) return refuse('already-corrected', rule);
        const left = cardsIn(r, felt.stock).length - 2; // the burn, and the last card, which is never used
        const seats = felt.fromLeft(r, felt.isLive).slice(0, Math.max(0, left));
        return seatAmong(seats, refuse('deck-too-short', rule));
      },
      (d, c, stage) => deliveredTooSoon(felt, d, { to: theSeat(c), isUp: next(stage) !== 'seventh', rule }),
    );
  }
  /**
   * Two burns or none: the cards are moved to where they belong, the round's bets go back, and the boards as they now are say
   * who leads. Too late, or a card that cannot be told any more: the players accept what they have.
   */
  burnFault(name: Reporting<never>, moves: typeof burnedNone, deckMin: number): Incident {
    const { felt } = this;
    const fixable = 'ROG-STUD-03a';
    const late = 'ROG-STUD-03b';
    const isLate = (r: Felt, stage: string): boolean =>
      stage === 'seventh-betting' || isSubstantial(bettingAt(r, stage)) || isMucked(felt, r);
    return incident(
      name,
      fixable,
      (r, stage) => {
        if (!isBetting(stage) || streetOf(stage) === 'third') return refuse('wrong-stage', fixable, { stage });
        if (isLate(r, stage)) return { rule: late };
        if (isMended(felt, r)) return refuse('already-corrected', fixable);
        return cardsIn(r, felt.stock).length < deckMin ? refuse('deck-too-short', fixable) : {};
      },
      (d, _c, stage) => {
        if (isLate(d, stage)) return d.say('CardsStand', null, late);
        moves(felt, d, fixable);
        d.sendTo(`${streetOf(stage)}-betting`);
      },
      [late],
    );
  }

  // --- the last card --------------------------------------------------------------------------------------------

  /** May a last card still be found to be open? Until somebody has acted on the last round. */
  private onTheLastCard(r: Felt, stage: string, rule: RuleId): Refusal | null {
    if (stage === 'seventh-choice') return null;
    if (stage !== 'seventh-betting') return refuse('wrong-stage', rule, { stage });
    const acts = actsAt(r, stage);
    return acts > 0 ? refuse('action-has-begun', rule, { acts }) : null;
  }
  /** Hands whose seventh card nobody but its owner has seen. */
  private closedSevenths(r: Felt): Seat[] {
    return this.felt.live(r).filter((s) => this.felt.cardsOf(r, s).length === FULL && !this.felt.isOpenSeventh(r, s));
  }
  seventhUp(): Incident {
    const rule = 'ROG-STUD-04a';
    return incident(
      'seventh-up',
      rule,
      (r, stage) => {
        const bad = this.onTheLastCard(r, stage, rule);
        if (bad) return bad;
        const seats = this.closedSevenths(r);
        return seatAmong(seats, refuse('already-corrected', rule));
      },
      (d, c) => {
        lastCardOpen(this.felt, d, theSeat(c), rule);
        d.sendTo('seventh-choice');
      },
    );
  }
  /** A card dealt off the table plays; a seventh is an exposed one. */
  offTable(): Incident {
    const rule = 'ROG-STUD-10';
    const { felt } = this;
    return incident(
      'off-table',
      rule,
      (r, stage) => {
        const street = streetOf(stage);
        if (street === 'seventh') {
          const bad = this.onTheLastCard(r, stage, rule);
          if (bad) return bad;
          const from = lastCardsOf(felt, r, this.closedSevenths(r));
          return cardAmong(from, refuse('already-corrected', rule));
        }
        if (!isPlayed(stage) && stage !== 'third' && stage !== 'bring-in')
          return refuse('wrong-stage', rule, { stage });
        const seats = felt.live(r);
        const isFirst = street === 'third' || stage === 'bring-in';
        return oneCardOf(isFirst ? seats.flatMap((s) => felt.cardsOf(r, s)) : lastCardsOf(felt, r, seats));
      },
      (d, c, stage) => {
        const seat = holderOf(felt, d, theCard(c));
        if (streetOf(stage) !== 'seventh') return d.say('CardPlays', seat, rule);
        lastCardOpen(felt, d, seat, rule);
        d.sendTo('seventh-choice');
      },
    );
  }

  // --- hands ----------------------------------------------------------------------------------------------------

  private mayDie(r: Felt, stage: string, rule: RuleId, stages: readonly string[]): SeatNamed | Refusal {
    const seats = this.felt.live(r);
    const isWhen = stages.length > 0 ? stages.includes(stage) : isPlayed(stage);
    return isWhen && seats.length > 1 ? { seats } : refuse('wrong-stage', rule, { stage });
  }
  /** A dead hand; at these stages, or whenever there is play. */
  dead(name: Reporting<'seat'>, rule: RuleId, stages: readonly string[] = []): Incident {
    return incident(
      name,
      rule,
      (r, stage) => this.mayDie(r, stage, rule, stages),
      (d, c) => killHand(this.felt, d, theSeat(c), rule),
    );
  }
  /** A hand that lives all the same: its player did not know the rule, or somebody else turned his cards over. */
  spared(name: Reporting<'seat'>, rule: RuleId, stages: readonly string[] = []): Incident {
    return incident(
      name,
      rule,
      (r, stage) => this.mayDie(r, stage, rule, stages),
      (d, c) => d.say('HandRuledLive', theSeat(c), rule),
    );
  }
}

const NEXT: Readonly<Record<string, string>> = { third: 'fourth', fourth: 'fifth', fifth: 'sixth', sixth: 'seventh' };
/** 'fourth' of 'fourth-pair-betting'. */
const streetOf = (stage: string): string => stage.split('-')[0]!;
/** Betting has begun, and the pot is not out. */
const isPlayed = (stage: string): boolean => isBetting(stage) || stage === 'seventh-choice' || stage === 'showdown';
/** ROG-STUD-03b: three have acted, or two and one of them raised. */
const isSubstantial = ({ acts, raises, level, base }: Betting): boolean =>
  acts >= 3 || (acts === 2 && (raises > 0 || level > base));
