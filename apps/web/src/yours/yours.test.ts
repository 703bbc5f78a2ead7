// One's own hands on the page: the line of a session, what somebody means who types, what is asked of the room, a hand as a picture.
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../lib/acts.js';
import { EMPTY_FELT } from '../lib/felt.js';
import { drawn, type Point, sessionStart, ticks } from './course.js';
import { type Filmed, facesOf, filmOf, timesOf } from './film.js';
import { dayOf, EVERYTHING, queryOf } from './filters.js';
import { facesIn, pictureOf, symbolsFor, wrapped } from './picture.js';
import { meant } from './search.js';
import { yoursStrings } from './words/index.js';

const HOUR = 3_600_000;
const point = (net: number, at = 0, table = 'a'): Point => ({
  net,
  at,
  table,
  position: at,
  round: 1,
  house: 'h',
  game: 'g',
});
const ROOM = { width: 800, height: 220, left: 60, right: 16, top: 16, bottom: 42 };

describe('the line of a session', () => {
  test('a session begins after three hours without a hand', () => {
    expect(sessionStart([])).toBeUndefined();
    expect(sessionStart([point(1, 5), point(1, 6)])).toBe(5);
    expect(sessionStart([point(1, 0), point(1, 4 * HOUR), point(1, 6 * HOUR)])).toBe(4 * HOUR);
  });
  test('the lines across are round, hold nothing among them, and reach round what was won and lost', () => {
    for (const [least, most] of [
      [0, 0],
      [-4200, 0],
      [0, 99],
      [-16_800, 5000],
      [-1, 1_000_000],
    ] as const) {
      const marks = ticks(least, most);
      expect(marks).toContain(0);
      expect(marks[0]!).toBeLessThanOrEqual(least);
      expect(marks.at(-1)!).toBeGreaterThanOrEqual(most);
      expect(marks.length).toBeLessThan(12);
      for (const mark of marks) expect(Math.abs(mark % 100)).toBe(0);
    }
  });
  test('it ends at what all hands came to, and tables lie below it side by side', () => {
    const { end, bands, zero } = drawn([point(500, 1), point(-200, 2), point(-700, 3, 'b')], ROOM);
    expect(end.amount).toBe(-400);
    expect(end.x).toBe(ROOM.width - ROOM.right);
    expect(end.y).toBeGreaterThan(zero);
    expect(bands.map(({ table }) => table)).toEqual(['a', 'b']);
    expect(bands[0]!.x + bands[0]!.width).toBeCloseTo(bands[1]!.x);
  });
});

test.each(['en', 'es'] as const)(
  'who types is understood in %s: a clause, a kind, a game, a house; or not at all',
  (language) => {
    const words = yoursStrings(language);
    const houses = [{ id: 's-and-k', names: ['S & K Cardroom'] }];
    const games = [
      { id: 'snk-pan', names: ['Pan'] },
      { id: 'rog-hold', names: ['Texas Hold’em'] },
    ];
    const find = (text: string) => meant(text, words, houses, games);
    expect(find(' rog-hold-w1 ')).toEqual({ by: 'clause', clause: 'rog-hold-w1' });
    for (const [kind, name] of Object.entries(words.kinds))
      expect(find(name.toUpperCase())).toEqual({ by: 'kind', kind });
    expect(find(language === 'en' ? 'all-in' : 'con todo')).toEqual({ by: 'kind', kind: 'all-in' });
    expect(find('holdem')).toEqual({ by: 'game', game: 'rog-hold' });
    expect(find('pan')).toEqual({ by: 'game', game: 'snk-pan' });
    expect(find('S&K')).toEqual({ by: 'house', house: 's-and-k' });
    expect(find('x')).toBeNull();
    expect(find('bridge')).toBeNull();
  },
);

