/**
 * Money of the house's on the felt: the tray it banks from, and a progressive's jackpot. A round opens with them and closes with
 * what is left; the difference is the house's own, or goes through the progressive's book.
 */

import type { TableAsked } from '../facts/index.js';
import { housePools, withoutProgressive } from '../games/index.js';
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
export function countProgressive(d: Deciding, { at }: TableAsked<'countProgressive'>): TableRefusal | null {
  const rules = mayCount(d);
  if ('refused' in rules) return rules;
  const { book: progressive, count, entries: posted } = counted(rules, d.state.progressive!);
  say(d, { type: 'ProgressiveCounted', at, count, progressive, posted, rule: rules.cites.count });
  return null;
}
/** Taken out of play, with the commission's leave. */
export function removeProgressive(d: Deciding, { at }: TableAsked<'removeProgressive'>): TableRefusal | null {
  const rules = mayCount(d);
  if ('refused' in rules) return rules;
  const { book: progressive, count, entries: posted } = removed(rules, d.state.progressive!);
  say(d, { type: 'ProgressiveRemoved', at, count, progressive, posted, rule: rules.cites.removal });
  return null;
}
/** What was carried over from a progressive of the house that is no more is posted here. */
export function takeUpProgressive(d: Deciding, { amount, at }: TableAsked<'takeUpProgressive'>): TableRefusal | null {
  const rules = mayCount(d);
  if ('refused' in rules) return rules;
  const rule = d.state.rules.cites.carried ?? rules.cites.removal;
  if (!Number.isSafeInteger(amount) || amount <= 0) return deny('amount-not-whole', rule, { chip: 1 });
  const { book: progressive, entries: posted } = takenUp(d.state.progressive!, amount, rule);
  say(d, { type: 'ProgressiveTakenUp', at, amount, progressive, posted, rule });
  return null;
}
function mayCount({ state }: Deciding): ProgressiveRules | TableRefusal {
  const { rules, live, rounds, progressive } = state;
  const of = progressiveOf(rules);
  if (of === null || progressive === null || progressive.removed)
    return deny('no-progressive', rules.cites.tableStakes);
  return live === null ? of : deny('round-running', of.cites.count, { round: rounds });
}
