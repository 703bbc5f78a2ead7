/**
 * A betting round: check, bet, call, raise, fold. Fixed, spread, pot and no limit differ only in what a raise may be.
 * `level` is what the bet stands at, `base` the last level made by a full bet or raise: an all-in too short to count
 * lifts the level but not the base, and does not reopen the betting for those who have acted.
 */
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  inTurn,
  isAmong,
  type Known,
  type Marker,
  makeOption,
  NOBODY,
  type Option,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  SEATS_MAX,
  type Seat,
  type Shut,
  type Step,
  shut,
  step,
} from '../kernel/index.js';
import { type Betting, type Bound, evolveBetting, NONE, QUIET, type Raise } from './betting-state.js';
import { bigOf } from './forced.js';
import { killed } from './killed.js';
import { goesByRaise, type Limit, leastOf, potAt } from './limit.js';
import type { PokerCites, PokerFelt, PokerTerms } from './poker.js';
import { priced, remembered } from './remembered.js';

export type { Betting, Bound } from './betting-state.js';

export interface BettingRules {
  readonly name: string;
  readonly limit: Limit;
  /** The first round opens at the blinds or at what the low card had to open for, later ones at nothing. */
  readonly opensAt: 'blinds' | 'bring-in' | 'nothing';
  /** What the low card opens for; the first raise comes on top of it, or completes it to a bet and counts as none. */
  readonly bringIn?: Chips;
  readonly completes?: boolean;
  /** Whom the action begins with and why, where open cards say so; after a bring-in he has acted, and the next one begins. */
  readonly leads?: (r: Round, faces: Known) => { readonly seat: Seat; readonly rule: RuleId } | null;
  /** The lammer that is laid with a fold, if any, by what the bet stands at. */
  readonly foldMark?: (level: Chips, seat: Seat) => Marker | null;
  /** Whoever cannot bet as much as he would goes all in by multiples of this; what is over stays with him. */
  readonly allInBy?: Chips;
  /** Raises a round, after the bet. Null: no cap. */
  readonly raisesMax: number | null;
  /** The cap lifts for the round if two are left before the last raise is made; or whenever two are in the hand. */
  readonly capHeadsUp: 'unlimited' | 'whenever' | 'capped';
  /** A short all-in counts as a raise from half a bet up, or only when full. Pot and no limit: always only when full. */
  readonly shortAllIn: 'half' | 'full';
  readonly checkRaise: 'allowed' | 'barred';
  readonly chip: Chips;
  /** Who passes where nothing is bet stays in; or is out of the hand, so that the first to stay in must open. */
  readonly pass?: 'check' | 'fold';
  /** A raise is as large as the limit lets it be; or besides no less than the bet or raise before it. */
  readonly leastRaise?: 'limit' | 'last-raise';
  /** What the bet of one round may come to; null where only single bets and raises are limited. */
  readonly levelMax?: Chips | null;
  /** Whether a bet too short to count lets those who have checked raise it. */
  readonly shortBet?: 'closes' | 'reopens';
  /** Lammers say who checks, and who raises after it: where the showdown must know. */
  readonly marksChecks?: boolean;
  /** No betting where it says so: a ruling may have ended the action. */
  readonly when?: (r: Round, faces: Known) => boolean;
}

/** The clauses a betting round rests on. */
export type BettingCites = Pick<
  PokerCites,
  'firstToAct' | 'laterToAct' | 'action' | 'bet' | 'cap' | 'shortAllIn' | 'checkRaise' | 'tableStakes'
> & {
  /** A pass is a fold. */
  readonly pass?: RuleId;
  /** Nobody may put in more than so much in one hand. */
  readonly wagerMax?: RuleId;
  /** All-ins go by multiples. */
  readonly allInBy?: RuleId;
  /** What the least bet, the least raise and the most rest on, where it is not what bets do. */
  readonly betMin?: RuleId;
  readonly raiseMin?: RuleId;
  readonly betMax?: RuleId;
};

