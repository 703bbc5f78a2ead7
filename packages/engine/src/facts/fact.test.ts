// The check of a note: every form a field may have, the way to what is wrong, and notes of earlier editions.
import { describe, expect, test } from 'vitest';
import { kuhn } from '../games/kuhn.js';
import { houseEvent, saying } from '../kernel/index.js';
import {
  card,
  chips,
  choice,
  clause,
  count,
  type Facts,
  fact,
  faultIn,
  flag,
  HOUSE_FACTS,
  list,
  maybe,
  noteToday,
  optional,
  orBare,
  ratio,
  record,
  seat,
  sum,
  text,
} from './index.js';

const FACTS = {
  Quiet: fact(),
  Told: fact({ seat, chips, card, count, sum, ratio, flag, text, clause, way: choice('high', 'low') }),
  Deep: fact({ parts: list(record({ to: maybe(seat), cards: list(list(card)) })), why: optional(text) }),
  Either: orBare(fact({ to: chips })),
};
const whole = {
  seat: 0,
  chips: 5,
  card: 3,
  count: 0,
  sum: -5,
  ratio: 1.5,
  flag: false,
  text: '',
  clause: 'A-1',
  way: 'low',
};
const fault = (type: string, note?: unknown): string | null => faultIn(FACTS, type, note);

describe('a note', () => {
  test('that is as declared has no fault', () => {
    expect(fault('Quiet')).toBeNull();
    expect(fault('Quiet', null)).toBeNull();
    expect(fault('Told', whole)).toBeNull();
    expect(fault('Deep', { parts: [] })).toBeNull();
    expect(fault('Deep', { parts: [{ to: null, cards: [[1, 2], []] }], why: 'so' })).toBeNull();
    expect([fault('Either'), fault('Either', { to: 2 })]).toEqual([null, null]);
  });
  test.each<[string, string, unknown]>([
    ['Loud is no fact of this game', 'Loud', null],
    ['constructor is no fact of this game', 'constructor', null],
    ['Quiet has no note', 'Quiet', {}],
    ['Told lacks its note', 'Told', null],
    ['Told: its note is no record', 'Told', [1]],
    ['Told: its note is no record', 'Told', 7],
    ['Told: seat is missing', 'Told', {}],
    ['Told: seat is no seat', 'Told', { ...whole, seat: -1 }],
    ['Told: seat is no seat', 'Told', { ...whole, seat: null }],
    ['Told: chips is no chips', 'Told', { ...whole, chips: 0.5 }],
    ['Told: card is no card', 'Told', { ...whole, card: 'Ks' }],
    ['Told: count is no count', 'Told', { ...whole, count: 2 ** 53 }],
    ['Told: sum is no sum', 'Told', { ...whole, sum: Number.NaN }],
    ['Told: ratio is no ratio', 'Told', { ...whole, ratio: '1' }],
    ['Told: flag is no flag', 'Told', { ...whole, flag: 0 }],
    ['Told: text is no text', 'Told', { ...whole, text: 1 }],
    ['Told: clause is no text', 'Told', { ...whole, clause: null }],
    ['Told: way is not one of high, low', 'Told', { ...whole, way: 'hi' }],
    ['Told: wya is no field of it', 'Told', { ...whole, wya: 'low' }],
    ['Deep: parts is no list', 'Deep', { parts: {} }],
    ['Deep: parts.0 is no record', 'Deep', { parts: [1] }],
    ['Deep: parts.1.to is missing', 'Deep', { parts: [{ to: 1, cards: [] }, { cards: [] }] }],
    ['Deep: parts.0.cards.1.0 is no card', 'Deep', { parts: [{ to: 1, cards: [[1], ['2']] }] }],
    ['Deep: parts.0.more is no field of it', 'Deep', { parts: [{ to: 1, cards: [], more: 1 }] }],
    ['Deep: why is no text', 'Deep', { parts: [], why: null }],
    ['Either: to is missing', 'Either', {}],
  ])('%s', (message, type, note) => {
    expect(fault(type, note)).toBe(message);
  });
});

test('a board of the first edition, which told the street alone, is given its count; what lacks nothing is left alone', () => {
  const old = { type: 'BoardDealt', note: { street: 'flop' }, cards: [{ cards: [9, 8, 7] }] };
  expect(noteToday(old)).toEqual({ street: 'flop', count: 3 });
  expect(faultIn(HOUSE_FACTS, 'BoardDealt', old.note)).toBe('BoardDealt: count is missing');
  const today = { ...old, note: { street: 'flop', count: 3 } };
  expect(noteToday(today)).toBe(today.note);
  expect(noteToday({ type: 'Bet', note: { to: 1 } })).toEqual({ to: 1 });
  expect(noteToday({ type: 'BoardDealt' })).toBeUndefined();
});

test('an event is a house’s where the game has the house’s declaration of it, and not where it has its own or none', () => {
  const { said } = saying<Facts>();
  const told = (type: string) => houseEvent(kuhn, said(type))?.type ?? null;
  expect(['CardsDealt', 'AntesPosted', 'Bet', 'GameWon', 'Riased', 'toString'].map(told)).toEqual([
    'CardsDealt',
    'AntesPosted',
    null,
    null,
    null,
    null,
  ]);
});
