/**
 * Push-Nine's money before the cards, and its push pot: a pot whose best hands are tied is played for again, with a fresh pack,
 * until one hand is best. Who is in it is read off the felt: a lammer lies before each of those seats. The pot itself lies in
 * the centre, where all who are in it have the same claim, whatever they have left to bet.
 */
import {
  type ChipMove,
  type Chips,
  chipsAt,
  type Event,
  inTurn,
  isRefusal,
  type Layout,
  type MarkerMove,
  NOBODY,
  type Place,
  paid,
  type Round,
  type RuleId,
  type Seat,
  type Step,
  said,
  step,
} from '../kernel/index.js';
import { type Fee, markersOf, type PokerTerms, pokerFelt } from './poker.js';
import { freshPack } from './shuffle.js';

export type PushFelt = ReturnType<typeof pushFelt>;

/** A poker table's felt with the lammers of a push pot. */
export const pushFelt = (on: Layout) => {
  const felt = pokerFelt(on);
  const lammer = markersOf(on, 'push');
  const isIn = (r: Round, s: Seat): boolean => r.markers[lammer(s)] === s;
  const isPush = (r: Round): boolean => r.seats.some((s) => isIn(r, s));
  return {
    ...felt,
    isIn,
    /** Is a push pot being played for, or about to be? */
    isPush,
    /** How often this round has been dealt: every deal has a pack of its own, a misdeal too. */
    deals: (r: Round): number => r.seen.length / on.pack.length,
    /** Who is dealt to, from the button's left: everybody, or those who are in the push pot. */
    dealtTo: (r: Round): Seat[] => {
      const push = isPush(r);
      return inTurn(r, felt.afterButton(r), (_r, s) => !push || isIn(r, s));
    },
    /** Lays lammers before these seats and takes up all others. */
    lay: (r: Round, seats: readonly Seat[]): MarkerMove[] =>
      r.seats.flatMap((s) => {
        const marker = lammer(s);
        const from = r.markers[marker]!;
        const to = seats.includes(s) ? s : null;
        return from === to ? [] : [{ marker, from, to }];
      }),
  };
};

/** What the house takes of a hand, and from whom. */
const feesOf = (r: Round): readonly Fee[] => (r.terms as PokerTerms).fees;
const feeOf = (r: Round, seat: Seat): Chips =>
  feesOf(r).reduce((sum, f) => (f.seat === seat ? sum + f.amount : sum), 0);

/**
 * Antes, each in its seat's bet position. What the house takes from the button's is never put there: it goes straight from the
 * stack to the drop with the collection, so that nobody else can be made to miss it should the hand be void.
 */
export const antes = (on: PushFelt): Step<boolean> => {
  const { stack, bet } = on;
  return step('ante', true, {
    open: (r) =>
      (r.terms as PokerTerms).posts.flatMap(({ seat, amount, kind, rule }): readonly Event[] => {
        const pays = Math.min(amount, chipsAt(r, stack(seat))) - feeOf(r, seat);
        if (pays <= 0) return [];
        return [paid('Posted', seat, rule, [{ from: stack(seat), to: bet(seat), amount: pays }], undefined, { kind })];
      }),
  });
};

/**
 * Antes go into the middle when all have their cards: they are nobody's bet. What others have anted beyond the shortest ante lies
 * apart, for a side pot; the button's counts as whole, though the house has had its part of it.
 */
export const antesIn = ({ bet, into, centre }: PushFelt, rule: RuleId): Step<boolean> =>
  step('antes-in', true, {
    open: (r) => {
      const anted = (s: Seat): Chips => chipsAt(r, bet(s)) + feeOf(r, s);
      const level = Math.min(...r.seats.map(anted));
      const chips: ChipMove[] = [];
      const put = (s: Seat, to: Place, amount: Chips) => {
        if (amount > 0) chips.push({ from: bet(s), to, amount });
      };
      for (const s of r.seats) {
        const beyond = Math.min(chipsAt(r, bet(s)), anted(s) - level);
        put(s, centre, chipsAt(r, bet(s)) - beyond);
        put(s, into(s), beyond);
      }
      return chips.length > 0 ? [paid('BetsGathered', null, rule, chips)] : [];
    },
  });

/** The fees of the terms, each from its seat's stack, as much of it as that has: once a deal, or once more for a push pot. */
export const takeFee = (
  { stack, drop, jackpot }: PushFelt,
  { name, when }: { name: string; when: (r: Round) => boolean },
): Step<boolean> =>
  step(name, true, {
    open: (r) =>
      when(r)
        ? feesOf(r).flatMap(({ seat, amount, to, rule }): readonly Event[] => {
            const pays = Math.min(amount, chipsAt(r, stack(seat)));
            const move: ChipMove = { from: stack(seat), to: to === 'drop' ? drop : jackpot, amount: pays };
            return pays > 0 ? [paid('CollectionTaken', seat, rule, [move], undefined, { for: to })] : [];
          })
        : [],
  });

/** A fresh pack for a push pot, and back to the deal. `deal` is the number of that step in the script. */
export const pushShuffle = (
  on: Layout,
  { isPush }: PushFelt,
  rule: RuleId,
  deal: () => { step: number; name: string },
): Step<boolean> => {
  const fresh = freshPack(on, rule);
  return step<boolean>('push-shuffle', false, {
    toAct: (r, done) => (isPush(r) ? fresh.toAct(r, done) : NOBODY),
    menu: fresh.menu,
    decide: (d, done, c, face) => {
      const shuffled = fresh.decide(d, done, c, face);
      if (!shuffled) return d.sendTo(deal().name);
      return isRefusal(shuffled) ? shuffled : [...shuffled, said('SentTo', null, null, deal())];
    },
    evolve: fresh.evolve,
  });
};

/** Half of a pot in whole chips, the odd half rounded up (AMB-SNK-38). */
export const halfOf = (pot: Chips, chip: Chips): Chips => Math.ceil(pot / 2 / chip) * chip;
