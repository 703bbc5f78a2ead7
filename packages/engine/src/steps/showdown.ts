/** The showdown: hands are shown in order, each pot goes to the best hand with a claim on it, high and low. */
import type { Face } from '../cards/index.js';
import type { Ranking } from '../hands/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  type Draft,
  type Felt,
  type Known,
  NOBODY,
  option,
  type Seat,
  type Step,
  seatsInTurn,
  step,
} from '../kernel/index.js';
import { awarding } from './award.js';
import { gatherBets, potsOf } from './gather.js';
import { type PokerCites, type PokerFelt, termsOf } from './poker.js';
import type { Pot } from './pots.js';

export interface ShowdownRules {
  readonly high: Ranking;
  readonly low: Ranking | null;
  /** The hand that wins where there is but one way to win: lowball is won by the low. */
  readonly only?: 'high' | 'low';
  /** Every live hand is shown; or each in turn, and a beaten hand may go to the muck unseen; or that, unless a bet was called. */
  readonly show: 'all' | 'in-turn' | 'all-if-called';
  /** Who shows first when the last round was checked. */
  readonly checkedFirst: 'first-seat' | 'last-seat';
  readonly oddChip: 'position' | 'high-card';
  readonly chip: Chips;
  /** Where the bets of the last round are gathered only once the hands are up, for some of them may go back. */
  readonly late?: LateBets;
}
/** What becomes of the last round's bets, and of hands, when the hands are up. */
export interface LateBets {
  /** Hands as they count: one that may not win is worth next to nothing. */
  weigh(r: Felt, strength: Strengths): Strengths;
  /** Gives back the bets that go back, if any do, and says which hands may not win. */
  settle(d: Draft, strength: Strengths): void;
}
/** The clauses a showdown rests on. */
export type ShowCites = Pick<
  PokerCites,
  'showOrder' | 'show' | 'win' | 'hiLo' | 'noLow' | 'tie' | 'odd' | 'tableStakes'
>;
/** How good a hand is each way; 0 is no hand. */
export interface Strength {
  readonly high: number;
  readonly low: number;
}
/** By seat. */
export type Strengths = readonly Strength[];
/** Of a seat that has none to show: less than any. */
const NONE: Strength = { high: -1, low: -1 };
/** The state of a showdown: whether the pots are out, and who mucked a beaten hand. */
interface Shown {
  readonly done: boolean;
  /** As bits. */
  readonly mucked: number;
}

/** Who mucked a beaten hand, as bits, by what the running step remembers; nobody at any other. */
export const muckedIn = (now: unknown): number =>
  typeof now === 'object' && now !== null && 'mucked' in now && typeof now.mucked === 'number' ? now.mucked : 0;

const START: Shown = { done: false, mucked: 0 };

const PUSH = 'push-pot';

