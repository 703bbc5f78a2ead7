// What is told becomes beats, and beats become the felt: at the end it is exactly what the server says it is.
import { describe, expect, test } from 'vitest';
import { columnsAt, nowOf } from '../families/rummy/now.js';
import { rummy } from '../families/rummy/rummy.js';
import { TestTable } from '../test/driver.js';
import { type Beat, beatsFor, keeping, shownFelt } from './beats.js';
import { type DrawnFelt, EMPTY_FELT, foldFelt, openedFelt, potsOn, potTotal } from './felt.js';
import { memoryOf } from './log.js';
import { Queue, type Shown } from './queue.js';

const players = ['Ana', 'Beto', 'Chuy', 'Dora'];
function table(seed: number, you: number | null, game?: { house: string; game: string }): TestTable {
  const t = new TestTable(seed, you, game);
  players.forEach((name, i) => {
    t.sit(i + 1, name);
  });
  return t;
}
/** Without what events do not tell: the stage and what it remembers, and the order in which open cards are listed. */
const plain = (felt: DrawnFelt) => ({
  ...felt,
  stage: '',
  now: null,
  open: [...felt.open].sort((a, b) => a - b),
  chips: Object.fromEntries(Object.entries(felt.chips).filter(([, n]) => n > 0)),
});

describe('the felt folded from told events', () => {
  const games = [
    { house: 'rogelios', game: 'hold-nl' },
    { house: 'rogelios', game: 'cphl' },
    { house: 's-and-k', game: 'ohl' },
    { house: 'ven-a-mexico', game: 'hold' },
  ];
  test.each(games)('is the server’s after every update: $house $game', (game) => {
    for (let seed = 1; seed <= 12; seed++) {
      const t = table(seed, seed % 3 === 0 ? null : 2, game);
      for (let hand = 0; hand < 3; hand++) t.playHand();
      let felt = EMPTY_FELT;
      for (const told of t.told) {
        const end = shownFelt(told.view);
        const viewer = { seat: told.view.you.seat, faces: end.faces };
        for (const e of told.events) {
          if (e.type === 'RoundOpened') felt = openedFelt(e);
          if (e.type === 'Played') felt = foldFelt(felt, e.event, viewer);
        }
        if (end.round > 0 && felt.round === end.round) expect(plain(felt)).toEqual(plain(end));
        felt = end;
      }
    }
  });
  test.each([
    { house: 'jalisco', game: 'esc' },
    { house: 'jalisco', game: 'lar' },
    { house: 's-and-k', game: 'pan' },
  ])('and so are columns, and what else a turn remembers: $house $game', async (game) => {
    await rummy.prepare!();
    let melds = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const t = table(seed, seed === 3 ? null : 2, game);
      t.playHand();
      let felt = EMPTY_FELT;
      for (const told of t.told) {
        const end = shownFelt(told.view);
        const viewer = { seat: told.view.you.seat, faces: end.faces };
        for (const e of told.events) {
          if (e.type === 'RoundOpened') felt = openedFelt(e);
          if (e.type !== 'Played') continue;
          felt = foldFelt(felt, e.event, viewer, memoryOf(told.view.rules, felt.seats));
          if (e.event.type === 'Melded') melds++;
        }
        const kept = JSON.parse(JSON.stringify(felt.now));
        if (nowOf(end) && felt.round === end.round) expect(kept).toEqual(JSON.parse(JSON.stringify(end.now)));
        felt = keeping(felt, told.view);
      }
      for (const seat of felt.seats) {
        const down = [...(felt.zones[`down:${seat}`] ?? [])].sort((a, b) => a - b);
        expect([...columnsAt(felt, seat).flat()].sort((a, b) => a - b)).toEqual(down);
      }
    }
    expect(melds).toBeGreaterThan(0);
  });
  test('chips are never lost on the way', () => {
    const t = table(5, 2);
    t.playHand();
    const total = (felt: DrawnFelt) => Object.values(felt.chips).reduce((a, b) => a + b, 0);
    let felt = EMPTY_FELT;
    for (const told of t.told) {
      for (const beat of beatsFor(felt, told)) {
        if (beat.after.round === 0) continue;
        const flying = beat.flights.reduce((sum, flight) => sum + flight.amount, 0);
        // Moves from a place to itself, such as two contributions to the pot, are no flights and need no room in the air.
        if (flying > 0 && beat.told?.type === 'Played' && beat.told.event.type !== 'BetsGathered')
          expect(total(beat.moving) + flying).toBe(total(beat.after));
      }
      felt = shownFelt(told.view);
    }
  });
  test('a face is seen only when its event has shown it', () => {
    const t = table(7, 2);
    t.playHand();
    let felt = EMPTY_FELT;
    for (const told of t.told) {
      for (const beat of beatsFor(felt, told)) {
        for (const card of Object.keys(beat.moving.faces).map(Number)) {
          const isMine = [...(beat.moving.zones['hand:2'] ?? []), ...(beat.moving.zones.muck ?? [])].includes(card);
          expect(beat.moving.open.includes(card) || isMine).toBe(true);
        }
      }
      felt = shownFelt(told.view);
    }
  });
});

