/** A poker table's felt, the terms of one deal, and the questions every poker step asks. Who is in is read off the felt. */
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  EVERYBODY,
  type Felt,
  type Layout,
  type Marker,
  type NoteOf,
  nextAfter,
  type RuleId,
  type Seat,
  seatsInTurn,
} from '../kernel/index.js';
import type { BankTerms } from './bank/index.js';
import { whoIsIn } from './who-is-in.js';

/** A forced bet, as the table found it due. A dead one goes to the centre and is no part of the poster's bet. */
export interface Post {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly kind: NoteOf<'Posted'>['kind'];
  readonly rule: RuleId;
}
/** A fee, fixed before the first card. */
export interface Fee {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly to: 'drop' | 'jackpot';
  readonly rule: RuleId;
  /** Where it comes from, if not from the stack: out of what this seat has anted, or out of the money in the centre. */
  readonly from?: 'ante' | 'centre';
}
/** What the table agreed for one deal. */
export interface PokerTerms {
  readonly posts: readonly Post[];
  readonly fees: readonly Fee[];
  /** Limits are multiplied by this many halves: 2 in an ordinary pot, 3 in a half-kill pot, 4 in a full-kill pot. */
  readonly halves: number;
  /** A person who deals pushes the pot when he has read the hands; the engine pushes it at once. */
  readonly dealer: 'engine' | 'person';
  /** Where somebody banks. */
  readonly bank?: BankTerms;
}

export const termsOf = (r: Felt): PokerTerms => r.terms;

/** The clauses poker steps rest on: which rule is named when a thing happens, or is refused. */
export interface PokerCites {
  readonly deal: RuleId;
  readonly burn: RuleId;
  readonly discard: RuleId;
  /** Too many cards in hand when the dealer goes on. */
  readonly lateDiscard: RuleId;
  /** Cards taken back are shuffled into the stub. */
  readonly reshuffle: RuleId;
  readonly straddle: RuleId;
  readonly straddleSize: RuleId;
  readonly firstToAct: RuleId;
  readonly laterToAct: RuleId;
  readonly action: RuleId;
  readonly bet: RuleId;
  readonly cap: RuleId;
  readonly shortAllIn: RuleId;
  readonly checkRaise: RuleId;
  readonly tableStakes: RuleId;
  readonly showOrder: RuleId;
  readonly show: RuleId;
  readonly win: RuleId;
  readonly hiLo: RuleId;
  readonly noLow: RuleId;
  readonly tie: RuleId;
  readonly odd: RuleId;
  readonly void: RuleId;
}

export type PokerFelt = ReturnType<typeof pokerFelt>;

/** What may differ between one poker table's felt and another's. */
export interface FeltRules {
  /** Who is first in the rotation: the seat after the button, or the one that has the first-card marker. */
  readonly leads?: 'after-button' | 'first-card';
  /** The most one person may put in during one hand, the ante included; null where there is no such limit. */
  readonly wagerMax?: Chips | null;
  /** Cards are thrown away for others: until the new ones come, a hand is live by what it threw. */
  readonly draws?: boolean;
  /** Lammers before those who check in the last round, and before those who raise after it: where the showdown must know. */
  readonly marksChecks?: boolean;
}
/** Those lammers, by seat. */
export interface CheckMarks {
  readonly checked: (seat: Seat) => Marker;
  readonly raised: (seat: Seat) => Marker;
}

export const pokerFelt = (
  on: Layout,
  { leads = 'after-button', wagerMax = null, draws = false, marksChecks = false }: FeltRules = {},
) => {
  const stack = on.places('stack');
  const bet = on.places('bet');
  const into = on.places('in');
  const hand = on.zones('hand');
  const thrown = draws ? on.zones('thrown') : null;
  const marks: CheckMarks | null = marksChecks
    ? { checked: markersOf(on, 'checked'), raised: markersOf(on, 'check-raised') }
    : null;
  const leader = on.marker(leads === 'after-button' ? 'button' : 'first-card');
  const button = leads === 'after-button' ? leader : on.marker('button');
  const centre = on.place('centre');
  const drop = on.place('drop');
  const jackpot = on.place('jackpot');
  /** What a seat can still bet: its stack, or, where one hand may cost no more than so much, what is left of that. */
  const behind =
    wagerMax === null
      ? (r: Felt, s: Seat): Chips => chipsAt(r, stack(s))
      : (r: Felt, s: Seat): Chips =>
          Math.max(0, Math.min(chipsAt(r, stack(s)), wagerMax - chipsAt(r, into(s)) - chipsAt(r, bet(s))));
  const who = whoIsIn(on, draws, wagerMax === null ? null : (r, s) => behind(r, s) > 0);
  const afterButton = (r: Felt): Seat => nextAfter(r, r.markers[button]!);
  return {
    ...who,
    stack,
    bet,
    into,
    hand,
    /** By seat: what it threw away until the cards for it have come. Null where nothing is drawn. */
    thrown,
    behind,
    wagerMax,
    marks,
    button,
    /** The marker the rotation is counted from: the button, or the first card's. */
    leader,
    centre,
    drop,
    jackpot,
    stock: on.zone('stock'),
    board: on.zone('board'),
    burn: on.zone('burn'),
    /** A card to be burned besides the next one: the debt of a burn that was forgotten. */
    nextBurn: on.zone('next-burn'),
    muck: on.zone('muck'),
    /** Cards that a reshuffle has replaced by new ones. */
    spent: on.zone('spent'),
    /** Cards taken back, to be shuffled into the stub when their rule says so. */
    aside: on.zone('aside'),
    /** Boxed cards and the like: scraps of paper for the rest of the hand. */
    scrap: on.zone('scrap'),
    bigBlind: on.marker('big-blind'),
    straddler: on.marker('straddle'),
    aggressor: on.marker('aggressor'),
    highest: (r: Felt): Chips => {
      let top = 0;
      if (!who.isBet(r)) return top;
      const { seats } = r;
      for (let i = 0; i < seats.length; i++) {
        const n = chipsAt(r, bet(seats[i]!));
        if (n > top) top = n;
      }
      return top;
    },
    /** What a seat has for forced bets: a fee it still owes is reserved before them. */
    free: (r: Felt, s: Seat): Chips => {
      let n = chipsAt(r, stack(s));
      const { fees } = termsOf(r);
      if (fees.length === 0 || chipsAt(r, drop) + chipsAt(r, jackpot) > 0) return n;
      for (let i = 0; i < fees.length; i++) {
        const { seat, from, amount } = fees[i]!;
        if (seat === s && from === undefined) n -= amount;
      }
      return Math.max(0, n);
    },
    afterButton,
    /** The seat that is first in the rotation: dealt to first, and first to act where no blind is. */
    lead: leads === 'after-button' ? afterButton : (r: Felt): Seat => seatsInTurn(r, r.markers[leader]!, EVERYBODY)[0]!,
    cardsOf: (r: Felt, s: Seat): readonly CardId[] => cardsIn(r, hand(s)),
  };
};

/** A marker for each seat. */
export function markersOf(on: Layout, kind: string): (seat: Seat) => Marker {
  const bySeat = new Map(on.seats.map((seat) => [seat, on.marker(`${kind}:${seat}`)]));
  return (seat) => bySeat.get(seat)!;
}
