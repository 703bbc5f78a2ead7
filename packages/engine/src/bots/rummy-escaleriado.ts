/** A player of Escaleriado. */
import type { EscaleriadoRules } from '../games/index.js';
import type { CardId, Command } from '../kernel/index.js';
import { HEIGHTS, type Worth } from '../melds/index.js';
import { type Escaleriado, worthFor } from '../steps/index.js';
import type { Seen } from './bot.js';
import type { Manner } from './manners.js';
import type { Block, Prospect } from './rummy-plan.js';
import { type RummySight, readRummy } from './rummy-sight.js';
import { bestThrow, bestUse, type Scales, type Taste } from './rummy-weigh.js';

export const P = { tau: 30, each: 0.8, more: 2, L: 8 };

export function escaleriadoChoice(seen: Seen, rules: EscaleriadoRules, _manner: Manner): Command | null {
  const s = readRummy<Escaleriado>(seen, rules, () => null);
  const { menu } = seen.view;
  const actor = s.seat;
  const scales = scalesOf(s, rules);
  const has = (type: string) => menu.find((o) => o.type === type);
  if (has('draw')) return { type: 'draw', actor };
  const use = has('use');
  if (use && s.offered !== null) {
    const play = bestUse(s.columns, s.hand, s.offered, scales);
    if (play) return { type: 'use', actor, cards: s.cards(play.use.laid) };
  }
  if (has('pass')) return { type: 'pass', actor };
  if (has('discard')) {
    const thrown = bestThrow(s.columns, s.hand, scales, () => 0);
    return { type: 'discard', actor, cards: s.cards([thrown]) as CardId[] };
  }
  return null;
}

function scalesOf(s: RummySight, rules: EscaleriadoRules): Scales {
  return {
    ground: { melds: rules.melds, unseen: s.unseen, left: s.left, goal: 11 },
    lay: s.lay,
    taste: tasteOf(worthFor(rules)),
  };
}
function tasteOf(worth: Worth): Taste {
  return {
    worth: (p: Prospect) => Math.log(P.L + pointsIn(p, worth)) - p.wait / P.tau,
    cost: 1 / P.tau,
  };
}
function pointsIn({ blocks, rest }: Prospect, worth: Worth): number {
  let points = P.more;
  for (const block of blocks) points += pointsOf(block, worth);
  return points + P.each * (1 + rest.length);
}
function pointsOf(block: Block, worth: Worth): number {
  if ('height' in block) return block.cards * worth.set[Math.log2(block.suits) * HEIGHTS + block.height]!;
  let sum = 0;
  for (let height = block.low; height <= block.high; height++) sum += worth.run[block.suit * HEIGHTS + height]!;
  return sum;
}
