/**
 * A betting round: check, bet, call, raise, fold. Fixed, spread and no limit differ only in what a raise may be.
 * `level` is what the bet stands at, `base` the last level made by a full bet or raise: an all-in too short to count
 * lifts the level but not the base, and does not reopen the betting for those who have acted.
 */
import {
  type ChipMove,
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  inTurn,
  type Marker,
  type MarkerMove,
  makeOption,
  moved,
  NOBODY,
  type Option,
  option,
  paid,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  SEATS_MAX,
  type Seat,
  type Shut,
  type Step,
  said,
  shut,
  step,
} from '../kernel/index.js';
import { type Betting, type Bound, evolveBetting, NONE, QUIET, type Raise } from './betting-state.js';
import { bigOf } from './forced.js';
import type { PokerCites, PokerFelt, PokerTerms } from './poker.js';

export type { Betting, Bound } from './betting-state.js';

export type Limit =
  | { readonly kind: 'fixed'; readonly bet: Chips }
  | { readonly kind: 'spread'; readonly min: Chips; readonly max: Chips }
  | { readonly kind: 'no-limit'; readonly min: Chips };

export interface BettingRules {
  readonly name: string;
  readonly limit: Limit;
  /** The first round opens at the blinds, later ones at nothing. */
  readonly opensAt: 'blinds' | 'nothing';
  /** Raises a round, after the bet. Null: no cap. */
  readonly raisesMax: number | null;
  /** The cap lifts for the round if two are left before the last raise is made; or whenever two are in the hand. */
  readonly capHeadsUp: 'unlimited' | 'whenever' | 'capped';
  /** A short all-in counts as a raise from half a bet up, or only when full. No limit: always only when full. */
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
  readonly when?: (r: Round) => boolean;
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
};

