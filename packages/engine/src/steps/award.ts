/** Who gets the pots: shares of the high and the low, odd chips, and the payments that make them. */
import { type Face, isJoker, rankOf, suitOf } from '../cards/index.js';
import type { Share } from '../facts/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  type Known,
  type Place,
  type RuleId,
  type Seat,
} from '../kernel/index.js';
import type { PokerCites, PokerFelt } from './poker.js';
import type { Pot } from './pots.js';
import type { ShowdownRules, Strengths } from './showdown.js';

export type { Share };

/** A pot, or a half of it, as its winners share it. */
interface Divided {
  readonly rule: RuleId;
  readonly shares: readonly Share[];
  /** An odd chip went to one of them. */
  readonly isOdd: boolean;
}

type AwardCites = Pick<PokerCites, 'win' | 'hiLo' | 'noLow' | 'tie' | 'odd'>;

/** How the pots of a table go out. */
export function awarding(on: PokerFelt, cites: AwardCites, p: ShowdownRules) {
  const { stack, into, hand, centre } = on;
  const { only = 'high' } = p;
  return { award, takeAll };

  /** One hand takes everything: the last one left, unseen, or the only best one of a single pot. */
  function takeAll(d: Draft, seat: Seat, way: Share['way']): void {
    const to = stack(seat);
    let all = 0;
    const { seats } = d;
    for (let i = 0; i < seats.length; i++) {
      const from = into(seats[i]!);
      const amount = chipsAt(d, from);
      d.pay(from, to, amount);
      all += amount;
    }
    const dead = chipsAt(d, centre);
    d.pay(centre, to, dead);
    d.say('PotAwarded', seat, cites.win, { pot: 0, shares: [{ seat, amount: all + dead, way }], odd: null });
  }
  function award(d: Draft, pots: readonly Pot[], strength: Strengths, face: Known): void {
    const best = pots.length === 1 && p.low === null ? onlyBest(strength) : null;
    if (best !== null) takeAll(d, best, only);
    else for (const [i, pot] of pots.entries()) awardPot(d, pot, i, strength, face);
  }
  function awardPot(d: Draft, pot: Pot, index: number, strength: Strengths, face: Known): void {
    const sources: Source[] = d.seats.map((s, i) => ({ from: into(s), left: pot.parts[i]! }));
    sources.push({ from: centre, left: pot.centre });
    for (const { rule, shares, isOdd } of divided(d, pot, strength, face)) {
      payShares(d, sources, shares, stack);
      const seat = shares.length === 1 ? shares[0]!.seat : null;
      d.say('PotAwarded', seat, rule, { pot: index, shares, odd: isOdd ? cites.odd : null });
    }
  }
  /** A pot as its winners share it; high and low share a half each. */
  function divided(r: Felt, pot: Pot, strength: Strengths, face: Known): readonly Divided[] {
    const part = (rule: RuleId, shares: readonly Share[], isOdd = isUneven(shares)) => ({ rule, shares, isOdd });
    if (pot.eligible.length === 1)
      return [part(cites.win, [{ seat: pot.eligible[0]!, amount: pot.amount, way: 'uncontested' }])];
    const best = (way: 'high' | 'low') => Math.max(...pot.eligible.map((s) => strength[s]![way]));
    const winners = (way: 'high' | 'low') => {
      const top = best(way);
      const seats = inTurn(r, on.lead(r), (_r, s) => pot.eligible.includes(s) && strength[s]![way] === top);
      return oddFirst(r, seats, p.low === null ? only : way, face);
    };
    const shares = (amount: Chips, seats: readonly Seat[], way: 'high' | 'low'): Share[] =>
      split(amount, seats, p.chip).map(({ seat, amount }) => ({ seat, amount, way }));
    const highs = winners('high');
    if (best('low') === 0) {
      const rule = highs.length > 1 ? cites.tie : p.low === null ? cites.win : cites.noLow;
      return [part(rule, shares(pot.amount, highs, only))];
    }
    // The odd chip goes to the high half, and nobody gets a second one while another can have it.
    const lowHalf = Math.floor(pot.amount / 2 / p.chip) * p.chip;
    const highHalf = pot.amount - lowHalf;
    const high = shares(highHalf, highs, 'high');
    const even = Math.min(lowHalf, ...high.map(({ amount }) => amount));
    const hasOdd = (seat: Seat): boolean => high.some((share) => share.seat === seat && share.amount > even);
    const lows = winners('low')
      .slice()
      .sort((a, b) => Number(hasOdd(a)) - Number(hasOdd(b)));
    const half = (of: readonly Share[]): RuleId => (of.length > 1 ? cites.tie : cites.hiLo);
    const low = shares(lowHalf, lows, 'low');
    return [part(half(high), high, highHalf > lowHalf || isUneven(high)), part(half(low), low)];
  }
  /** Who takes odd chips first: by position from the button, or by the highest card by suit (the lowest, for a low). */
  function oddFirst(r: Felt, seats: readonly Seat[], way: 'high' | 'low', face: Known): readonly Seat[] {
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
}

/** The one best high hand; null if several are as good. */
function onlyBest(strength: Strengths): Seat | null {
  let best: Seat | null = null;
  let top = -1;
  for (let seat = 0; seat < strength.length; seat++) {
    const { high } = strength[seat]!;
    if (high > top) {
      top = high;
      best = seat;
    } else if (high === top) best = null;
  }
  return best;
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
