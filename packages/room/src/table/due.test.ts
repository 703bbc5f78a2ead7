// What is owed at a table and when, asked of standings made up here: no clock, no timer, no store.
import type { Actor } from 'baraja';
import { describe, expect, test } from 'vitest';
import { type Between, due, firstOf, type InRound, type Situation } from './due.js';

const NOW = 1_000_000;
const QUIET: Situation = { pace: 1, absent: [], sentOff: [], ruling: null, round: null, between: null };
const BETWEEN: Between = {
  rounds: 3,
  waits: false,
  isHurried: false,
  onlyBots: false,
  last: null,
  idle: 0,
  draw: null,
  count: null,
  choice: null,
  isChosen: false,
  notice: null,
};
const between = (over: Partial<Between>, pace = 1): Situation => ({ ...QUIET, pace, between: { ...BETWEEN, ...over } });
const round = (actors: readonly Actor[], over: Partial<InRound> = {}): Situation => ({
  ...QUIET,
  round: {
    cards: 52,
    actors,
    since: () => 7,
    clock: (seat) => (seat < 5 ? { patron: `p${seat}`, left: 20_000 + 60_000 } : null),
    thinks: () => 900,
    shuffle: () => ({ stage: 'pledge', ms: 0 }),
    dealer: false,
    ...over,
  },
});
/** What is to be done, and in how many milliseconds. */
const owed = (s: Situation) => due(s, NOW).map(({ chore, at }) => [chore, at - NOW] as const);

describe('in a hand', () => {
  test('whoever must choose has his own time and his bank, each by himself', () => {
    expect(owed(round([1, 2]))).toEqual([
      [{ do: 'play-silent', seat: 1, patron: 'p1' }, 80_000],
      [{ do: 'play-silent', seat: 2, patron: 'p2' }, 80_000],
    ]);
  });
  test('time that has gone comes off: an empty bank leaves the rest of the choice, and then it is due at once', () => {
    const left = (ms: number) => owed(round([1], { clock: () => ({ patron: 'p1', left: ms }) }))[0]![1];
    expect([left(12_000), left(0)]).toEqual([12_000, 0]);
  });
  test('it is for the choice as it was offered: another offer has another key', () => {
    const [one] = due(round([1], { since: () => 7 }), NOW);
    const [other] = due(round([1], { since: () => 9 }), NOW);
    expect(one!.offered).toEqual({ actor: 1, since: 7 });
    expect(one!.key).not.toBe(other!.key);
    expect(due(round([1]), NOW + 5000)[0]!.key).toBe(one!.key);
  });
  test('a bot thinks as long as it thinks', () => {
    expect(owed(round([6]))).toEqual([[{ do: 'think', seat: 6 }, 900]]);
  });
  test('a shuffle: at once, but for the parts of players, whose time is told', () => {
    expect(owed(round(['chance']))).toEqual([[{ do: 'shuffle', isTime: false }, 0]]);
    const parts = round(['chance'], { shuffle: () => ({ stage: 'parts', ms: 1500 }) });
    expect(owed(parts)).toEqual([[{ do: 'shuffle', isTime: true }, 1500]]);
  });
  test('the dealer: soon where nobody deals, later where a person does, never while others choose', () => {
    const [[, alone]] = owed(round(['dealer'])) as [[unknown, number]];
    const [[, person]] = owed(round(['dealer'], { dealer: true })) as [[unknown, number]];
    expect(person).toBeGreaterThan(alone);
    expect(owed(round(['dealer', 6])).map(([chore]) => chore)).toEqual([{ do: 'think', seat: 6 }]);
  });
  test('while a ruling waits for its word nothing else of the hand is owed', () => {
    const waits = { ...round([1, 6]), ruling: { number: 12, agreed: false, left: 45_000 } };
    expect(owed(waits)).toEqual([[{ do: 'end-ruling' }, 45_000]]);
    expect(owed({ ...waits, ruling: { number: 12, agreed: true, left: 45_000 } })).toEqual([
      [{ do: 'carry-ruling' }, 0],
    ]);
  });
});

describe('between hands', () => {
  const hand = (s: Situation) => owed(s).map(([, ms]) => ms);
  test('the next hand: soon at first, later where only bots sit at practice', () => {
    expect(owed(between({})).map(([chore]) => chore)).toEqual([{ do: 'next-hand', isTime: false }]);
    expect(hand(between({ onlyBots: true }))[0]).toBeGreaterThan(hand(between({}))[0] as number);
  });
  test('a showdown is looked at as long as a page takes to turn its hands and walk its pots', () => {
    const lies = (hands: number, awards: number) => {
      const zones = Array.from({ length: hands }, (_, i) => `hand:${i + 1}`);
      const last = { awards, game: { names: { zones } }, round: { felt: { zones: zones.map((_, i) => [i]) } } };
      return hand(between({ last: last as unknown as Between['last'] }))[0]!;
    };
    expect(lies(3, 1) - lies(2, 1)).toBeGreaterThanOrEqual(600);
    expect(lies(3, 4) - lies(3, 1)).toBeGreaterThanOrEqual(3 * 1290);
  });
  test('where hands are settled against a bank one after the other, what it came to is read after the last', () => {
    const turned = (n: number) => {
      const [game, felt] = [{ names: { zones: ['house-hand'] } }, { zones: [[1]] }];
      return hand(between({ last: { turned: n, game, round: { felt } } as unknown as Between['last'] }))[0]!;
    };
    expect(turned(6) - turned(2)).toBeGreaterThanOrEqual(4 * 1090);
  });
  test('at another pace it comes sooner; nobody there, or the table closing, and it does not come', () => {
    expect(hand(between({}, 0))).toEqual([0]);
    expect(owed(between({ waits: true }))).toEqual([]);
  });
  test('a hand that came to nothing is asked for again after twice as long each time, up to two minutes', () => {
    expect([1, 2, 3, 4, 9].map((idle) => hand(between({ idle }))[0])).toEqual([
      15_000, 30_000, 60_000, 120_000, 120_000,
    ]);
    expect(hand(between({ idle: 1 }, 0))).toEqual([100]);
  });
  test('the draw for the button goes before the deal, in its stages', () => {
    expect(owed(between({ draw: { stage: 'parts', ms: 1500 } }))).toEqual([[{ do: 'next-hand', isTime: true }, 1500]]);
  });
  test('SPAN-PROG-10 the box is counted when the day ends, even where no hand comes; overdue, it goes first', () => {
    expect(owed(between({ count: NOW + 60_000, waits: true }))).toEqual([[{ do: 'count', due: NOW + 60_000 }, 60_000]]);
    const late = due(between({ count: NOW - 5 }), NOW);
    expect(firstOf(late)!.chore).toEqual({ do: 'count', due: NOW - 5 });
  });
});

test('BAR-125 a seat is freed when its time is over, in a hand and between hands', () => {
  const absent = { seat: 4, patron: 'ana', since: NOW - 1000, until: NOW + 9000 };
  for (const s of [round([1]), between({})])
    expect(owed({ ...s, absent: [absent] })).toContainEqual([{ do: 'free-seat', absent }, 9000]);
});

test('what comes first is what one timer is for; nothing owed, no timer', () => {
  expect(firstOf(due(QUIET, NOW))).toBeNull();
  expect(firstOf(due(round([1, 6]), NOW))!.chore).toEqual({ do: 'think', seat: 6 });
  // Of two at the same time, the one that was wanted first.
  expect(firstOf(due(round([1, 2]), NOW))!.chore).toMatchObject({ seat: 1 });
});
