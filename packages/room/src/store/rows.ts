// Rows of the streams' tables as plain values, and back, in whichever database they lie.
import { createHash } from 'node:crypto';
import type { Row } from '../ledger/index.js';
import type { RawEvent, Sheet } from './asks.js';
import { firstHash } from './chain.js';
import type { RawBody } from './packed.js';

export const hex = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString('hex');

/** An event's body, and the hash of what it is packed by. */
export const PACKED_COLUMNS = 'e.body, e.packed, (SELECT d.hash FROM dictionaries d WHERE d.id = e.dictionary)';
/** In a file of before, which is only looked at: nothing is packed. */
export const PLAIN_COLUMNS = 'e.body, NULL, NULL';

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
