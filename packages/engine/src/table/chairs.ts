/** Sitting down, getting up, moving, buying chips: what one person asks for his own seat. */
import type { TableAsked } from '../facts/index.js';
import type { Chips, Seat } from '../kernel/index.js';

import { arrivalFee, timeOwedRule } from './fees.js';
import { type Deciding, say } from './opening.js';
import { deny, type TableRefusal } from './refusal.js';
import type { TableRules } from './rules.js';
import { strategyOf } from './seating.js';
import {
  type Departed,
  type Due,
  type Entry,
  HALF_HOUR,
  inRound,
  isDue,
  NEW,
  NO_BLINDS,
  type Patron,
  type Sitting,
  sittingAt,
  statusOf,
  type TableState,
} from './state.js';

type Answer = TableRefusal | null;

const isSeat = ({ seats }: TableRules, seat: Seat): boolean => Number.isInteger(seat) && seat >= 1 && seat <= seats.max;

const isBarred = ({ staff }: TableRules, { onDuty = false }: Patron): boolean => onDuty && staff === 'barred';

/** The sitting a command is about, or why there is none to speak of. */
function occupant({ rules, sittings }: TableState, seat: Seat): Sitting | TableRefusal {
  const { cites, seats } = rules;
  if (!isSeat(rules, seat)) return deny('no-such-seat', cites.seats, { seat, max: seats.max });
  const sitting = sittings.find((s) => s.seat === seat);
  if (!sitting) return deny('seat-empty', cites.seated, { seat });
  return sitting.leaving === null ? sitting : deny('already-leaving', cites.tableStakes, { seat });
}
/** A seat somebody could sit down in. */
function vacant({ rules, sittings }: TableState, seat: Seat): Answer {
  const { cites, seats } = rules;
  if (!isSeat(rules, seat)) return deny('no-such-seat', cites.seats, { seat, max: seats.max });
  return sittings.some((s) => s.seat === seat) ? deny('seat-taken', cites.seats, { seat }) : null;
}
function notWhole({ game, cites }: TableRules, amount: Chips): Answer {
  const isWhole = Number.isSafeInteger(amount) && amount > 0 && amount % game.chip === 0;
  return isWhole ? null : deny('amount-not-whole', cites.wholeChips, { chip: game.chip });
}

