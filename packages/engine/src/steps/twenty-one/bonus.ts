/**
 * Bonuses and jackpots a house has set up: what each wager pays for them before the deal, which hands they
 * are for, and what is paid. Their money lies in an account of its own, never in the bank's nor in the house's, and pays as far
 * as it holds.
 */
import type { Face } from '../../cards/index.js';
import { countOf, isThreeEights, likeness, MOST, pointsOf } from '../../hands/index.js';
import { cardsIn, chipsAt, type Draft, type Felt, type Known, type Seat, type Step, step } from '../../kernel/index.js';
import type { TwentyOneFelt } from './felt.js';
import type { Bonus, BonusName } from './rules.js';
import { settleOrder } from './settle.js';

/** What the bank's three eights are worth a bonus as, best first: as with sevens the highest that is offered pays. */
export function bankBonuses(hand: readonly Face[]): readonly BonusName[] {
  if (!isThreeEights(hand)) return [];
  const like = likeness(hand);
  return [
    ...(like === 'suited' ? (['pd_888_suited'] as const) : []),
    ...(like === 'plain' ? [] : (['pd_888_colour'] as const)),
    'pd_888',
  ];
}
/** A player's bonuses, best first: of sevens and of six-seven-eight the highest that is offered pays, and no other. */
export function handBonuses(hand: readonly Face[]): readonly BonusName[] {
  const points = hand.map(pointsOf).sort((a, b) => a - b);
  const like = likeness(hand);
  const out: BonusName[] = [];
  if (points.length === 3 && points.every((n) => n === 7)) {
    if (like === 'suited') out.push('suited_777');
    if (like !== 'plain') out.push('colour_777');
    out.push('unsuited_777');
  }
  if (points.join() === '6,7,8' && like !== 'plain') {
    if (like === 'suited') out.push('suited_678');
    out.push('colour_678');
  }
  if (hand.length >= 7 && countOf(hand, false).total <= MOST) out.push('charlie');
  return out;
}

/** What each circle that is played pays into the account for each bonus, taken with the collection. */
export const bonusFees = (on: TwentyOneFelt): Step<boolean> => {
  const { rules, stack, bonus } = on;
  const asked = rules.bonuses.filter(({ fee }) => fee > 0);
  return step('bonus-fees', true, {
    open: (d) => {
      for (const circle of on.played(d))
        for (const { fee, rule, name } of asked) {
          const seat = on.ownerOf(d, circle)!;
          d.pay(stack(seat), bonus, fee);
          d.say('CollectionTaken', seat, rule, { for: 'bonus', circle, bonus: name });
        }
    },
  });
};

/** Bonuses are paid circle by circle in the order of settlement: for its hands, for a row of naturals, for the bank's eights. */
export const payBonuses = (on: TwentyOneFelt): Step<boolean> => {
  const { rules, bonus: account, stack } = on;
  const offered = (name: BonusName): Bonus | undefined => rules.bonuses.find((one) => one.name === name);
  const highest = (names: readonly BonusName[]): Bonus | undefined =>
    names.map(offered).find((one) => one !== undefined);
  /** How many naturals in a row, this one being the last; a circle one does not sit at counts for none. */
  const naturals = (r: Felt, circle: Seat, seat: Seat, face: Known): number => {
    const isNatural = on.spots(r, circle).length === 1 && on.count(r, { circle, hand: 0 }, face).natural;
    return isNatural && circle === seat ? (on.terms(r).streaks?.[seat] ?? 0) + 1 : 0;
  };
  const award = (d: Draft, circle: Seat, seat: Seat, bonus: Bonus | undefined, times = 1): void => {
    if (bonus === undefined) return;
    const due = bonus.pays * times;
    const pays = Math.min(chipsAt(d, account), due);
    d.pay(account, stack(seat), pays);
    d.say('BonusPaid', seat, bonus.rule, { bonus: bonus.name, circle, due });
  };
  return step('bonuses', true, {
    open: (d, face) => {
      if (rules.bonuses.length === 0 || !on.isOn(d)) return;
      const eights = highest(bankBonuses(on.faces(cardsIn(d, on.bankHand), face)));
      for (const circle of settleOrder(on, d)) {
        const seat = on.ownerOf(d, circle)!;
        for (const spot of on.spots(d, circle))
          award(d, circle, seat, highest(handBonuses(on.faces(on.cards(d, spot), face))));
        const row = naturals(d, circle, seat, face);
        if (row >= 2) award(d, circle, seat, offered('streak'), row);
        award(d, circle, seat, eights);
      }
    },
  });
};
