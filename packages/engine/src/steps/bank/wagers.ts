/**
 * Wagers: all who do not bank bet at once, in whatever order they please, in their own circle, in circles nobody sits at, and
 * behind others, where the house allows it. Whoever can bet nowhere else is done without saying so.
 */
import {
  type Chips,
  chipsAt,
  type Felt,
  type Option,
  option,
  type RuleId,
  refuse,
  SEATS_MAX,
  type Seat,
  type Shut,
  type Step,
  seated,
  seatsInTurn,
  shut,
  step,
} from '../../kernel/index.js';
import { ofPlacesFor } from '../remembered.js';
import { type BankFelt, feeOf } from './felt.js';

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
  const { reachOf, askedBut } = reaching(on, p);
  const optionsFor = menus(on, cites, p);
  return step<Done>('wagers', [], {
    blind: true,
    toAct: (r, done) => seatsInTurn(r, r.seats[0]!, askedBut(r, done)),
    menu: (r, _done, seat) => optionsFor(seated(seat), reachOf(r, seated(seat))),
    shut: (r, _done, actor): Shut[] => {
      const { most, spots, ahead } = reachOf(r, seated(actor));
      const grey = (type: 'wager' | 'back', rule: RuleId): Shut => shut(type, refuse('no-circle', rule));
      const noChips = shut('wager', refuse('no-chips-behind', cites.tableStakes));
      const noSpot = most === 0 ? noChips : grey('wager', cites.circles);
      return [...(spots !== 0 ? [] : [noSpot]), ...(ahead !== 0 ? [] : [grey('back', cites.backline)])];
    },
    decide: (d, _done, { type, actor, amount, seat: at }) => {
      const seat = seated(actor);
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

/** What a seat may do is asked for every seat at every decision: the circles are gone through once, and what is found kept as bits. */
function reaching(on: BankFelt, { min, max, unit, spots }: WagerRules) {
  const { cells, besides, rows } = on;
  const ours = bitsOf(on.circles);
  /** By seat what it owes the house for its wagers, below nothing where it has placed none; and the circles it stands in. */
  const owed: Chips[] = Array.from({ length: SEATS_MAX }, () => NOTHING);
  const stands: number[] = Array.from({ length: SEATS_MAX }, () => 0);
  /** Circles that are played, those of them that have a row left, and those that are not. */
  let played = 0;
  let withRow = 0;
  let open = 0;
  /** Of these, the ones nobody sits at, where those may be played. */
  let free = 0;
  function survey(r: Felt): void {
    const { seats, markers } = r;
    const { tariff, empty } = on.terms(r);
    for (let i = 0; i < seats.length; i++) {
      owed[seats[i]!] = NOTHING;
      stands[seats[i]!] = 0;
    }
    played = 0;
    withRow = 0;
    for (let i = 0; i < cells.length; i++) {
      const { circle, row, owner, wagers } = cells[i]!;
      const seat = markers[owner]!;
      const bit = 1 << circle;
      if (seat === null) {
        withRow |= bit;
        continue;
      }
      if (row === 0) played |= bit;
      stands[seat]! |= bit;
      owed[seat] = Math.max(0, owed[seat]!) + (row === 0 ? besides : 0) + feeOf(tariff.player, chipsAt(r, wagers[0]!));
    }
    withRow &= played;
    open = ours & ~played;
    const banker = on.banker(r);
    if (banker !== null) open &= ~(1 << banker);
    free = spots === 'several' ? open & bitsOf(empty) : 0;
  }
  const whole = (n: Chips): Chips => n - (n % unit);
  /** The most that can be bet in one more place out of so much: the fee for it comes out of the same chips. */
  function mostOf(r: Felt, has: Chips): Chips {
    const { player } = on.terms(r).tariff;
    const cap = Math.min(max ?? has, has);
    let under = cap; // what the band above begins over
    for (let i = 0; i < player.length; i++) {
      const { over, amount: fee } = player[i]!;
      const amount = whole(Math.min(cap, under, has - fee));
      if (amount > over) return amount >= min ? amount : 0;
      under = Math.min(under, over);
    }
    return whole(under) >= min ? whole(under) : 0;
  }
  /** What is left to bet with, the fees for what lies being reserved. */
  const leftOf = (r: Felt, seat: Seat): Chips => Math.max(0, chipsAt(r, on.stack(seat)) - Math.max(0, owed[seat]!));
  const mostAlone = (r: Felt, has: Chips, behind: Chips): Chips => (besides === 0 ? behind : mostOf(r, has - besides));
  const spotsFor = (seat: Seat, most: Chips): number => (most === 0 ? 0 : free | (open & (1 << seat)));
  const aheadFor = (seat: Seat, behind: Chips): number =>
    rows.length === 1 || behind === 0 ? 0 : withRow & ~stands[seat]!;
  /** Whoever has bet is asked while there is somewhere else to bet; whoever has not, while he could bet at all. */
  function isAsked(r: Felt, seat: Seat): boolean {
    const has = leftOf(r, seat);
    const behind = mostOf(r, has);
    if (behind === 0 || owed[seat]! < 0) return behind > 0;
    return aheadFor(seat, behind) !== 0 || spotsFor(seat, mostAlone(r, has, behind)) !== 0;
  }
  return {
    reachOf: (r: Felt, seat: Seat): Reach => {
      survey(r);
      const has = leftOf(r, seat);
      const behind = mostOf(r, has);
      const most = mostAlone(r, has, behind);
      return { isIn: owed[seat]! >= 0, most, behind, spots: spotsFor(seat, most), ahead: aheadFor(seat, behind) };
    },
    /** Those who are asked, as bits, but for some. */
    askedBut: (r: Felt, others: readonly Seat[]): number => {
      const banker = on.banker(r);
      if (banker === null) return 0;
      survey(r);
      const { seats } = r;
      let asked = 0;
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i]!;
        if (seat !== banker && !others.includes(seat) && isAsked(r, seat)) asked |= 1 << seat;
      }
      return asked;
    },
  };
}
const NOTHING = -1;
function bitsOf(circles: readonly Seat[]): number {
  let bits = 0;
  for (let i = 0; i < circles.length; i++) bits |= 1 << circles[i]!;
  return bits;
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
