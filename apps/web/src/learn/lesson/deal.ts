// A deal that teaches, looked for by playing: one in which the learner, playing as the coach would, has something to choose, stays to the
// end, and has won or lost something by it. Nothing is kept by game.
import { forcedUnit } from 'baraja/table';
import { passOf } from '../../bar/pass.js';
import type { TableRules } from '../../lib/wire.js';
import { buyInAt, LessonTable } from './table.js';

export interface Deal {
  readonly seed: number;
  /** How often the learner has something to choose, as the coach would play it. */
  readonly choices: number;
  /** Different things he does. */
  readonly acts: number;
  readonly net: number;
  /** A pot went to the last one left: no cards were compared. */
  readonly uncontested: boolean;
  /** The learner was the bank: a second hand is soon enough for that. */
  readonly banks: boolean;
  /** What makes a win worth telling of: twice what is put in blind. */
  readonly worth: number;
}
const NAMES = { you: 'you', others: Array.from({ length: 9 }, (_, i) => `bot ${i}`) };
/** Longer is no first hand. */
const STEPS_MAX = 900;
const SEEDS = 60;
/** Nobody waits longer, in milliseconds, once there is a hand that will do. */
const PATIENCE = 800;
const LONG = 12;

/** The hand of a seed, played by the coach; null where it does not end soon. */
export function tried(rules: TableRules, seed: number): Deal | null {
  const table = new LessonTable(rules, seed, NAMES, null);
  const acts = new Set<string>();
  let choices = 0;
  table.deal();
  for (let i = 0; i < STEPS_MAX && !table.isOver; i++) {
    if (!table.isMine) {
      table.step();
      continue;
    }
    const menu = table.state.live!.round.menus.find(({ actor }) => actor === table.you)!.options;
    const only = passOf(menu);
    const { actor: _, ...command } = only ? { actor: table.you, type: only.type } : table.advise().command;
    if (!only) {
      choices++;
      acts.add(command.type);
    }
    if (table.act(command)) return null;
  }
  const worth = 2 * forcedUnit(rules);
  const has = (what: string) => table.told.some((e) => e.type === 'Played' && e.event.type === what);
  const uncontested = has('PotAwarded') && !has('HandShown');
  const banks = table.told.some(
    (e) => e.type === 'Played' && e.event.type === 'BankPosted' && e.event.seat === table.you,
  );
  const net = table.stack - buyInAt(rules);
  return table.isOver ? { seed, worth, choices, acts: acts.size, net, uncontested, banks } : null;
}
/** How well a hand teaches: something won that is worth it, by cards that are shown; different things done; not over at once, nor never. */
const scoreOf = ({ choices, acts, net, worth, uncontested, banks }: Deal): number =>
  (net >= worth ? 3 : net > 0 ? 1.5 : net < 0 ? 1 : -4) +
  Math.min(acts, 4) -
  (choices < 2 ? 4 : 0) -
  (uncontested ? 2 : 0) -
  (banks ? 4 : 0) -
  Math.max(0, choices - LONG) / 4;
const ENOUGH = 6;

/** Something to choose, and something that comes of it. */
const willDo = ({ choices, acts, net }: Deal): boolean => choices > 1 && acts > 1 && net !== 0;

/** The first deal that teaches well, or else the best of those tried meanwhile. Others may do something between two tries. */
export async function dealFor(rules: TableRules, pause: () => Promise<void>, from = 1): Promise<Deal> {
  let best: Deal | null = null;
  const until = performance.now() + PATIENCE;
  for (let seed = from; seed < from + SEEDS; seed++) {
    const deal = tried(rules, seed);
    if (deal && (!best || scoreOf(deal) > scoreOf(best))) best = deal;
    if (best && (scoreOf(best) >= ENOUGH || (willDo(best) && performance.now() > until))) return best;
    await pause();
  }
  if (!best) throw new Error('no hand came to an end');
  return best;
}
