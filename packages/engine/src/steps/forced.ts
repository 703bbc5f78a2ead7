/** Forced bets: blinds, antes, what a returning player owes; and the straddle, which is a blind somebody chooses. */
import {
  type Actor,
  type Chips,
  chipsAt,
  type Felt,
  NOBODY,
  nextAfter,
  option,
  type Place,
  type Seat,
  type Step,
  seated,
  step,
} from '../kernel/index.js';
import { type PokerCites, type PokerFelt, termsOf } from './poker.js';

/**
 * Posts what the terms name. Short stacks post what they have, less the fee they still owe. On a redeal the posts are up
 * already and nothing happens. An ante lies in the centre; or it is its seat's share of the pot, so that whoever was short of
 * it plays for that much from each.
 */
export const forced = (on: PokerFelt, antes: 'centre' | 'share' = 'centre'): Step<boolean> => {
  const { stack, bet, into, centre, free, isBet } = on;
  const placeOf = (seat: Seat, kind: string): Place =>
    kind === 'ante' && antes === 'share' ? into(seat) : isDead(kind) ? centre : bet(seat);
  const isPosted = (r: Felt): boolean => {
    const { seats } = r;
    for (let i = 0; i < seats.length; i++) if (chipsAt(r, into(seats[i]!)) > 0) return true;
    return isBet(r);
  };
  return step('blinds', true, {
    open: (d) => {
      if (isPosted(d)) return;
      const { posts } = termsOf(d);
      for (let i = 0; i < posts.length; i++) {
        const { seat, amount, kind, rule } = posts[i]!;
        d.pay(stack(seat), placeOf(seat, kind), Math.min(amount, free(d, seat)));
        d.say('Posted', seat, rule, { kind });
      }
    },
  });
};
export const isDead = (kind: string): boolean => kind === 'dead-small' || kind === 'ante';

export interface StraddleRules {
  /** The most the price to come in may become: the limit of the round. Null: the stack. */
  readonly max: Chips | null;
  readonly unit: Chips;
}

export type StraddleCites = Pick<PokerCites, 'straddle' | 'straddleSize' | 'tableStakes'>;

const DECLINE = 'no-straddle';
/** One straddle, by the seat next after the big blind, before cards; at least twice the big blind. It is not a raise. */
export const straddle = (on: PokerFelt, cites: StraddleCites, rules: StraddleRules): Step<boolean> => {
  const { stack, bet, bigBlind, straddler, free } = on;
  const range = (r: Felt): { seat: Seat; min: Chips; max: Chips } | null => {
    const big = r.markers[bigBlind]!;
    const seat = nextAfter(r, big);
    const price = 2 * bigOf(r);
    const all = free(r, seat);
    const max = Math.min(all, rules.max ?? all);
    const isBlind = r.seats.length < 3 || chipsAt(r, bet(seat)) > 0;
    return isBlind || max < price ? null : { seat, min: price, max };
  };
  const asked = (r: Felt): readonly Actor[] => {
    const range_ = range(r);
    return range_ ? [range_.seat] : NOBODY;
  };
  return step<boolean>('straddle', false, {
    toAct: (r, done) => (done || r.markers[straddler] !== null ? NOBODY : asked(r)),
    menu: (r) => {
      const { seat, min, max } = range(r)!;
      const isAll = max === free(r, seat) && max !== rules.max;
      const amount = { min, max, unit: rules.unit, ...(isAll && { maxRule: cites.tableStakes }) };
      return [
        option(DECLINE, { rule: cites.straddle, ifSilent: true }),
        option('straddle', { rule: cites.straddleSize, amount }),
      ];
    },
    decide: (d, _done, c) => {
      const seat = seated(c.actor);
      if (c.type === DECLINE) return d.say('StraddleDeclined', seat, cites.straddle);
      d.pay(stack(seat), bet(seat), c.amount!);
      d.mark(straddler, seat);
      return d.say('Straddled', seat, cites.straddleSize);
    },
    evolve: (done, e) => done || e.type === 'Straddled' || e.type === 'StraddleDeclined',
  });
};
/** The full big blind of this deal, whether or not its seat could pay all of it. */
export function bigOf(r: Felt): Chips {
  let big = 0;
  const { posts } = termsOf(r);
  for (let i = 0; i < posts.length; i++) {
    const { kind, amount } = posts[i]!;
    if (amount > big && !isDead(kind)) big = amount;
  }
  return big;
}
