// Events as written: named JSON that reads back to the same event, and broken logs that say what is wrong with them.
import { describe, expect, test } from 'vitest';
import { faces, packKuhn } from '../cards/index.js';
import { kuhn } from '../games/kuhn.js';
import { type Event, event, isRefusal, open, play, read, said, type Written, write } from './index.js';

const setup = { chips: { 'stack:0': 10, 'stack:1': 10 }, markers: {}, terms: null };
function logOf(...types: readonly string[]): readonly Event[] {
  const opened = open(kuhn, setup);
  const log = [...opened.events];
  let { table } = opened;
  for (const type of types) {
    const actor = table.menus[0]!.actor;
    const answer = play(kuhn, table, actor === 'chance' ? { type, actor, faces: packKuhn } : { type, actor });
    if (isRefusal(answer)) throw new Error(answer.refused);
    log.push(...answer.events);
    table = answer.table;
  }
  return log;
}
const log = logOf('shuffle', 'check', 'bet', 'call');

describe('written', () => {
  test('every event of a round reads back to itself, through JSON', () => {
    const through = log.map((e) => read(kuhn, JSON.parse(JSON.stringify(write(kuhn, e))) as Written));
    expect(through).toEqual(log);
  });
  test('a step is known by its name: a script that has grown one since is still followed', () => {
    const opened = log.find((e) => e.type === 'StepOpened' && e.note.step > 0)!;
    const { step, name } = opened.note;
    const earlier = { ...write(kuhn, opened), note: { step: step - 1, name } };
    expect(read(kuhn, earlier)).toEqual(opened);
    expect(() => read(kuhn, { ...earlier, note: { step, name: 'no-such-step' } })).toThrow('no step no-such-step');
  });
  test('has names for numbers, and nothing that is empty', () => {
    expect(write(kuhn, log.find((e) => e.type === 'Bet')!)).toEqual({
      type: 'Bet',
      seat: 1,
      rule: 'KUHN-BET',
      chips: [{ from: 'stack:1', to: 'in:1', amount: 1 }],
      note: { answer: 0 },
    });
    expect(write(kuhn, log.find((e) => e.type === 'CardsDealt')!).cards).toEqual([
      { cards: [0], from: 'stock', to: 'hand:0', seen: 0 },
      { cards: [1], from: 'stock', to: 'hand:1', seen: 1 },
    ]);
    expect(write(kuhn, said('Quiet'))).toEqual({ type: 'Quiet' });
    expect(write(kuhn, log.find((e) => e.type === 'PackShuffled')!).faces).toEqual(['Js', 'Qs', 'Ks']);
  });
  test('seat 0, a marker laid down and an empty order survive', () => {
    const e = event('Odd', 0, null, [], [], [{ marker: 0, from: 0, to: null }], 0, []);
    const marked = { ...kuhn, names: { ...kuhn.names, markers: ['button'] } };
    expect(read(marked, JSON.parse(JSON.stringify(write(marked, e))) as Written)).toEqual(e);
  });
});

describe('a broken log says what is wrong', () => {
  test.each<[string, Written]>([
    ['no stack:9 at this table', { type: 'Bet', chips: [{ from: 'stack:9', to: 'in:0', amount: 1 }] }],
    ['no pot at this table', { type: 'Bet', chips: [{ from: 'stack:0', to: 'pot', amount: 1 }] }],
    ['no hand:7 at this table', { type: 'CardsDealt', cards: [{ cards: [0], from: 'stock', to: 'hand:7' }] }],
    ['no sleeve at this table', { type: 'CardsDealt', cards: [{ cards: [0], from: 'sleeve', to: 'stock' }] }],
    ['no lammer at this table', { type: 'Moved', markers: [{ marker: 'lammer', from: null, to: 0 }] }],
    ['Zz is no card', { type: 'PackShuffled', faces: ['Js', 'Zz'] }],
    ['JsQs is no card', { type: 'PackShuffled', faces: ['JsQs'] }],
  ])('%s', (message, written) => {
    expect(() => read(kuhn, written)).toThrow(message);
  });
  test('faces are read as people write them', () => {
    expect(read(kuhn, { type: 'PackShuffled', faces: ['js', 'Q♠'] }).faces).toEqual(faces('Js Qs'));
  });
});
