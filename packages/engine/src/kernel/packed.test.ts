// Events as bytes: they read back to the very same events, by the dictionary they were written by, and broken ones say what is wrong.
import { describe, expect, test } from 'vitest';
import { faces, packKuhn } from '../cards/index.js';
import { choice, count, type Facts, fact, HOUSE_FACTS, list, maybe, optional, record, seat } from '../facts/index.js';
import { kuhn } from '../games/kuhn.js';
import {
  type AnyEvent,
  type AnyGame,
  type Dictionary,
  dictionaryOf,
  isRefusal,
  open,
  packing,
  play,
  saying,
  seeded,
} from './index.js';

const setup = { chips: { 'stack:0': 10, 'stack:1': 10 }, markers: {}, terms: null };
function logOf(...types: readonly string[]): readonly AnyEvent[] {
  const opened = open(kuhn, setup);
  const log: AnyEvent[] = [...opened.events];
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
const game: AnyGame = kuhn;
const log = logOf('shuffle', 'check', 'bet', 'call');
const clauses = new Set(log.flatMap((e) => e.rule ?? []));
const dictionary = dictionaryOf(game, clauses);
const { event, said } = saying<Facts>();
/** As it comes out of a store. */
const kept = (of: Dictionary): Dictionary => JSON.parse(JSON.stringify(of)) as Dictionary;

describe('packed', () => {
  test('a round reads back to itself, by a dictionary that has been through JSON', () => {
    const bytes = packing(dictionary, game).pack(log);
    expect(packing(kept(dictionary), game).unpack(bytes)).toEqual(log);
    expect(bytes.length).toBeLessThan(110);
  });
  test('clauses and texts that are not in the dictionary are written out', () => {
    const few = dictionaryOf(game, []);
    const bytes = packing(few, game).pack(log);
    expect(packing(few, game).unpack(bytes)).toEqual(log);
    expect(bytes.length).toBeGreaterThan(packing(dictionary, game).pack(log).length);
  });
  test('what is empty, seat 0, nobody, cents, an order that is no part of the pack', () => {
    const facts = {
      Odd: fact(),
      Rich: fact({
        who: maybe(seat),
        seats: list(seat),
        cards: list(count),
        way: choice('high', 'low'),
        may: optional(record({ n: count, deep: list(list(count)) })),
      }),
    };
    const at: AnyGame = { ...game, facts, names: { ...game.names, markers: ['button'] } };
    const note = { who: null, seats: [1, 0], cards: [9, 9, 9], way: 'low' };
    const odd: AnyEvent[] = [
      event('Odd', 0, null, [], [], [{ marker: 0, from: 0, to: null }], null, []),
      event('Odd', null, '', [{ from: 0, to: 1, amount: 101 }], [], [], null, faces('As As 2c')),
      event('Odd', null, null, [], [{ cards: [], from: 0, to: 1, seen: 0 }], [], null, null),
      said('Rich', 1, null, note),
      said('Rich', 1, null, { ...note, who: 0, seats: [], cards: [], may: { n: 0, deep: [[], [1, 5], [3, 2, 1]] } }),
      said('Rich', 1, null, { ...note, seats: [5, 700, 5] }),
    ];
    const { pack, unpack } = packing(dictionaryOf(at, []), at);
    for (const e of odd) expect(unpack(pack([e]))).toEqual([e]);
    expect(unpack(pack(odd))).toEqual(odd);
  });
  test('seats in the order of play take two bytes, whichever way it goes', () => {
    const at: AnyGame = { ...game, facts: { Asked: fact({ seats: list(seat) }) }, seats: [0, 1, 2, 3, 4, 5] };
    const { pack, unpack } = packing(dictionaryOf(at, []), at);
    for (const seats of [[4, 5, 0, 2], [2, 1, 0, 5], [3], [5, 4, 3, 2, 1, 0]]) {
      const bytes = pack([said('Asked', null, null, { seats })]);
      expect(bytes.length).toBe(4);
      expect(unpack(bytes)).toEqual([said('Asked', null, null, { seats })]);
    }
  });
});

describe('a dictionary of an earlier edition', () => {
  const hold = makeHold();
  const told = (street: object): AnyEvent =>
    event('BoardDealt', null, 'R', [], [{ cards: [3, 4, 5], from: 0, to: 1, seen: 'all' }], [], street, null);
  const before: AnyGame = {
    ...hold,
    // Fewer kinds, in another order; a fact that lacked a field; a choice with fewer words, in another order.
    facts: {
      Posted: fact({ kind: choice('big-blind', 'small-blind') }),
      BoardDealt: fact({ street: HOUSE_FACTS.BoardDealt.fields!.street! }),
      Checked: fact(),
      StepOpened: hold.facts.StepOpened!,
    },
    // A script that had a step less, and places in another order.
    script: hold.script.slice(1),
    names: { ...hold.names, places: hold.names.places.toReversed(), zones: hold.names.zones.toReversed() },
  };
  test('reads to today’s events: kinds, fields, words, places and steps are known by name', () => {
    const from = before.names.places.indexOf('stack:1');
    const to = before.names.places.indexOf('bet:1');
    const [box, stock] = [before.names.zones.indexOf('stock'), before.names.zones.indexOf('board')];
    const then: AnyEvent[] = [
      event('Posted', 1, 'R', [{ from, to, amount: 300 }], [], [], { kind: 'small-blind' }, null),
      event(
        'BoardDealt',
        null,
        'R',
        [],
        [{ cards: [3, 4, 5], from: box, to: stock, seen: 'all' }],
        [],
        { street: 'flop' },
        null,
      ),
      said('StepOpened', null, null, { step: 2, name: before.script[2]!.name }),
    ];
    const old = dictionaryOf(before, []);
    const now = packing(kept(old), hold).unpack(packing(old, before).pack(then));
    const place = (name: string) => hold.names.places.indexOf(name);
    expect(now[0]).toEqual({ ...then[0], chips: [{ from: place('stack:1'), to: place('bet:1'), amount: 300 }] });
    expect(now[1]!.note).toEqual({ street: 'flop', count: 3 });
    expect(now[1]!.cards[0]!.from).toBe(hold.names.zones.indexOf('stock'));
    expect(now[2]!.note).toEqual({ step: 3, name: before.script[2]!.name });
  });
  test('what today’s game does not know any more is refused by name', () => {
    const gone: AnyGame = { ...before, facts: { Riased: fact(), ...before.facts, Checked: fact({ count }) } };
    const old = dictionaryOf(gone, []);
    const reads = (e: AnyEvent) => () => packing(old, hold).unpack(packing(old, gone).pack([e]));
    expect(reads(said('Riased'))).toThrow('Riased is no fact of this game');
    expect(reads(said('Checked', 1, null, { count: 2 }))).toThrow('Checked has no note');
    expect(reads(said('StepOpened', null, null, { step: 0, name: 'juggle' }))).toThrow('no step juggle in this game');
    const elsewhere: AnyGame = { ...hold, names: { ...hold.names, zones: ['sleeve', ...hold.names.zones] } };
    const theirs = dictionaryOf(elsewhere, []);
    const bytes = packing(theirs, elsewhere).pack([told({ street: 'flop', count: 3 })]);
    expect(() => packing(theirs, hold).unpack(bytes)).toThrow('no sleeve at this table');
  });
});
function makeHold(): AnyGame {
  return { ...game, ...holdNames(), facts: HOUSE_FACTS };
}
function holdNames(): Pick<AnyGame, 'names' | 'script'> {
  const names = {
    ...game.names,
    places: ['stack:0', 'stack:1', 'bet:0', 'bet:1'],
    zones: ['box', 'stock', 'board'],
    markers: ['button'],
  };
  const script = ['deal', 'bet', 'draw', 'show'].map((name) => ({ ...game.script[0]!, name }));
  return { names, script };
}

describe('what does not fit is not packed', () => {
  const { pack } = packing(dictionary, game);
  const bet = log.find((e) => e.type === 'Bet')!;
  test.each<[string, AnyEvent]>([
    ['Riased is no fact of this game', said('Riased')],
    ['Bet lacks its note', { ...bet, note: null }],
    ['Called has no note', said('Called', 0, null, { answer: 0 })],
    ['answer is missing', { ...bet, note: {} }],
    ['anwser is no field of it', { ...bet, note: { answer: 0, anwser: 0 } }],
    ['-1 is no whole number', { ...bet, note: { answer: -1 } }],
    ['1.5 is no whole number', { ...bet, seat: 1.5 }],
    ['undefined is not in the dictionary', { ...bet, chips: [{ from: 99, to: 0, amount: 1 }] }],
  ])('%s', (message, e) => {
    expect(() => pack([e])).toThrow(message);
    // And the next one is none the worse for it.
    expect(packing(dictionary, game).unpack(pack([bet]))).toEqual([bet]);
  });
});

describe('broken bytes', () => {
  const { pack, unpack } = packing(dictionary, game);
  const whole = pack(log);
  const answerTo = (bytes: Uint8Array): string => {
    try {
      return `${unpack(bytes).length} events`;
    } catch (error) {
      return (error as Error).message;
    }
  };
  test('a log that breaks off says so, wherever it does, or is shorter', () => {
    for (let n = 0; n < whole.length; n++) expect(answerTo(whole.slice(0, n))).toMatch(/^\d+ events$|it breaks off$/);
  });
  test('whatever bytes there are, they are read or refused in a sentence', () => {
    const rng = seeded(14);
    const said = new Set<string>();
    for (let i = 0; i < 10_000; i++) {
      const bytes = i % 2 ? whole.slice() : Uint8Array.from({ length: rng.below(40) }, () => rng.below(256));
      if (i % 2) for (let n = rng.below(3); n >= 0; n--) bytes[rng.below(bytes.length)] = rng.below(256);
      const answer = answerTo(bytes);
      expect(answer).toMatch(/^\d+ events$|^a packed log cannot be read: |^no step /);
      said.add(answer.replace(/\d+/g, 'n'));
    }
    expect(said.size).toBeGreaterThan(8);
  });
});
