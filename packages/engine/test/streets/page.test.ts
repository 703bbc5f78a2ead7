// A game as a page of streets: what such a page may say, what it may not, and what follows from it.
import { describe, expect, test } from 'vitest';
import type { Clash } from '../../src/facts/index.js';
import { clauseOf, makeGame, STREET_NAMES, type StreetRules, streetRules, supplyFor } from '../../src/games/index.js';
import { tableRules } from '../../src/table/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { words } from '../../src/words/index.js';

const RULE = 'AMB-GEN-09';
const cites = Object.fromEntries(Object.keys(streetRules.shape.cites.shape).map((name) => [name, RULE]));
const fixed = { kind: 'fixed', bet: 200 } as const;
const first = { name: 'deal', rule: RULE, down: 5, begins: 'blinds', limit: fixed };
const draw = { name: 'draw', rule: RULE, burn: true, draw: 5, begins: 'button', limit: fixed };
const board = { name: 'flop', rule: RULE, burn: true, board: 3, begins: 'button', limit: fixed };
const doors = { name: 'third', rule: RULE, down: 2, up: 1, begins: 'bring-in', limit: fixed };
const fourth = { name: 'fourth', rule: RULE, burn: true, up: 1, begins: 'high-board', limit: fixed };
const opening = { amount: 100, by: 'low-card', completes: true };
const high = { ranking: 'high', use: 'any' };

const page = (own: object) => ({
  family: 'streets',
  pack: 52,
  high,
  low: null,
  streets: [first],
  raisesMax: 3,
  capHeadsUp: 'unlimited',
  shortAllIn: 'half',
  chip: 100,
  cites,
  ...own,
});
const read = (own: object): StreetRules => streetRules.parse(page(own));

describe('what no page may say', () => {
  const clashes: readonly [Clash, object][] = [
    ['nobody-wins', { high: null }],
    ['street-twice', { streets: [first, draw, draw] }],
    ['first-street-deals', { streets: [draw] }],
    ['first-street-deals', { streets: [{ ...first, burn: true }] }],
    ['street-gives-one', { streets: [first, { ...board, up: 1 }] }],
    ['street-gives-one', { streets: [first, { ...fourth, up: 0, down: 2, begins: 'button' }] }],
    ['draw-or-deal', { streets: [doors, draw], opening }],
    [
      'discard-twice',
      {
        streets: [first, board, { ...board, name: 'turn' }].map((s) => ({
          ...s,
          discard: { keep: 2, when: 'after-bets' },
        })),
      },
    ],
    ['begins-first-alone', { streets: [doors] }],
    ['begins-first-alone', { streets: [first, { ...board, begins: 'blinds' }] }],
    ['first-street-open', { streets: [{ ...first, board: 1 }] }],
    ['board-unseen', { streets: [first, { ...board, begins: 'high-board' }] }],
    ['joker-unknown', { pack: 53 }],
    ['decks-unknown', { decks: 2 }],
    [
      'decks-unknown',
      { decks: 2, high: { ranking: 'high-many-decks', use: 'any' }, low: { ranking: 'lowball', use: 'any' } },
    ],
  ];
  test.each(clashes)('%s', (why, own) => {
    const { issues } = streetRules.safeParse(page(own)).error!;
    expect(issues.map(({ message }) => message)).toContain(why);
    expect(clauseOf(issues)).toBe(RULE);
  });
  test('a street without words, a limit there is not, a seventh card', () => {
    for (const street of [
      { ...first, name: 'pineapple' },
      { ...first, limit: { kind: 'open' } },
      { ...first, down: 7 },
    ])
      expect(streetRules.safeParse(page({ streets: [street] })).success).toBe(false);
  });
});

describe('what follows from a page', () => {
  test('every street has a name in both languages, and so has every step of it', () => {
    for (const name of STREET_NAMES)
      for (const part of ['', '-betting', '-gather', '-burn', '-wait', '-rebuild', '-fill', '-declare'])
        for (const lang of ['en', 'es'] as const) expect(words(lang).stage(`${name}${part}`)).not.toBe('');
  });
  test('how many cards so many seats may need', () => {
    const needs = (own: object, seats: number) => supplyFor(read(own), seats).needs;
    expect(needs({ streets: [first, draw] }, 6)).toBe(6 * 5 + 1 + 1); // a burn, and the last card, which is never dealt
    expect(needs({ streets: [{ ...first, down: 4 }, board, { ...board, name: 'turn', board: 1 }] }, 6)).toBe(
      24 + 4 + 2,
    );
    expect(needs({ streets: [doors, fourth], opening }, 8)).toBe(8 * 3 + 1 + 1);
    expect(supplyFor(read({ pack: 36, high: { ranking: 'high-short-deck', use: 'any' } }), 7)).toEqual({
      needs: 35,
      has: 36,
    });
    expect(supplyFor(read({ decks: 3, high: { ranking: 'high-many-decks', use: 'any' } }), 20)).toEqual({
      needs: 100,
      has: 156,
    });
  });
  test('a table whose pack is too small for it is refused', () => {
    const at = (max: number) =>
      tableRules.safeParse({ ...rulesOf({ house: 'rogelios', game: 'hold' }), game: page({}), seats: { min: 2, max } });
    expect(at(10).success).toBe(true);
    const { issues } = tableRules.safeParse({
      ...rulesOf({ house: 'rogelios', game: 'hold' }),
      game: page({ pack: 36, high: { ranking: 'high-short-deck', use: 'any' } }),
      seats: { min: 2, max: 8 },
    }).error!;
    expect([issues[0]!.message, clauseOf(issues)]).toEqual(['pack-too-small', 'AMB-GEN-03']);
  });
  test('only a game of fixed limits can be killed', () => {
    const table = (limit: object) =>
      tableRules.safeParse({
        ...rulesOf({ house: 'rogelios', game: 'hold' }),
        forced: { kind: 'blinds', small: 100, big: 200, rule: RULE },
        game: page({ streets: [{ ...first, limit }] }),
        kill: 'full',
      });
    expect(table(fixed).success).toBe(true);
    expect(table({ kind: 'pot', min: 200 }).error!.issues[0]!.message).toBe('kill-without-limits');
  });
  test('the script is its streets, one after another', () => {
    const names = (own: object) => makeGame('page', read(own), [0, 1, 2]).script.map(({ name }) => name);
    expect(names({ streets: [first, { ...draw, name: 'first-draw' }] })).toEqual([
      'blinds',
      'collect',
      'shuffle',
      'deal',
      'deal-betting',
      'deal-wait',
      'deal-gather',
      'first-draw-burn',
      'first-draw',
      'first-draw-fill',
      'first-draw-betting',
      'first-draw-wait',
      'first-draw-gather',
      'showdown',
      'over',
    ]);
    expect(names({ streets: [doors, fourth], opening }).slice(3, 12)).toEqual([
      'deal',
      'third',
      'bring-in',
      'third-betting',
      'third-wait',
      'third-gather',
      'fourth-rebuild',
      'fourth-burn',
      'fourth',
    ]);
  });
});
