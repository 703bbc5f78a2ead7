// Compiling a plan, beginning a round, and what folding refuses to fold: mistakes of a program throw, and say where.
import { describe, expect, test } from 'vitest';
import { packKuhn } from '../cards/index.js';
import type { Facts } from '../facts/index.js';
import { kuhn } from '../games/kuhn.js';
import {
  type AnyEvent,
  begin,
  type ChipMove,
  compile,
  evolve,
  type Felt,
  inTurn,
  isOver,
  nextAfter,
  OVER,
  offering,
  open,
  type Plan,
  saying,
  step,
} from './index.js';

const { event, moved, paid, shuffled } = saying<Facts>();
const option = offering<Record<string, Record<never, never>>>();
const plan: Plan<Facts> = {
  id: 'plain',
  facts: {},
  seats: [0, 1],
  pack: packKuhn,
  bound: () => 1,
  keeps: [],
  reveals: [],
  voidKeeps: [],
  voidRule: 'VOID',
  script: (on) => {
    on.places('stack');
    on.zone('stock');
    on.marker('button');
    return [step<boolean, AnyEvent, string>('wait', true, { toAct: () => [0], menu: () => [option('wait')] })];
  },
  incidents: () => [],
};
const setup = { chips: { 'stack:0': 5, 'stack:1': 5 }, markers: { button: 1 }, terms: null };

describe('compiling', () => {
  const incident = (name: string) => ({ name, cites: [], offer: () => option(name), remedy: () => {} });
  test.each<[string, Partial<Plan<Facts>>]>([
    ['seat 29 cannot be', { seats: [0, 29] }],
    ['seat -1 cannot be', { seats: [-1, 0] }],
    ['seat 0.5 cannot be', { seats: [0.5] }],
    ['seat 1 is out of order', { seats: [0, 2, 1] }],
    ['seat 3 is out of order', { seats: [2, 1, 3] }],
    ['seat 1 is out of order', { seats: [1, 1] }],
    ['two steps of plain are called wait', { script: () => [step('wait', true, {}), step('wait', true, {})] }],
    ['two steps of plain are called over', { script: () => [step(OVER, true, {})] }],
    ['two incidents of plain are called spill', { incidents: () => [incident('spill'), incident('spill')] }],
    ['cannot keep what lies in dorp: no such place', { voidKeeps: ['dorp'] }],
    ['cannot end with chips in stacks: no such place', { keeps: ['stack', 'stack:1', 'stacks'] }],
  ])('%s', (message, part) => {
    expect(() => compile({ ...plan, ...part })).toThrow(message);
  });
  test('names become numbers once, and the box and the spent come first', () => {
    const { names, box, spent, script } = compile(plan);
    expect(names).toEqual({
      places: ['stack:0', 'stack:1'],
      zones: ['box', 'spent', 'stock'],
      markers: ['button'],
      sets: [],
    });
    expect([names.zones[box], names.zones[spent]]).toEqual(['box', 'spent']);
    expect(script.map((s) => s.name)).toEqual(['wait', OVER]);
  });
});

describe('beginning', () => {
  const game = compile(plan);
  test.each<[string, object]>([
    ['plain has no place called stack:7', { chips: { 'stack:7': 1 } }],
    ['plain has no marker called lammer', { markers: { lammer: 0 } }],
    ['stack:0 cannot open with -1', { chips: { 'stack:0': -1 } }],
    ['stack:0 cannot open with 0.5', { chips: { 'stack:0': 0.5 } }],
  ])('%s', (message, part) => {
    expect(() => begin(game, { ...setup, ...part })).toThrow(message);
  });
  test('what is not named is empty', () => {
    const { felt } = begin(game, { chips: {}, markers: {}, terms: { any: 1 } });
    expect(felt).toMatchObject({ chips: [0, 0], markers: [null], terms: { any: 1 }, now: null });
  });
});

