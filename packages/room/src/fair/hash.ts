// SHA-256 as fast as it is to be had: Node's own where there is Node, plain code in a page.
import { sha256 } from './sha256.js';
import { joined } from './verify.js';

type NodeHash = (name: 'sha256', bytes: Uint8Array, as: 'buffer') => Uint8Array;
interface NodeCrypto {
  readonly hash?: NodeHash;
  createHash(name: 'sha256'): { update(bytes: Uint8Array): { digest(): Uint8Array } };
}
interface Host {
  readonly process?: { getBuiltinModule?(name: 'node:crypto'): NodeCrypto };
}

function quickest(): (bytes: Uint8Array) => Uint8Array {
  const node = (globalThis as Host).process?.getBuiltinModule?.('node:crypto');
  if (!node) return sha256;
  const { hash } = node;
  // In one call where Node has it, which takes half the time.
  return hash
    ? (bytes) => hash('sha256', bytes, 'buffer')
    : (bytes) => node.createHash('sha256').update(bytes).digest();
}
export const quickHash: (bytes: Uint8Array) => Uint8Array = quickest();

const BLOCK = 64;
/** HMAC-SHA-256 (RFC 2104) under a key of no more than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const under = (byte: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ byte);
  return quickHash(joined(under(0x5c), quickHash(joined(under(0x36), message))));
}
