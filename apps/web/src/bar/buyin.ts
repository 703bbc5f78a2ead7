// How much to sit down with: between the posted ends, in whole chips, and not more than the wallet holds.
import type { SeatView, TableRules } from '../lib/wire.js';
import type { Range } from './amounts.js';
import { unitOf } from './unit.js';

type Posted = Pick<TableRules, 'buyIn' | 'forced' | 'game'>;

/** The legal buy-ins; null when the wallet is short of the least one. */
export function buyInRange({ buyIn, game }: Posted, wallet: number): Range | null {
  const unit = game.chip;
  const most = Math.floor(Math.min(buyIn.max ?? Number.MAX_SAFE_INTEGER, wallet) / unit) * unit;
  return most < buyIn.min ? null : { min: buyIn.min, max: most, unit };
}
/**
 * What most people bring: a hundred big blinds where there is a most, twice the least where there is none; where one may bank,
 * fifty of the least wagers.
 */
export function usualBuyIn(rules: Posted, range: Range): number {
  if (rules.forced.kind === 'wager') return Math.max(range.min, Math.min(range.max, 50 * rules.forced.min));
  const wanted = rules.buyIn.max === null ? 2 * rules.buyIn.min : Math.max(rules.buyIn.min, 100 * unitOf(rules));
  return Math.max(range.min, Math.min(range.max, wanted));
}
/** What a seated patron may add: up to the posted most. */
export function topUpRange({ buyIn, game }: Posted, stack: number, wallet: number): Range | null {
  const unit = game.chip;
  const least = stack === 0 ? buyIn.min : unit;
  const room = (buyIn.max ?? Number.MAX_SAFE_INTEGER) - stack;
  const most = Math.floor(Math.min(room, wallet) / unit) * unit;
  return most < least ? null : { min: least, max: most, unit };
}
/** Whether somebody who sits is not dealt in for want of chips. */
export function isShortOfChips({ stack, behind, why }: SeatView, { buyIn }: Posted): boolean {
  const chips = stack + behind;
  return chips === 0 || (/^(no-chips|short-of-)/.test(why ?? '') && chips < buyIn.min);
}
