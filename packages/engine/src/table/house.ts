/**
 * Money of the house's on the felt: the tray it banks from, and a progressive's jackpot. A round opens with them and closes with
 * what is left; the difference is the house's own, or goes through the progressive's book.
 */

import type { TableAsked } from '../facts/index.js';
import { fundsOf, housePools, withoutProgressive } from '../games/index.js';
import type { Chips } from '../kernel/index.js';
import { counted, played, removed, takenUp } from '../progressive/book.js';
import type { ProgressiveRules } from '../progressive/rules.js';
import type { RoundClosed } from './event.js';
import { type Deciding, say } from './opening.js';
import { deny, type TableRefusal } from './refusal.js';
import type { TableRules } from './rules.js';
import type { TableState } from './state.js';

/** The progressive's rules, where the table has one. */
export const progressiveOf = ({ game }: TableRules): ProgressiveRules | null =>
  'progressive' in game ? game.progressive : null;

/** What lies on the felt besides the stacks when so many are dealt in. */
export function poolsFor({ rules, progressive }: TableState, seats: number): Readonly<Record<string, Chips>> {
  if (progressive?.removed) return housePools(withoutProgressive(rules.game), seats);
  const pools = housePools(rules.game, seats);
  return progressive === null ? pools : { ...pools, meter: progressive.at.meter };
}

/** What became of them, for the round's closing: nothing where there are none. */
export function poolsAfter(
  state: TableState,
  at: (name: string) => Chips,
): Pick<RoundClosed, 'house' | 'progressive' | 'posted'> & { readonly kept: Chips } {
  const opened = poolsFor(state, state.live!.game.seats.length);
  if (Object.keys(opened).length === 0) return { kept: 0 };
  const box = at('progressive-box');
  const kept = Object.keys(opened).reduce((sum, name) => sum + at(name), box);
  const house = at('house') - opened.house!;
  const rules = progressiveOf(state.rules);
  if (rules === null || state.progressive === null || state.progressive.removed) return { house, kept };
  const { book: progressive, entries: posted } = played(rules, state.progressive, {
    dropped: box,
    tray: opened['progressive-tray']! - at('progressive-tray'),
    jackpot: opened.meter! - at('meter'),
  });
  return { house, progressive, posted, kept };
}

/** The day is over: the box is counted, and the jackpot posted anew. Never in the middle of a hand. */
export const countProgressive = (d: Deciding, { at }: TableAsked<'countProgressive'>): TableRefusal | null =>
  countBox(d, at, 'ProgressiveCounted', counted, 'count');
/** Taken out of play, with the commission's leave. */
export const removeProgressive = (d: Deciding, { at }: TableAsked<'removeProgressive'>): TableRefusal | null =>
  countBox(d, at, 'ProgressiveRemoved', removed, 'removal');
/** The box is counted, by the clause that asks for it. */
function countBox(
  d: Deciding,
  at: number,
  type: 'ProgressiveCounted' | 'ProgressiveRemoved',
  does: typeof counted,
  why: 'count' | 'removal',
): TableRefusal | null {
  const rules = mayCount(d);
  if ('refused' in rules) return rules;
  const { book: progressive, count, entries: posted } = does(rules, d.state.progressive!);
  say(d, { type, at, count, progressive, posted, rule: rules.cites[why] });
  return null;
}
/** What was carried over from a progressive of the house that is no more is posted here. */
export function takeUpProgressive(d: Deciding, { amount, at }: TableAsked<'takeUpProgressive'>): TableRefusal | null {
  const rules = mayCount(d);
  if ('refused' in rules) return rules;
  const rule = d.state.rules.cites.carried ?? rules.cites.removal;
  if (amount <= 0) return deny('amount-not-whole', rule, { chip: 1 });
  const { book: progressive, entries: posted } = takenUp(d.state.progressive!, amount, rule);
  say(d, { type: 'ProgressiveTakenUp', at, amount, progressive, posted, rule });
  return null;
}
/** What a fund of another table left behind, when that closed, is added to this one's. */
export function takeUpFund(d: Deciding, { fund, amount, at }: TableAsked<'takeUpFund'>): TableRefusal | null {
  const { rules, live, rounds, boxes } = d.state;
  const rests = fundsOf(rules.game)[fund];
  if (rests === undefined) return deny('no-fund', rules.cites.tableStakes, { fund });
  const rule = rules.cites.carried ?? rests;
  if (live !== null) return deny('round-running', rule, { round: rounds });
  if (amount <= 0) return deny('amount-not-whole', rule, { chip: 1 });
  say(d, { type: 'FundTakenUp', at, fund, amount, holds: (boxes[fund] ?? 0) + amount, rule });
  return null;
}
function mayCount({ state }: Deciding): ProgressiveRules | TableRefusal {
  const { rules, live, rounds, progressive } = state;
  const of = progressiveOf(rules);
  if (of === null || progressive === null || progressive.removed)
    return deny('no-progressive', rules.cites.tableStakes);
  return live === null ? of : deny('round-running', of.cites.count, { round: rounds });
}