describe('beats', () => {
  const all = (seed: number): readonly Beat[] => {
    const t = table(seed, 2);
    t.playHand();
    let felt = EMPTY_FELT;
    return t.told.flatMap((told) => {
      const beats = beatsFor(felt, told);
      felt = shownFelt(told.view);
      return beats;
    });
  };
  test('end in the view', () => {
    const t = table(3, 2);
    t.playHand();
    let felt = EMPTY_FELT;
    for (const told of t.told) {
      expect(beatsFor(felt, told).at(-1)?.after).toEqual(shownFelt(told.view));
      felt = shownFelt(told.view);
    }
  });
  test('a deal takes less than a second, card by card round the table', () => {
    const deal = all(1).find(({ told }) => told?.type === 'Played' && told.event.type === 'CardsDealt')!;
    expect(deal.ms).toBeLessThan(1000);
    const times = Object.values(deal.delays);
    expect(times).toHaveLength(8);
    expect(new Set(times).size).toBe(8);
    const hands = [1, 2, 3, 4].map((seat) => deal.after.zones[`hand:${seat}`]!.map((card) => deal.delays[card]!));
    // Everybody has a first card before anybody has a second.
    expect(Math.max(...hands.map(([first]) => first!))).toBeLessThan(Math.min(...hands.map(([, second]) => second!)));
  });
  test('contributions fly to one pot', () => {
    const gathers = all(1).filter(({ told }) => told?.type === 'Played' && told.event.type === 'BetsGathered');
    expect(gathers.length).toBeGreaterThan(0);
    for (const { flights } of gathers)
      for (const { to } of flights) expect(to === 'pot' || to.startsWith('stack:')).toBe(true);
  });
});

