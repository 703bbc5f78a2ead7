/** Bots: players that receive a view and nothing else. */
import type { Bot } from './bot.js';
import { clicker, quiet } from './clicker.js';
import { careful, lively, quick, sharp, steady } from './manners.js';
import { player } from './poker.js';
import { melder } from './rummy-plain.js';

export { type Advice, advise, type BetFigures } from './advice.js';
export { type Bot, type Posted, posted, type Seen } from './bot.js';
export { clicker, quiet } from './clicker.js';
export { careful, lively, type Manner, quick, sharp, steady } from './manners.js';
export { player, prepare } from './poker.js';
export { melder } from './rummy-plain.js';
export { type Layer, type Opponent, readSpot, type Spot } from './spot.js';
export { type Contest, type Reader, reader } from './worth.js';

/** Every bot there is, by name. */
export const bots: Readonly<Record<string, Bot>> = Object.fromEntries(
  [player(careful), player(steady), player(lively), player(quick), player(sharp), clicker, quiet, melder].map((bot) => [
    bot.name,
    bot,
  ]),
);
