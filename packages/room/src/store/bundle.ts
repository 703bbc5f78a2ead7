// A bundle: events of one stream that follow one another, packed together and deflated. Of their hashes only the one before them and the
// last are kept: those between are worked out again, each from the one before it and its event.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Reader, unzigzag, Writer, zigzag } from 'baraja/facts';
import type { RawEvent } from './asks.js';
import { hashLink, WITHHELD } from './chain.js';
import { StoreError } from './errors.js';
import type { RawBody } from './packed.js';

export interface Bundle {
  /** The versions of its first and its last event, and their positions. */
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** The hash of the event before its first, and that of its last. */
  readonly before: Uint8Array;
  readonly hash: Uint8Array;
  readonly body: Uint8Array;
}

/** The form of the bytes. */
const FORM = 1;
const HASH = 32;
/** What an event's bytes are: its text; its hash, where it is withheld; and from there on, packed by the dictionary of that number. */
const [TEXT, SEAL, PACKED] = [0, 1, 2];
/** Bytes of an event's columns in a bundle before they are deflated; one that says more is broken. */
const LARGEST = 2 ** 28;

const hexed = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** @param before the hash of the event before the first */
export function bundled(events: readonly RawEvent[], before: Uint8Array): Bundle {
  const [first, last] = [events[0]!, events.at(-1)!];
  const by = [...new Set(events.flatMap(({ body }) => (typeof body === 'string' ? [] : [body.by])))];
  const parts = events.map(({ body, hash }): readonly [kind: number, bytes: Uint8Array] => {
    if (typeof body !== 'string') return [PACKED + by.indexOf(body.by), body.bytes];
    return body === WITHHELD ? [SEAL, Buffer.from(hash, 'hex')] : [TEXT, Buffer.from(body)];
  });
  // Like beside like: so it deflates best.
  const w = new Writer();
  w.uint(FORM);
  w.uint(by.length);
  for (const dictionary of by) w.raw(Buffer.from(dictionary, 'hex'));
  events.forEach(({ position }, i) => {
    w.uint(position - (events[i - 1] ?? first).position);
  });
  events.forEach(({ at }, i) => {
    w.uint(zigzag(at - (events[i - 1]?.at ?? 0)));
  });
  for (const [kind] of parts) w.uint(kind);
  for (const [, bytes] of parts) w.uint(bytes.length);
  for (const [, bytes] of parts) w.raw(bytes);
  return {
    ...{ first: first.version, last: last.version, low: first.position, high: last.position },
    ...{ before, hash: Buffer.from(last.hash, 'hex'), body: deflateRawSync(w.done(), { level: 9 }) },
  };
}

/** Its events, from the first on. The last has the hash that was kept, so that whoever follows the chain finds out what does not fit. */
export function* loosened(stream: string, { first, last, low, before, hash, body }: Bundle): Generator<RawEvent> {
  const columns = readColumns(body, last - first + 1, { first, last });
  const name = Buffer.from(stream);
  let [position, at, previous] = [low, 0, before];
  for (const [i, { away, later, kind, bytes }] of columns.events.entries()) {
    const version = first + i;
    position += away;
    at += later;
    const told = bodyOf(kind, bytes, columns.by);
    const link = { version, at, body: told };
    previous = version === last ? hash : kind === SEAL ? bytes : hashLink(previous, name, link);
    yield { stream, position, hash: hexed(previous), ...link };
  }
}
const bodyOf = (kind: number, bytes: Uint8Array, by: readonly string[]): RawBody => {
  if (kind === TEXT) return Buffer.from(bytes).toString();
  return kind === SEAL ? WITHHELD : { bytes, by: by[kind - PACKED]! };
};

interface Columns {
  readonly by: readonly string[];
  readonly events: readonly { away: number; later: number; kind: number; bytes: Uint8Array }[];
}
function readColumns(body: Uint8Array, count: number, { first, last }: Pick<Bundle, 'first' | 'last'>): Columns {
  try {
    const r = new Reader(inflateRawSync(body, { maxOutputLength: LARGEST }));
    const form = r.uint();
    if (form !== FORM) throw new Error(`form ${form} is not known`);
    const by = Array.from({ length: r.length() }, () => hexed(r.raw(HASH)));
    const column = <T>(read: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => read(i));
    const away = column(() => r.uint());
    const later = column(() => unzigzag(r.uint()));
    const kinds = column(() => r.uint());
    const lengths = column(() => r.uint());
    const bytes = column((i) => r.raw(lengths[i]!));
    if (!r.isDone || kinds.some((kind) => kind >= PACKED + by.length)) throw new Error('it says what cannot be');
    return {
      by,
      events: column((i) => ({ away: away[i]!, later: later[i]!, kind: kinds[i]!, bytes: bytes[i]! })),
    };
  } catch (error) {
    throw new StoreError(
      'corrupt',
      `the bundle of events ${first} to ${last} cannot be read: ${(error as Error).message}`,
    );
  }
}
