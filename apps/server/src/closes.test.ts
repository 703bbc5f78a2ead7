// Every code a socket is closed with stands in one list, and in the protocol page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSES, WIRE_CLOSES } from '@baraja/room';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const page = readFileSync(join(here, '../../../docs/protocol.md'), 'utf8');
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('test'))
  .map((file) => readFileSync(join(here, file), 'utf8'));

test('the table of the protocol page has every code, and no other', () => {
  const table = page.slice(page.indexOf('| The socket closes with'), page.indexOf('## What you may send'));
  const told = [...table.matchAll(/^\| (\d{4}) \|/gm)].map((match) => Number(match[1]));
  expect(told.sort()).toEqual([...Object.values(CLOSES), ...Object.values(WIRE_CLOSES)].sort());
});

test('the server closes with codes of the list alone, and uses each of them', () => {
  const used = sources.flatMap((text) => [...text.matchAll(/CLOSES\.(\w+)/g)].map((match) => match[1]!));
  expect([...new Set(used)].sort()).toEqual(Object.keys(CLOSES).sort());
  const bare = sources.flatMap((text) => [...text.matchAll(/\b(?:close|shut)\([^)]*\b(?:1\d{3}|4\d{3})\b/g)]);
  expect(bare.map(([call]) => call)).toEqual([]);
});
