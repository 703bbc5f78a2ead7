// Bodies as bytes: packed by a dictionary, which is kept once in the store and known by the hash of its text. The chain of a stream covers
// that hash with every event, so that nobody changes what bytes mean without breaking it.
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { type TableDictionary, tablePacking } from 'baraja/table';
import { StoreError } from './errors.js';
import type { Json } from './store.js';

/** A dictionary on its way to the store: its hash in hexadecimal, and its text, deflated. */
export interface Bound {
  readonly hash: string;
  readonly body: Uint8Array;
}
/** A body on its way to the store and back: text, or bytes with the hash of their dictionary. */
export type RawBody = string | { readonly bytes: Uint8Array; readonly by: string };

const hashOf = (text: string): string =>
  createHash('sha256').update('baraja.dictionary.1\0').update(text).digest('hex');

const bound = new WeakMap<TableDictionary, Bound>();
/** A dictionary bound for keeping; made once for each. */
export function bind(dictionary: TableDictionary): Bound {
  const kept = bound.get(dictionary);
  if (kept !== undefined) return kept;
  const text = JSON.stringify(dictionary);
  const made = { hash: hashOf(text), body: deflateSync(text) };
  bound.set(dictionary, made);
  return made;
}
/** A dictionary as it was kept; one that is not what its hash says is refused. */
export function unbind({ hash, body }: Bound): TableDictionary {
  const text = inflated(body);
  if (text === null || hashOf(text) !== hash) {
    throw new StoreError(
      'corrupt',
      `dictionary ${hash.slice(0, 12)} was changed: what was packed by it cannot be read`,
    );
  }
  return JSON.parse(text) as TableDictionary;
}
function inflated(body: Uint8Array): string | null {
  try {
    return inflateSync(body).toString();
  } catch {
    return null;
  }
}

type Packing = ReturnType<typeof tablePacking>;
const packings = new WeakMap<TableDictionary, Packing>();
function packingBy(dictionary: TableDictionary): Packing {
  // What was declared then is what is read here; whether it is still what is declared is asked by whoever folds it.
  const made = packings.get(dictionary) ?? tablePacking(dictionary, dictionary.table);
  packings.set(dictionary, made);
  return made;
}
export function packBody(dictionary: TableDictionary, body: object): RawBody {
  try {
    return { bytes: packingBy(dictionary).pack(body as { type: string }), by: bind(dictionary).hash };
  } catch (error) {
    throw new StoreError('bad-append', `an event must be as it is declared: ${(error as Error).message}`);
  }
}
export function unpackBody(dictionary: TableDictionary, bytes: Uint8Array): Json {
  try {
    return packingBy(dictionary).unpack(bytes) as unknown as Json;
  } catch (error) {
    throw new StoreError('corrupt', (error as Error).message);
  }
}
