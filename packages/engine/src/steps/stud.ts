/**
 * Stud's felt and its deal. An up card is no zone of its own: it is a card of the hand that everybody has seen. A seat that
 * folded before anybody bet is dealt to until somebody does, so that the cards keep their order; a lammer marks it.
 */
import type { Face } from '../cards/index.js';
import { highestBoard, highestDoor, lowestBoard, lowestUpCard, type Ranking } from '../hands/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  countSeats,
  type Draft,
  type Felt,
  isAmong,
  isOpen,
  type Known,
  type Layout,
  type Marker,
  NOBODY,
  option,
  type RuleId,
  SEATS_MAX,
  type Seat,
  type Step,
  seatsInTurn,
  step,
} from '../kernel/index.js';
import { fromTop } from './deal.js';
import { type PokerFelt, pokerFelt, termsOf } from './poker.js';
import { whoIsIn } from './who-is-in.js';

/** A hand of seven-card stud is complete with so many; the last never counts for who leads. */
export const FULL = 7;

export type StudFelt = ReturnType<typeof studFelt>;

/** A poker table's felt with stud's boards and lammers. `least` is the least bet: who has less behind is all in. */
export const studFelt = (on: Layout, least: Chips, full = FULL, felt: PokerFelt = pokerFelt(on)) => {
  const { hand, stack, aggressor } = felt;
  const lammers = (kind: string): ((seat: Seat) => Marker) => {
    const ids: Marker[] = Array(SEATS_MAX).fill(-1);
    for (const seat of on.seats) ids[seat] = on.marker(`${kind}:${seat}`);
    return (seat) => ids[seat]!;
  };
  /** Folded before there was a bet: still dealt to. */
  const deadSeat = lammers('dead-seat');
  /** Its last card was dealt face up: it has yet to say how it plays on. */
  const openSeventh = lammers('open-seventh');
  /** Declared all in for the pot as it stood. */
  const standsPat = lammers('all-in');
  const lies = (r: Felt, marker: Marker): boolean => r.markers[marker] !== null;
  const canBet = (r: Felt, s: Seat): boolean => chipsAt(r, stack(s)) >= least && !lies(r, standsPat(s));
  const boardOf = (r: Felt, s: Seat): CardId[] => {
    const cards = cardsIn(r, hand(s));
    const board: CardId[] = [];
    for (let i = 0; i < cards.length && i < full - 1; i++) if (isOpen(r, cards[i]!)) board.push(cards[i]!);
    return board;
  };
  return {
    ...felt,
    ...whoIsIn(on, felt.thrown !== null, canBet),
    opener: on.marker('opener'),
    deadSeat,
    openSeventh,
    standsPat,
    lies,
    /** The up cards of a seat, as they count for who opens and who leads. */
    boardOf,
    /** The faces of those cards. */
    facesOn: (r: Felt, s: Seat, faces: Known): Face[] => {
      const cards = cardsIn(r, hand(s));
      const board: Face[] = [];
      for (let i = 0; i < cards.length && i < full - 1; i++) if (isOpen(r, cards[i]!)) board.push(faces(cards[i]!)!);
      return board;
    },
    /** A set of seats in their turn in the deal: from the dealer's left. */
    fromLeft: (r: Felt, among: number): readonly Seat[] => seatsInTurn(r, felt.afterButton(r), among),
    /** Was there a bet or a raise in the last round of betting? */
    hadAction: (r: Felt): boolean => r.markers[aggressor] !== null,
    /** The seats without a hand that are still dealt to, as bits. */
    deadSeats: (r: Felt): number => {
      let dead = 0;
      const { seats } = r;
      for (let i = 0; i < seats.length; i++) if (lies(r, deadSeat(seats[i]!))) dead |= 1 << seats[i]!;
      return dead;
    },
    /** Is a card everybody saw the last of this hand? */
    isOpenSeventh: (r: Felt, s: Seat): boolean => {
      const cards = cardsIn(r, hand(s));
      return cards.length === full && isOpen(r, cards[full - 1]!);
    },
  };
};

/** Whose first up card has to open: the lowest; or, where the low hand wins, the highest, the ace being low. Null if nobody has one. */
export type Opens = 'low-card' | 'high-card';
export function mustOpen(on: StudFelt, r: Felt, faces: Known, by: Opens): { seat: Seat; tied: boolean } | null {
  const seats = on.fromLeft(r, on.ableSet(r));
  const doors = seats.map((s) => on.facesOn(r, s, faces)[0] ?? null);
  const at = by === 'low-card' ? lowestUpCard(doors) : highestDoor(doors);
  if (at < 0) return null;
  const rank = doors[at]! >> 2;
  return { seat: seats[at]!, tied: doors.filter((face) => face !== null && face >> 2 === rank).length > 1 };
}

