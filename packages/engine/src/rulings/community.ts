/**
 * The floor's law for community-card games: what may be reported, when, and what is done. Three bodies of it: Rogelio's
 * hold'em and Omaha, Rogelio's crazy pineapple, and the usual rules where a house's sheet has none (AMB-GEN-09).
 */
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  type Draft,
  type Felt,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
  topOf,
  type Zone,
} from '../kernel/index.js';
import { fromTop, isWaiting, type PokerFelt, pokerFelt } from '../steps/index.js';
import { outOfTurn, stringRaise } from './bets.js';
import { flopBack, scrapOnBoard } from './board-moves.js';
import { incident, oneCardOf, type SeatNamed, seatAmong, theCard, theSeat } from './incident.js';
import { dealAgain, hasBet, holeCards, killHand, laidOn, misdeal, scrap, swapForBurn, turnedTooSoon } from './moves.js';
import { bettingAt } from './stages.js';
import { USUAL, usualIncidents } from './usual.js';
import { AFTER, DEAL, FLOP, hasActed, inWindow, RIVER, streetAt, WINDOW, type Window } from './windows.js';

/** What the floor must know of a table's rules. */
export interface FloorRules {
  /** Which body of law. */
  readonly profile: 'rog-hold' | 'rog-cphl' | 'rrop';
  readonly feeOnVoid: 'carry' | 'keep';
  readonly burn: boolean;
  /** Until when a fault may be reported, where the sheet prints no limit. */
  readonly window: Window;
  /** A bet out of turn goes back; or it binds if nothing changes before its turn (AMB-ROG-31). */
  readonly outOfTurn: 'returned' | 'binding';
  readonly chip: Chips;
}

export function communityIncidents(on: Layout, rules: FloorRules): readonly Incident[] {
  const floor = new CommunityFloor(on, rules);
  switch (rules.profile) {
    case 'rog-hold':
      return floor.rogelioHoldem();
    case 'rog-cphl':
      return floor.rogelioPineapple();
    default:
      return floor.usualRules();
  }
}

/** The incidents of one table. A class because all of them share its felt and rules. */
class CommunityFloor {
  private readonly felt: PokerFelt;

  constructor(
    on: Layout,
    private readonly rules: FloorRules,
  ) {
    this.felt = pokerFelt(on);
  }

  rogelioHoldem(): readonly Incident[] {
    return [
      this.exposedCard('ROG-HOLD-01a', 'ROG-HOLD-01b'),
      this.misdealt('exposed-cards', 'ROG-HOLD-01b', 2),
      this.flopTooMany('ROG-HOLD-02', 'flop-shuffle'),
      this.tooSoon('early-flop', 'ROG-HOLD-03', 'preflop-betting', 3, this.felt.aside),
      this.tooSoon('early-turn', 'ROG-HOLD-04', 'flop-betting', 1, this.felt.burn),
      this.tooSoon('early-river', 'ROG-HOLD-05', 'turn-betting', 1, this.felt.burn),
      // BAR-7: the house's other flop game rules what hold'em's own list leaves out.
      this.offTable('BAR-7'),
      this.boxed('BAR-7'),
      this.misdealt('dead-seat-dealt', 'BAR-7', 0, AFTER),
      this.noBurn('BAR-7', 'BAR-7'),
      this.dead('abandoned-hand', 'BAR-7'),
      this.dead('thrown-to-dealer', 'BAR-7'),
      this.dead('wrong-count', 'BAR-7'),
      stringRaise(this.felt, this.rules),
      outOfTurn(this.felt, this.rules, 'AMB-ROG-31'),
    ];
  }

