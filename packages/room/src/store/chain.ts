// The hash chain of a stream: each event seals all before it. Whoever holds one hash can tell whether anything up to
// there was changed, dropped or put in between.
import { createHash } from 'node:crypto';
import type { RawBody } from './packed.js';

/** What stands in a copy where an event was that is withheld. No event is that. */
export const WITHHELD = 'null';

/** What the hash covers. */
export interface Link {
  readonly version: number;
  readonly at: number;
  readonly body: RawBody;
}

const tag = Buffer.from('baraja.stream.1\0');
const packedTag = Buffer.from('baraja.stream.2\0');
export const firstHash: Uint8Array = new Uint8Array(32);

/**
 * SHA-256 over tag ‖ previous hash ‖ length of the name ‖ name ‖ version ‖ time ‖ body. Numbers are 64 bits, the big end
 * first. Only the body has no length before it, and it comes last: no two lists of fields give the same bytes. Where the body is
 * packed the tag is another, and before it comes the hash of the dictionary it was packed by.
 */
export function hashLink(previous: Uint8Array, stream: Buffer, { version, at, body }: Link): Buffer {
  const numbers = Buffer.allocUnsafe(24);
  numbers.writeBigInt64BE(BigInt(stream.length), 0);
  numbers.writeBigInt64BE(BigInt(version), 8);
  numbers.writeBigInt64BE(BigInt(at), 16);
  const isText = typeof body === 'string';
  const head = [isText ? tag : packedTag, previous, numbers.subarray(0, 8), stream, numbers.subarray(8)];
  const hash = createHash('sha256').update(Buffer.concat(head));
  return (isText ? hash.update(body) : hash.update(body.by, 'hex').update(body.bytes)).digest();
}

/** Follows a chain from its beginning; tells what is wrong with the first link that does not fit. */
export class ChainReader {
  version = 0;
  position = 0;
  hash: Uint8Array = firstHash;
  /** Events of which only the seal is there. */
  withheld = 0;
  private readonly stream: Buffer;

  /** @param mayWithhold of a copy that says so: the chain goes on from the seal of what is not there */
  constructor(
    stream: string,
    private readonly mayWithhold = false,
  ) {
    this.stream = Buffer.from(stream);
  }

  /** Goes on after an event, whose hash is taken as it lies. */
  after({ version, position, hash }: { version: number; position: number; hash: string }): void {
    [this.version, this.position, this.hash] = [version, position, Buffer.from(hash, 'hex')];
  }

  add(link: Link & { readonly position: number; readonly hash: string }): string | undefined {
    if (link.version !== this.version + 1) return `version ${this.version + 1} is missing`;
    if (link.position <= this.position) return 'it stands before an earlier event';
    if (this.mayWithhold && link.body === WITHHELD) this.withheld++;
    this.hash =
      this.mayWithhold && link.body === WITHHELD
        ? Buffer.from(link.hash, 'hex')
        : hashLink(this.hash, this.stream, link);
    if (Buffer.from(this.hash).toString('hex') !== link.hash) return 'the event or its hash was changed';
    this.version = link.version;
    this.position = link.position;
    return undefined;
  }
}