describe('a showdown', () => {
  /** The beats of a hand that is shown down. */
  const showdown = (): readonly Beat[] => {
    for (let seed = 1; seed < 60; seed++) {
      const t = table(seed, 2);
      t.manner = 'calls';
      t.playHand();
      let felt = EMPTY_FELT;
      const beats = t.told.flatMap((told) => {
        const found = beatsFor(felt, told);
        felt = shownFelt(told.view);
        return found;
      });
      if (beats.some(({ presents }) => presents?.way === 'high')) return beats;
    }
    throw new Error('no hand was ever shown down');
  };
  test('each pot is awarded in two moves: who won is told, then the chips go', () => {
    const moves = showdown().filter(({ presents }) => presents);
    expect(moves.length % 2).toBe(0);
    for (let i = 0; i < moves.length; i += 2) {
      const [told, paid] = [moves[i]!, moves[i + 1]!];
      expect(told.presents).toBe(paid.presents);
      expect([told.flights.length, told.told?.type, paid.told]).toEqual([0, 'Played', null]);
      expect(paid.flights.length).toBeGreaterThan(0);
      expect(paid.flights.every(({ to, delay = 0 }) => to.startsWith('stack:') && delay > 0)).toBe(true);
      // There is time to read it before they go, and after they have come.
      expect(paid.ms).toBeGreaterThan(900);
    }
  });
  test('its steps have their time where nothing else moves, and none where it is wanted at once', () => {
    const steps = showdown().filter(({ step }) => step);
    expect(new Set(steps.map(({ told }) => told?.type === 'Played' && told.event.type))).toContain('HandShown');
    const [calm, once] = [new Queue(quiet(0, 1)), new Queue(quiet(0, 0))];
    calm.add(steps);
    once.add(steps);
    expect([calm.idle, once.idle]).toEqual([false, true]);
  });
  test('it goes on by a click, and waits for whoever holds it', () => {
    const steps = showdown().filter(({ step }) => step);
    const queue = new Queue(quiet(1, 1));
    queue.add(steps);
    for (const _ of steps) {
      expect(queue.idle).toBe(false);
      queue.goOn();
    }
    expect(queue.idle).toBe(true);
    queue.hold(true);
    queue.add(steps);
    expect(shownNow).toBe(null);
    queue.hold(false);
    expect(shownNow).not.toBe(null);
  });
  let shownNow: Shown | null = null;
  const quiet = (pace: number, steps: number) => {
    shownNow = null;
    return {
      later: () => () => {},
      pace: () => pace,
      steps: () => steps,
      show: (shown: Shown) => {
        shownNow = shown.presents === null && shown.flights.length === 0 && shown.felt === shown.landed ? null : shown;
      },
      tell: () => {},
      sound: () => {},
      settled: () => {
        shownNow = null;
      },
    };
  };
});

describe('the pots', () => {
  const felt = (chips: Record<string, number>, live: readonly number[]): DrawnFelt => ({
    ...EMPTY_FELT,
    seats: [1, 2, 3],
    chips,
    zones: Object.fromEntries(live.map((seat) => [`hand:${seat}`, [seat]])),
  });
  const pots = (f: DrawnFelt) => potsOn(f).map(({ amount, eligible }) => [amount, eligible]);
  test('one for each all-in level, with those who can win it', () => {
    const f = felt({ 'in:1': 100, 'in:2': 300, 'in:3': 300, centre: 50 }, [1, 2, 3]);
    expect(pots(f)).toEqual([
      [350, [1, 2, 3]],
      [400, [2, 3]],
    ]);
    expect(potTotal(f)).toBe(750);
  });
  test('a folded hand’s chips stay in the pots and claim none', () => {
    expect(pots(felt({ 'in:1': 100, 'in:2': 300, 'in:3': 200 }, [2, 3]))).toEqual([
      [500, [2, 3]],
      [100, [2]],
    ]);
  });
  test('whoever is all in for the ante plays for what was anted', () => {
    expect(pots(felt({ 'in:2': 300, 'in:3': 300, centre: 60 }, [1, 2, 3]))).toEqual([
      [60, [1, 2, 3]],
      [600, [2, 3]],
    ]);
  });
  test('a hand mucked at the showdown claims nothing, and its level keeps the pots apart', () => {
    const shown = felt({ 'in:1': 100, 'in:2': 300, 'in:3': 300 }, [2, 3]);
    const mucked = { type: 'HandMucked', seat: 1, rule: 'R-1' } as const;
    expect(pots(foldFelt(shown, mucked, { seat: 2, faces: {} }))).toEqual([
      [300, [2, 3]],
      [400, [2, 3]],
    ]);
    expect(pots(shown)).toEqual([[700, [2, 3]]]);
  });
  test('bets before the seats count for the total only', () => {
    const f = felt({ 'bet:1': 40, 'in:2': 10, 'stack:1': 900 }, [1, 2]);
    expect(potTotal(f)).toBe(50);
    expect(pots(f)).toEqual([[10, [2]]]);
  });
});

