/** The published test vectors of SHA-256. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './hash.js';

test('the hash agrees with the platform’s for every length round a block, and for text beyond ASCII', () => {
  const theirs = (text: string) => createHash('sha256').update(text).digest('hex');
  for (let n = 0; n < 200; n++) expect(sha256('a'.repeat(n))).toBe(theirs('a'.repeat(n)));
  for (const text of ['Rogelio’s', 'Escaleriado ♠♥', '𝄞 21½']) expect(sha256(text)).toBe(theirs(text));
});