  rogelioPineapple(): readonly Incident[] {
    const { felt } = this;
    return [
      this.exposedCard('ROG-CPHL-20', 'ROG-CPHL-20'),
      this.misdealt('exposed-cards', 'ROG-CPHL-20', 2),
      this.offTable('ROG-CPHL-19'),
      this.boxed('ROG-CPHL-18A'),
      this.jokerUnannounced('ROG-CPHL-18B'),
      this.misdealt('dead-seat-dealt', 'ROG-CPHL-24', 0, AFTER),
      this.flopTooMany('ROG-CPHL-21', 'flop-shuffle-after-burn'),
      this.tooSoon('early-flop', 'AMB-ROG-36', 'preflop-betting', 3, felt.burn),
      this.tooSoon('early-turn', 'ROG-CPHL-22', 'flop-betting', 1, felt.burn),
      this.tooSoon('early-river', 'ROG-CPHL-23', 'turn-betting', 1, felt.burn),
      this.noBurn('ROG-CPHL-25a', 'ROG-CPHL-25b'),
      this.dead('undiscarded', 'ROG-CPHL-G8', (r, stage) => stage !== 'over' && cardsIn(r, felt.board).length > 3),
      this.dead('abandoned-hand', 'ROG-CPHL-01'),
      this.dead('thrown-to-dealer', 'ROG-CPHL-02a'),
      this.dead('wrong-count', 'ROG-CPHL-17'),
      this.shownAndMucked('ROG-CPHL-02b'),
      stringRaise(this.felt, this.rules),
      outOfTurn(this.felt, this.rules, 'ROG-CPHL-04'),
    ];
  }

  usualRules(): readonly Incident[] {
    const { felt, rules } = this;
    return usualIncidents(
      {
        felt,
        feeOnVoid: rules.feeOnVoid,
        isOnDeal: (r, stage) => streetAt(felt, r, stage) === DEAL,
        isPlayed: (stage) => stage !== 'over',
        misdeal: (d, exposed) => misdeal(felt, d, exposed, USUAL),
      },
      { burns: rules.burn, isShort: (r, stage) => this.runsOut(r, stage, 1) },
    );
  }

  // --- what may be reported -------------------------------------------------------------------------------------

  private holeCards(r: Felt): readonly CardId[] {
    return holeCards(this.felt, r);
  }
  /** On the deal: until the burn for the flop, or as long as its window is open. A discard before the flop is no action yet. */
  private onTheDeal(r: Felt, stage: string, rule: RuleId, to = DEAL): Refusal | null {
    return inWindow(this.felt, r, stage, { rule, window: this.rules.window, from: DEAL, to });
  }
  /** With so many cards fewer, would the deck run out before the board is complete? Ten hands of Omaha leave twelve. */
  private runsOut(r: Felt, stage: string, fewer: number): boolean {
    const streets = RIVER - streetAt(this.felt, r, stage);
    const need = BOARD_TO_COME[streets]! + (this.rules.burn ? streets : 0);
    return cardsIn(r, this.felt.stock).length + cardsIn(r, this.felt.aside).length - fewer < need;
  }
  // --- on the deal ----------------------------------------------------------------------------------------------

