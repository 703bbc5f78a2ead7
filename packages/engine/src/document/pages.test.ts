/** How pages that lie over one another are read together. */
import { expect, test } from 'vitest';
import type { Stake } from '../books/game-book.js';
import { feeOf } from './fee.js';
import type { Entry, GamePages } from './page.js';
import { entriesOf } from './switches.js';
import { switchedBy } from './winners.js';

const pagesOf = (...pages: readonly (readonly Entry[])[]): GamePages => ({
  house: 'casa',
  game: 'casa-hold',
  family: 'community',
  stakes: { from: 'wagers' },
  without: [],
  pages: pages.map((entries, i) => ({ name: `page ${i}`, entries })),
});

test('the clause a ruling reads is what the nearest page says, wherever the ruling stands', () => {
  const far = { id: 'AMB-1', sheet: false, sets: { forced: { kind: 'blinds' } } };
  const read = (pages: GamePages): readonly (string | undefined)[] =>
    entriesOf(pages).map(({ entry: { under } }) => under);
  expect(read(pagesOf([far]))).toEqual([undefined]);
  expect(read(pagesOf([far], [{ id: 'AMB-1', sheet: false, under: 'HOLD-13' }]))).toEqual(['HOLD-13', 'HOLD-13']);
  const nearest = { id: 'AMB-1', sheet: false, under: 'HHL-5' };
  expect(read(pagesOf([{ ...far, under: 'HOLD-13' }], [nearest], [{ id: 'AMB-2', sheet: false }]))).toEqual([
    'HHL-5',
    'HHL-5',
    undefined,
  ]);
});

const stake: Stake = { id: '5-10', form: 'spread', low: 500, high: 1000, rule: 'HOLD-8' };
const fee = (row: object, values: object): unknown =>
  feeOf(pagesOf([]), stake, {
    rows: () => [{ row: row as never, by: 'HOLD-7' }],
    value: (topic) => ({ 'fee.table': 'drop', ...values })[topic],
    known: () => undefined,
  });

test('a row of a fee that does not say what it is for is for a hand', () => {
  const hand = { 'fee.from': 'button', 'fee.jackpotFrom': 'button', 'fee.count': 'dealt-in' };
  expect(fee({ low: 500, high: 1000, fee: 300 }, hand)).toEqual({
    kind: 'hand',
    from: 'button',
    jackpotFrom: 'button',
    count: 'dealt-in',
    bands: [{ playersMin: 2, collection: 300, jackpot: 0, rule: 'HOLD-7', jackpotRule: 'HOLD-7' }],
  });
  expect(fee({ per: 'half hour and player', fee: 300 }, { 'fee.newPlayer': 'prorata' })).toMatchObject({
    kind: 'time',
  });
});

test('a word that a switch takes for an amount is what it stands for', () => {
  const page = {
    about: { en: 'What is taken.', es: 'Lo que se toma.' },
    amount: { min: '$0', words: { ante: '= low' } },
    sets: { 'own.fee': '= it' },
  };
  const knob = { key: 'casa.fee', pageKey: 'casa.fee', page, entry: { id: 'AMB-1', sheet: false }, level: 0 };
  const kind = { kind: 'amount', min: 0, words: ['ante'] } as const;
  const thrown = (value: string | number): unknown =>
    switchedBy({ ...knob, kind }, { settings: new Map([['casa.fee', value]]), thrown: {}, at: stake })[0]?.it;
  expect(thrown('ante')).toBe('= low');
  expect(thrown(250)).toBe(250);
});
