/**
 * What a bot would do and what that rests on, as figures: at a poker table its share of what it can win and the price of staying in, at
 * the twenty-one games what each choice is worth. Games whose bots weigh nothing in one figure have the choice alone.
 */
import type { HouseCommand } from '../kernel/index.js';
import { seeded } from '../kernel/index.js';
import type { Bot, Seen } from './bot.js';
import { careful, lively, type Manner, quick, sharp, steady } from './manners.js';
import { betFigures, player } from './poker.js';
import { handWorths } from './twenty-one.js';

/** Of a bet: 0 to 1 what share of the pot the cards win as the betting suggests, and what staying in costs of what is then to be won. */
export interface BetFigures {
  readonly share: number;
  readonly price: number;
  readonly winnable: number;
  readonly against: number;
  /** Where nobody has raised in the first round, a bot goes by this alone: 0 to 1 the share of hands that are worse. */
  readonly stands?: number;
}
export interface Advice {
  readonly command: HouseCommand;
  readonly bet?: BetFigures;
  /** What each choice is worth, in wagers: -0.5 gives up half of one. The best first. */
  readonly worths?: readonly { readonly act: HouseCommand['type']; readonly worth: number }[];
}

const MANNERS: readonly Manner[] = [careful, steady, lively, quick, sharp];

/** The choice of the player of this manner, with its figures. The same seed, the same answer. */
export function advise(manner: Bot['name'], seen: Seen, seed: number): Advice {
  const own = MANNERS.find(({ name }) => name === manner) ?? steady;
  const command = player(own).choose(seen, seeded(seed));
  const { rules } = seen.game;
  const { menu } = seen.view;
  if (rules?.family === 'twenty-one' && menu.some(({ type }) => type === 'hit' || type === 'stand'))
    return { command, worths: handWorths(seen, rules) };
  const bet = menu.some(({ type }) => type === 'fold') ? betFigures(seen, own, seed) : null;
  return bet ? { command, bet } : { command };
}