export const betting = (on: PokerFelt, cites: BettingCites, p: BettingRules): Step<Betting> => {
  const { stack, behind, bet, hand, muck, aggressor, straddler, bigBlind, button, canAct, contested, highest, able } =
    on;
  const { limit, pass = 'check', leastRaise = 'limit', levelMax = null } = p;
  const marks = p.marksChecks ? on.marks : null;
  const CHECK = option('check', { rule: cites.action, ifSilent: true });
  const FOLD = option('fold', { rule: cites.action });
  const FOLD_SILENT = option('fold', { rule: cites.action, ifSilent: true });
  const raiseOf = limit.kind === 'no-limit' ? offerRaise : remembered(offerRaise);
  const callOf = priced((cost) => option('call', { rule: cites.action, cost }));

  return step<Betting>(p.name, QUIET, {
    blind: true,
    open: (r) => {
      if (!contested(r) || p.when?.(r) === false) return [];
      const seats = inTurn(r, firstToAct(r), canAct);
      // Nobody to bet against: all others are out or all in, and the one left owes nothing.
      if (seats.length === 0) return [];
      if (seats.length === 1 && chipsAt(r, bet(seats[0]!)) >= highest(r)) return [];
      const level = p.opensAt === 'blinds' ? Math.max(bigOf(r), highest(r)) : 0;
      const unit =
        limit.kind === 'no-limit'
          ? Math.max(limit.min, level)
          : scaled(r, limit.kind === 'fixed' ? limit.bet : limit.min);
      const rule = p.opensAt === 'blinds' ? cites.firstToAct : cites.laterToAct;
      const was = r.markers[aggressor]!;
      const markers = was === null ? undefined : [{ marker: aggressor, from: was, to: null }];
      return [
        paid('BettingOpened', seats[0]!, rule, NO_CHIPS, markers, {
          toAct: seats,
          level,
          unit,
          live: on.live(r).length,
        }),
      ];
    },
    toAct: (_r, b) => (b.toAct.length > 0 && b.live > 1 ? ALONE[b.toAct[0]!]! : NOBODY),
    menu: (r, b, who) => {
      const seat = who as Seat;
      const others = able(r) - 1; // whoever is asked can act
      const owes = price(r, b, seat, others);
      const raise = raiseFor(r, b, seat, others);
      const more = isOption(raise) ? raise : null;
      const only = b.bound === null ? null : boundTo(r, b.bound, b, seat, owes, more);
      if (only !== null) return [only];
      if (owes === 0 && more && isOpenOrFold(b)) return [FOLD_SILENT, more];
      if (owes === 0) return more ? [FOLD, CHECK, more] : [FOLD, CHECK];
      const call = callOf(Math.min(owes, behind(r, seat)));
      return more ? [FOLD_SILENT, call, more] : [FOLD_SILENT, call];
    },
    shut: (r, b, who): readonly Shut[] => {
      const seat = who as Seat;
      const others = able(r) - 1;
      const owes = price(r, b, seat, others);
      const raise = raiseFor(r, b, seat, others);
      const only = b.bound && boundTo(r, b.bound, b, seat, owes, isOption(raise) ? raise : null);
      if (only)
        return ACTS.filter((type) => type !== only.type).map((type) =>
          shut(type, refuse('bound-out-of-turn', cites.action)),
        );
      const out: Shut[] = [
        owes === 0
          ? shut('call', refuse('nothing-to-call', cites.action))
          : shut('check', refuse('must-call-or-fold', cites.action, { price: owes })),
      ];
      if (owes === 0 && isOption(raise) && isOpenOrFold(b))
        out.push(shut('check', refuse('pass-is-fold', cites.pass ?? cites.action)));
      const type = b.level === 0 ? 'bet' : 'raise';
      if (!isOption(raise)) out.push(shut(type, raise));
      out.push(
        shut(
          type === 'bet' ? 'raise' : 'bet',
          refuse(type === 'bet' ? 'no-such-bet' : 'must-call-or-fold', cites.action, { price: owes }),
        ),
      );
      return out;
    },
    decide: (r, b, c) => {
      const seat = c.actor as Seat;
      switch (c.type) {
        case 'check':
          if (marks === null) return [said('Checked', seat, cites.action)];
          return [paid('Checked', seat, cites.action, NO_CHIPS, marked(r, marks.checked(seat), seat))];
        case 'call':
          return [
            paid('Called', seat, cites.action, put(seat, Math.min(behind(r, seat), price(r, b, seat, able(r) - 1)))),
          ];
        case 'fold':
          return [
            moved('Folded', seat, cites.action, [
              { cards: cardsIn(r, hand(seat)), from: hand(seat), to: muck, seen: null },
            ]),
          ];
        default:
          return [raised(r, b, seat, c.type, c.amount!)];
      }
    },
    evolve: (b, e) => evolveBetting(b, e, p.checkRaise === 'barred'),
  });

  function offerRaise(type: string, min: Chips, max: Chips): Option {
    return makeOption(type, cites.bet, null, { min, max, unit: p.chip }, null, null, false, false);
  }
  function put(seat: Seat, amount: Chips): ChipMove[] {
    return [{ from: stack(seat), to: bet(seat), amount }];
  }
  function scaled(r: Round, amount: Chips): Chips {
    return (amount * (r.terms as PokerTerms).halves) / 2;
  }
  function firstToAct(r: Round): Seat {
    if (p.opensAt === 'nothing') return on.lead(r);
    const last = r.markers[straddler] ?? r.markers[bigBlind] ?? r.markers[button]!;
    return inTurn(r, last, () => true)[1]!;
  }
  /** What this seat owes to stay in. With nobody left to answer, only what the others have really put in. */
  function price(r: Round, b: Betting, seat: Seat, others: number): Chips {
    const level = others > 0 ? b.level : highest(r);
    return Math.max(0, level - chipsAt(r, bet(seat)));
  }
  /** The raise this seat may make, or why it may not. */
  function raiseFor(r: Round, b: Betting, seat: Seat, others: number): Option | Refusal {
    const all = behind(r, seat) + chipsAt(r, bet(seat));
    if (all <= b.level) return tooLittle(r, seat);
    if (levelMax !== null && b.level >= levelMax) return refuse('wager-limit-reached', cites.bet, { max: levelMax });
    if (others === 0) return refuse('nobody-to-answer', cites.tableStakes);
    if (b.closed.includes(seat)) return refuse('betting-not-reopened', cites.shortAllIn, { full: b.base + b.unit });
    if (isCapped(b)) return refuse('raise-cap-reached', cites.cap, { raises: b.raises });
    if (p.checkRaise === 'barred' && b.checked.includes(seat)) return refuse('check-raise-barred', cites.checkRaise);
    // A short all-in under the base counts for nothing: the next raise completes it.
    const from = b.level > b.base && limit.kind !== 'no-limit' ? b.base : b.level;
    const full = from + b.unit;
    const top = limit.kind === 'no-limit' ? all : limit.kind === 'fixed' ? full : from + scaled(r, limit.max);
    const max = Math.min(all, top, levelMax ?? top);
    return raiseOf(b.level === 0 ? 'bet' : 'raise', Math.min(full, max), max);
  }
  /** What an act out of turn still binds this seat to; null if it does not, or the act is not legal now. */
  function boundTo(r: Round, act: Bound, b: Betting, seat: Seat, owes: Chips, more: Option | null): Option | null {
    if (act.seat !== seat || act.level !== b.level) return null;
    const { to } = act;
    if (to > 0) {
      const fits = more?.amount && to >= more.amount.min && to <= more.amount.max;
      return fits
        ? option(more.type, { rule: more.rule, amount: { min: to, max: to, unit: p.chip }, ifSilent: true })
        : null;
    }
    if (owes === 0) return more && isOpenOrFold(b) ? null : CHECK;
    const cost = Math.min(owes, behind(r, seat));
    return option('call', { rule: cites.action, cost, ifSilent: true });
  }
  /** Those who can answer, in order of action. */
  function others(r: Round, seat: Seat): Seat[] {
    const { seats } = r;
    const at = seats.indexOf(seat);
    const out: Seat[] = [];
    for (let i = at + 1; i < seats.length; i++) if (canAct(r, seats[i]!)) out.push(seats[i]!);
    for (let i = 0; i < at; i++) if (canAct(r, seats[i]!)) out.push(seats[i]!);
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
  function marked(r: Round, marker: Marker, seat: Seat): readonly MarkerMove[] {
    const from = r.markers[marker]!;
    return from === seat ? NO_MARKERS : [{ marker, from, to: seat }];
  }
  /** What the next raise must be at least, where that depends on this one. */
  function nextUnit(b: Betting, to: Chips): Chips {
    if (limit.kind === 'no-limit') return Math.max(b.unit, to - b.level);
    return leastRaise === 'last-raise' ? Math.max(b.unit, to - b.base) : b.unit;
  }
  function raised(r: Round, b: Betting, seat: Seat, type: string, to: Chips): Event {
    const by = to - b.base;
    const enough = limit.kind !== 'no-limit' && p.shortAllIn === 'half' ? b.unit / 2 : b.unit;
    const counts = by >= enough;
    const lastRaise = p.raisesMax !== null && counts && b.base > 0 && b.raises + 1 >= p.raisesMax;
    const answer = others(r, seat);
    const note: Raise = {
      to,
      answer,
      counts,
      closed:
        (counts && b.level === b.base) || (b.base === 0 && p.shortBet === 'reopens')
          ? NONE
          : answer.filter((s) => hasActed(b, s) && to - chipsAt(r, bet(s)) < enough),
      // Two left before the last raise is made: the cap is off for this round.
      free: b.free || (lastRaise && p.capHeadsUp === 'unlimited' && able(r) <= 2),
      unit: counts ? nextUnit(b, to) : b.unit,
      was: r.markers[aggressor]!,
    };
    const markers: MarkerMove[] = [{ marker: aggressor, from: r.markers[aggressor]!, to: seat }];
    if (marks && r.markers[marks.checked(seat)] === seat) markers.push(...marked(r, marks.raised(seat), seat));
    const rule = counts ? cites.bet : cites.shortAllIn;
    return paid(type === 'bet' ? 'Bet' : 'Raised', seat, rule, put(seat, to - chipsAt(r, bet(seat))), markers, note);
  }
};

/** Has this seat acted since the last full bet or raise? */
const hasActed = (b: Betting, seat: Seat): boolean => !b.toAct.includes(seat) || b.closed.includes(seat);
const NO_CHIPS: readonly ChipMove[] = [];
const NO_MARKERS: readonly MarkerMove[] = [];
const isOption = (x: Option | Refusal): x is Option => (x as Option).type !== undefined;

const ACTS = ['fold', 'check', 'call', 'bet', 'raise'];

/** Each seat as the only one to act: made once, since a menu needs it at every decision. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS_MAX }, (_, seat) => [seat]);

/** At a limit table the same raises come again and again; each is made once. */
function remembered(make: (type: string, min: Chips, max: Chips) => Option) {
  const made = new Map<number, Option>();
  return (type: string, min: Chips, max: Chips): Option => {
    const key = (type === 'bet' ? 1 : -1) * (min * 2 ** 24 + max);
    let o = made.get(key);
    if (o === undefined) {
      if (made.size > 500) made.clear();
      o = make(type, min, max);
      made.set(key, o);
    }
    return o;
  };
}

/** Options that differ only in their price are few, and made once each. */
function priced(make: (cost: Chips) => Option): (cost: Chips) => Option {
  const made = new Map<Chips, Option>();
  return (cost) => {
    let o = made.get(cost);
    if (o === undefined) {
      if (made.size > 500) made.clear();
      o = make(cost);
      made.set(cost, o);
    }
    return o;
  };
}
