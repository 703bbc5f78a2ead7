// `baraja odds` as a person meets it, its figures and refusals read: as a program where the program matters, and otherwise its
// commands as they are, since a program takes longer to start than most answers take to count.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unshelve } from 'baraja/books';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baraja, Program, type Ran } from './terminal.js';

const TUTORIAL = fileURLToPath(new URL('../../../docs/tutorial', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'baraja-odds-cli-'));
let shipped: Program;

beforeAll(async () => {
  shipped = await Program.bundled('odds');
});
afterAll(() => {
  shipped.remove();
  rmSync(data, { recursive: true, force: true });
});

const program = (...args: readonly string[]): Promise<Ran> => shipped.run(args, { data });
/** The same commands without a program of their own. */
const odds = (...args: readonly string[]): Promise<Ran> => baraja(['odds', ...args], { data });
const spaced = (text: string): string => text.replace(/\s+/g, ' ');

describe('spanish-poker', () => {
  test('prints what the sheet prints and what it comes to, with the method on demand', async () => {
    const { out, code } = await program('odds', 'spanish-poker', '--ante-table', '1', '--explain');
    const text = spaced(out);
    expect(code).toBe(0);
    expect(text).toContain('house keeps of each ante 5.8747 % 5.93 %');
    expect(text).toContain('house keeps of all money bet 2.3715 % 2.41 %');
    expect(text).toContain('Dos Pares, table 1 4.7798 % 4.78 %');
    expect(text).toContain('Dos Pares, table 2 5.2842 % 5.28 %');
    expect(text).toContain('Joker in Hand 2.4390 % 2.44 %');
    expect(text).toContain('straight flush, quads and flush 43.7583 % 43.76 %');
    expect(text).toContain('not those of best play');
    expect(text).toContain('Cases: 282,517,050,816');
    expect(text).toContain('AMB-SPAN-02');
  });
  test('says what to do with a hand, and refuses one there is none of', async () => {
    expect((await odds('spanish-poker', '--hand', '2c 3d 4h 5s 7c')).out).toContain('high card: fold');
    expect(await odds('spanish-poker', '--hand', '8c 3d 4h 5s 7c')).toMatchObject({ code: 1, out: '' });
    expect((await odds('spanish-poker', '--switch', 'span.tie=maybe')).err).toContain('AMB-SPAN-02');
    const other = await odds('spanish-poker', '--switch', 'rank.natural_beats_wild=yes');
    expect(other).toMatchObject({ code: 1 });
    expect(other.err).toContain('do not go by rank.natural_beats_wild');
  });
  test('as JSON, fractions as they are; and remembered', async () => {
    const answer = JSON.parse((await odds('spanish-poker', '--json')).out) as { joker: { edge: unknown } };
    expect(answer.joker.edge).toEqual({ n: '1', d: '41' });
    expect(readdirSync(join(data, 'odds')).length).toBeGreaterThan(0);
  });
});

