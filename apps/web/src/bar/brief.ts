// On a phone the bar takes its height off the felt. Where nobody ever says how much he bets it needs less of it.
import type { GameRules, RoundView, TableView } from '../lib/wire.js';
import { isShortOfChips } from './buyin.js';

/** Is every bet of this game one figure, whether it is said as a whole or street by street? */
const isFixed = (game: GameRules): boolean =>
  game.family === 'push-nine' ||
  ('limit' in game && game.limit.kind === 'structured') ||
  (game.family === 'streets' && game.streets.every(({ limit }) => limit.kind === 'fixed'));
const isSized = (round: RoundView | null): boolean =>
  round?.menu.some(({ amount }) => amount !== null && amount.min < amount.max) ?? false;

/** Whoever buys chips says how many; nobody does while he is in a hand. */
export function isBrief({ rules, seats, round, you }: Pick<TableView, 'rules' | 'seats' | 'round' | 'you'>): boolean {
  const mine = seats.find(({ seat }) => seat === you.seat);
  if (!mine || !isFixed(rules.game) || isSized(round)) return false;
  return (round?.seats.includes(mine.seat) ?? false) || !isShortOfChips(mine, rules);
}