export function sit(d: Deciding, asked: TableAsked<'sit'>): Answer {
  const { seat, patron: who, buyIn, at, post = false, from, owed } = asked;
  const { rules, departed, sittings, clock } = d.state;
  const bad = vacant(d.state, seat);
  if (bad) return bad;
  const elsewhere = rules.seatsEach === 'one' && sittings.find((s) => s.patron.id === who.id);
  if (elsewhere) return deny('already-seated', rules.cites.onePerPatron, { seat: elsewhere.seat });
  if ((who.bot || who.program) && rules.bots === 'barred') return deny('no-bots', rules.cites.shill);
  if (isBarred(rules, who)) return deny('on-duty', rules.cites.staff);
  const window = rules.returnWindowMinutes * 60_000;
  const was = departed.find((one) => one.patron.id === who.id && at - one.at < window);
  // From another table he brings every chip he had there, be it less or more than is posted here.
  const short = notWhole(rules, buyIn) ?? (from ? null : badBuyIn(rules, buyIn, was?.took ?? 0));
  if (short) return short;
  const entry = was ? returning(d.state, was, seat) : NEW;
  const due = bothDue(was?.due ?? NO_BLINDS, owed?.due ?? NO_BLINDS);
  const rule =
    isDue({ due }) && from ? rules.cites.missedBlinds : was ? rules.cites.returnWindow : rules.cites.newPlayer;
  const patron = was?.patron.proposition ? { ...who, proposition: true } : who;
  const extra = { ...(was?.skipped || owed?.skipped ? { skipped: true } : {}), ...(from ? { from } : {}) };
  const hasPaid = owed != null && owed.paid !== null && at - owed.paid < HALF_HOUR;
  const paid = hasPaid && clock !== null ? clock.from : (was?.paid ?? null);
  say(d, { type: 'Seated', seat, patron, buyIn, at, entry, due, post, paid, ...extra, rule });
  if (rules.fee.kind !== 'time' || clock === null || hasPaid) return null;
  const owes = arrivalFee(rules.fee, { clock, at, was, chip: rules.game.chip });
  if (owes > 0) payTime(d, seat, owes, at);
  return null;
}
/** Blinds he owed where he comes from follow him, and so do those he owes here. */
const bothDue = (one: Due, other: Due): Due => ({ small: one.small || other.small, big: one.big || other.big });
/** Within the posted buy-in; but whoever comes back brings all he took away, be it more than the posted maximum. */
function badBuyIn({ buyIn, cites }: TableRules, amount: Chips, took: Chips): Answer {
  if (amount < took) return deny('less-than-taken-away', cites.bringBack, { took });
  if (amount < buyIn.min) return deny('buy-in-too-small', buyIn.rule, { min: buyIn.min });
  if (buyIn.max !== null && amount > Math.max(buyIn.max, took))
    return deny('buy-in-too-big', buyIn.rule, { max: Math.max(buyIn.max, took) });
  return null;
}
/** He has been in the game all along; in another seat, he has moved. */
function returning(state: TableState, was: Departed, seat: Seat): Entry {
  if (was.entry.kind === 'new' || (was.seat === seat && was.entry.kind === 'in')) return was.entry;
  return strategyOf(state.rules).moved(state, was.entry, { from: was.seat, to: seat, mover: null });
}

export function changeSeat(d: Deciding, { seat, to, post }: TableAsked<'changeSeat'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { cites } = d.state.rules;
  const bad = vacant(d.state, to);
  if (bad) return bad;
  if (inRound(d.state, seat)) return deny('round-running', cites.seatChange, { round: d.state.rounds });
  const entry = strategyOf(d.state.rules).moved(d.state, sitting.entry, { from: seat, to, mover: seat });
  say(d, { type: 'SeatChanged', seat, to, entry, post, rule: cites.seatChange });
  return null;
}

export function topUp(d: Deciding, { seat, amount }: TableAsked<'topUp'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { rules } = d.state;
  const { buyIn, cites } = rules;
  const bad = notWhole(rules, amount);
  if (bad) return bad;
  const playing = inRound(d.state, seat);
  // During a hand nobody can say what the stack will be: the posted maximum is kept when the chips come into play.
  const held = playing ? sitting.behind : sitting.stack;
  if (sitting.stack + sitting.behind === 0 && amount < buyIn.min)
    return deny('buy-in-too-small', buyIn.rule, { min: buyIn.min });
  if (buyIn.max !== null && held + amount > buyIn.max)
    return deny('buy-in-too-big', buyIn.rule, { max: Math.max(0, buyIn.max - held) });
  say(d, { type: 'ToppedUp', seat, amount, behind: playing, rule: playing ? cites.behind : cites.tableStakes });
  return null;
}

/** Of his own accord, or because the clock found him silent once too often. */
export function sitOut(d: Deciding, { seat }: TableAsked<'sitOut'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { cites } = d.state.rules;
  if (sitting.away !== null) return deny('already-sitting-out', cites.seated, { seat });
  if (d.by?.who === 'clock') say(d, { type: 'SatOut', seat, reason: 'silent', rule: cites.absent });
  else say(d, { type: 'SatOut', seat, reason: 'asked', rule: cites.seated });
  return null;
}
export function comeBack(d: Deciding, { seat, post }: TableAsked<'comeBack'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { cites } = d.state.rules;
  const status = statusOf(sitting);
  if (status === 'playing') return deny('already-playing', cites.seated, { seat });
  if (isBarred(d.state.rules, sitting.patron)) return deny('on-duty', cites.staff);
  const isOut = !inRound(d.state, seat);
  if (isOut && sitting.stack === 0) return deny('no-chips', cites.tableStakes, { seat });
  if (sitting.owes > 0) {
    if (sitting.stack <= sitting.owes)
      return deny('collection-owed', timeOwedRule(d.state.rules), { owes: sitting.owes });
    payTime(d, seat, sitting.owes, d.state.clock!.from);
  }
  say(d, { type: 'CameBack', seat, post, rule: cites.missedBlinds });
  return null;
}