describe('folding', () => {
  const game = compile(plan);
  const { round } = open(game, setup);
  const dealt = evolve(game, round, shuffled('PackShuffled', null, [], packKuhn));
  const pay = (chips: ChipMove) => () => evolve(game, round, paid('Paid', null, null, [chips]));
  const move = (card: number, from: number, to: number) => () =>
    evolve(game, dealt, moved('Moved', null, null, [{ cards: [card], from, to, seen: null }]));
  test.each<[string, () => unknown]>([
    ['stack:0 overdrawn (Paid)', pay({ from: 0, to: 1, amount: 6 })],
    ['bad amount -1 (Paid)', pay({ from: 0, to: 1, amount: -1 })],
    ['bad amount 0.5 (Paid)', pay({ from: 0, to: 1, amount: 0.5 })],
    ['chips are paid into no place (Paid)', pay({ from: 0, to: 9, amount: 1 })],
    ['card 0 is not in stock (Moved)', move(0, 2, 0)],
    ['card 7 is not in box (Moved)', move(7, 0, 2)],
    ['card 7 is not in box (Moved)', move(7, 0, 0)],
    [
      'button is not at 0 (M)',
      () => evolve(game, round, event('M', 0, null, [], [], [{ marker: 0, from: 0, to: 1 }], null, null)),
    ],
  ])('%s', (message, run) => {
    expect(run).toThrow(message);
  });
  test('a pack is minted into the box, first card on top, unseen', () => {
    expect(dealt.felt.zones[game.box]).toEqual([2, 1, 0]);
    expect(dealt.felt.seen).toEqual([0, 0, 0]);
    expect(dealt.faces).toEqual(packKuhn);
  });
  test('the past is shared where nothing changed, and never written', () => {
    const after = evolve(game, dealt, paid('Paid', null, 'R', [{ from: 0, to: 1, amount: 2 }]));
    expect(dealt.felt.chips).toEqual([5, 5]);
    expect(after.felt.chips).toEqual([3, 7]);
    expect(after.felt.zones).toBe(dealt.felt.zones);
  });
  test('a script without choices runs to its end', () => {
    const quick = compile({ ...plan, script: () => [step('quick', true, { open: (d) => d.say('Done') })] });
    const opened = open(quick, { chips: {}, markers: {}, terms: null });
    expect(opened.events.map((e) => e.type)).toEqual(['Done', 'StepOpened']);
    expect(isOver(quick, opened.round)).toBe(true);
  });
  test('a step with nothing to say is passed over unsaid', () => {
    const types = open(kuhn, { chips: { 'stack:0': 2, 'stack:1': 2 }, markers: {}, terms: null }).events.map(
      (e) => e.type,
    );
    expect(types).toEqual(['AntesPosted', 'StepOpened']);
  });
});

describe('order of action', () => {
  const r = { seats: [1, 3, 4, 8] } as unknown as Felt;
  const all = () => true;
  test.each([
    [1, [1, 3, 4, 8]],
    [4, [4, 8, 1, 3]],
    [8, [8, 1, 3, 4]],
  ])('begins at seat %i', (first, seats) => {
    expect(inTurn(r, first, all)).toEqual(seats);
  });
  test.each([
    [0, [1, 3, 4, 8]],
    [2, [3, 4, 8, 1]],
    [5, [8, 1, 3, 4]],
    [9, [1, 3, 4, 8]],
  ])('from an empty seat %i, begins with the next clockwise', (first, seats) => {
    expect(inTurn(r, first, all)).toEqual(seats);
  });
  test('goes the other way round where seats are listed so', () => {
    const back = { seats: [8, 4, 3, 1] } as unknown as Felt;
    expect(inTurn(back, 3, all)).toEqual([3, 1, 8, 4]);
    expect(inTurn(back, 5, all)).toEqual([4, 3, 1, 8]);
    expect(inTurn(back, 0, all)).toEqual([8, 4, 3, 1]);
    expect([nextAfter(back, 4), nextAfter(back, 5), nextAfter(back, 1)]).toEqual([3, 4, 8]);
  });
  test('keeps only those who pass the test', () => {
    expect(inTurn(r, 3, (_, seat) => seat !== 4)).toEqual([3, 8, 1]);
    expect(inTurn(r, 3, () => false)).toEqual([]);
  });
  test.each([
    [1, 3],
    [2, 3],
    [4, 8],
    [8, 1],
    [9, 1],
  ])('after seat %i comes %i', (seat, next) => {
    expect(nextAfter(r, seat)).toBe(next);
  });
});