  private misdealt(
    name: Reporting<never> | Reporting<'cards'> | 'exposed-cards',
    rule: RuleId,
    cardsMin: number,
    to = DEAL,
  ): Incident {
    return incident(
      name,
      rule,
      (r, stage) => {
        const bad = this.onTheDeal(r, stage, rule, to);
        if (bad || cardsMin === 0) return bad ?? {};
        const from = this.holeCards(r);
        // The first of two may have been replaced before the second was found.
        return { cards: { from, min: this.isExposed(r) ? 1 : cardsMin, max: from.length } };
      },
      (d, c) => {
        misdeal(this.felt, d, c.cards ?? [], rule);
        dealAgain(d, this.rules.feeOnVoid);
      },
      [WINDOW],
    );
  }
  /** Has a card been exposed and replaced on this deal? It lies face up, to be burned. */
  private isExposed(r: Felt): boolean {
    return [...laidOn(this.felt, r), ...cardsIn(r, this.felt.burn)].some((card) => isOpen(r, card));
  }
  private forBurn(d: Draft, card: CardId, rule: RuleId, shown: boolean): void {
    swapForBurn(this.felt, d, card, { rule, shown, burns: this.rules.burn });
  }
  private exposedCard(rule: RuleId, second: RuleId): Incident {
    return incident(
      'exposed-card',
      rule,
      (r, stage) => {
        const bad = this.onTheDeal(r, stage, rule);
        if (bad) return bad;
        if (this.isExposed(r)) return refuse('second-exposed-card', second);
        return oneCardOf(this.holeCards(r));
      },
      (d, c) => this.forBurn(d, theCard(c), rule, true),
      [second, WINDOW],
    );
  }
  private offTable(rule: RuleId): Incident {
    return incident(
      'off-table',
      rule,
      (r, stage) => {
        const bad = this.onTheDeal(r, stage, rule);
        if (bad) return bad;
        // Each but the first takes a card from the deck for good, and the board must still come.
        if (this.runsOut(r, stage, 1)) return refuse('deck-too-short', rule);
        return oneCardOf(this.holeCards(r));
      },
      (d, c) => this.forBurn(d, theCard(c), rule, false),
      [WINDOW],
    );
  }
  /** A scrap of paper, in a hand or on the board. */
  private boxed(rule: RuleId): Incident {
    const { felt } = this;
    return incident(
      'boxed-card',
      rule,
      (r, stage) => {
        const from = this.lastOnBoard(r, stage);
        const bad = from.length > 0 ? this.onTheBoard(r, stage, rule) : this.onTheDeal(r, stage, rule);
        if (bad) return bad;
        if (this.runsOut(r, stage, 1)) return refuse('deck-too-short', rule);
        return oneCardOf(from.length > 0 ? from : this.holeCards(r));
      },
      (d, c) => {
        const card = theCard(c);
        if (cardsIn(d, felt.board).includes(card)) scrapOnBoard(felt, d, card, rule);
        else scrap(felt, d, card, rule);
      },
      [WINDOW],
    );
  }

  // --- the board ------------------------------------------------------------------------------------------------

  /** The cards of the last street on the board: none before the flop, nor once all is bet. */
  private lastOnBoard(r: Felt, stage: string): readonly CardId[] {
    const at = streetAt(this.felt, r, stage);
    const board = cardsIn(r, this.felt.board);
    return at === FLOP ? board : at > FLOP ? board.slice(-1) : [];
  }
  /** A fault of the street that lies there: until the next board card is burned. */
  private onTheBoard(r: Felt, stage: string, rule: RuleId): Refusal | null {
    const at = Math.max(FLOP, Math.min(RIVER, streetAt(this.felt, r, stage)));
    return inWindow(this.felt, r, stage, { rule, window: this.rules.window, from: at, to: at });
  }
  /** Flop and burn go back, and with them what was bet on it and thrown away for it; bets before the flop stand. */
  private flopTooMany(rule: RuleId, back: string): Incident {
    const { felt, rules } = this;
    return incident(
      'flop-too-many',
      rule,
      (r, stage) => inWindow(felt, r, stage, { rule, window: rules.window, from: FLOP, to: FLOP }) ?? {},
      (d, _c, stage) => {
        flopBack(felt, d, { rule, stage, withBurn: back === 'flop-shuffle' });
        d.sendTo(back);
      },
      [WINDOW],
    );
  }
  private tooSoon(name: Reporting<never>, rule: RuleId, when: string, count: number, burnTo: Zone): Incident {
    const { felt } = this;
    return incident(
      name,
      rule,
      (r, stage) => {
        if (stage !== when) return refuse('wrong-stage', rule, { stage });
        // A card set aside on an earlier street left the deck before the last card of the board.
        const [aside, up] = [cardsIn(r, felt.aside), cardsIn(r, felt.board)];
        if (aside.includes(Math.max(...aside, ...up))) return refuse('already-corrected', rule);
        // A flop goes back whole.
        return count === 1 && this.runsOut(r, stage, 1) ? refuse('deck-too-short', rule) : {};
      },
      (d) => turnedTooSoon(felt, d, { count, burnTo, burns: this.rules.burn, rule }),
    );
  }
  /**
   * The street's burn never left the deck. Corrected if nobody has acted: the card turned becomes the burn, and that one is turned
   * instead. Otherwise the board plays, and it is burned with the next: in the end as many are burned as should be.
   */
  private noBurn(correctable: RuleId, late: RuleId): Incident {
    const { felt } = this;
    return incident(
      'no-burn',
      correctable,
      (r, stage) => {
        const bad = this.onTheBoard(r, stage, correctable);
        if (bad) return bad;
        const isLate = hasActed(felt, r, stage);
        if (isLate && streetAt(felt, r, stage) === RIVER) return refuse('wrong-stage', late, { stage });
        if (cardsIn(r, felt.nextBurn).length > 0) return refuse('already-corrected', late);
        const burned = topOf(r, felt.burn);
        // A card everybody has seen burned: it was put right, or an exposed one was the burn.
        if (burned === undefined || isOpen(r, burned)) return refuse('already-corrected', correctable);
        return isLate ? { rule: late } : {};
      },
      (d, _c, stage) => {
        const burned = fromTop(cardsIn(d, felt.burn), 1);
        if (hasActed(felt, d, stage)) {
          d.move(burned, felt.burn, felt.nextBurn);
          return d.say('BurnOwed', null, late);
        }
        d.move(this.lastOnBoard(d, stage).slice(0, 1), felt.board, felt.burn);
        d.move(burned, felt.burn, felt.board, 'all');
        d.say('BurnCorrected', null, correctable);
      },
      [late, WINDOW],
    );
  }

