// Playthroughs can be read back and replayed, however long the round; and a golden that no longer holds says where.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'baraja';
import { afterAll, describe, expect, test } from 'vitest';
import { goldens } from './goldens.js';
import { LINES_MAX, playthrough, printCommand, readPlaythrough } from './playthrough.js';
import { potluck } from './potluck.js';
import { driven } from './sample.js';
import { showpieces } from './showpieces.js';
import { type Teller, terse } from './tellers.js';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('a playthrough', () => {
  test.each(seeds)('of seed %i reads back to its choices, whole or cut', (seed) => {
    const { commands } = driven(potluck, seed);
    const whole = playthrough(potluck, { seed, commands });
    expect(readPlaythrough(whole)).toEqual({ seed, commands });
    const cut = playthrough(potluck, { seed, commands, linesMax: 40 });
    expect(readPlaythrough(cut)).toEqual({ seed, commands });
    if (commands.length > 8) expect(cut).toContain('choices only');
    expect(cut.split('\n').length).toBeLessThanOrEqual(42);
  });
  test('has few and short lines', () => {
    for (const seed of seeds) {
      const lines = playthrough(potluck, { seed, commands: driven(potluck, seed).commands }).split('\n');
      expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });
  test('shows each seat its own cards, and brackets what not all have seen', () => {
    const { commands } = driven(potluck, 0);
    const deal = playthrough(potluck, { seed: 0, commands: commands.slice(0, 2) });
    expect(deal).toMatch(/^cards {2}hand 1 \[.. .. ..\], 2 \[.. .. ..\], 6 \[/m);
    expect(deal).not.toContain('??');
  });
  test('stops at a choice that is refused, and says so', () => {
    const { commands } = driven(potluck, 0);
    const wrong: Command[] = [commands[0]!, { type: 'raise', actor: 1 }];
    expect(playthrough(potluck, { seed: 0, commands: wrong })).toContain('! refused: not-');
  });
  test.each<[string, Command]>([
    ['> 1 raise 40', { type: 'raise', actor: 1, amount: 40 }],
    ['> 12 draw #3 #17', { type: 'draw', actor: 12, cards: [3, 17] }],
    ['> 2 draw #', { type: 'draw', actor: 2, cards: [] }],
    ['> dealer give @6', { type: 'give', actor: 'dealer', seat: 6 }],
    ['> floor exposed-card #3 @0', { type: 'exposed-card', actor: 'floor', cards: [3], seat: 0 }],
  ])('writes %s', (text, command) => {
    expect(printCommand(command)).toBe(text);
    expect(readPlaythrough(text).commands).toEqual([command]);
  });
  test('may be told in other words', () => {
    const { commands } = driven(potluck, 0);
    const event: Teller['event'] = (_game, e) => (e.type === 'FeeTaken' ? 'The button pays a chip.' : null);
    const teller: Teller = { ...terse, event, choice: ({ type }) => (type === 'bid' ? 'as he says' : null) };
    const text = playthrough(potluck, { seed: 0, commands, teller });
    expect(text).toContain('-- 1 shuffle\nThe button pays a chip.\nchips');
    expect(readPlaythrough(text)).toEqual({ seed: 0, commands });
  });
});

describe('goldens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldens-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const kuhn = showpieces().find(({ subject }) => subject.name === 'kuhn')!;
  const file = join(folder, 'kuhn.txt');
  test('a game without one fails', () => {
    expect(goldens(kuhn, { folder, update: false })).toContain('kuhn has no golden');
  });
  test('is written when asked for, and then replays', () => {
    expect(goldens(kuhn, { folder, update: true })).toBeNull();
    expect(goldens(kuhn, { folder, update: false })).toBeNull();
  });
  test('says which line no longer holds', () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace('stack 0 9, 1 9', 'stack 0 9, 1 8'));
    expect(goldens(kuhn, { folder, update: false })).toContain('kuhn.txt:8 says\n  chips  stack 0 9, 1 8');
  });
  test('is told anew with the same choices, so that only what changed differs', () => {
    const choices = readPlaythrough(readFileSync(file, 'utf8'));
    expect(goldens(kuhn, { folder, update: true })).toBeNull();
    expect(readPlaythrough(readFileSync(file, 'utf8'))).toEqual(choices);
  });
});
