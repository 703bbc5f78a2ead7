/** The showdown: hands are shown in order, each pot goes to the best hand with a claim on it, high and low. */
import { type Face, isJoker, rankOf, suitOf } from '../cards/index.js';
import type { Share } from '../facts/index.js';
import type { Ranking } from '../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  inTurn,
  type Known,
  NOBODY,
  option,
  type Place,
  type Round,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../kernel/index.js';
import { gatherBets, type Pot, potsOf } from './gather.js';
import type { PokerCites, PokerFelt, PokerTerms } from './poker.js';

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
  weigh(r: Round, strength: ReadonlyMap<Seat, Strength>): Map<Seat, Strength>;
  /** Gives back the bets that go back, if any do, and says which hands may not win. */
  settle(d: Draft, strength: ReadonlyMap<Seat, Strength>): void;
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
export type { Share };

/** A pot, or a half of it, as its winners share it. */
interface Divided {
  readonly rule: RuleId;
  readonly shares: readonly Share[];
  /** An odd chip went to one of them. */
  readonly isOdd: boolean;
}

/** The state of a showdown: whether the pots are out, and who mucked a beaten hand. */
interface Shown {
  readonly done: boolean;
  readonly mucked: readonly Seat[];
}

const START: Shown = { done: false, mucked: [] };

const PUSH = 'push-pot';

