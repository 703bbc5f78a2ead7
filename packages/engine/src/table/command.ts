/** What may be asked of a table: whatever is declared, a game that was chosen, and a command for the round in progress. */
import type { TableAsked } from '../facts/index.js';
import type { HouseCommand } from '../kernel/index.js';
import type { Choose } from './choice.js';

/** A command for the round in progress: of a seat, of chance, or a ruling of dealer or floor. */
export interface Act {
  readonly type: 'act';
  readonly command: HouseCommand;
}
export type TableCommand = TableAsked | Choose | Act;
