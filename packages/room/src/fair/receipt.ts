// Lines the room signs, and the one a player keeps: that his part stands in a table's stream. Nothing of Node is in it.
import type { Signer } from './sign.js';

/**
 * A signed line, made to be copied: a word for what it is, its fields, the room and the signature over all before it, with colons
 * between.
 */
export function signedLine(kind: string, fields: readonly (string | number)[], by: Signer): string {
  const text = ['baraja', kind, ...fields, by.room].join(':');
  return `${text}:${by.sign(text)}`;
}
/** That a player's part stands in a table's stream: at this version, under this hash. */
export interface Receipt {
  readonly table: string;
  readonly round: number;
  readonly base: number;
  readonly seat: number;
  readonly part: string;
  readonly version: number;
  readonly hash: string;
}
export const RECEIPT = 'part-1';
export const receiptLine = (r: Receipt, by: Signer): string =>
  signedLine(RECEIPT, [r.table, r.round, r.base, r.seat, r.part, r.version, r.hash], by);
