// The key that seals a room's secrets: one small file in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SealError } from './seal.js';

const fileName = 'seal.key';
const ownerOnly = 0o600;

/**
 * The key of a data folder. With `create`, made when there is none; without, its absence is an error: a store that holds
 * sealed rounds cannot do with a new key.
 */
export const keyIn = (folder: string, how: { readonly create: boolean }): Uint8Array => secretIn(folder, fileName, how);

/** The same of any file of 32 secret bytes. */
export function secretIn(folder: string, name: string, { create }: { readonly create: boolean }): Uint8Array {
  const path = join(folder, name);
  const found = readKey(path);
  if (found !== undefined) return found;
  if (!create) throw new SealError(`there is no ${path}: put back the one that belongs to the store`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makeKey(path);
  // Whoever came first has made it; everybody uses that one.
  return readKey(path)!;
}

function readKey(path: string): Uint8Array | undefined {
  let text: string;
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      throw new SealError(`others may read ${path}: set its rights with chmod 600, and consider the key known`);
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}\n?$/.test(text)) throw new SealError(`${path} holds no key: put back the one that belongs there`);
  return Buffer.from(text.trim(), 'hex');
}

/** Written and flushed under another name, then linked: a key file is whole or absent, and never replaced. */
function makeKey(path: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const file = openSync(draft, 'wx', ownerOnly);
  try {
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  flushFolder(dirname(path));
}

/** So that the name outlives a loss of power as surely as what will be sealed under it. Windows needs no such thing. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
