/** Why a table refuses a command: a closed list, each refusal with its clause. A refused command changes nothing. */
import type { Refusal, RuleId } from '../kernel/index.js';

/** Every reason, in order of precedence. Words for people are made from these. */
export const TABLE_REFUSALS = [
  'unknown-command',
  // Which seat, and who.
  'no-such-seat',
  'seat-empty',
  'seat-taken',
  'already-seated',
  'no-bots',
  'on-duty',
  'already-leaving',
  // When.
  'no-round',
  'round-running',
  'already-sitting-out',
  'already-playing',
  'duty-unchanged',
  'no-player-bank',
  'mark-unchanged',
  // Chips.
  'amount-not-whole',
  'less-than-taken-away',
  'buy-in-too-small',
  'buy-in-too-big',
  'no-chips',
  'collection-owed',
  // The collection.
  'no-time-collection',
  'not-yet-due',
  // The table's limit.
  'no-table-limit',
  'no-such-limit',
  'notice-too-short',
  // The progressive.
  'no-progressive',
  // Dealing.
  'no-draw',
  'button-drawn',
  'button-not-drawn',
  'too-few-players',
  'wrong-cards',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

export interface TableRefusal {
  readonly refused: TableRefusalCode;
  /** Null only where no clause has anything to say: something a table does not know. */
  readonly rule: RuleId | null;
  readonly facts?: Readonly<Record<string, number | string>>;
}
export const deny = (
  refused: TableRefusalCode,
  rule: RuleId | null,
  facts?: Readonly<Record<string, number | string>>,
): TableRefusal => (facts ? { refused, rule, facts } : { refused, rule });

/** The table's own refusal, or one of the running round. */
export type AnyRefusal = TableRefusal | Refusal;