/** The best board of a set of seats, the first of equals clockwise from the dealer; null: the lowest is best. */
export function bestBoard(on: StudFelt, r: Felt, among: number, faces: Known, ranking: Ranking | null): Seat | null {
  const seats = on.fromLeft(r, among);
  const boards = seats.map((s) => on.facesOn(r, s, faces));
  const at = ranking === null ? lowestBoard(boards) : highestBoard(boards, ranking);
  return at < 0 ? (seats[0] ?? null) : seats[at]!;
}

/** How many cards a street takes: its burn, one for each, and the last card of the deck, which is never used. */
const needs = (hands: number): number => 1 + hands + 1;
/** Can the deck serve every live hand, burn included? If not, the burns are shuffled in. */
export const isShort = (on: StudFelt, r: Felt): boolean =>
  on.contested(r) && cardsIn(r, on.stock).length < needs(on.liveCount(r));

/** What a round of single cards tells. */
const COUNT = { count: 1 };

export interface ServedStreet {
  readonly name: string;
  readonly facing: 'up' | 'down';
  readonly rule: RuleId;
  readonly cites: { readonly deadSeat: RuleId; readonly communityCard: RuleId };
}

/**
 * One card to each, from the dealer's left. Seats without a hand are dealt to as long as nobody has bet and the deck serves
 * everybody; where it does not serve even the hands, the last card is one for all.
 */
export const dealStreet = (on: StudFelt, p: ServedStreet): Step<boolean> => {
  const unmarkDead = (d: Draft, dead: number): void => {
    for (const s of d.seats) if (isAmong(dead, s)) d.mark(on.deadSeat(s), null);
  };
  const forAll = (d: Draft): void => {
    d.moveTop(1, on.stock, on.board, 'all');
    d.say('BoardDealt', null, p.cites.communityCard, { street: p.name, count: 1 });
  };
  return step(p.name, true, {
    open: (d) => {
      if (!on.contested(d)) return;
      const live = on.liveSet(d);
      const hands = on.liveCount(d);
      const deck = cardsIn(d, on.stock);
      const left = deck.length - 1; // the burn has gone; the last card stays
      if (left < hands) return forAll(d);
      const acted = on.hadAction(d);
      const dead = on.deadSeats(d);
      const isServed = !acted && left >= hands + countSeats(dead);
      if (!isServed || dead === 0) {
        d.deal(on.stock, on.fromLeft(d, live), 1, on.hand, p.facing);
        if (acted) unmarkDead(d, dead);
        d.say('CardsDealt', null, p.rule, COUNT);
        return;
      }
      const seats = on.fromLeft(d, live | dead);
      const cards = fromTop(deck, seats.length);
      seats.forEach((seat, i) => {
        if (isAmong(live, seat)) d.move([cards[i]!], on.stock, on.hand(seat), p.facing === 'up' ? 'all' : seat);
      });
      d.say('CardsDealt', null, p.rule, COUNT);
      seats.forEach((seat, i) => {
        if (isAmong(live, seat)) return;
        d.move([cards[i]!], on.stock, on.muck);
        d.say('DeadSeatDealt', seat, p.cites.deadSeat);
      });
    },
  });
};

const DEALER = ['dealer'] as const;
/**
 * The first up card of each; a seat whose hole card was turned up gets it down. A person who deals says when,
 * so that he can report such a card before.
 */
export const dealUp = (on: StudFelt, name: string, rule: RuleId): Step<boolean> => {
  const isManual = (r: Felt): boolean => termsOf(r).dealer === 'person';
  const DEAL = [option('deal-up', { rule, ifSilent: true })];
  const deal = (d: Draft): void => {
    const seats = on.fromLeft(d, on.liveSet(d));
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i]!;
      d.moveTop(1, on.stock, on.hand(seat), on.boardOf(d, seat).length > 0 ? seat : 'all');
    }
    d.say('CardsDealt', null, rule, COUNT);
  };
  return step<boolean>(name, false, {
    blind: true,
    open: (d) => {
      if (!isManual(d)) deal(d);
    },
    toAct: (_r, done) => (done ? NOBODY : DEALER),
    menu: () => DEAL,
    decide: deal,
    evolve: (done, e) => done || e.type === 'CardsDealt',
  });
};
