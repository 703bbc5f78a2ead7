// What does not compile in the room: each line is planted, and the types stage fails on one that compiles. And what the wire makes of
// the declarations.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACT_NAMES, INCIDENT_NAMES } from 'baraja/facts';
import { describe, expect, test } from 'vitest';
import { clubRefuse } from '../house/index.js';
import type { TableActor } from '../table/index.js';
import { type Asked, asked, isDeclared } from './frames.js';
import { roomRefuse } from './refusals.js';

const commands = (table: TableActor) => [
  // @ts-expect-error an option that nobody declared
  table.perform({ type: 'act', command: { type: 'shufle', actor: 'chance', faces: [] } }),
  // @ts-expect-error a command that nobody declared
  table.perform({ type: 'colectTime', at: 0 }),
  // @ts-expect-error a field misspelt
  table.perform({ type: 'duty', seat: 1, onduty: true }),
];
const reads = (ask: Asked) => [
  // @ts-expect-error an option that nobody declared
  ask.type === 'act' && ask.act === 'stand-patt',
  // @ts-expect-error a command that nobody sends
  ask.type === 'drawButton',
];
const refuses = () => [
  // @ts-expect-error a reason that nobody declared
  roomRefuse('wallet-shrot'),
  // @ts-expect-error a fact misspelt
  roomRefuse('wallet-short', { have: 1, nede: 2 }),
  // @ts-expect-error a fact of another reason
  clubRefuse('not-enough-chips', { left: 1 }),
];

test('eight are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect([commands, reads, refuses]).toHaveLength(3);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)).toHaveLength(8);
});

describe('what is declared, and nothing else, is a frame', () => {
  const isAsk = (ask: object): boolean => {
    const read = asked.safeParse(ask);
    return read.success && isDeclared(read.data);
  };
  test('every option and every fault by its name, with whatever may be named', () => {
    const given = { amount: 600, cards: [1, 2], seat: 3, piles: [[1, 2, 3]] };
    for (const act of ACT_NAMES) expect(isAsk({ type: 'act', act, ...given }), act).toBe(true);
    for (const incident of INCIDENT_NAMES)
      expect(isAsk({ type: 'rule', incident, confirm: true }), incident).toBe(true);
    expect(isAsk({ type: 'act', act: 'rasie' })).toBe(false);
    expect(isAsk({ type: 'rule', incident: 'fold', confirm: true })).toBe(false);
  });
  test('numbers have bounds, piles are not empty, and no field is made up', () => {
    const use = { type: 'act', act: 'use' };
    for (const wrong of [
      { amount: -1 },
      { amount: 0.5 },
      { amount: 2 ** 41 },
      { cards: [-1] },
      { cards: Array(61).fill(1) },
      { seat: 31 },
      { piles: [[]] },
      { faces: [1] },
    ])
      expect(isAsk({ ...use, ...wrong }), JSON.stringify(wrong)).toBe(false);
    expect(isAsk({ ...use, cards: [] })).toBe(true);
  });
  test('a table’s command without what the room knows itself', () => {
    expect(isAsk({ type: 'sit', seat: 1, buyIn: 6000 })).toBe(true);
    expect(isAsk({ type: 'sit', seat: 1, buyIn: 6000, at: 0 })).toBe(false);
    expect(isAsk({ type: 'sit', seat: 1, buyIn: 6000, patron: { id: 'x', name: 'x', bot: true } })).toBe(false);
    expect(isAsk({ type: 'topUp', amount: 600 })).toBe(true);
    expect(isAsk({ type: 'topUp', seat: 2, amount: 600 })).toBe(false);
    expect(isAsk({ type: 'deal' })).toBe(false);
  });
});