export const showdown = (on: PokerFelt, cites: ShowCites, p: ShowdownRules): Step<Shown> => {
  const { stack, into, hand, board, muck, centre, aggressor, live } = on;
  const { only = 'high' } = p;
  const DEALER = ['dealer'] as const;
  const isManual = (r: Round): boolean => (r.terms as PokerTerms).dealer === 'person';
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
      if (e.type === 'PotAwarded' || e.type === 'PotPushed') return now.done ? now : { ...now, done: true };
      return e.type === 'HandMucked' ? { ...now, mucked: [...now.mucked, e.seat!] } : now;
    },
  });

  function uncontested(d: Draft<Shown>, seat: Seat): void {
    if (p.late) gatherBets(d, on, cites);
    takeAll(d, seat, 'uncontested');
  }
  /** The pots go out; where bets of the last round still lie before the seats, those that go back do so first. */
  function settle(d: Draft<Shown>, pots: readonly Pot[], strength: Map<Seat, Strength>, face: Known): void {
    if (!p.late) {
      award(d, pots, strength, face);
      return;
    }
    const isBet = on.highest(d) > 0;
    p.late.settle(d, strength);
    gatherBets(d, on, cites);
    award(d, isBet ? potsOf(d, on, d.now.mucked) : pots, p.late.weigh(d, strength), face);
  }
  /** One hand takes everything: the last one left, unseen, or the only best one of a single pot. */
  function takeAll(d: Draft, seat: Seat, way: Share['way']): void {
    const to = stack(seat);
    let all = 0;
    for (const s of d.seats) {
      const amount = chipsAt(d, into(s));
      d.pay(into(s), to, amount);
      all += amount;
    }
    const dead = chipsAt(d, centre);
    d.pay(centre, to, dead);
    d.say('PotAwarded', seat, cites.win, { pot: 0, shares: [{ seat, amount: all + dead, way }], odd: null });
  }
  function strengths(r: Round, seats: readonly Seat[], face: Known): Map<Seat, Strength> {
    const known = (cards: readonly number[]): Face[] => cards.map((card) => face(card)!);
    const up = known(cardsIn(r, board));
    const out = new Map<Seat, Strength>();
    for (const seat of seats) {
      const hole = known(cardsIn(r, hand(seat)));
      out.set(seat, { high: p.high.best(hole, up), low: p.low === null ? 0 : p.low.best(hole, up) });
    }
    return out;
  }
  function firstToShow(r: Round): Seat {
    const bold = r.markers[aggressor] ?? null;
    if (bold !== null && on.isLive(r, bold)) return bold;
    const order = inTurn(r, on.lead(r), on.isLive);
    return p.checkedFirst === 'first-seat' ? order[0]! : order.at(-1)!;
  }
  /** A hand is shown unless, by the rule of showing in turn, a hand already up beats it in every way and every pot. */
  function show(d: Draft, pots: readonly Pot[], strength: Map<Seat, Strength>): void {
    const order = inTurn(d, firstToShow(d), on.isLive);
    const isCalled = (d.markers[aggressor] ?? null) !== null;
    const mayMuck = p.show === 'in-turn' || (p.show === 'all-if-called' && !isCalled);
    const up: Seat[] = [];
    let topHigh = 0;
    let topLow = 0; // the best hands up so far, which is all a single pot needs to know
    for (const seat of order) {
      const cards = cardsIn(d, hand(seat));
      const mine = strength.get(seat)!;
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
  function award(d: Draft, pots: readonly Pot[], strength: Map<Seat, Strength>, face: Known): void {
    const best = pots.length === 1 && p.low === null ? onlyBest(strength) : null;
    if (best !== null) takeAll(d, best, only);
    else for (const [i, pot] of pots.entries()) awardPot(d, pot, i, strength, face);
  }
  function awardPot(d: Draft, pot: Pot, index: number, strength: Map<Seat, Strength>, face: Known): void {
    const sources: Source[] = d.seats.map((s, i) => ({ from: into(s), left: pot.parts[i]! }));
    sources.push({ from: centre, left: pot.centre });
    for (const { rule, shares, isOdd } of divided(d, pot, strength, face)) {
      payShares(d, sources, shares, stack);
      const seat = shares.length === 1 ? shares[0]!.seat : null;
      d.say('PotAwarded', seat, rule, { pot: index, shares, odd: isOdd ? cites.odd : null });
    }
  }
  /** A pot as its winners share it; high and low share a half each. */
  function divided(r: Round, pot: Pot, strength: Map<Seat, Strength>, face: Known): readonly Divided[] {
    const part = (rule: RuleId, shares: readonly Share[], isOdd = isUneven(shares)) => ({ rule, shares, isOdd });
    if (pot.eligible.length === 1)
      return [part(cites.win, [{ seat: pot.eligible[0]!, amount: pot.amount, way: 'uncontested' }])];
    const best = (way: 'high' | 'low') => Math.max(...pot.eligible.map((s) => strength.get(s)![way]));
    const winners = (way: 'high' | 'low') => {
      const top = best(way);
      const seats = inTurn(r, on.lead(r), (_r, s) => pot.eligible.includes(s) && strength.get(s)![way] === top);
      return oddFirst(r, seats, p.low === null ? only : way, face);
    };
    const shares = (amount: Chips, seats: readonly Seat[], way: 'high' | 'low'): Share[] =>
      split(amount, seats, p.chip).map(({ seat, amount }) => ({ seat, amount, way }));
    const highs = winners('high');
    if (best('low') === 0) {
      const rule = highs.length > 1 ? cites.tie : p.low === null ? cites.win : cites.noLow;
      return [part(rule, shares(pot.amount, highs, only))];
    }
    // AMB-GEN-05: the odd chip goes to the high half, and nobody gets a second one while another can have it.
    const lowHalf = Math.floor(pot.amount / 2 / p.chip) * p.chip;
    const highHalf = pot.amount - lowHalf;
    const high = shares(highHalf, highs, 'high');
    const even = Math.min(lowHalf, ...high.map(({ amount }) => amount));
    const hasOdd = (seat: Seat): boolean => high.some((share) => share.seat === seat && share.amount > even);
    const lows = winners('low').sort((a, b) => Number(hasOdd(a)) - Number(hasOdd(b)));
    const half = (of: readonly Share[]): RuleId => (of.length > 1 ? cites.tie : cites.hiLo);
    const low = shares(lowHalf, lows, 'low');
    return [part(half(high), high, highHalf > lowHalf || isUneven(high)), part(half(low), low)];
  }
  /** Who takes odd chips first: by position from the button, or by the highest card by suit (the lowest, for a low). */
  function oddFirst(r: Round, seats: Seat[], way: 'high' | 'low', face: Known): Seat[] {
    if (p.oddChip === 'position' || seats.length < 2) return seats;
    // For a low the ace is the lowest card of all; the joker is higher than any card, or lower.
    const rank = (card: Face): number => (way === 'high' ? rankOf(card) : (rankOf(card) + 1) % 13);
    const height = (card: Face): number => (isJoker(card) ? (way === 'high' ? 53 : -1) : rank(card) * 4 + suitOf(card));
    const cardOf = (s: Seat): number => {
      const heights = cardsIn(r, hand(s)).map((card) => height(face(card)!));
      return way === 'high' ? Math.max(...heights) : -Math.min(...heights);
    };
    return seats.slice().sort((a, b) => cardOf(b) - cardOf(a));
  }
};

/** The one best high hand; null if several are as good. */
function onlyBest(strength: ReadonlyMap<Seat, Strength>): Seat | null {
  let best: Seat | null = null;
  let top = -1;
  for (const [seat, { high }] of strength) {
    if (high > top) {
      top = high;
      best = seat;
    } else if (high === top) best = null;
  }
  return best;
}
/** Does a hand already up beat this one in every way it could win this pot? */
function beatenIn(pot: Pot, up: readonly Seat[], mine: Strength, strength: ReadonlyMap<Seat, Strength>): boolean {
  const rivals = up.filter((s) => pot.eligible.includes(s));
  const high = rivals.some((s) => strength.get(s)!.high > mine.high);
  return high && (mine.low === 0 || rivals.some((s) => strength.get(s)!.low > mine.low));
}

/** Divides an amount among winners in whole chips, nobody getting more than one odd chip; a broken chip goes to the first. */
export function split(amount: Chips, winners: readonly Seat[], chip: Chips): { seat: Seat; amount: Chips }[] {
  const whole = Math.floor(amount / chip);
  const each = Math.floor(whole / winners.length);
  const odd = whole % winners.length;
  const crumb = amount - whole * chip;
  return winners
    .map((seat, i) => ({ seat, amount: (each + (i < odd ? 1 : 0)) * chip + (i === 0 ? crumb : 0) }))
    .filter((share) => share.amount > 0);
}
/** Did somebody get an odd chip? */
const isUneven = (shares: readonly Share[]): boolean => shares.some(({ amount }) => amount !== shares[0]!.amount);
/** A contribution, and what of it is in the pot and not yet given out. */
export interface Source {
  readonly from: Place;
  left: Chips;
}
/** Pays the shares out of the contributions, in order. */
export function payShares(
  d: Draft,
  sources: readonly Source[],
  shares: readonly Share[],
  to: (seat: Seat) => Place,
): void {
  let at = 0;
  for (const share of shares) {
    let due = share.amount;
    while (due > 0) {
      const source = sources[at]!;
      const amount = Math.min(due, source.left);
      d.pay(source.from, to(share.seat), amount);
      source.left -= amount;
      due -= amount;
      if (source.left === 0) at++;
    }
  }
}
