/**
 * Push-Nine's money before the cards, and its push pot: a pot whose best hands are tied is played for again, with a fresh pack,
 * until one hand is best. Who is in it is read off the felt: a lammer lies before each of those seats. The pot itself lies in
 * the centre, where all who are in it have the same claim, whatever they have left to bet.
 */
import {
  type Chips,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  type Layout,
  NOBODY,
  type Place,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../kernel/index.js';
import { type Fee, markersOf, pokerFelt, termsOf } from './poker.js';
import { freshPack } from './shuffle.js';

export type PushFelt = ReturnType<typeof pushFelt>;

/** A poker table's felt with the lammers of a push pot. */
export const pushFelt = (on: Layout) => {
  const felt = pokerFelt(on);
  const lammer = markersOf(on, 'push');
  const isIn = (r: Felt, s: Seat): boolean => r.markers[lammer(s)] === s;
  const isPush = (r: Felt): boolean => r.seats.some((s) => isIn(r, s));
  return {
    ...felt,
    isIn,
    /** Is a push pot being played for, or about to be? */
    isPush,
    /** How often this round has been dealt: every deal has a pack of its own, a misdeal too. */
    deals: (r: Felt): number => r.seen.length / on.pack.length,
    /** Who is dealt to, from the button's left: everybody, or those who are in the push pot. */
    dealtTo: (r: Felt): readonly Seat[] => {
      const push = isPush(r);
      return inTurn(r, felt.afterButton(r), (_r, s) => !push || isIn(r, s));
    },
    /** Lays lammers before these seats and takes up all others. */
    lay: (d: Draft, seats: readonly Seat[]): void => {
      for (const s of d.seats) {
        const to = seats.includes(s) ? s : null;
        if (d.markers[lammer(s)] !== to) d.mark(lammer(s), to);
      }
    },
  };
};

/** What the house takes of a hand, and from whom. */
const feesOf = (r: Felt): readonly Fee[] => termsOf(r).fees;
const feeOf = (r: Felt, seat: Seat): Chips => feesOf(r).reduce((sum, f) => (f.seat === seat ? sum + f.amount : sum), 0);

/**
 * Antes, each in its seat's bet position. What the house takes from the button's is never put there: it goes straight from the
 * stack to the drop with the collection, so that nobody else can be made to miss it should the hand be void.
 */
export const antes = (on: PushFelt): Step<boolean> => {
  const { stack, bet } = on;
  return step('ante', true, {
    open: (d) => {
      for (const { seat, amount, kind, rule } of termsOf(d).posts) {
        const pays = Math.min(amount, chipsAt(d, stack(seat))) - feeOf(d, seat);
        if (pays <= 0) continue;
        d.pay(stack(seat), bet(seat), pays);
        d.say('Posted', seat, rule, { kind });
      }
    },
  });
};

/**
 * Antes go into the middle when all have their cards: they are nobody's bet. What others have anted beyond the shortest ante lies
 * apart, for a side pot; the button's counts as whole, though the house has had its part of it.
 */
export const antesIn = ({ bet, into, centre }: PushFelt, rule: RuleId): Step<boolean> =>
  step('antes-in', true, {
    open: (d) => {
      const anted = (s: Seat): Chips => chipsAt(d, bet(s)) + feeOf(d, s);
      const level = Math.min(...d.seats.map(anted));
      if (d.seats.every((s) => chipsAt(d, bet(s)) === 0)) return;
      const put = (s: Seat, to: Place, amount: Chips) => {
        d.pay(bet(s), to, amount);
      };
      for (const s of d.seats) {
        const beyond = Math.min(chipsAt(d, bet(s)), anted(s) - level);
        put(s, centre, chipsAt(d, bet(s)) - beyond);
        put(s, into(s), beyond);
      }
      d.say('BetsGathered', null, rule);
    },
  });

/** The fees of the terms, each from its seat's stack, as much of it as that has: once a deal, or once more for a push pot. */
export const takeFee = (
  { stack, drop, jackpot }: PushFelt,
  { name, when }: { name: string; when: (r: Felt) => boolean },
): Step<boolean> =>
  step(name, true, {
    open: (d) => {
      if (!when(d)) return;
      for (const { seat, amount, to, rule } of feesOf(d)) {
        const pays = Math.min(amount, chipsAt(d, stack(seat)));
        if (pays === 0) continue;
        d.pay(stack(seat), to === 'drop' ? drop : jackpot, pays);
        d.say('CollectionTaken', seat, rule, { for: to });
      }
    },
  });

/** A fresh pack for a push pot, and back to the deal. */
export const pushShuffle = (on: Layout, { isPush }: PushFelt, rule: RuleId, deal: string): Step<boolean> => {
  const fresh = freshPack(on, rule);
  return step<boolean>('push-shuffle', false, {
    toAct: (r, done) => (isPush(r) ? fresh.toAct(r, done) : NOBODY),
    menu: fresh.menu,
    decide: (d, done, c, face) => {
      fresh.decide(d, done, c, face);
      d.sendTo(deal);
    },
    evolve: fresh.evolve,
  });
};

/** Half of a pot in whole chips, the odd half rounded up. */
export const halfOf = (pot: Chips, chip: Chips): Chips => Math.ceil(pot / 2 / chip) * chip;
