/**
 * What is asked of a table, held against its declaration before anything looks at it: in plain JavaScript, and from outside, nothing
 * else would tell of a slip. What only the table can judge, such as whether a seat is one of its own, is left for it to refuse.
 */
import {
  type Field,
  type Fields,
  list,
  maybe,
  optional,
  plain,
  record,
  TABLE_COMMANDS,
  text,
  wrongIn,
} from '../facts/index.js';
import { deny, type TableRefusal } from './refusal.js';

const any = plain();
const some = optional(any);
/** Bounds of the menu, and not forms, say what an act may name. */
const act: Fields = {
  type: text,
  actor: any,
  amount: some,
  seat: some,
  cards: optional(list(any)),
  piles: optional(list(list(any))),
  faces: optional(list(any)),
};
const DECLARED: Readonly<Record<string, Fields>> = {
  ...TABLE_COMMANDS,
  choose: { seat: any, game: text, rules: maybe(any), edition: optional(text), elsewhere: optional(list(text)) },
  act: { command: record(act) },
};
/** Of a number, which seats and how many chips there may be is a clause's to say. */
const isJudged = ({ form }: Field): boolean => form === 'seat' || form === 'chips';
const ASKED: typeof DECLARED = Object.fromEntries(
  Object.entries(DECLARED).map(([name, fields]) => [
    name,
    {
      type: text,
      ...Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, isJudged(field) ? { ...field, form: 'ratio' } : field]),
      ),
    },
  ]),
);

/** What a command lacks, or has otherwise than it is declared; null where the table can look at it. */
export function wrongAsked(asked: unknown): TableRefusal | null {
  if (!isRecord(asked) || typeof asked.type !== 'string' || !Object.hasOwn(ASKED, asked.type))
    return deny('unknown-command', null, { command: nameOf(isRecord(asked) ? asked.type : asked) });
  const command = asked.type;
  const wrong = wrongIn(ASKED[command]!, asked);
  if (wrong === null) return null;
  const { field, wants } = wrong;
  const takes = (DECLARED[command]![field] ?? wants)?.form ?? 'nothing';
  return deny('command-wrong', null, { command, field, takes });
}
const nameOf = (what: unknown): string => (typeof what === 'string' ? what : '?');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
