// Every game has a playthrough that somebody has read, and it still goes as it went then, word for word.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { goldens } from './goldens.js';
import { LINES_MAX, playthrough, readPlaythrough } from './playthrough.js';
import { type Showpiece, showpieces } from './showpieces.js';

const pieces = showpieces();
const named = pieces.map((piece) => [piece.subject.name, piece] as const);

describe.each(named)('%s', (_name, piece) => {
  test('its golden replays line by line', () => {
    expect(goldens(piece)).toBeNull();
  });
});
test('there is no golden of what is no game any more', () => {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'goldens');
  expect(readdirSync(folder).sort()).toEqual(pieces.map(({ subject }) => `${subject.name}.txt`).sort());
});

describe('a round in words', () => {
  const told = ({ subject, teller, course, firstSeed }: Showpiece): string => {
    const { commands } = course(firstSeed);
    return playthrough(subject, { seed: firstSeed, commands, teller });
  };
  test.each(named)('of %s reads back to its choices, on few and short lines', (_name, piece) => {
    const text = told(piece);
    expect(readPlaythrough(text).commands).toEqual(piece.course(piece.firstSeed).commands);
    expect(text.split('\n').length).toBeLessThanOrEqual(LINES_MAX);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