export const betting = (on: PokerFelt, cites: BettingCites, p: BettingRules): Step<Betting> => {
  const { stack, behind, bet, hand, muck, aggressor, straddler, bigBlind, button, canAct, contested, highest, able } =
    on;
  const { limit, pass = 'check', leastRaise = 'limit', levelMax = null, allInBy = 1 } = p;
  const unit = limit.kind === 'either' ? limit.low : p.chip;
  const isPlain = limit.kind === 'fixed' && levelMax === null;
  const byRaise = goesByRaise(limit);
  const marks = p.marksChecks ? on.marks : null;
  const passRule = (pass === 'fold' ? cites.pass : undefined) ?? cites.action;
  const CHECK = option('check', { rule: cites.action, ifSilent: true });
  const FOLD = option('fold', { rule: cites.action });
  const FOLD_SILENT = option('fold', { rule: cites.action, ifSilent: true });
  const raiseOf = remembered(offerRaise);
  const callOf = priced((cost) => option('call', { rule: cites.action, cost }));

  return step<Betting>(p.name, QUIET, {
    blind: true,
    open: (d, faces) => {
      if (!contested(d) || p.when?.(d, faces) === false) return;
      const led = p.leads === undefined ? undefined : p.leads(d, faces);
      const seats = led === undefined ? inTurn(d, firstToAct(d), canAct) : led === null ? [] : ledBy(d, led.seat);
      // Nobody to bet against: all others are out or all in, and the one left owes nothing.
      if (seats.length === 0) return;
      if (seats.length === 1 && chipsAt(d, bet(seats[0]!)) >= highest(d)) return;
      const level = p.opensAt === 'nothing' ? 0 : Math.max(p.bringIn ?? bigOf(d), highest(d));
      const rule = led ? led.rule : p.opensAt === 'nothing' ? cites.laterToAct : cites.firstToAct;
      if (d.markers[aggressor] !== null) d.mark(aggressor, null);
      d.say('BettingOpened', seats[0]!, rule, {
        toAct: seats,
        level,
        unit: byRaise ? Math.max(leastOf(limit), level) : scaled(d, leastOf(limit)),
        live: on.liveCount(d),
      });
    },
    toAct: (r, b) => (b.toAct.length > 0 && b.live > 1 && !isIdle(r, b) ? ALONE[b.toAct[0]!]! : NOBODY),
    menu: (r, b, who) => {
      const seat = who as Seat;
      const others = able(r) - 1; // whoever is asked can act
      const owes = price(r, b, seat, others);
      const raise = raiseFor(r, b, seat, others);
      const more = isOption(raise) ? raise : null;
      const only = b.bound === null ? null : boundTo(r, b.bound, b, seat, owes, more);
      if (only !== null) return b.bound!.short === null ? [only] : [FOLD_SILENT, only];
      if (owes === 0 && more && isOpenOrFold(b)) return [FOLD_SILENT, more];
      if (owes === 0) return more ? [FOLD, CHECK, more] : [FOLD, CHECK];
      const call = callOf(puts(r, seat, owes));
      return more ? [FOLD_SILENT, call, more] : [FOLD_SILENT, call];
    },
    shut: (r, b, who): readonly Shut[] => {
      const seat = who as Seat;
      const others = able(r) - 1;
      const owes = price(r, b, seat, others);
      const raise = raiseFor(r, b, seat, others);
      const only = b.bound && boundTo(r, b.bound, b, seat, owes, isOption(raise) ? raise : null);
      if (only) return shutBut(only.type, b.bound!);
      const out: Shut[] = [
        owes === 0
          ? shut('call', refuse('nothing-to-call', cites.action))
          : shut('check', refuse('must-call-or-fold', passRule, { price: owes })),
      ];
      if (owes === 0 && isOption(raise) && isOpenOrFold(b)) out.push(shut('check', refuse('pass-is-fold', passRule)));
      const isUnbet = b.level === 0;
      if (!isOption(raise)) out.push(shut(isUnbet ? 'bet' : 'raise', raise));
      out.push(
        isUnbet
          ? shut('raise', refuse('nothing-to-raise', cites.action))
          : shut('bet', refuse('must-raise', cites.action)),
      );
      return out;
    },
    decide: (d, b, c) => {
      const seat = c.actor as Seat;
      switch (c.type) {
        case 'check':
          if (marks !== null) mark(d, marks.checked(seat), seat);
          return d.say('Checked', seat, cites.action);
        case 'call':
          return call(d, seat, price(d, b, seat, able(d) - 1));
        case 'fold':
          return fold(d, b, seat);
        default:
          return raise(d, b, seat, c.type, c.amount!);
      }
    },
    evolve: (b, e) => evolveBetting(b, e, p.checkRaise === 'barred', p.completes === true),
  });

  function offerRaise(type: string, min: Chips, max: Chips, maxRule = cites.betMax): Option {
    const minRule = type === 'bet' ? cites.betMin : cites.raiseMin;
    const amount = { min, max, unit, ...(minRule && { minRule }), ...(maxRule && { maxRule }) };
    return makeOption(type, cites.bet, null, amount, null, null, false, false);
  }
  function call(d: Draft, seat: Seat, owes: Chips): void {
    const amount = puts(d, seat, owes);
    d.pay(stack(seat), bet(seat), amount);
    d.say('Called', seat, amount < owes ? (cites.allInBy ?? cites.action) : cites.action);
  }
  function fold(d: Draft, b: Betting, seat: Seat): void {
    d.move(cardsIn(d, hand(seat)), hand(seat), muck);
    const lammer = p.foldMark === undefined ? null : p.foldMark(b.level, seat);
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
  function shutBut(only: string, { short }: Bound): readonly Shut[] {
    const why = short === null ? refuse('bound-out-of-turn', cites.action) : refuse('must-complete', short.rule);
    return ACTS.filter((type) => type !== only && (short === null || type !== 'fold')).map((type) => shut(type, why));
  }
  function scaled(r: Round, amount: Chips): Chips {
    const { halves } = r.terms as PokerTerms;
    return halves === 2 ? amount : killed(amount, halves, p.chip, limit.kind === 'fixed' ? limit.lower : undefined);
  }
  /** In turn from whoever leads; but who had to open has done so. */
  function ledBy(r: Round, first: Seat): Seat[] {
    const seats = inTurn(r, first, canAct);
    return p.opensAt === 'bring-in' ? seats.filter((s) => s !== first) : seats;
  }
  function firstToAct(r: Round): Seat {
    if (p.opensAt === 'nothing') return on.lead(r);
    const last = r.markers[straddler] ?? r.markers[bigBlind] ?? r.markers[button]!;
    return inTurn(r, last, () => true)[1]!;
  }
  /** BAR-79: one seat is left to ask, it owes nothing, and nobody can answer a bet. */
  function isIdle(r: Round, b: Betting): boolean {
    return b.toAct.length === 1 && able(r) === 1 && price(r, b, b.toAct[0]!, 0) === 0;
  }
  /** What this seat owes to stay in. With nobody left to answer, only what the others have really put in. */
  function price(r: Round, b: Betting, seat: Seat, others: number): Chips {
    const level = others > 0 ? b.level : Math.min(b.level, highest(r));
    return Math.max(0, level - chipsAt(r, bet(seat)));
  }
  /** What a seat puts in that would put in so much: all of it, or what it has. */
  function puts(r: Round, seat: Seat, wanted: Chips): Chips {
    const held = behind(r, seat);
    return held >= wanted ? wanted : held - (held % allInBy);
  }
  /** How high a seat goes that cannot go to the top: as far as its all-in reaches, or the full raise, if it has that. */
  function reach(r: Round, seat: Seat, full: Chips, all: Chips): Chips {
    return Math.max(all - (behind(r, seat) % allInBy), all >= full ? full : 0);
  }
  /** The raise this seat may make, or why it may not. Asked at every decision, so what is rare is elsewhere. */
  function raiseFor(r: Round, b: Betting, seat: Seat, others: number): Option | Refusal {
    const all = behind(r, seat) + chipsAt(r, bet(seat));
    const why = all <= b.level || others === 0 || isShutTo(b, seat) ? whyNot(r, b, seat, others, all) : null;
    if (why !== null) return why;
    // A short all-in under the base counts for nothing: the next raise completes it.
    const from = b.level > b.base && !byRaise ? b.base : b.level;
    const full = from + b.unit;
    const top = isPlain ? full : mostOf(r, b, seat, from, full, all);
    const max = all >= top ? top : reach(r, seat, full, all);
    if (max <= b.level) return refuse('no-chips-behind', cites.allInBy ?? cites.tableStakes);
    const type = b.level === 0 ? 'bet' : 'raise';
    if (all > top || (all === top && limit.kind !== 'no-limit')) return raiseOf(type, Math.min(full, max), max);
    // Chips bound it, and not the limit.
    return offerRaise(type, Math.min(full, max), max, tooLittle(r, seat).rule!);
  }
  /** Is there a reason besides chips why this seat may not raise? */
  function isShutTo(b: Betting, seat: Seat): boolean {
    if (b.raises > 0 && isCapped(b)) return true;
    if (b.closed !== NONE && b.closed.includes(seat)) return true;
    return (p.checkRaise === 'barred' && b.checked.includes(seat)) || (levelMax !== null && b.level >= levelMax);
  }
  function whyNot(r: Round, b: Betting, seat: Seat, others: number, all: Chips): Refusal {
    if (all <= b.level) return tooLittle(r, seat);
    if (levelMax !== null && b.level >= levelMax) return refuse('wager-limit-reached', cites.bet, { max: levelMax });
    if (others === 0) return refuse('nobody-to-answer', cites.tableStakes);
    if (b.closed.includes(seat)) return refuse('betting-not-reopened', cites.shortAllIn, { full: b.base + b.unit });
    if (isCapped(b)) return refuse('raise-cap-reached', cites.cap, { raises: b.raises });
    return refuse('check-raise-barred', cites.checkRaise);
  }
  /** The most a raise may come to, chips apart. */
  function mostOf(r: Round, b: Betting, seat: Seat, from: Chips, full: Chips, all: Chips): Chips {
    const most = limitOn(r, b, seat, from, full, all);
    return levelMax === null ? most : Math.min(most, levelMax);
  }
  function limitOn(r: Round, b: Betting, seat: Seat, from: Chips, full: Chips, all: Chips): Chips {
    switch (limit.kind) {
      case 'fixed':
        return full;
      case 'either':
        return from + scaled(r, limit.high);
      case 'spread':
        return from + scaled(r, limit.max);
      case 'pot': {
        const most = b.level + potAt(r, on) + Math.max(0, b.level - chipsAt(r, bet(seat)));
        return Math.max(full, most - (most % p.chip));
      }
      case 'no-limit':
        return all;
    }
  }
  /** What an act out of turn still binds this seat to; null if it does not, or the act is not legal now. */
  function boundTo(r: Round, act: Bound, b: Betting, seat: Seat, owes: Chips, more: Option | null): Option | null {
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
  /** Those who can answer, in order of action. */
  function others(r: Round, seat: Seat): Seat[] {
    const { seats } = r;
    const able = on.ableSet(r);
    const at = seats.indexOf(seat);
    const out: Seat[] = [];
    for (let i = at + 1; i < seats.length; i++) if (isAmong(able, seats[i]!)) out.push(seats[i]!);
    for (let i = 0; i < at; i++) if (isAmong(able, seats[i]!)) out.push(seats[i]!);
    return out;
  }
  function isCapped(b: Betting): boolean {
    if (p.raisesMax === null || b.free || b.raises < p.raisesMax) return false;
    return p.capHeadsUp !== 'whenever' || b.live > 2;
  }
  /** Nobody has opened, and who passes is out. */
  function isOpenOrFold(b: Betting): boolean {
    return pass === 'fold' && b.level === 0;
  }
  function tooLittle(r: Round, seat: Seat): Refusal {
    const isLimited = chipsAt(r, stack(seat)) > behind(r, seat);
    return isLimited
      ? refuse('wager-limit-reached', cites.wagerMax ?? cites.bet, { max: on.wagerMax! })
      : refuse('no-chips-behind', cites.tableStakes);
  }
  /** Lays a lammer, unless it lies there. */
  function mark(d: Draft, marker: Marker, seat: Seat): void {
    if (d.markers[marker] !== seat) d.mark(marker, seat);
  }
  /** What the next raise must be at least, where that depends on this one. */
  function nextUnit(r: Round, b: Betting, to: Chips): Chips {
    if (byRaise) return Math.max(b.unit, to - b.level);
    if (limit.kind === 'either' && to - b.base >= scaled(r, limit.high)) return scaled(r, limit.high);
    return leastRaise === 'last-raise' ? Math.max(b.unit, to - b.base) : b.unit;
  }
  /** For whom the betting stays closed (AMB-GEN-04): those who have acted, and had put in more than this before the raise. */
  function closedTo(r: Round, b: Betting, answer: readonly Seat[], above: Chips): readonly Seat[] {
    if (b.level <= above || (b.base === 0 && p.shortBet === 'reopens')) return NONE;
    return answer.filter((s) => hasActed(b, s) && chipsAt(r, bet(s)) > above);
  }
  function raise(d: Draft, b: Betting, seat: Seat, type: string, to: Chips): void {
    const by = to - b.base;
    const enough = !byRaise && p.shortAllIn === 'half' ? b.unit / 2 : b.unit;
    const counts = by >= enough;
    const lastRaise = p.raisesMax !== null && counts && b.base > 0 && b.raises + 1 >= p.raisesMax;
    const answer = others(d, seat);
    const note: Raise = {
      to,
      answer,
      counts,
      closed: closedTo(d, b, answer, to - enough),
      // Two left before the last raise is made: the cap is off for this round.
      free: b.free || (lastRaise && p.capHeadsUp === 'unlimited' && able(d) <= 2),
      unit: counts ? nextUnit(d, b, to) : b.unit,
      was: d.markers[aggressor]!,
    };
    d.pay(stack(seat), bet(seat), to - chipsAt(d, bet(seat)));
    d.mark(aggressor, seat);
    if (marks && d.markers[marks.checked(seat)] === seat) mark(d, marks.raised(seat), seat);
    d.say(type === 'bet' ? 'Bet' : 'Raised', seat, counts ? cites.bet : cites.shortAllIn, note);
  }
};

/** Has this seat acted since the last full bet or raise? */
const hasActed = (b: Betting, seat: Seat): boolean => !b.toAct.includes(seat) || b.closed.includes(seat);
const isWhole = (n: Chips, { min, max, unit }: NonNullable<Option['amount']>): boolean =>
  n % unit === 0 || n === min || n === max;
const isOption = (x: Option | Refusal): x is Option => (x as Option).type !== undefined;

const ACTS = ['fold', 'check', 'call', 'bet', 'raise'];

/** Each seat as the only one to act: made once, since a menu needs it at every decision. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS_MAX }, (_, seat) => [seat]);
