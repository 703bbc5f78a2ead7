/** A player of the twenty-one games, who also banks. */
import type { TwentyOneRules } from '../games/index.js';
import type { Command, Rng } from '../kernel/index.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';

export function twentyOneChoice(seen: Seen, _rules: TwentyOneRules, _manner: Manner, rng: Rng): Command {
  const { menu } = seen.view;
  const actor = chooser(seen.view);
  const bank = menu.find((o) => o.type === 'bank');
  if (bank?.amount) return { type: 'bank', actor, amount: bank.amount.max };
  const wager = menu.find((o) => o.type === 'wager');
  if (wager?.amount && wager.seats?.includes(actor))
    return { type: 'wager', actor, amount: wager.amount.min, seat: actor };
  return fallback(seen, rng);
}
