/** A player of Panguingue. */
import type { PanRules } from '../games/index.js';
import type { Command } from '../kernel/index.js';
import type { Pan } from '../steps/index.js';
import type { Seen } from './bot.js';
import type { Manner } from './manners.js';
import { readRummy } from './rummy-sight.js';
import { bestThrow, bestUse, type Scales } from './rummy-weigh.js';

export function panChoice(seen: Seen, rules: PanRules, _manner: Manner): Command | null {
  const s = readRummy<Pan>(seen, rules, (now) => now.unused);
  const { menu } = seen.view;
  const actor = s.seat;
  const scales: Scales = {
    ground: { melds: rules.melds, unseen: s.unseen, left: s.left, goal: 11 },
    lay: s.lay,
    taste: { worth: (p) => -p.wait, cost: 1 },
  };
  const has = (type: string) => menu.find((o) => o.type === type);
  if (has('play')) return { type: 'play', actor };
  const use = has('use') ?? has('take');
  if (use && s.offered !== null) {
    const play = bestUse(s.columns, s.hand, s.offered, scales);
    if (play) return { type: use.type, actor, cards: s.cards(play.use.laid) };
  }
  if (has('draw')) return { type: 'draw', actor };
  if (has('leave')) return { type: 'leave', actor };
  if (has('discard'))
    return { type: 'discard', actor, cards: s.cards([bestThrow(s.columns, s.hand, scales, () => 0)]) };
  return null;
}