describe('a kept hand, from a seat', () => {
  const keys = 'c\nc\nc\nc\nc\nc\nq\n';
  const play = (...args: readonly string[]) => baraja(['play', ...args], { input: keys, data });
  test('outs, price and share at each choice, and the same as JSON', async () => {
    expect((await odds('seat')).err).toContain('No hand has been kept yet');
    expect((await play('rogelios', 'hold', '--stake', '3/6', '--seed', '8')).code).toBe(0);
    const { out, code } = await odds('seat', '--samples', '4000', '--explain');
    expect(code).toBe(0);
    expect(out).toContain('Rogelio’s, Texas Hold’em 3/6, hand 1, from seat 1');
    expect(out).toContain('6s 9c: high card');
    expect(out).toContain('$3 to win $4: needs 42.86 % of the pot');
    expect(out).toContain('straight: 4c 4d 4h 4s');
    expect(out).toContain('Only what the seat had seen is known');
    const choices = JSON.parse((await odds('seat', '--samples', '4000', '--json')).out) as {
      hole: string;
      against: string[];
      needs: unknown;
    }[];
    expect(choices[0]).toMatchObject({ hole: '6s 9c', needs: { n: '3', d: '7' } });
    // Nobody shows a card before the river: nothing of the others is known.
    expect(choices.every(({ against }) => against.every((cards) => cards === ''))).toBe(true);
  });
  test('by the edition the hand was played by, though its house is not here any more', async () => {
    const at = ['play', 'la-rueda', 'hold', '--houses', TUTORIAL, '--seed', '8'];
    const own = mkdtempSync(join(tmpdir(), 'baraja-gone-'));
    try {
      expect((await baraja(at, { input: keys, data: own })).code).toBe(0);
      unshelve('la-rueda');
      const { out, code } = await baraja(['odds', 'seat', '--samples', '400'], { data: own });
      expect(code).toBe(0);
      expect(out).toMatch(/^la-rueda, .* 2\/4, hand 1, from seat 1/);
      expect(out).toContain('of the pot');
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });
  test('what cannot be is refused with the reason', async () => {
    expect((await odds('seat', '--hand', '9')).err).toContain('That sitting has 1 hand.');
    expect((await odds('seat', '/nowhere.jsonl')).err).toContain('There is no file /nowhere.jsonl');
    expect((await play('spanish-poker', 'span', '--seed', '3')).code).toBe(0);
    expect((await odds('seat')).err).toContain('Spanish Poker has no pot to play for');
  });
});

describe('help', () => {
  test.each([
    'spanish-poker',
    'pure-21.5',
    'no-bust-21',
    'blackjack',
    'pai-gow',
    'equity',
    'hands',
    'push-nine',
    'fees',
  ])('%s says what it takes', async (name) => {
    const { out, code } = await odds(name, '--help');
    expect(code).toBe(0);
    for (const option of ['--json', '--explain', '--quiet', '--no-cache']) expect(out).toContain(option);
  });
});

describe('the others', () => {
  test('hands of a house', async () => {
    const { out } = await odds('hands', 'jalisco', 'draw', '--explain');
    expect(spaced(out)).toContain('five of a kind 13 ');
    expect(spaced(out)).toContain('double ace flush 848');
    expect(out).toContain('Cases: 2,869,685');
    expect((await odds('hands', 's-and-k', 'ohl')).err).toContain('Hands of that game are not all of one kind');
  });
  test('21.5 games: worth, charts, fees', async () => {
    const { out } = await odds('no-bust-21', '--decks', 'infinite', '--charts');
    expect(spaced(out)).toContain('player, of a wager -0.637925 %');
    expect(out).toContain('Three cards or more, which are played differently');
    expect(out).toContain('VEN-NB21-50');
    expect(spaced((await odds('blackjack')).out)).toContain('player, of a wager -0.509397 %');
    expect((await odds('pure-21.5', '--natural', '4:5')).err).toContain('AMB-ROG-43');
    expect(await odds('pure-21.5', '--decks', '9')).toMatchObject({ code: 1 });
  });
  test('equity', async () => {
    const { out } = await odds('equity', 'rogelios', 'hold', 'As Ks', 'Qh Qd');
    expect(spaced(out)).toContain('As Ks 46.2145 % 787,966 6,732 917,606');
    expect((await odds('equity', 'rogelios', 'hold', 'As Kz', 'Qh Qd')).err).toContain('Cannot read “As Kz”');
    expect((await odds('equity', 'rogelios', 'hold', 'As Ks')).err).toContain('Two hands at least');
  });
  test('pai-gow by a sample with its error, push-nine, fees', async () => {
    expect((await odds('pai-gow', '--deals', '20000')).out).toMatch(/The banker keeps .* \(standard error 0\.\d+ %\)/);
    expect(spaced((await odds('push-nine')).out)).toContain('9.150080 %, exactly 1164263/12724075');
    const fees = (await odds('fees', 'rogelios')).out;
    expect(fees).toContain('ROG-FEE-2');
    expect(fees).toContain('ROG-P215-F6');
    expect(fees).toContain('AMB-GEN-23');
    expect(spaced((await odds('fees', 's-and-k')).out)).toContain(
      '$101.00 3 $3.00 2.970 % $0.00 0.000 % $270.00 $90.00',
    );
    expect((await odds('fees', 'rogelios', '--jackpot', '5000')).err).toContain('both --jackpot and --one-in');
    expect((await odds('fees', 'moon')).err).toContain('No house called moon');
  });
});