test('what is chosen is asked of the room, and nothing else', () => {
  const at = { session: 77, today: '2026-11-16' };
  expect(queryOf(EVERYTHING, at)).toEqual({ from: '77' });
  expect(queryOf({ ...EVERYTHING, period: 'all' }, at)).toEqual({});
  const asked = {
    ...EVERYTHING,
    period: 'all',
    kinds: ['won', 'ruling'],
    game: 'rog-hold',
    practice: 'no',
    clause: 'X-1',
  } as const;
  expect(queryOf(asked, at)).toEqual({ kind: 'won,ruling', game: 'rog-hold', practice: 'no', clause: 'X-1' });
  const { from, to } = queryOf({ ...EVERYTHING, period: 'day', day: '2026-03-01' }, at);
  expect(dayOf(new Date(Number(from)))).toBe('2026-03-01');
  expect(dayOf(new Date(Number(to)))).toBe('2026-03-02');
});

test('a picture has every card that was seen and no other, and words cannot break out of it', () => {
  const gist = {
    own: [
      [
        { face: 'As', dim: false },
        { face: null, dim: false },
      ],
    ],
    common: [{ face: 'Kd', dim: true }],
  };
  expect(facesIn(gist)).toEqual(['face-As', 'face-Kd']);
  const shapes: Record<string, string> = {
    'face-As': '<symbol id="face-As"><use href="#ace-s"/></symbol>',
    'ace-s': '<symbol id="ace-s"><path clip-path="url(#cut)"/></symbol>',
    cut: '<clipPath id="cut"/>',
    'face-2c': '<symbol id="face-2c"/>',
  };
  const symbols = symbolsFor(facesIn(gist), (id) => (shapes[id] ? ({ outerHTML: shapes[id] } as Element) : null));
  for (const id of ['face-As', 'ace-s', 'cut']) expect(symbols).toContain(`id="${id}"`);
  expect(symbols).not.toContain('face-2c');
  const svg = pictureOf(
    { title: '<script>', subtitle: '"', say: 'Ana & Luz '.repeat(60), net: '+$5', felt: ['#111', '#000'], gist },
    symbols,
    { '--card': '#fff' },
  );
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&#38;');
  expect(wrapped('one two three', 7, 1)).toEqual(['one two …']);
});

test('a film shows each step for as long as it takes to read, only what was seen then, and the end for longest', () => {
  const felt = { ...EMPTY_FELT, round: 1, seats: [1, 2], chips: { 'stack:1': 500, 'bet:1': 200, 'stack:2': 700 } };
  const dealt = { ...felt, zones: { 'hand:1': [0, 1], 'hand:2': [2, 3] }, faces: { 0: 'As', 1: 'Kd' } };
  const shown = { ...dealt, zones: { ...dealt.zones, board: [4] }, faces: { ...dealt.faces, 4: '7c' } };
  const steps = [dealt, shown].map((one) => ({ felt: one, noted: NOTHING, line: null, lines: [] }));
  const film: Filmed = {
    ...{ title: 'Hold’em <1>', felt: ['#111', '#222'], steps, common: [4], names: { 1: 'Ana', 2: 'Beto' }, pot: 'Pot' },
    say: ({ felt: { zones } }) => (zones.board ? 'The flop.' : 'Ana bets.'),
    money: (amount) => `$${amount / 100}`,
  };
  expect(facesOf(film)).toEqual(['As', 'Kd', '7c']);
  const svg = filmOf(film, '', {});
  const [, first = '', second = ''] = svg.split('<g visibility');
  expect([first.includes('face-7c'), second.includes('face-7c')]).toEqual([false, true]);
  expect(first).toContain('Pot $2');
  expect(svg).toContain('Hold’em &#60;1&#62;');
  const { spans, all } = timesOf(['short', 'a sentence that takes longer to read than a short one', 'end']);
  const lengths = spans.map(([from, to]) => to - from);
  expect(lengths[1]!).toBeGreaterThan(lengths[0]!);
  expect(lengths[2]!).toBeGreaterThan(lengths[1]!);
  expect(spans.at(-1)![1]).toBe(all);
});
