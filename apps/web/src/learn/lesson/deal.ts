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
  /** What makes a win worth telling of: twice what is put in blind. */
  readonly worth: number;
  /** How much happened in it. */
  readonly steps: number;
}
const NAMES = { you: 'you', others: Array.from({ length: 9 }, (_, i) => `bot ${i}`) };
/** Longer is no first hand. */
const STEPS_MAX = 900;
const SEEDS = 60;
/** Where hands are long, fewer are tried: nobody waits for more steps than these. */
const STEPS_ALL = 1500;
const LONG = 12;

/** The hand of a seed, played by the coach; null where it does not end soon. */
export function tried(rules: TableRules, seed: number): Deal | null {
  const table = new LessonTable(rules, seed, NAMES, null);
  const acts = new Set<string>();
  let choices = 0;
  table.deal();
  let steps = 0;
  for (; steps < STEPS_MAX && !table.isOver; steps++) {
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
  return table.isOver ? { seed, worth, choices, acts: acts.size, net: table.stack - buyInAt(rules), steps } : null;
}
/** How well a hand teaches: something won that is worth it, different things done, neither over at once nor never. */
const scoreOf = ({ choices, acts, net, worth }: Deal): number =>
  (net >= worth ? 3 : net > 0 ? 1.5 : net < 0 ? 1 : -4) +
  Math.min(acts, 4) -
  (choices < 2 ? 4 : 0) -
  Math.max(0, choices - LONG) / 4;
const ENOUGH = 6;

/** The first deal that teaches well, or else the best of those tried. Others may do something between two tries. */
export async function dealFor(rules: TableRules, pause: () => Promise<void>, from = 1): Promise<Deal> {
  let best: Deal | null = null;
  let steps = 0;
  for (let seed = from; seed < from + SEEDS; seed++) {
    const deal = tried(rules, seed);
    if (deal && (!best || scoreOf(deal) > scoreOf(best))) best = deal;
    steps += deal?.steps ?? STEPS_MAX;
    if (best && (scoreOf(best) >= ENOUGH || (steps > STEPS_ALL && best.net !== 0))) return best;
    await pause();
  }
  if (!best) throw new Error('no hand came to an end');
  return best;
}
