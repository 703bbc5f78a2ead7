/** A player of the rummies: each has its own turn loop, and a player of its own. */
import type { RummyRules } from '../games/index.js';
import type { HouseCommand, Rng } from '../kernel/index.js';
import type { Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';
import { escaleriadoChoice } from './rummy-escaleriado.js';
import { largoChoice } from './rummy-largo.js';
import { panChoice } from './rummy-pan.js';

export function rummyChoice(seen: Seen, rules: RummyRules, manner: Manner, rng: Rng): HouseCommand {
  return chosen(seen, rules, manner) ?? fallback(seen, rng);
}
function chosen(seen: Seen, rules: RummyRules, manner: Manner): HouseCommand | null {
  switch (rules.game) {
    case 'escaleriado':
      return escaleriadoChoice(seen, rules, manner);
    case 'pan':
      return panChoice(seen, rules, manner);
    case 'largo':
      return largoChoice(seen, rules, manner);
  }
}
