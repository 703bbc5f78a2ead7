/**
 * A player of Escaleriado. Whoever is first to eleven wins the count of his own columns from everybody who drew: so columns that
 * count are worth some waiting, and a hand that has little hope is worth la corrida to be rid of.
 */
import type { EscaleriadoRules } from '../games/index.js';
import type { HouseCommand, Option } from '../kernel/index.js';
import { canLay, countsOf, HEIGHTS, type Worth } from '../melds/index.js';
import { type Escaleriado, worthFor } from '../steps/index.js';
import type { Seen } from './bot.js';
import type { Manner } from './manners.js';
import { answered, wouldWin } from './rummy-open.js';
import { type Block, blockOf, type Prospect, prospectOf } from './rummy-plan.js';
import { without } from './rummy-plays.js';
import { firstChance } from './rummy-race.js';
import { type Rival, type RummySight, readRummy } from './rummy-sight.js';
import { bestThrow, groundOf, type Scales, type Taste } from './rummy-weigh.js';

export const P = { tau: 26, each: 0.5, more: 2, L: 10, usual: 9.5, W: 66, s: 26 };

type Sight = RummySight<Escaleriado>;

export function escaleriadoChoice(seen: Seen, rules: EscaleriadoRules, manner: Manner): HouseCommand | null {
  const s = readRummy<Escaleriado>(seen, rules, () => null);
  const { menu } = seen.view;
  const actor = s.seat;
  const has = (type: Option['type']): Option | undefined => menu.find((o) => o.type === type);
  switch (s.now.phase) {
    case 'declare':
    case 'turn': {
      if (drops(s, rules, manner)) return { type: 'drop', actor };
      return { type: has('draw') ? 'draw' : 'stay', actor };
    }
    case 'offer': {
      const must = !has('pass') || wouldWin(askedAfter(s), s);
      const answer = answered(s, scalesOf(s, rules, manner), { use: has('use'), keep: has('keep'), must });
      return answer ?? (has('pass') ? { type: 'pass', actor } : null);
    }
    case 'discard':
      return throws(s, rules, manner, has('lay'));
    default:
      return null;
  }
}

/** Those who will be asked about the open card if I pass it: everybody from me to the player who drew it. */
function askedAfter({ rivals, now }: Sight): readonly Rival[] {
  const drew = rivals.findIndex(({ seat }) => seat === now.drawer);
  return drew < 0 ? rivals : rivals.slice(0, drew);
}

/** Where ten must lie before an eleventh wins, all that can lie is laid before the last card is thrown. */
function throws(s: Sight, rules: EscaleriadoRules, manner: Manner, lay: Option | undefined): HouseCommand {
  const thrown = bestThrow(s.columns, s.hand, scalesOf(s, rules, manner), () => 0);
  const rest = without(s.hand, [thrown]);
  if (rules.tenDownFirst && lay && rest.length > 0 && canLay(countsOf([...s.columns.flat(), ...rest]), rules.melds))
    return { type: 'lay', actor: s.seat, cards: s.cards(rest) };
  return { type: 'discard', actor: s.seat, cards: s.cards([thrown]) };
}

/** A hand pays the usual count when it loses and takes it from everybody when it wins; la corrida ends it now. */
function drops(s: Sight, rules: EscaleriadoRules, { hope }: Manner): boolean {
  const { wait } = prospectOf(s.columns.map(blockOf), s.hand, groundOf(s, rules, 11));
  const chance = hope * firstChance(wait, s.rivals, P.W, P.s);
  const count = P.usual * rules.point;
  const gone = s.now.out.length * rules.corrida;
  return chance * (gone + count * s.rivals.length) - (1 - chance) * count < -rules.corrida;
}

function scalesOf(s: Sight, rules: EscaleriadoRules, { looks }: Manner): Scales {
  return { ground: groundOf(s, rules, 11), lay: s.lay, taste: tasteOf(worthFor(rules)), looks };
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
  if (block.isSet) return block.cards * worth.set[block.suit * HEIGHTS + block.low]!;
  let sum = 0;
  for (let height = block.low; height <= block.high; height++) sum += worth.run[block.suit * HEIGHTS + height]!;
  return sum;
}
