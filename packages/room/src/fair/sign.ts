// The room's own key, Ed25519: it signs how far the record had got, and that a player's part is in it. The private half is a small
// file apart from the store, readable by its owner only; the public half is the room's name for whoever keeps a signature.
import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { secretIn } from './key.js';
import { RECEIPT, type Receipt, signedLine } from './receipt.js';

export interface Signer {
  /** The public key, in hexadecimal. */
  readonly room: string;
  sign(text: string): string;
}

/** What RFC 8410 puts before the 32 bytes of a key. */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');

export function signer(seed: Uint8Array = randomBytes(32)): Signer {
  const der = Buffer.concat([privateHead, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const room = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicHead.length).toString('hex');
  return { room, sign: (text) => sign(null, Buffer.from(text), key).toString('hex') };
}

/** The key of a data folder; made when there is none, unless that is an error. */
export const signerIn = (folder: string, { create }: { readonly create: boolean }): Signer =>
  signer(secretIn(folder, 'room.key', { create }));

/** Whether a text was signed by the room of this name; false for whatever is no name or signature. */
export function isSigned(room: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(room) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    const key: KeyObject = createPublicKey({
      key: Buffer.concat([publicHead, Buffer.from(room, 'hex')]),
      ...{ format: 'der', type: 'spki' },
    });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

/** The fields of a line of this kind, and the room that signed it; null if it is none, or was changed. */
export function readLine(kind: string, line: string): { readonly room: string; readonly fields: string[] } | null {
  const words = line.trim().split(':');
  if (words[0] !== 'baraja' || words[1] !== kind || words.length < 4) return null;
  const [room, signature] = words.slice(-2) as [string, string];
  return isSigned(room, words.slice(0, -1).join(':'), signature) ? { room, fields: words.slice(2, -2) } : null;
}

// --- receipts ---

export function readReceipt(line: string): (Receipt & { readonly room: string }) | null {
  const read = readLine(RECEIPT, line);
  if (read?.fields.length !== 7) return null;
  const [table, round, base, seat, part, version, hash] = read.fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const numbers = { round: Number(round), base: Number(base), seat: Number(seat), version: Number(version) };
  return { room: read.room, table, part, hash, ...numbers };
}

// --- heads ---

/** How far a room's record has got: so many events and entries of the ledger, and the chains over them. */
export interface RecordHead {
  readonly at: number;
  readonly events: number;
  readonly chain: string;
  readonly last: string;
  readonly entries: number;
  readonly book: string;
}
const HEAD = 'head-1';
export const headLine = (h: RecordHead, by: Signer): string =>
  signedLine(HEAD, [h.at, h.events, h.chain, h.last, h.entries, h.book], by);
export function readHead(line: string): (RecordHead & { readonly room: string }) | null {
  const read = readLine(HEAD, line);
  if (read?.fields.length !== 6) return null;
  const [at, events, chain, last, entries, book] = read.fields as [string, string, string, string, string, string];
  return { room: read.room, at: Number(at), events: Number(events), chain, last, entries: Number(entries), book };
}
