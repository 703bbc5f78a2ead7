// What stacks and steps are measured by at a table. The engine's own function lies beside the schemas of the rules, which a page
// that only reads them need not fetch.
import type { TableRules } from '../lib/wire.js';

/** The least a hand costs somebody who plays it. */
export function unitOf({ forced, game }: Pick<TableRules, 'forced' | 'game'>): number {
  switch (forced.kind) {
    case 'blinds':
      return forced.big;
    case 'ante':
    case 'bring-in':
      return forced.amount;
    case 'price':
    case 'wager':
      return forced.min;
    case 'none':
      return game.chip;
  }
}
