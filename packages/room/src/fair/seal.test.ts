// Seals and the key they are made with.
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../store/test/places.js';
import { keyIn } from './key.js';
import { SealError, sealer } from './seal.js';

const key = Buffer.alloc(32, 7);

describe('a seal', () => {
  const faces = { faces: ['As', 'Kd', '2c'], note: 'ñ' };
  const { seal, unseal } = sealer(key);

  test('opens where it was made for, with the same key, and nowhere else', () => {
    const sealed = seal(faces, 'table-t17/88');
    // Two letters come up by chance among so many; the cards in their order do not.
    const inside = Buffer.from(sealed, 'base64url').toString('latin1');
    for (const text of [sealed, inside]) expect(text).not.toMatch(/As\W*Kd/);
    expect(unseal(sealed, 'table-t17/88')).toEqual(faces);
    expect(sealer(key).unseal(sealed, 'table-t17/88')).toEqual(faces);
    expect(() => unseal(sealed, 'table-t17/89')).toThrow(SealError);
    expect(() => sealer(Buffer.alloc(32, 8)).unseal(sealed, 'table-t17/88')).toThrow(/another key/);
  });

  test('any changed bit, any cut breaks it', () => {
    const bytes = Buffer.from(seal(faces, 'here'), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => unseal(changed.toString('base64url'), 'here')).toThrow(SealError);
    }
    for (let length = 0; length < bytes.length; length++) {
      expect(() => unseal(bytes.subarray(0, length).toString('base64url'), 'here')).toThrow(SealError);
    }
    for (const text of ['', 'x', '!!!!', 'a'.repeat(200)]) expect(() => unseal(text, 'here')).toThrow(SealError);
  });

  test('the same secret sealed twice looks different, and its length is all it tells', () => {
    const seals = Array.from({ length: 200 }, () => seal(faces, 'here'));
    expect(new Set(seals).size).toBe(200);
    expect(new Set(seals.map((sealed) => sealed.length)).size).toBe(1);
  });

  test('nothing and half a key are refused', () => {
    expect(() => seal(undefined, 'here')).toThrow(SealError);
    expect(() => sealer(Buffer.alloc(16))).toThrow(/32 bytes/);
  });
});

describe('the key file', () => {
  let folder: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
  });
  afterEach(() => remove());
  const path = (): string => join(folder, 'data', 'seal.key');
  const made = (): Uint8Array => keyIn(join(folder, 'data'), { create: true });

  test('is made once, for its owner only, and read ever after', async () => {
    expect(() => keyIn(join(folder, 'data'), { create: false })).toThrow(/put back/);
    const first = made();
    expect(first).toHaveLength(32);
    expect(made()).toEqual(first);
    expect(keyIn(join(folder, 'data'), { create: false })).toEqual(first);
    expect(await readdir(join(folder, 'data'))).toEqual(['seal.key']);
    if (process.platform !== 'win32') expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await readFile(path(), 'utf8')).toBe(`${Buffer.from(first).toString('hex')}\n`);
  });

  test('is refused when it is no key, or when others may read it', async () => {
    made();
    if (process.platform !== 'win32') {
      await chmod(path(), 0o644);
      expect(made).toThrow(/chmod 600/);
      await chmod(path(), 0o600);
    }
    await writeFile(path(), 'abc\n');
    expect(made).toThrow(/holds no key/);
  });
});