describe('the queue', () => {
  const beat = (ms: number, round: number): Beat => ({
    told: { type: 'TableClosed' },
    moving: { ...EMPTY_FELT, round },
    after: { ...EMPTY_FELT, round: round + 0.5 },
    flights: [],
    delays: {},
    ms,
    sound: null,
  });
  function stage(pace = 1, steps = pace) {
    const timers: { ms: number; run: () => void; off: boolean }[] = [];
    const shown: number[] = [];
    const landed: number[] = [];
    let told = 0;
    let settled = 0;
    const queue = new Queue({
      later: (ms, run) => {
        const timer = { ms, run, off: false };
        timers.push(timer);
        return () => {
          timer.off = true;
        };
      },
      pace: () => pace,
      steps: () => steps,
      show: (s: Shown) => {
        shown.push(s.felt.round);
        landed.push(s.landed.round);
      },
      tell: () => told++,
      sound: () => {},
      settled: () => settled++,
    });
    const tick = () => {
      const timer = timers.shift();
      if (timer && !timer.off) timer.run();
      return timer?.ms;
    };
    return { queue, shown, landed, tick, counts: () => ({ told, settled }) };
  }
  test('plays one beat after the other', () => {
    const s = stage();
    s.queue.add([beat(200, 1), beat(0, 2), beat(300, 3)]);
    expect(s.shown).toEqual([1]);
    expect(s.tick()).toBe(200);
    expect(s.shown).toEqual([1, 1.5, 2.5, 3]);
    expect(s.queue.idle).toBe(false);
    expect(s.tick()).toBe(300);
    expect(s.shown.at(-1)).toBe(3.5);
    expect(s.queue.idle).toBe(true);
    expect(s.counts()).toEqual({ told: 3, settled: 1 });
  });
  test('nothing is told, or counts as landed, before it has been seen to happen', () => {
    const s = stage();
    s.queue.add([beat(200, 1), beat(300, 2)]);
    expect([s.shown, s.landed, s.counts()]).toEqual([[1], [0], { told: 0, settled: 0 }]);
    s.tick();
    expect([s.shown, s.landed, s.counts().told]).toEqual([[1, 1.5, 2], [0, 1.5, 1.5], 1]);
    s.tick();
    expect([s.landed.at(-1), s.counts()]).toEqual([2.5, { told: 2, settled: 1 }]);
  });
  test('without motion everything is there at once', () => {
    const s = stage(0);
    s.queue.add([beat(200, 1), beat(300, 2)]);
    expect(s.shown).toEqual([1.5, 2.5]);
    expect(s.counts()).toEqual({ told: 2, settled: 1 });
  });
  test('hurries when beats pile up, and drops none', () => {
    const s = stage();
    s.queue.add(Array.from({ length: 60 }, (_, i) => beat(200, i)));
    const times: number[] = [];
    for (let ms = s.tick(); ms !== undefined; ms = s.tick()) times.push(ms);
    expect(s.counts()).toEqual({ told: 60, settled: 1 });
    expect(times.length).toBeLessThan(45);
    expect(times[0]).toBe(80);
    expect(times.at(-1)).toBe(200);
  });
  test('a fresh view cuts in; what was told is still told', () => {
    const s = stage();
    s.queue.add([beat(200, 1), beat(200, 2)]);
    s.queue.cut({ ...EMPTY_FELT, round: 9 });
    expect(s.shown.at(-1)).toBe(9);
    expect(s.counts()).toEqual({ told: 2, settled: 1 });
    s.tick();
    expect(s.shown.at(-1)).toBe(9);
    s.queue.add([beat(0, 10)]);
    expect(s.shown.at(-1)).toBe(10.5);
  });
});