  // --- hands ----------------------------------------------------------------------------------------------------

  private mayDie(r: Felt, stage: string, rule: RuleId): SeatNamed | Refusal {
    const seats = this.felt.live(r);
    return stage === 'over' || seats.length < 2 ? refuse('wrong-stage', rule, { stage }) : { seats };
  }
  private dead(
    name: Reporting<'seat'>,
    rule: RuleId,
    when: (r: Felt, stage: string) => boolean = () => true,
  ): Incident {
    return incident(
      name,
      rule,
      (r, stage) => (when(r, stage) ? this.mayDie(r, stage, rule) : refuse('wrong-stage', rule, { stage })),
      (d, c) => killHand(this.felt, d, theSeat(c), rule),
    );
  }
  /** Only somebody who has acted on his cards can have kept a joker quiet. */
  private jokerUnannounced(rule: RuleId): Incident {
    return incident(
      'joker-unannounced',
      rule,
      (r, stage) => {
        const o = this.mayDie(r, stage, rule);
        if ('refused' in o || stage !== 'preflop-betting') return o;
        const now = bettingAt(r, stage);
        const checked = (s: Seat) => this.felt.canAct(r, s) && !isWaiting(now, s);
        const seats = o.seats.filter((s) => checked(s) || hasBet(this.felt, r, s));
        return seatAmong(seats, refuse('action-not-begun', rule));
      },
      (d, c) => killHand(this.felt, d, theSeat(c), rule),
    );
  }
  private shownAndMucked(rule: RuleId): Incident {
    // Somebody shows first, so there is always one.
    const shown = (r: Felt): Seat[] =>
      this.felt.live(r).filter((s) => this.felt.cardsOf(r, s).every((card) => isOpen(r, card)));
    return incident(
      'shown-and-mucked',
      rule,
      (r, stage) => (stage === 'showdown' ? { seats: shown(r) } : refuse('wrong-stage', rule, { stage })),
      (d, c) => d.say('HandRuledLive', theSeat(c), rule),
    );
  }
}

/** By how many streets are still to be dealt. */
const BOARD_TO_COME = [0, 1, 2, 5];
