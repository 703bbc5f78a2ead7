// What is held to the laws, and how the suite itself behaves. The laws are tried in conformance-1.test.ts and its neighbours.
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameBook, gameBook, gameBooks, gameOf, games } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { conforms } from './conforms.js';
import { lamps, lampsByGame, lampsByLaw } from './lamps.js';
import { lawNames } from './laws.js';
import { potluck } from './potluck.js';
import { placingsOf, smallSubjects, subjects, subjectsOf } from './subjects.js';
import { openedAt, throwsOf } from './switched.js';
import { unitOf } from './tables.js';
import { PARTS } from './vitest.js';

/** What a table posts before the deal, by what is forced there. Of a bring-in, a price and a wager it posts nothing. */
const FORCED: Readonly<Record<string, readonly string[]>> = {
  blinds: ['small-blind', 'big-blind', 'dead-small', 'live-big'],
  ante: ['ante'],
  'bring-in': [],
  price: [],
  wager: [],
  none: [],
};

describe('what is held to the laws', () => {
  test('is told apart by its name', () => {
    const names = subjects().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
  test('is all of it in one part or another', () => {
    const here = dirname(fileURLToPath(import.meta.url));
    const parts = readdirSync(here).filter((file) => /^conformance-\d+\.test\.ts$/.test(file));
    expect(parts).toHaveLength(PARTS);
    expect(existsSync(`${here}/conformance-${PARTS}.test.ts`)).toBe(true);
  });
  describe.each(gameBooks.map((book) => [book.id, book] as const))('%s', (_id, book) => {
    const placings = placingsOf(book);
    const list = subjectsOf(book);
    test('has two seats, three or four, and six or more', () => {
      const sizes = list.map(({ game }) => game.seats.length);
      const many = Math.min(6, gameOf(book.id).players.max);
      expect([sizes.includes(2), sizes.some((n) => n === 3 || n === 4), sizes.some((n) => n >= many)]).toEqual([
        true,
        true,
        true,
      ]);
    });
    test('is a rummy at every number of seats it may have', () => {
      const { family, players } = gameOf(book.id);
      const sizes = list.map(({ game }) => game.seats.length);
      const all = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
      if (family === 'rummy') expect(sizes).toEqual(expect.arrayContaining(all));
    });
    test('is dealt by a person and by the engine', () => {
      expect(new Set(list.map(({ setup }) => setup.terms.dealer))).toEqual(new Set(['engine', 'person']));
    });
    test('has every forced bet there is, dead blinds among them, short stacks and deep ones, and a fee if the house has one', () => {
      const kinds = list.flatMap(({ setup }) => setup.terms.posts.map(({ kind }: { kind: string }) => kind));
      const tables = placings.map(({ stake, switches }) => openedAt(book, { stake, switches })!);
      const wanted = tables.flatMap(({ forced }) => FORCED[forced.kind]);
      expect(kinds).toEqual(expect.arrayContaining(wanted));
      const charges = tables.some(({ fee }) => fee.kind === 'hand' && fee.bands.some((band) => band.collection > 0));
      expect(list.some(({ setup }) => setup.terms.fees.length > 0)).toBe(charges);
      // Where wagers pay, the round takes it when they lie.
      const rates = list.flatMap(({ setup }) => setup.terms.bank?.tariff.bank ?? []);
      expect(rates.length > 0).toBe(tables.some(({ fee }) => fee.kind === 'wager' && fee.bank.length > 0));
      const depths = list.flatMap(({ setup }, i) => Object.values(setup.chips).map((n) => n / bigOf(book, i)));
      expect([Math.min(...depths) < 4, Math.max(...depths) > 30]).toEqual([true, true]);
    });
    test('has every switch thrown to whatever it can be thrown to, at one table or another', () => {
      const isThrown = ({ key, value }: { key: string; value: unknown }): boolean =>
        placings.some(({ switches }) => JSON.stringify(switches[key]) === JSON.stringify(value));
      const stakes = new Set(placings.map(({ stake }) => stake));
      const never = [...stakes].flatMap((stake) => throwsOf(book, stake)).filter((one) => !isThrown(one));
      // Left out is only what opens no table at any stake, alone or with another switch: killing a game without a structure, and
      // a table limit below what a game of points can cost.
      const opens = never.filter(({ key, value }) =>
        [...stakes].some((stake) => openedAt(book, { stake, switches: { [key]: value } })),
      );
      expect(opens).toEqual([]);
      const { family } = gameOf(book.id);
      const may = family === 'rummy' ? ['jal.table_limit'] : ['bet.kill'];
      expect(never.filter(({ key }) => !may.includes(key))).toEqual([]);
    });
    function bigOf(of: GameBook, i: number): number {
      const { stake, switches } = placings[i]!;
      return unitOf(openedAt(of, { stake, switches })!);
    }
  });
});

describe('the suite', () => {
  test('has a game of its own that keeps every law, at every point', () => {
    const report = conforms(potluck, { seeds: 20, pace: 'thorough' });
    expect(report.failures).toEqual([]);
    expect(lawNames.filter((law) => report.tried[law] === 0)).toEqual([]);
  });
  test('skips a law with a reason, and not without', () => {
    const law = 'silence-plays';
    expect(() => conforms(potluck, { seeds: 0, skip: [{ law, reason: ' ' }] })).toThrow('without a reason');
    const report = conforms(potluck, { seeds: 1, skip: [{ law, reason: 'nobody is ever silent here' }] });
    expect(lamps([report])).toContain('| – |');
    expect(lamps([report])).toContain('potluck skips `silence-plays`: nobody is ever silent here');
  });
  test('fails whoever is asked no rules', () => {
    const { knows: _, ...ignorant } = potluck;
    expect(conforms(ignorant, { seeds: 1 }).failures.map((f) => f.law)).toEqual(['rules-known']);
  });
});

describe('lamps', () => {
  const reports = smallSubjects.map((subject) => conforms(subject, { seeds: 4 }));
  test('are printed from a run', () => {
    expect(lamps(reports).split('\n')[2]).toMatch(/^\| kuhn \| ● \| ● \| ● \| ● \| ● \| ● \| ● \| 4 \| \d+ \|$/);
    expect(lampsByLaw(reports).split('\n')).toHaveLength(lawNames.length + 3);
  });
  test('show every game of every house: lit or untried', () => {
    const [first] = subjectsOf(gameBook('ven-hold')!);
    const rows = lampsByGame([conforms(first!, { seeds: 4 })])
      .split('\n')
      .slice(2, -1);
    expect(rows).toHaveLength(games.length);
    const rowOf = (text: string) => rows.find((row) => row.includes(text));
    expect(rowOf('Ven-A-Mexico | Texas Hold’em')).toMatch(/\| `hold` \| ● \| ● \| .* \| 1 \| 4 \| \d+ \|$/);
    expect(rowOf('S & K Cardroom | Pineapple')).toMatch(/\| `pine` \| \? \| \? \| .* \| 0 \| 0 \| 0 \|$/);
  });
});