/** Whoever goes on duty where staff may not play sits out until he comes off it; nobody does in the middle of a hand. */
export function duty(d: Deciding, { seat, onDuty }: TableAsked<'duty'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { rules, rounds } = d.state;
  const { staff: rule } = rules.cites;
  if (inRound(d.state, seat)) return deny('round-running', rule, { round: rounds });
  if (onDuty === (sitting.patron.onDuty ?? false)) return deny('duty-unchanged', rule, { seat });
  say(d, { type: 'DutyChanged', seat, onDuty, rule });
  if (onDuty && rules.staff === 'barred' && sitting.away === null)
    say(d, { type: 'SatOut', seat, reason: 'on-duty', rule });
  return null;
}

/** The house says who is a proposition player, where somebody banks; everybody sees it, and it changes nothing else. */
export function proposition(d: Deciding, { seat, proposition: is }: TableAsked<'proposition'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { seating, cites } = d.state.rules;
  if (seating.kind !== 'bank') return deny('no-player-bank', cites.proposition);
  if (is === (sitting.patron.proposition ?? false)) return deny('mark-unchanged', cites.proposition, { seat });
  say(d, { type: 'PropositionMarked', seat, proposition: is, rule: cites.proposition });
  return null;
}

export function leave(d: Deciding, { seat, at, to }: TableAsked<'leave'>): Answer {
  const sitting = occupant(d.state, seat);
  if ('refused' in sitting) return sitting;
  const { cites } = d.state.rules;
  if (to) return carry(d, sitting, { at, to });
  if (inRound(d.state, seat)) say(d, { type: 'LeaveNoted', seat, at, rule: cites.tableStakes });
  else getUp(d, sitting, at);
  return null;
}
/** To another table he goes between hands, when he has paid for his time here. */
function carry(d: Deciding, sitting: Sitting, p: Required<Pick<TableAsked<'leave'>, 'at' | 'to'>>): Answer {
  const { seat, stack, behind, owes } = sitting;
  const { rules, rounds } = d.state;
  if (inRound(d.state, seat)) return deny('round-running', rules.cites.seatChange, { round: rounds });
  if (owes > 0) return deny('collection-owed', timeOwedRule(rules), { owes });
  if (stack + behind === 0) return deny('no-chips', rules.cites.tableStakes, { seat });
  say(d, { type: 'Left', seat, ...p, took: stack + behind, rule: rules.cites.tableStakes });
  return null;
}
/** He takes every chip with him: part of a stack never leaves the table. */
export function getUp(d: Deciding, { seat, stack, behind }: Sitting, at: number): void {
  say(d, { type: 'Left', seat, at, took: stack + behind, rule: d.state.rules.cites.tableStakes });
}

/** One seat pays for its time; or, if that would take its last chip, owes it and sits out. */
export function payTime(d: Deciding, seat: Seat, amount: Chips, at: number): void {
  const { from, rate, rule } = d.state.clock!;
  const can = sittingAt(d.state, seat)!.stack > amount;
  const one = [{ seat, amount }];
  say(d, { type: 'TimeCollected', at, from, rate, paid: can ? one : [], owed: can ? [] : one, rule });
  if (!can) say(d, { type: 'SatOut', seat, reason: 'collection-owed', rule: timeOwedRule(d.state.rules) });
}
