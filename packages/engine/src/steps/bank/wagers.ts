/**
 * Wagers: all who do not bank bet at once, in whatever order they please, in their own circle, in circles nobody sits at, and
 * behind others, where the house allows it. Whoever can bet nowhere else is done without saying so.
 */
import {
  type Amount,
  type Chips,
  NOBODY,
  type Option,
  option,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  shut,
  step,
} from '../../kernel/index.js';
import type { BankFelt } from './felt.js';

export interface WagerRules {
  readonly min: Chips;
  /** Null: whatever one holds. */
  readonly max: Chips | null;
  readonly unit: Chips;
  /** Only one's own circle, or also those nobody sits at. */
  readonly spots: 'own' | 'several';
}
export interface WagerCites {
  readonly wager: RuleId;
  /** The least and the most of a wager. */
  readonly limits: RuleId;
  /** Betting where nobody sits. */
  readonly circles: RuleId;
  readonly backline: RuleId;
  readonly sitOut: RuleId;
  readonly tableStakes: RuleId;
}
/** Who has said that he is done. */
type Done = readonly Seat[];

export const wagers = (on: BankFelt, cites: WagerCites, p: WagerRules): Step<Done> => {
  const { stack, wager, circles, rows } = on;
  const { min, unit } = p;
  /** The most this seat can bet in one more place: the fee for so much comes out of the same chips. */
  const most = (r: Round, seat: Seat, besides = on.besides): Chips => {
    const free = on.free(r, seat) - besides;
    const cap = Math.min(p.max ?? free, free);
    const whole = (n: Chips): Chips => n - (n % unit);
    let under = cap; // what the band above begins over
    for (const { over, amount: fee } of on.terms(r).tariff.player) {
      const amount = whole(Math.min(cap, under, free - fee));
      if (amount > over) return amount >= min ? amount : 0;
      under = Math.min(under, over);
    }
    return whole(under) >= min ? whole(under) : 0;
  };
  const isOpen = (r: Round, circle: Seat): boolean => circle !== on.banker(r) && on.ownerOf(r, circle) === null;
  /** Where it may bet for itself. */
  const spots = (r: Round, seat: Seat): Seat[] => {
    const { empty } = on.terms(r);
    if (most(r, seat) === 0) return [];
    return circles.filter((c) => isOpen(r, c) && (c === seat || (p.spots === 'several' && empty.includes(c))));
  };
  /** Whom it may stand behind, once each. */
  const ahead = (r: Round, seat: Seat): Seat[] =>
    rows.length === 1 || most(r, seat, 0) === 0
      ? []
      : circles.filter((c) => {
          const owners = rows.map((row) => on.ownerOf(r, c, row));
          return owners[0] !== null && !owners.includes(seat) && owners.includes(null);
        });
  const isIn = on.hasBet;
  const isAsked = (r: Round, seat: Seat): boolean =>
    isIn(r, seat) ? spots(r, seat).length + ahead(r, seat).length > 0 : most(r, seat, 0) > 0;
  const options = (r: Round, seat: Seat): Option[] => {
    const amount = (besides: Chips): Amount => {
      const max = most(r, seat, besides);
      return { min, max, unit, minRule: cites.limits, maxRule: max === p.max ? cites.limits : cites.tableStakes };
    };
    const [free, others] = [spots(r, seat), ahead(r, seat)];
    return [
      ...(free.length > 0 ? [option('wager', { rule: cites.wager, amount: amount(on.besides), seats: free })] : []),
      ...(others.length > 0 ? [option('back', { rule: cites.backline, amount: amount(0), seats: others })] : []),
      isIn(r, seat)
        ? option('done', { rule: cites.wager, ifSilent: true })
        : option('sit-out-hand', { rule: cites.sitOut, ifSilent: true }),
    ];
  };
  return step<Done>('wagers', [], {
    blind: true,
    toAct: (r, done) => {
      if (on.banker(r) === null) return NOBODY;
      return r.seats.filter((seat) => seat !== on.banker(r) && !done.includes(seat) && isAsked(r, seat));
    },
    menu: (r, _done, seat) => options(r, seat as Seat),
    shut: (r, _done, actor): Shut[] => {
      const seat = actor as Seat;
      const grey = (type: string, rule: RuleId): Shut => shut(type, refuse('no-circle', rule));
      const noChips = shut('wager', refuse('no-chips-behind', cites.tableStakes));
      const noSpot = most(r, seat) === 0 ? noChips : grey('wager', cites.circles);
      return [
        ...(spots(r, seat).length > 0 ? [] : [noSpot]),
        ...(ahead(r, seat).length > 0 ? [] : [grey('back', cites.backline)]),
      ];
    },
    decide: (d, _done, { type, actor, amount, seat: at }) => {
      const seat = actor as Seat;
      if (type === 'done') return d.say('WagersDone', seat, cites.wager);
      if (type === 'sit-out-hand') return d.say('SatOutHand', seat, cites.sitOut);
      const circle = at!;
      const row = type === 'wager' ? 0 : rows.find((one) => one > 0 && on.ownerOf(d, circle, one) === null)!;
      d.pay(stack(seat), wager(circle, 0, row), amount!);
      d.mark(on.ownerMark(circle, row), seat);
      const rule = type === 'back' ? cites.backline : circle === seat ? cites.wager : cites.circles;
      d.say('WagerPlaced', seat, rule, { circle, row });
    },
    evolve: (done, e) => (e.type === 'WagersDone' || e.type === 'SatOutHand' ? [...done, e.seat!] : done),
  });
};
