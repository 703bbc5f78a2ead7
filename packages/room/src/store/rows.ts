// Rows of the streams' tables as plain values, and back, in whichever database they lie.
import { createHash } from 'node:crypto';
import type { Row } from '../ledger/index.js';
import type { RawEvent, Sheet } from './asks.js';
import { firstHash } from './chain.js';
import type { RawBody } from './packed.js';

export const hex = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString('hex');

/** How events lie in a database. One of an earlier edition that is only looked at has nothing bundled, or not even packed. */
export interface Shape {
  /** Of an event's body, and the hash of what it is packed by. */
  readonly columns: string;
  readonly hasBundles: boolean;
}
export const shapeOf = (has: { readonly packed: boolean; readonly bundles: boolean }): Shape => ({
  columns: has.packed ? PACKED_COLUMNS : 'e.body, NULL, NULL',
  hasBundles: has.bundles,
});
const PACKED_COLUMNS = 'e.body, e.packed, (SELECT d.hash FROM dictionaries d WHERE d.id = e.dictionary)';
/** What today's edition makes. */
export const TODAYS: Shape = shapeOf({ packed: true, bundles: true });

export const bodyFrom = (text: unknown, packed: unknown, by: unknown): RawBody =>
  packed === null ? String(text) : { bytes: packed as Uint8Array, by: hex(by ?? firstHash) };

export function eventFrom(row: Row): RawEvent {
  return {
    stream: String(row[0]),
    version: Number(row[1]),
    position: Number(row[2]),
    at: Number(row[3]),
    hash: hex(row[4]),
    body: bodyFrom(row[5], row[6], row[7]),
  };
}

/** What an append asks for, less the time: a retry may be stamped later. */
export function digestOf({ stream, expect, bodies, transfers }: Sheet): Buffer {
  const told = bodies.map((body) => (typeof body === 'string' ? body : hex(body.bytes)));
  return createHash('sha256')
    .update(JSON.stringify([stream, expect, told, transfers]))
    .digest();
}