export const showdown = (on: PokerFelt, cites: ShowCites, p: ShowdownRules): Step<Shown> => {
  const { hand, board, muck, aggressor, live } = on;
  const { award, takeAll } = awarding(on, cites, p);
  const DEALER = ['dealer'] as const;
  const isManual = (r: Felt): boolean => termsOf(r).dealer === 'person';
  return step<Shown>('showdown', START, {
    open: (d, face) => {
      const contenders = live(d);
      if (contenders.length === 0) return; // nobody came in: no hand was played
      if (contenders.length === 1) return uncontested(d, contenders[0]!);
      const strength = strengths(d, contenders, face);
      const pots = potsOf(d, on);
      show(d, pots, strength);
      if (!isManual(d)) settle(d, pots, strength, face);
    },
    toAct: (r, { done }) => (!done && isManual(r) && live(r).length > 0 ? DEALER : NOBODY),
    menu: () => [option(PUSH, { rule: cites.win, ifSilent: true })],
    decide: (d, { mucked }, _c, face) => {
      settle(d, potsOf(d, on, mucked), strengths(d, live(d), face), face);
      d.say('PotPushed', null, cites.win);
    },
    // A ruling may leave one hand of those shown: the pot is still to be pushed. And there may be nothing in it.
    evolve: (now, e) => {
      const { done, mucked } = now;
      if (e.type === 'PotAwarded' || e.type === 'PotPushed') return done ? now : { done: true, mucked };
      return e.type === 'HandMucked' ? { done, mucked: mucked | (1 << e.seat!) } : now;
    },
  });

  function uncontested(d: Draft<Shown>, seat: Seat): void {
    if (p.late) gatherBets(d, on, cites);
    takeAll(d, seat, 'uncontested');
  }
  /** The pots go out; where bets of the last round still lie before the seats, those that go back do so first. */
  function settle(d: Draft<Shown>, pots: readonly Pot[], strength: Strengths, face: Known): void {
    if (!p.late) {
      award(d, pots, strength, face);
      return;
    }
    const isBet = on.highest(d) > 0;
    p.late.settle(d, strength);
    gatherBets(d, on, cites);
    award(d, isBet ? potsOf(d, on, d.now.mucked) : pots, p.late.weigh(d, strength), face);
  }
  function strengths(r: Felt, seats: readonly Seat[], face: Known): Strengths {
    const up = facesOf(cardsIn(r, board), face);
    const out: Strength[] = [];
    for (let s = 0; s <= highestOf(r.seats); s++) out.push(NONE);
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i]!;
      const hole = facesOf(cardsIn(r, hand(seat)), face);
      out[seat] = { high: p.high.best(hole, up), low: p.low === null ? 0 : p.low.best(hole, up) };
    }
    return out;
  }
  function firstToShow(r: Felt): Seat {
    const bold = r.markers[aggressor] ?? null;
    if (bold !== null && on.isLive(r, bold)) return bold;
    const order = seatsInTurn(r, on.lead(r), on.liveSet(r));
    return p.checkedFirst === 'first-seat' ? order[0]! : order.at(-1)!;
  }
  /** A hand is shown unless, by the rule of showing in turn, a hand already up beats it in every way and every pot. */
  function show(d: Draft, pots: readonly Pot[], strength: Strengths): void {
    const order = seatsInTurn(d, firstToShow(d), on.liveSet(d));
    const isCalled = (d.markers[aggressor] ?? null) !== null;
    const mayMuck = p.show === 'in-turn' || (p.show === 'all-if-called' && !isCalled);
    const up: Seat[] = [];
    let topHigh = 0;
    let topLow = 0; // the best hands up so far, which is all a single pot needs to know
    for (let i = 0; i < order.length; i++) {
      const seat = order[i]!;
      const cards = cardsIn(d, hand(seat));
      const mine = strength[seat]!;
      const isBeaten =
        pots.length === 1
          ? topHigh > mine.high && (mine.low === 0 || topLow > mine.low)
          : pots.every((pot) => !pot.eligible.includes(seat) || beatenIn(pot, up, mine, strength));
      if (mayMuck && up.length > 0 && isBeaten) {
        d.move(cards, hand(seat), muck);
        d.say('HandMucked', seat, cites.showOrder);
        continue;
      }
      up.push(seat);
      topHigh = Math.max(topHigh, mine.high);
      topLow = Math.max(topLow, mine.low);
      d.show(cards, hand(seat));
      d.say('HandShown', seat, up.length === 1 ? cites.showOrder : cites.show);
    }
  }
};

function facesOf(cards: readonly CardId[], face: Known): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < cards.length; i++) faces.push(face(cards[i]!)!);
  return faces;
}
/** Seats are listed one way round, rising or falling. */
const highestOf = (seats: readonly Seat[]): Seat => Math.max(seats[0]!, seats.at(-1)!);

/** Does a hand already up beat this one in every way it could win this pot? */
function beatenIn(pot: Pot, up: readonly Seat[], mine: Strength, strength: Strengths): boolean {
  const rivals = up.filter((s) => pot.eligible.includes(s));
  const high = rivals.some((s) => strength[s]!.high > mine.high);
  return high && (mine.low === 0 || rivals.some((s) => strength[s]!.low > mine.low));
}
