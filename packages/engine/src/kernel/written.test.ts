// Events as written: named JSON that reads back to the same event, and broken logs that say what is wrong with them.
import { describe, expect, test } from 'vitest';
import { faces, packKuhn } from '../cards/index.js';
import { type Facts, fact } from '../facts/index.js';
import { kuhn } from '../games/kuhn.js';
import { type AnyEvent, type AnyGame, type AnyWritten, isRefusal, open, play, read, saying, write } from './index.js';

const setup = { chips: { 'stack:0': 10, 'stack:1': 10 }, markers: {}, terms: null };
function logOf(...types: readonly string[]) {
  const opened = open(kuhn, setup);
  const log = [...opened.events];
  let { round } = opened;
  for (const type of types) {
    const actor = round.menus[0]!.actor;
    const answer = play(kuhn, round, actor === 'chance' ? { type, actor, faces: packKuhn } : { type, actor });
    if (isRefusal(answer)) throw new Error(answer.refused);
    log.push(...answer.events);
    round = answer.round;
  }
  return log;
}
const { said, event } = saying<Facts>();
const log = logOf('shuffle', 'check', 'bet', 'call');

describe('written', () => {
  test('every event of a round reads back to itself, through JSON', () => {
    const through = log.map((e) => read(kuhn, JSON.parse(JSON.stringify(write(kuhn, e))) as AnyWritten));
    expect(through).toEqual(log);
  });
  test('a step is known by its name: a script that has grown one since is still followed', () => {
    const opened = log.flatMap((e) => (e.type === 'StepOpened' && e.note.step > 0 ? [e] : []))[0]!;
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
    expect(write(kuhn as AnyGame, said('Quiet'))).toEqual({ type: 'Quiet' });
    expect(write(kuhn, log.find((e) => e.type === 'PackShuffled')!).faces).toEqual(['Js', 'Qs', 'Ks']);
  });
  test('seat 0, a marker laid down and an empty order survive', () => {
    const e: AnyEvent = event('Odd', 0, null, [], [], [{ marker: 0, from: 0, to: null }], null, []);
    const marked: AnyGame = { ...kuhn, facts: { Odd: fact() }, names: { ...kuhn.names, markers: ['button'] } };
    expect(read(marked, JSON.parse(JSON.stringify(write(marked, e))) as AnyWritten)).toEqual(e);
  });
});

describe('a broken log says what is wrong', () => {
  const answer = { answer: 0 };
  const count = { count: 1 };
  test.each<[string, AnyWritten]>([
    ['no stack:9 at this table', { type: 'Bet', note: answer, chips: [{ from: 'stack:9', to: 'in:0', amount: 1 }] }],
    ['no pot at this table', { type: 'Bet', note: answer, chips: [{ from: 'stack:0', to: 'pot', amount: 1 }] }],
    [
      'no hand:7 at this table',
      { type: 'CardsDealt', note: count, cards: [{ cards: [0], from: 'stock', to: 'hand:7' }] },
    ],
    [
      'no sleeve at this table',
      { type: 'CardsDealt', note: count, cards: [{ cards: [0], from: 'sleeve', to: 'stock' }] },
    ],
    ['no lammer at this table', { type: 'Called', markers: [{ marker: 'lammer', from: null, to: 0 }] }],
    ['Zz is no card', { type: 'PackShuffled', faces: ['Js', 'Zz'] }],
    ['JsQs is no card', { type: 'PackShuffled', faces: ['JsQs'] }],
    ['Riased is no fact of this game', { type: 'Riased', note: answer }],
    ['Declared is no fact of this game', { type: 'Declared', note: answer }],
    ['toString is no fact of this game', { type: 'toString' }],
    ['Bet lacks its note', { type: 'Bet' }],
    ['Bet: answer is missing', { type: 'Bet', note: {} }],
    ['Bet: answer is no seat', { type: 'Bet', note: { answer: '0' } }],
    ['Bet: answer is no seat', { type: 'Bet', note: { answer: null } }],
    ['Bet: anwser is no field of it', { type: 'Bet', note: { answer: 0, anwser: 0 } }],
    ['Called has no note', { type: 'Called', note: answer }],
    ['CardsDealt: count is no count', { type: 'CardsDealt', note: { count: 1.5 } }],
    ['CardsDealt: house is no flag', { type: 'CardsDealt', note: { count: 1, house: 'no' } }],
  ])('%s', (message, written) => {
    expect(() => read(kuhn, written)).toThrow(message);
  });
  test('faces are read as people write them', () => {
    expect(read(kuhn, { type: 'PackShuffled', faces: ['js', 'Q♠'] }).faces).toEqual(faces('Js Qs'));
  });
});
