/** A player of Panguingue: to eleven first, and no further into a hand that will hardly get there. */
import type { PanRules } from '../games/index.js';
import { type Command, chipsAt, type Option } from '../kernel/index.js';
import type { Pan } from '../steps/index.js';
import type { Seen } from './bot.js';
import type { Manner } from './manners.js';
import { blockOf, prospectOf } from './rummy-plan.js';
import { firstChance } from './rummy-race.js';
import { type RummySight, readRummy } from './rummy-sight.js';
import { bestThrow, bestUse, groundOf, type Scales } from './rummy-weigh.js';

export const P = { W: 33, s: 9 };

type Sight = RummySight<Pan>;

export function panChoice(seen: Seen, rules: PanRules, manner: Manner): Command | null {
  const s = readRummy<Pan>(seen, rules, (now) => now.unused);
  const { menu } = seen.view;
  const actor = s.seat;
  const has = (type: string): Option | undefined => menu.find((o) => o.type === type);
  if (has('play')) return { type: plays(s, rules, manner) ? 'play' : 'pass', actor };
  const scales: Scales = {
    ground: groundOf(s, rules, 11),
    lay: s.lay,
    taste: { worth: (p) => -p.wait, cost: 1 },
  };
  const use = has('use') ?? has('take');
  const play = use && s.offered !== null ? bestUse(s.columns, s.hand, s.offered, scales) : null;
  if (use && play) return { type: use.type, actor, cards: s.cards(play.use.laid) };
  if (has('draw')) return { type: 'draw', actor };
  if (has('discard'))
    return { type: 'discard', actor, cards: s.cards([bestThrow(s.columns, s.hand, scales, () => 0)]) };
  return null;
}

/** The ante is gone; playing risks what every loser pays, for that of the others and all the antes. */
function plays(s: Sight, rules: PanRules, { hope }: Manner): boolean {
  const { wait } = prospectOf(s.columns.map(blockOf), s.hand, groundOf(s, rules, 11));
  const chance = hope * firstChance(Math.min(wait, 90), s.rivals, P.W, P.s);
  const each = rules.forWinning * rules.point;
  return chance * (chipsAt(s.round, s.felt.centre) + each * s.rivals.length) >= (1 - chance) * each;
}
