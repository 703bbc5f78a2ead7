// The pledge and its openings: what is genuine is accepted, and every way of cheating we know is not.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pack52, packOf, printFace } from 'baraja';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditShuffle, commit } from './commit.js';
import { quickHash } from './hash.js';
import { makeSecret, orderFrom, readSecret, writeSecret } from './secret.js';
import { sha256 } from './sha256.js';
import {
  type Hash,
  innerBytes,
  leafBytes,
  type Opening,
  plainHash,
  sidesOf,
  toHex,
  verifyOpening,
  webHash,
} from './verify.js';

const secret = { saltKey: createHash('sha256').update('a key for tests').digest() };
const facesOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i % 10}s`);
const sha = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

describe('the tree', () => {
  test('is the one of RFC 9162, with the size sealed on top', () => {
    // The definition, top down: a list is split at the largest power of two below its length.
    const top = (leaves: readonly Uint8Array[]): Uint8Array => {
      if (leaves.length === 1) return leaves[0]!;
      const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
      return sha(Buffer.of(1), top(leaves.slice(0, split)), top(leaves.slice(split)));
    };
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 31, 32, 33, 41, 52, 53, 280, 320]) {
      const pledge = commit(facesOf(size), secret);
      const leaves = facesOf(size).map((face, index) => {
        const { salt } = pledge.opening(index);
        const place = Buffer.alloc(4);
        place.writeUInt32BE(index);
        return sha(Buffer.of(0), Buffer.from(salt, 'hex'), place, Buffer.from(face));
      });
      const length = Buffer.alloc(4);
      length.writeUInt32BE(size);
      expect(pledge.root).toBe(sha(Buffer.of(2), length, top(leaves)).toString('hex'));
    }
  });

  test('every card of every size opens, by every hash', async () => {
    const hashes: readonly Hash[] = [quickHash, webHash, plainHash];
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 17, 33, 52, 53]) {
      const pledge = commit(facesOf(size), secret);
      for (let index = 0; index < size; index++) {
        const opening = JSON.parse(JSON.stringify(pledge.opening(index))) as Opening;
        const hash = hashes[(size + index) % 3]!;
        expect(await verifyOpening(pledge.root, opening, hash)).toEqual({ genuine: true, index, face: opening.face });
      }
    }
  });

  test('salts differ between cards and between shuffles, and a closed card’s salt is on nobody’s path', () => {
    const pledges = [commit(facesOf(52), secret), commit(facesOf(52), makeSecret(52))];
    const openings = pledges.flatMap((pledge) => facesOf(52).map((_, index) => pledge.opening(index)));
    const salts = new Set(openings.map(({ salt }) => salt));
    expect(salts.size).toBe(104);
    for (const { path } of openings) for (const node of path) expect(salts.has(node)).toBe(false);
  });
});

describe('cheating', () => {
  const pledge = commit(facesOf(53), secret);
  const good = pledge.opening(7);
  const why = async (opening: unknown, root: string = pledge.root): Promise<string> => {
    const answer = await verifyOpening(root, opening as Opening, quickHash);
    return answer.genuine ? 'genuine' : answer.why;
  };

  test('another face, place, salt, path, size or root', async () => {
    const other = pledge.opening(8);
    expect(await why({ ...good, face: 'As' })).toBe('not in this pack');
    expect(await why({ ...good, index: 8 })).toBe('not in this pack');
    expect(await why({ ...good, salt: other.salt })).toBe('not in this pack');
    expect(await why({ ...good, path: [...good.path].reverse() })).toBe('not in this pack');
    expect(await why({ ...good, path: good.path.slice(1) })).toBe('wrong path');
    expect(await why({ ...good, path: [...good.path, good.path[0]!] })).toBe('wrong path');
    expect(await why({ ...good, of: 52 })).toMatch(/wrong path|not in this pack/);
    expect(await why({ ...good, index: 53 })).toBe('no such card');
    expect(await why(good, commit(facesOf(53), makeSecret(53)).root)).toBe('not in this pack');
  });

  test('the last card of an odd level has no double: repeating it gives another root', async () => {
    // Trees that fill an odd level by repeating its last node let 3 cards and 4 cards share a root.
    const [three, four] = [commit(['2c', '3c', '4c'], secret), commit(['2c', '3c', '4c', '4c'], secret)];
    expect(three.root).not.toBe(four.root);
    const last = three.opening(2);
    expect(last.path).toHaveLength(1);
    const leaf = toHex(quickHash(leafBytes(Buffer.from(last.salt, 'hex'), 2, '4c')));
    expect(await why({ ...last, index: 3, of: 4, path: [leaf, ...last.path] }, three.root)).toBe('not in this pack');
    expect(await why({ ...last, index: 1, of: 2 }, three.root)).toBe('not in this pack');
  });

  test('an inner node cannot be shown as a card, nor a card as an inner node', () => {
    const [left, right] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const inner = innerBytes(left, right);
    // With all lengths chosen by the cheat, the bytes still differ: the first one says what they are.
    for (let index = 0; index < 4; index++) {
      expect(Buffer.from(leafBytes(left, index, right.toString('latin1'))).equals(inner)).toBe(false);
    }
    expect([inner[0], leafBytes(left, 0, 'As')[0]]).toEqual([1, 0]);
  });

  test('a subtree cannot pass for a pack of its own', async () => {
    const pair = commit(['2c', '3c'], secret);
    const four = commit(['2c', '3c', '4c', '5c'], secret);
    const lower = four.opening(0);
    expect(await why({ ...lower, of: 2, path: lower.path.slice(0, 1) }, four.root)).toBe('not in this pack');
    expect(await why({ ...lower, of: 2, path: lower.path.slice(0, 1) }, pair.root)).toBe('genuine');
  });

  test('the sides of a path follow from place and size alone', () => {
    for (let of = 1; of <= 70; of++) {
      const shapes = new Set(Array.from({ length: of }, (_, index) => sidesOf(index, of).join(' ')));
      expect(shapes.size).toBe(of);
    }
  });

  test('garbage is malformed and never throws', async () => {
    const bad: unknown[] = [null, undefined, 5, 'text', [], {}, { ...good, path: 'x' }, { ...good, path: [5] }];
    bad.push({ ...good, index: -1 }, { ...good, index: 0.5 }, { ...good, of: 0 }, { ...good, of: 1e9 });
    bad.push({ ...good, salt: good.salt.slice(2) }, { ...good, salt: good.salt.toUpperCase().replace('0', 'G') });
    bad.push({ ...good, face: '' }, { ...good, face: 'A♠' }, { ...good, face: 'x'.repeat(17) }, { ...good, face: 7 });
    for (const one of bad) expect(await why(one)).toBe('malformed');
    for (const root of ['', 'zz', good.salt.slice(1), null]) expect(await why(good, root as string)).toBe('malformed');
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (one) => {
        expect(await why(one)).toBe('malformed');
      }),
    );
  });

  test('any single change to an opening is caught', async () => {
    const changed = fc.record({
      card: fc.nat(52),
      field: fc.nat(3),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 15 }),
    });
    const flip = (hex: string, at: number, by: number): string => {
      const place = at % hex.length;
      const digit = (Number.parseInt(hex[place]!, 16) ^ by).toString(16);
      return hex.slice(0, place) + digit + hex.slice(place + 1);
    };
    await fc.assert(
      fc.asyncProperty(changed, async ({ card, field, at, by }) => {
        const { salt, path, ...opening } = pledge.opening(card);
        const node = at % path.length;
        const variants: readonly Opening[] = [
          { ...opening, path, salt: flip(salt, at, by) },
          { ...opening, salt, path: path.map((one, i) => (i === node ? flip(one, at, by) : one)) },
          { ...opening, salt, path, face: `${opening.face}x` },
          { ...opening, salt, path, index: (card + by) % 53 },
        ];
        expect(await why(variants[field])).not.toBe('genuine');
      }),
      { numRuns: 300 },
    );
  });
});

describe('the hash in plain code', () => {
  test('agrees with the published one and with Node for every length', () => {
    expect(toHex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    for (let length = 0; length < 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(toHex(sha256(bytes))).toBe(toHex(quickHash(bytes)));
    }
  });

  test('what a browser runs needs nothing of Node', () => {
    const require = createRequire(import.meta.url);
    const { buildSync } = require('esbuild') as typeof import('esbuild');
    const entry = fileURLToPath(new URL('./verify.ts', import.meta.url));
    const options = { bundle: true, platform: 'browser', format: 'esm', minify: true, write: false } as const;
    const [file] = buildSync({ ...options, entryPoints: [entry] }).outputFiles;
    expect(file!.contents.length).toBeLessThan(6000);
    expect(file!.text).not.toMatch(/\bBuffer\b|\brequire\b|node:/);
  });
});

describe('the auditor', () => {
  test('recomputes order and root from the secret', () => {
    for (const pack of [pack52, packOf(52, 2)].map((faces) => faces.map(printFace))) {
      const shuffleSecret = makeSecret(pack.length);
      const faces = orderFrom(pack, shuffleSecret.seed);
      expect([...faces].sort()).toEqual([...pack].sort());
      const { root } = commit(faces, shuffleSecret);
      const kept = readSecret(JSON.parse(JSON.stringify(writeSecret(shuffleSecret))));
      expect(auditShuffle(pack, kept, root)).toBe(true);
      expect(auditShuffle(pack, { ...kept, seed: Buffer.alloc(kept.seed.length) }, root)).toBe(false);
      expect(auditShuffle(pack, { ...kept, saltKey: Buffer.alloc(32) }, root)).toBe(false);
      const swapped = [faces[1]!, faces[0]!, ...faces.slice(2)];
      expect(auditShuffle(pack, kept, commit(swapped, shuffleSecret).root)).toBe(swapped.join() === faces.join());
    }
  });
});
