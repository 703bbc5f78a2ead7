/**
 * Wagers: all who do not bank bet at once, in whatever order they please, in their own circle, in circles nobody sits at, and
 * behind others, where the house allows it. Whoever can bet nowhere else is done without saying so.
 */
import {
  type Chips,
  chipsAt,
  type Felt,
  NOBODY,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  shut,
  step,
} from '../../kernel/index.js';
import { ofPlacesFor } from '../remembered.js';
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

/** Where and how much a seat may still bet: the circles as bits, its own play apart from standing behind others. */
interface Reach {
  readonly isIn: boolean;
  readonly most: Chips;
  readonly behind: Chips;
  readonly spots: number;
  readonly ahead: number;
}
/** The menu a seat had last, and what it was made of: while that is the same, so is the menu. */
interface Made extends Reach {
  readonly own: Option | null;
  readonly back: Option | null;
  readonly options: readonly Option[];
}

export const wagers = (on: BankFelt, cites: WagerCites, p: WagerRules): Step<Done> => {
  const { stack, wager, rows } = on;
  const { reachOf, isAsked } = reaching(on, p);
  const optionsFor = menus(on, cites, p);
  return step<Done>('wagers', [], {
    blind: true,
    toAct: (r, done) => {
      const banker = on.banker(r);
      if (banker === null) return NOBODY;
      const asked: Seat[] = [];
      for (const seat of r.seats) if (seat !== banker && !done.includes(seat) && isAsked(r, seat)) asked.push(seat);
      return asked;
    },
    menu: (r, _done, seat) => optionsFor(seat as Seat, reachOf(r, seat as Seat)),
    shut: (r, _done, actor): Shut[] => {
      const { most, spots, ahead } = reachOf(r, actor as Seat);
      const grey = (type: 'wager' | 'back', rule: RuleId): Shut => shut(type, refuse('no-circle', rule));
      const noChips = shut('wager', refuse('no-chips-behind', cites.tableStakes));
      const noSpot = most === 0 ? noChips : grey('wager', cites.circles);
      return [...(spots !== 0 ? [] : [noSpot]), ...(ahead !== 0 ? [] : [grey('back', cites.backline)])];
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

/** What a seat may do is asked for every seat at every decision: so it is read off the felt in plain loops, and lists nothing. */
function reaching(on: BankFelt, { min, max, unit, spots }: WagerRules) {
  const { circles, besides } = on;
  const whole = (n: Chips): Chips => n - (n % unit);
  /** The most that can be bet in one more place out of so much: the fee for it comes out of the same chips. */
  const mostOf = (r: Felt, free: Chips): Chips => {
    const cap = Math.min(max ?? free, free);
    let under = cap; // what the band above begins over
    for (const { over, amount: fee } of on.terms(r).tariff.player) {
      const amount = whole(Math.min(cap, under, free - fee));
      if (amount > over) return amount >= min ? amount : 0;
      under = Math.min(under, over);
    }
    return whole(under) >= min ? whole(under) : 0;
  };
  /** Circles that nobody plays, and that are its own or nobody's. */
  const openFor = (r: Felt, seat: Seat): number => {
    const banker = on.banker(r);
    const { empty } = on.terms(r);
    let bits = 0;
    for (const circle of circles)
      if (circle === seat || (spots === 'several' && empty.includes(circle)))
        if (circle !== banker && r.markers[on.cellsOf(circle)[0]!.owner] === null) bits |= 1 << circle;
    return bits;
  };
  /** Circles that are played and have a row left, in which it does not stand yet. */
  const playedFor = (r: Felt, seat: Seat): number => {
    let bits = 0;
    for (const circle of circles) if (isOpenBehind(r, on.cellsOf(circle), seat)) bits |= 1 << circle;
    return bits;
  };
  const spotsFor = (r: Felt, seat: Seat, most: Chips): number => (most === 0 ? 0 : openFor(r, seat));
  const aheadFor = (r: Felt, seat: Seat, most: Chips): number =>
    on.rows.length === 1 || most === 0 ? 0 : playedFor(r, seat);
  /** What is left to bet with, the fees for what lies being reserved. */
  const freeOf = (r: Felt, seat: Seat, owed: Chips): Chips =>
    Math.max(0, chipsAt(r, on.stack(seat)) - Math.max(0, owed));
  return {
    reachOf: (r: Felt, seat: Seat): Reach => {
      const owed = on.owedFor(r, seat);
      const free = freeOf(r, seat, owed);
      const [most, behind] = [mostOf(r, free - besides), mostOf(r, free)];
      const isIn = owed >= 0;
      return { isIn, most, behind, spots: spotsFor(r, seat, most), ahead: aheadFor(r, seat, behind) };
    },
    /** Whoever has bet is asked while there is somewhere else to bet; whoever has not, while he could bet at all. */
    isAsked: (r: Felt, seat: Seat): boolean => {
      const owed = on.owedFor(r, seat);
      const free = freeOf(r, seat, owed);
      const behind = mostOf(r, free);
      if (behind === 0 || owed < 0) return behind > 0;
      return spotsFor(r, seat, mostOf(r, free - besides)) !== 0 || aheadFor(r, seat, behind) !== 0;
    },
  };
}
function isOpenBehind({ markers }: Felt, cells: ReturnType<BankFelt['cellsOf']>, seat: Seat): boolean {
  if (markers[cells[0]!.owner] === null) return false;
  let hasRow = false;
  for (const { owner } of cells) {
    if (markers[owner] === seat) return false;
    if (markers[owner] === null) hasRow = true;
  }
  return hasRow;
}

/** Menus, made anew for a seat only where what it may do has changed, and only what of it has. They rest on what everybody sees. */
function menus({ circles }: BankFelt, cites: WagerCites, { min, max: limit, unit }: WagerRules) {
  const made: Made[] = [];
  const DONE = option('done', { rule: cites.wager, ifSilent: true });
  const SIT_OUT = option('sit-out-hand', { rule: cites.sitOut, ifSilent: true });
  const bet = (type: 'wager' | 'back', rule: RuleId) => {
    const betOf = ofPlacesFor((max, bits) => {
      const maxRule = max === limit ? cites.limits : cites.tableStakes;
      const seats = circles.filter((circle) => (bits & (1 << circle)) !== 0);
      return option(type, { rule, amount: { min, max, unit, minRule: cites.limits, maxRule }, seats });
    });
    return (max: Chips, bits: number): Option | null => (bits === 0 ? null : betOf(max, bits));
  };
  const ownBet = bet('wager', cites.wager);
  const backBet = bet('back', cites.backline);
  return (seat: Seat, reach: Reach): readonly Option[] => {
    const { isIn, most, behind, spots, ahead } = reach;
    const last = made[seat];
    const isOwn = last !== undefined && last.most === most && last.spots === spots;
    const isBehind = last !== undefined && last.behind === behind && last.ahead === ahead;
    if (isOwn && isBehind && last.isIn === isIn) return last.options;
    const own = isOwn ? last.own : ownBet(most, spots);
    const back = isBehind ? last.back : backBet(behind, ahead);
    const end = isIn ? DONE : SIT_OUT;
    const options =
      own === null ? (back === null ? [end] : [back, end]) : back === null ? [own, end] : [own, back, end];
    made[seat] = { isIn, most, behind, spots, ahead, own, back, options };
    return options;
  };
}
