/** Why a table refuses a command: a closed list, each refusal with its clause. A refused command changes nothing. */
import { type Filled, type RefusedFor, TABLE_REASONS } from '../facts/index.js';
import type { Refusal, RuleId } from '../kernel/index.js';

export const TABLE_REFUSALS = /* @__PURE__ */ Object.keys(TABLE_REASONS) as readonly TableRefusalCode[];
export type TableRefusalCode = keyof typeof TABLE_REASONS;

/** No clause is named only where none has anything to say: something a table does not know. */
export type TableRefusal = RefusedFor<typeof TABLE_REASONS>;
type Deny = <K extends TableRefusalCode>(
  refused: K,
  rule: RuleId | null,
  ...facts: Filled<typeof TABLE_REASONS, K>
) => Extract<TableRefusal, { refused: K }>;
export const deny = ((refused: TableRefusalCode, rule: RuleId | null, facts?: object) =>
  facts ? { refused, rule, facts } : { refused, rule }) as Deny;

/** The table's own refusal, or one of the running round. */
export type AnyRefusal = TableRefusal | Refusal;
