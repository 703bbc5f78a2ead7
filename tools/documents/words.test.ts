// The documents say what the books say, word for word in both languages, for as long as there are both.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from './words.js';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

test.each([...documents(ROOT)])('%s has the words of the books', (path, text) => {
  expect(readFileSync(path, 'utf8'), 'npx tsx -C source tools/documents/words.ts takes them over').toBe(text);
});
