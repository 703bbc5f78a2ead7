/**
 * A betting round: check, bet, call, raise, fold. Fixed, spread, pot and no limit differ only in what a raise may be.
 * `level` is what the bet stands at, `base` the last level made by a full bet or raise: an all-in too short to count
 * lifts the level but not the base, and does not reopen the betting for those who have acted.
 */
import type { ActName } from '../facts/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  EVERYBODY,
  type Felt,
  NOBODY,
  type Option,
  option,
  refuse,
  SEATS_MAX,
  type Seat,
  type Shut,
  type Step,
  seated,
  seatsInTurn,
  shut,
  step,
} from '../kernel/index.js';
import type { BettingCites, BettingRules } from './betting-rules.js';
import { type Betting, type Bound, copyOf, hearing, QUIET, type Raising } from './betting-state.js';
import { bigOf } from './forced.js';
import type { PokerFelt } from './poker.js';
import { mark, raising } from './raising.js';
import { menusOf, priced } from './remembered.js';

export type { BettingCites, BettingRules, Opening, Passes, Raises, Sizes } from './betting-rules.js';
export { type Betting, type Bound, isWaiting, waiting } from './betting-state.js';

export const betting = (on: PokerFelt, cites: BettingCites, p: BettingRules): Step<Betting> => {
  const { opens, sizes, raises, passes = {} } = p;
  const { stack, behind, bet, hand, muck, aggressor, straddler, bigBlind, button, ableSet, contested, highest } = on;
  const { allInBy = 1 } = sizes;
  const { pass = 'check' } = passes;
  const { unit, raiseFor, whyNot, raise, firstUnit } = raising(on, cites, p);
  const marks = passes.marksChecks ? on.marks : null;
  const passRule = (pass === 'fold' ? cites.pass : undefined) ?? cites.action;
  const CHECK = option('check', { rule: cites.action, ifSilent: true });
  const FOLD = option('fold', { rule: cites.action });
  const FOLD_SILENT = option('fold', { rule: cites.action, ifSilent: true });
  const PASS = [FOLD, CHECK];
  const { two, three } = menusOf();
  const callOf = priced((cost) => option('call', { rule: cites.action, cost }));

  return step<Betting>(p.name, QUIET, {
    blind: true,
    open: (d, faces) => {
      if (!contested(d) || opens.when?.(d, faces) === false) return;
      const led = opens.leads === undefined ? undefined : opens.leads(d, faces);
      const seats =
        led === undefined ? seatsInTurn(d, firstToAct(d), ableSet(d)) : led === null ? [] : ledBy(d, led.seat);
      // Nobody to bet against: all others are out or all in, and the one left owes nothing.
      if (seats.length === 0) return;
      if (seats.length === 1 && chipsAt(d, bet(seats[0]!)) >= highest(d)) return;
      const level = opens.at === 'nothing' ? 0 : Math.max(opens.bringIn ?? bigOf(d), highest(d));
      const rule = led ? led.rule : opens.at === 'nothing' ? cites.laterToAct : cites.firstToAct;
      if (d.markers[aggressor] !== null) d.mark(aggressor, null);
      d.say('BettingOpened', seats[0]!, rule, {
        toAct: seats,
        level,
        unit: firstUnit(d, level),
        live: on.liveCount(d),
      });
    },
    toAct: (r, b) => (b.turn < b.order.length && b.live > 1 && !isIdle(r, b) ? ALONE[b.order[b.turn]!]! : NOBODY),
    menu: (r, b, who) => {
      const seat = seated(who);
      const others = othersThan(r, seat);
      const owes = price(r, b, seat, others);
      const more = raiseFor(r, b, seat, others);
      const only = b.bound === null ? null : boundTo(r, b.bound, b, seat, owes, more);
      if (only !== null) return b.bound!.short === null ? [only] : [FOLD_SILENT, only];
      if (owes === 0 && more !== null && isOpenOrFold(b)) return [FOLD_SILENT, more];
      if (owes === 0) return more === null ? PASS : three(more.amount!.max, FOLD, CHECK, more);
      const cost = puts(r, seat, owes);
      const call = callOf(cost);
      return more === null ? two(cost, FOLD_SILENT, call) : three(3 * cost + more.amount!.max, FOLD_SILENT, call, more);
    },
    shut: (r, b, who): readonly Shut[] => {
      const seat = seated(who);
      const others = othersThan(r, seat);
      const owes = price(r, b, seat, others);
      const raise = raiseFor(r, b, seat, others);
      const only = b.bound && boundTo(r, b.bound, b, seat, owes, raise);
      if (only) return shutBut(only.type, b.bound!);
      const out: Shut[] = [
        owes === 0
          ? shut('call', refuse('nothing-to-call', cites.action))
          : shut('check', refuse('must-call-or-fold', passRule, { price: owes })),
      ];
      if (owes === 0 && raise !== null && isOpenOrFold(b)) out.push(shut('check', refuse('pass-is-fold', passRule)));
      const isUnbet = b.level === 0;
      if (raise === null) out.push(shut(isUnbet ? 'bet' : 'raise', whyNot(r, b, seat, others)));
      out.push(
        isUnbet
          ? shut('raise', refuse('nothing-to-raise', cites.action))
          : shut('bet', refuse('must-raise', cites.action)),
      );
      return out;
    },
    decide: (d, b, c) => {
      const seat = seated(c.actor);
      switch (c.type) {
        case 'check':
          if (marks !== null) mark(d, marks.checked(seat), seat);
          return d.say('Checked', seat, cites.action);
        case 'call':
          return call(d, seat, price(d, b, seat, othersThan(d, seat)));
        case 'fold':
          return fold(d, b, seat);
        default:
          return raise(d, b, seat, c.type as Raising, c.amount!);
      }
    },
    copy: copyOf,
    hear: hearing(raises.afterCheck === 'barred', opens.completes === true),
  });

  function call(d: Draft, seat: Seat, owes: Chips): void {
    const amount = puts(d, seat, owes);
    d.pay(stack(seat), bet(seat), amount);
    d.say('Called', seat, amount < owes ? (cites.allInBy ?? cites.action) : cites.action);
  }
  function fold(d: Draft, b: Betting, seat: Seat): void {
    d.move(cardsIn(d, hand(seat)), hand(seat), muck);
    const lammer = passes.foldMark === undefined ? null : passes.foldMark(b.level, seat);
    if (lammer !== null) d.mark(lammer, seat);
    d.say('Folded', seat, cites.action);
    if (b.bound !== null) forfeit(d, b, b.bound, seat);
  }
  /** Who put in too little and would not complete it gives that up: it lies in the centre, and is nobody's bet. */
  function forfeit(d: Draft, b: Betting, { seat: by, short, level }: Bound, seat: Seat): void {
    if (by !== seat || short === null || level !== b.level) return;
    d.pay(bet(seat), on.centre, short.amount);
    d.say('BetForfeited', seat, short.rule);
  }
  /** What he is bound to is open to him, and nothing else; but who put in too little may fold. */
  function shutBut(only: ActName, { short }: Bound): readonly Shut[] {
    const why = short === null ? refuse('bound-out-of-turn', cites.action) : refuse('must-complete', short.rule);
    return ACTS.filter((type) => type !== only && (short === null || type !== 'fold')).map((type) => shut(type, why));
  }
  /** In turn from whoever leads; but who had to open has done so. */
  function ledBy(r: Felt, first: Seat): readonly Seat[] {
    return seatsInTurn(r, first, opens.at === 'bring-in' ? ableSet(r) & ~(1 << first) : ableSet(r));
  }
  function firstToAct(r: Felt): Seat {
    if (opens.at === 'nothing') return on.lead(r);
    const last = r.markers[straddler] ?? r.markers[bigBlind] ?? r.markers[button]!;
    return seatsInTurn(r, last, EVERYBODY)[1]!;
  }
  /** One seat is left to ask, it owes nothing, and nobody can answer a bet. */
  function isIdle(r: Felt, b: Betting): boolean {
    if (b.turn !== b.order.length - 1) return false;
    const seat = b.order[b.turn]!;
    return othersThan(r, seat) === 0 && price(r, b, seat, 0) === 0;
  }
  /** Who could answer this seat, as bits. */
  function othersThan(r: Felt, seat: Seat): number {
    return ableSet(r) & ~(1 << seat);
  }
  /** What this seat owes to stay in. With nobody left to answer, only what the others have really put in. */
  function price(r: Felt, b: Betting, seat: Seat, others: number): Chips {
    const level = others !== 0 ? b.level : Math.min(b.level, highest(r));
    return Math.max(0, level - chipsAt(r, bet(seat)));
  }
  /** What a seat puts in that would put in so much: all of it, or what it has. */
  function puts(r: Felt, seat: Seat, wanted: Chips): Chips {
    const held = behind(r, seat);
    return held >= wanted ? wanted : held - (held % allInBy);
  }
  /** What an act out of turn still binds this seat to; null if it does not, or the act is not legal now. */
  function boundTo(r: Felt, act: Bound, b: Betting, seat: Seat, owes: Chips, more: Option | null): Option | null {
    if (act.seat !== seat || act.level !== b.level) return null;
    const { to } = act;
    const ifSilent = act.short === null;
    if (to > 0) {
      const fits = more?.amount && to >= more.amount.min && to <= more.amount.max && isWhole(to, more.amount);
      return fits ? option(more.type, { rule: more.rule, amount: { min: to, max: to, unit }, ifSilent }) : null;
    }
    if (owes === 0) return more && isOpenOrFold(b) ? null : CHECK;
    const cost = puts(r, seat, owes);
    return option('call', { rule: cites.action, cost, ifSilent });
  }
  /** Nobody has opened, and who passes is out. */
  function isOpenOrFold(b: Betting): boolean {
    return pass === 'fold' && b.level === 0;
  }
};

const isWhole = (n: Chips, { min, max, unit }: NonNullable<Option['amount']>): boolean =>
  n % unit === 0 || n === min || n === max;

const ACTS = ['fold', 'check', 'call', 'bet', 'raise'] as const;

/** Each seat as the only one to act: made once, since a menu needs it at every decision. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS_MAX }, (_, seat) => [seat]);
