/** A player of Panguingue: to eleven first, and no further into a hand that will hardly get there. */
import type { PanRules } from '../games/index.js';
import { chipsAt, type HouseCommand, type Option } from '../kernel/index.js';
import type { Pan } from '../steps/index.js';
import { chooser, type Seen } from './bot.js';
import type { Manner } from './manners.js';
import { mostOf } from './rummy-most.js';
import { answered, wouldWin } from './rummy-open.js';
import { blockOf, prospectOf } from './rummy-plan.js';
import { firstChance } from './rummy-race.js';
import { type RummySight, readRummy } from './rummy-sight.js';
import { bestThrow, groundOf, type Scales } from './rummy-weigh.js';

export const P = { W: 33, s: 9 };

type Sight = RummySight<Pan>;

export function panChoice(seen: Seen, rules: PanRules, manner: Manner): HouseCommand | null {
  const s = readRummy<Pan>(seen, rules, (now) => now.unused);
  const { menu } = seen.view;
  const actor = s.seat;
  const has = (type: Option['type']): Option | undefined => menu.find((o) => o.type === type);
  const scales: Scales = {
    ground: groundOf(s, rules, 11),
    lay: s.lay,
    taste: { worth: (p) => -p.wait, cost: 1 },
    looks: manner.looks,
  };
  switch (s.now.phase) {
    case 'declare':
      return { type: plays(s, rules, manner) ? 'play' : 'pass', actor };
    case 'turn':
      return answered(s, scales, { use: has('take') }) ?? { type: 'draw', actor };
    case 'forced':
      return answered(s, scales, { use: has('take'), must: true });
    case 'offer': {
      const must = wouldWin(s.rivals.slice(0, 1), s);
      return paidFor(seen, rules) ?? answered(s, scales, { use: has('use'), must });
    }
    case 'discard': {
      const thrown = () => bestThrow(s.columns, s.hand, scales, () => 0);
      return paidFor(seen, rules) ?? { type: 'discard', actor, cards: s.cards([thrown()]) };
    }
    default:
      return null;
  }
}
/** Where conditions are paid, what lies in a hand earns nothing: it goes down as soon as it can. */
function paidFor(seen: Seen, rules: PanRules): HouseCommand | null {
  const lay = seen.view.menu.find((o) => o.type === 'lay');
  const cards = rules.payConditions && lay ? mostOf(seen, rules, lay) : null;
  return cards && { type: 'lay', actor: chooser(seen.view), cards };
}

/** The ante is gone; playing risks what every loser pays, for that of the others and all the antes. */
function plays(s: Sight, rules: PanRules, { hope }: Manner): boolean {
  const { wait } = prospectOf(s.columns.map(blockOf), s.hand, groundOf(s, rules, 11));
  const chance = hope * firstChance(Math.min(wait, 90), s.rivals, P.W, P.s);
  const each = rules.forWinning * rules.point;
  return chance * (chipsAt(s.felt, s.places.centre) + each * s.rivals.length) >= (1 - chance) * each;
}
