/**
 * The price of a hand, named by the button before the cards: the others put in the same or sit it out. Where a
 * house has only the button pay it, it is a blind: everybody is dealt in, and it stands as the first bet.
 */
import {
  type Actor,
  type Chips,
  chipsAt,
  type Felt,
  inTurn,
  NOBODY,
  option,
  type RuleId,
  type Seat,
  type Step,
  seated,
  step,
} from '../kernel/index.js';
import type { DrawFelt } from './draw.js';

export interface PriceRules {
  readonly min: Chips;
  readonly max: Chips;
  readonly unit: Chips;
  /** The others match it before the deal; or it is the button's blind, answered in the first round of betting. */
  readonly paidBy: 'everybody' | 'button';
  readonly rule: RuleId;
  /** What the most rests on: a limit on bets, or what somebody has. */
  readonly maxRule: RuleId;
  readonly tableStakes: RuleId;
}

interface Naming {
  /** Null until the button has named it. */
  readonly price: Chips | null;
  readonly asked: readonly Seat[];
}
const START: Naming = { price: null, asked: [] };
const NAME = 'name-price';
const MATCH = 'match-price';
const SIT_OUT = 'sit-out-hand';

export const namePrice = (on: DrawFelt, p: PriceRules): Step<Naming> => {
  const { stack, bet, button, free } = on;
  const isBlind = p.paidBy === 'button';
  const next = (r: Felt, { asked }: Naming): readonly Actor[] => {
    const seat = inTurn(r, on.afterButton(r), (_r, s) => s !== r.markers[button] && !asked.includes(s))[0];
    return seat === undefined ? NOBODY : [seat];
  };
  return step<Naming>('price', START, {
    blind: true,
    toAct: (r, now) => (now.price === null ? [r.markers[button]!] : isBlind ? NOBODY : next(r, now)),
    menu: (r, { price }, who) => {
      const seat = seated(who);
      const all = free(r, seat);
      if (price === null) {
        const max = Math.min(all, p.max);
        const maxRule = all < p.max ? p.tableStakes : p.maxRule;
        const amount = { min: Math.min(p.min, max), max, unit: p.unit, maxRule };
        return [option(NAME, { rule: p.rule, amount, ifSilent: true })];
      }
      return [
        option(SIT_OUT, { rule: p.rule, ifSilent: true }),
        option(MATCH, { rule: p.rule, cost: Math.min(all, price) }),
      ];
    },
    decide: (d, { price }, c) => {
      const seat = seated(c.actor);
      switch (c.type) {
        case NAME:
          d.pay(stack(seat), bet(seat), c.amount!);
          // Who has less than the least price is all in with it; the price is the least one all the same.
          return d.say('PriceNamed', seat, p.rule, { price: Math.max(c.amount!, p.min) });
        case MATCH:
          d.pay(stack(seat), bet(seat), Math.min(free(d, seat), price!));
          return d.say('PriceMatched', seat, p.rule);
        default:
          d.mark(on.sitsOut!(seat), seat);
          return d.say('SatOutHand', seat, p.rule);
      }
    },
    evolve: (now, e) => {
      if (e.type === 'PriceNamed') return { ...now, price: e.note.price };
      return e.type === 'PriceMatched' || e.type === 'SatOutHand' ? { ...now, asked: [...now.asked, e.seat!] } : now;
    },
  });
};

/**
 * The price goes in. As much of it as the charge may need lies in the centre, the same from each, and the rest is everybody's
 * own share of the pot, so that whoever was short of it plays for that much from each. What nobody matched goes back; and where
 * nobody came in at all, there is no hand.
 */
export const gatherPrice = (on: DrawFelt, p: { readonly rule: RuleId; readonly toCentre: Chips }): Step<boolean> =>
  step('price-gather', true, {
    open: (d) => {
      const { stack, bet, into, centre } = on;
      const seats = d.seats.filter((s) => chipsAt(d, bet(s)) > 0);
      if (seats.length === 0) return;
      const matched = seats.map((s) => chipsAt(d, bet(s))).sort((a, b) => b - a)[1] ?? 0;
      const move = (seat: Seat, to: number, amount: Chips): void => {
        d.pay(bet(seat), to, amount);
      };
      for (const s of seats) {
        const n = chipsAt(d, bet(s));
        const stays = Math.min(n, matched);
        const shared = Math.min(stays, p.toCentre);
        move(s, stack(s), n - stays);
        move(s, centre, shared);
        move(s, into(s), stays - shared);
        if (seats.length === 1) d.mark(on.sitsOut!(s), s);
      }
      d.say(seats.length === 1 ? 'NobodyCameIn' : 'PriceGathered', null, p.rule);
    },
  });
