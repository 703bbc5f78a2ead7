/**
 * Bonuses and jackpots a house has set up (ROG-P215-O6 to O12): what each wager pays for them before the deal, which hands they
 * are for, and what is paid. Their money lies in an account of its own, never in the bank's nor in the house's, and pays as far
 * as it holds (BAR-89).
 */
import type { Face } from '../../cards/index.js';
import { countOf, isThreeEights, likeness, MOST, pointsOf } from '../../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  type Known,
  paid,
  type Round,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import type { Spot, TwentyOneFelt } from './felt.js';
import type { Bonus, BonusName } from './rules.js';
import { settleOrder } from './settle.js';

/** What the bank's three eights are worth a bonus as, best first: as with sevens the highest that is offered pays (AMB-ROG-59). */
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
  return step('bonus-fees', true, {
    open: (r) =>
      on.played(r).flatMap((circle) =>
        rules.bonuses
          .filter(({ fee }) => fee > 0)
          .map(({ fee, rule, name }): Event => {
            const seat = on.ownerOf(r, circle)!;
            const move = { from: stack(seat), to: bonus, amount: fee };
            return paid('CollectionTaken', seat, rule, [move], undefined, { for: 'bonus', circle, bonus: name });
          }),
      ),
  });
};

/** Who is paid what for, in the order of settlement. */
interface Award {
  readonly seat: Seat;
  readonly circle: Seat;
  readonly bonus: Bonus;
  readonly amount: Chips;
}

export const payBonuses = (on: TwentyOneFelt): Step<boolean> => {
  const { rules, bonus: account, stack } = on;
  const offered = (name: BonusName): Bonus | undefined => rules.bonuses.find((one) => one.name === name);
  const highest = (names: readonly BonusName[]): Bonus | undefined =>
    names.map(offered).find((one) => one !== undefined);
  const awards = (r: Round, face: Known): Award[] => {
    const bank = highest(bankBonuses(on.faces(cardsIn(r, on.bankHand), face)));
    const streak = offered('streak');
    return settleOrder(on, r).flatMap((circle) => {
      const seat = on.ownerOf(r, circle)!;
      const for_ = (bonus: Bonus | undefined, times = 1): Award[] =>
        bonus ? [{ seat, circle, bonus, amount: bonus.pays * times }] : [];
      const own = on.spots(r, circle).flatMap((spot: Spot) => {
        const hand = on.faces(on.cards(r, spot), face);
        return for_(highest(handBonuses(hand)));
      });
      const isNatural = on.spots(r, circle).length === 1 && on.count(r, { circle, hand: 0 }, face).natural;
      const row = isNatural && circle === seat ? (on.terms(r).streaks?.[seat] ?? 0) + 1 : 0;
      return [...own, ...(row >= 2 ? for_(streak, row) : []), ...for_(bank)];
    });
  };
  return step('bonuses', true, {
    open: (r, face) => {
      if (rules.bonuses.length === 0 || !on.isOn(r)) return [];
      let left = chipsAt(r, account);
      return awards(r, face).map(({ seat, circle, bonus: { name, rule }, amount }): Event => {
        const pays = Math.min(left, amount);
        left -= pays;
        const chips = chipsTo(account, stack(seat), pays);
        return paid('BonusPaid', seat, rule, chips, undefined, { bonus: name, circle, due: amount });
      });
    },
  });
};
