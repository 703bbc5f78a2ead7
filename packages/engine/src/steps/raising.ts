/** Bets and raises: what may be raised to, or why not, and what a raise leads to. */
import {
  type Chips,
  chipsAt,
  type Draft,
  type Felt,
  type Marker,
  makeOption,
  type Option,
  type Refusal,
  refuse,
  type Seat,
  seatsInTurn,
} from '../kernel/index.js';
import type { BettingCites, BettingRules } from './betting-rules.js';
import { type Betting, isWaiting, NONE, type Raise, type Raising } from './betting-state.js';
import { killed } from './killed.js';
import { goesByRaise, leastOf, potAt } from './limit.js';
import { type PokerFelt, termsOf } from './poker.js';
import { remembered } from './remembered.js';

export function raising(on: PokerFelt, cites: BettingCites, p: BettingRules) {
  const { stack, behind, bet, aggressor, able } = on;
  const { limit, chip, leastRaise = 'limit', levelMax = null, allInBy = 1 } = p.sizes;
  const { max: raisesMax, headsUp, afterCheck, shortAllIn, shortBet } = p.raises;
  const unit = limit.kind === 'either' ? limit.low : chip;
  const isPlain = limit.kind === 'fixed' && levelMax === null;
  const byRaise = goesByRaise(limit);
  const marks = p.passes?.marksChecks ? on.marks : null;
  const raiseOf = remembered(offerRaise);
  return { unit, raiseFor, whyNot, raise, firstUnit };

  /** What a bet must be at least when the betting opens. */
  function firstUnit(r: Felt, level: Chips): Chips {
    return byRaise ? Math.max(leastOf(limit), level) : scaled(r, leastOf(limit));
  }
  function offerRaise(type: Raising, min: Chips, max: Chips, maxRule = cites.betMax): Option {
    const minRule = type === 'bet' ? cites.betMin : cites.raiseMin;
    const amount = { min, max, unit, ...(minRule && { minRule }), ...(maxRule && { maxRule }) };
    return makeOption(type, cites.bet, null, amount, null, null, false, false);
  }
  function scaled(r: Felt, amount: Chips): Chips {
    const { halves } = termsOf(r);
    return halves === 2 ? amount : killed(amount, halves, chip, limit.kind === 'fixed' ? limit.lower : undefined);
  }
  /** How high a seat goes that cannot go to the top: as far as its all-in reaches, or the full raise, if it has that. */
  function reach(r: Felt, seat: Seat, full: Chips, all: Chips): Chips {
    return Math.max(all - (behind(r, seat) % allInBy), all >= full ? full : 0);
  }
  /** The raise this seat may make, if any; `others` are those who could answer. Asked at every decision, so what is rare is elsewhere. */
  function raiseFor(r: Felt, b: Betting, seat: Seat, others: number): Option | null {
    const all = behind(r, seat) + chipsAt(r, bet(seat));
    if (all <= b.level || others === 0 || isShutTo(b, seat)) return null;
    // A short all-in under the base counts for nothing: the next raise completes it.
    const from = b.level > b.base && !byRaise ? b.base : b.level;
    const full = from + b.unit;
    const top = isPlain ? full : mostOf(r, b, seat, from, full, all);
    const max = all >= top ? top : reach(r, seat, full, all);
    if (max <= b.level) return null;
    const type = b.level === 0 ? 'bet' : 'raise';
    if (all > top || (all === top && limit.kind !== 'no-limit')) return raiseOf(type, Math.min(full, max), max);
    // Chips bound it, and not the limit.
    return offerRaise(type, Math.min(full, max), max, tooLittle(r, seat).rule!);
  }
  /** Is there a reason besides chips why this seat may not raise? */
  function isShutTo(b: Betting, seat: Seat): boolean {
    if (b.raises > 0 && isCapped(b)) return true;
    if (b.closed !== NONE && b.closed.includes(seat)) return true;
    return isCheckBarred(b, seat) || (levelMax !== null && b.level >= levelMax);
  }
  /** Why a seat may not raise that may not. */
  function whyNot(r: Felt, b: Betting, seat: Seat, others: number): Refusal {
    if (behind(r, seat) + chipsAt(r, bet(seat)) <= b.level) return tooLittle(r, seat);
    if (levelMax !== null && b.level >= levelMax) return refuse('wager-limit-reached', cites.bet, { max: levelMax });
    if (others === 0) return refuse('nobody-to-answer', cites.tableStakes);
    if (b.closed.includes(seat)) return refuse('betting-not-reopened', cites.shortAllIn, { full: b.base + b.unit });
    if (isCapped(b)) return refuse('raise-cap-reached', cites.cap, { raises: b.raises });
    if (isCheckBarred(b, seat)) return refuse('check-raise-barred', cites.checkRaise);
    return refuse('no-chips-behind', cites.allInBy ?? cites.tableStakes);
  }
  function isCheckBarred(b: Betting, seat: Seat): boolean {
    return afterCheck === 'barred' && b.checked.includes(seat);
  }
  /** The most a raise may come to, chips apart. */
  function mostOf(r: Felt, b: Betting, seat: Seat, from: Chips, full: Chips, all: Chips): Chips {
    const most = limitOn(r, b, seat, from, full, all);
    return levelMax === null ? most : Math.min(most, levelMax);
  }
  function limitOn(r: Felt, b: Betting, seat: Seat, from: Chips, full: Chips, all: Chips): Chips {
    switch (limit.kind) {
      case 'fixed':
        return full;
      case 'either':
        return from + scaled(r, limit.high);
      case 'spread':
        return from + scaled(r, limit.max);
      case 'pot': {
        const most = b.level + potAt(r, on) + Math.max(0, b.level - chipsAt(r, bet(seat)));
        return Math.max(full, most - (most % chip));
      }
      case 'no-limit':
        return all;
    }
  }
  /** Those who can answer, in order of action. */
  function others(r: Felt, seat: Seat): readonly Seat[] {
    return seatsInTurn(r, seat, on.ableSet(r) & ~(1 << seat));
  }
  function isCapped(b: Betting): boolean {
    if (raisesMax === null || b.free || b.raises < raisesMax) return false;
    return headsUp !== 'whenever' || b.live > 2;
  }
  function tooLittle(r: Felt, seat: Seat): Refusal {
    const isLimited = chipsAt(r, stack(seat)) > behind(r, seat);
    return isLimited
      ? refuse('wager-limit-reached', cites.wagerMax ?? cites.bet, { max: on.wagerMax! })
      : refuse('no-chips-behind', cites.tableStakes);
  }
  /** What the next raise must be at least, where that depends on this one. */
  function nextUnit(r: Felt, b: Betting, to: Chips): Chips {
    if (byRaise) return Math.max(b.unit, to - b.level);
    if (limit.kind === 'either' && to - b.base >= scaled(r, limit.high)) return scaled(r, limit.high);
    return leastRaise === 'last-raise' ? Math.max(b.unit, to - b.base) : b.unit;
  }
  /** For whom the betting stays closed: those who have acted, and had put in more than this before the raise. */
  function closedTo(r: Felt, b: Betting, answer: readonly Seat[], above: Chips): readonly Seat[] {
    if (b.level <= above || (b.base === 0 && shortBet === 'reopens')) return NONE;
    return answer.filter((s) => hasActed(b, s) && chipsAt(r, bet(s)) > above);
  }
  function raise(d: Draft, b: Betting, seat: Seat, type: Raising, to: Chips): void {
    const by = to - b.base;
    const enough = !byRaise && shortAllIn === 'half' ? b.unit / 2 : b.unit;
    const counts = by >= enough;
    const lastRaise = raisesMax !== null && counts && b.base > 0 && b.raises + 1 >= raisesMax;
    const answer = others(d, seat);
    const note: Raise = {
      to,
      answer,
      counts,
      closed: closedTo(d, b, answer, to - enough),
      // Two left before the last raise is made: the cap is off for this round.
      free: b.free || (lastRaise && headsUp === 'unlimited' && able(d) <= 2),
      unit: counts ? nextUnit(d, b, to) : b.unit,
      was: d.markers[aggressor]!,
    };
    d.pay(stack(seat), bet(seat), to - chipsAt(d, bet(seat)));
    d.mark(aggressor, seat);
    if (marks && d.markers[marks.checked(seat)] === seat) mark(d, marks.raised(seat), seat);
    d.say(type === 'bet' ? 'Bet' : 'Raised', seat, counts ? cites.bet : cites.shortAllIn, note);
  }
}

/** Has this seat acted since the last full bet or raise? */
const hasActed = (b: Betting, seat: Seat): boolean => !isWaiting(b, seat) || b.closed.includes(seat);
/** Lays a lammer, unless it lies there. */
export function mark(d: Draft, marker: Marker, seat: Seat): void {
  if (d.markers[marker] !== seat) d.mark(marker, seat);
}
