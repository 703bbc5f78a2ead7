/** How pages that lie over one another are read together. */
import { expect, test } from 'vitest';
import { feeOf } from './fee.js';
import { resolve } from './open.js';
import type { Entry, GamePages } from './page.js';
import type { Stake } from './stake.js';
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
  expect(fee({ playersMin: 3, rate: 200 }, hand)).toMatchObject({ bands: [{ playersMin: 3, collection: 200 }] });
});

test('fields of a value are set one by one, however deep, and its things are cited to whoever sets or governs them', () => {
  const entries: readonly Entry[] = [
    { id: 'PROG-14', sheet: true, sets: { 'progressive.backups.from': 500 }, governs: ['progressive.backup'] },
    { id: 'PROG-15', sheet: true, sets: { 'progressive.backups.cap': 700 } },
    { id: 'AMB-10', sheet: false, sets: { 'progressive.reset': 'seed' } },
  ];
  const read = (...pages: readonly (readonly Entry[])[]): unknown => {
    const set = { knobs: new Map(), settings: new Map(), thrown: {} };
    const { values } = resolve({ ...pagesOf(...pages), family: 'spanish-poker' }, stake, set, {});
    return (values.game as { readonly progressive: unknown }).progressive;
  };
  expect(read(entries)).toEqual({
    backups: { from: 500, cap: 700 },
    reset: 'seed',
    cites: { backup: 'PROG-14', reset: 'AMB-10' },
  });
  expect(read(entries, [{ id: 'AMB-113', sheet: false, sets: { progressive: null } }])).toBeNull();
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
