/** A table on offer. */
import type { Chips, RuleId } from '../kernel/index.js';

/**
 * A table on offer: '3/6' is a limit table, '3-6' a spread table, a no-limit table is named after its blinds, and a table with
 * one condition after that: '2'; so are tables for so much a point or a chip. Where the ante is agreed with the stake, it
 * follows: '1-5 ante 2'; and where the same figures are offered in another form already, the form: '1/2 pot-limit'.
 */
export interface Stake {
  readonly id: string;
  readonly form: 'limit' | 'spread' | 'pot-limit' | 'no-limit' | 'condition' | 'points';
  readonly low: Chips;
  readonly high: Chips;
  readonly ante?: Chips;
  /** The clause that offers it. */
  readonly rule: RuleId;
}
