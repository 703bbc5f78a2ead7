import { describe, expect, it } from 'vitest';
import { printFaces } from '../cards/index.js';
import { type Chips, open, type Round, seeded, shuffle, view } from '../kernel/index.js';
import { careful, lively, player, quick, steady } from './index.js';
import { BIG, type Room, roomOf, setupOf, stacked, tally, upTo } from './test/hands.js';
import { kinds, limit, noLimit, rulesOf, spread } from './test/rules.js';

const everybody = [careful, steady, lively, quick].map(player);
const TIMES = 30;

const hold = rulesOf({ limit });
const free = rulesOf({ limit: noLimit });
const call = { type: 'call' };
const check = { type: 'check' };
const fold = { type: 'fold' };
const bet = (amount: Chips) => ({ type: 'bet', amount });
const raise = (amount: Chips) => ({ type: 'raise', amount });

/** Six-handed with the button at seat 0: seat 1 and 2 are the blinds, seat 3 speaks first. */
function six(rules = hold, hands: Record<number, string> = {}, board = '', depth = 100) {
  const room = roomOf(rules, 6);
  const setup = setupOf(
    room,
    0,
    room.game.seats.map(() => depth * BIG),
  );
  const pack = stacked(room, 0, hands, board);
  return { room, at: (...script: Parameters<typeof upTo>[3]) => upTo(room, setup, pack, script) };
}
/** Two-handed: seat 0 has the button and the small blind, and speaks last from the flop on. */
function two(rules = hold, hands: Record<number, string> = {}, board = '', stacks = [100 * BIG, 100 * BIG]) {
  const room = roomOf(rules, 2);
  const pack = stacked(room, 0, hands, board);
  return { room, at: (...script: Parameters<typeof upTo>[3]) => upTo(room, setupOf(room, 0, stacks), pack, script) };
}

/** A random deal, after some folds. */
function dealt(room: Room, seed: number, folds: number): Round {
  const setup = setupOf(
    room,
    0,
    room.game.seats.map(() => 100 * BIG),
  );
  return upTo(room, setup, shuffle(room.game.pack, seeded(seed)), Array(folds).fill(fold));
}

describe('before the flop', () => {
  it('folds seven-deuce to raises, nearly always', () => {
    for (const rules of [hold, free]) {
      const { room, at } = six(rules, { 5: '7h 2c' });
      const round = at(raise(2 * BIG), rules === hold ? raise(3 * BIG) : raise(6 * BIG));
      for (const bot of everybody) expect(tally(room, round, bot, TIMES).fold).toBeGreaterThan(0.9 * TIMES);
    }
  });
  it('raises aces, first in and again', () => {
    for (const rules of [hold, free]) {
      const { room, at } = six(rules, { 3: 'Ah Ac', 4: 'As Ad' });
      for (const bot of everybody) {
        expect(tally(room, at(), bot, TIMES).raise).toBeGreaterThan(0.6 * TIMES);
        expect(tally(room, at(raise(2 * BIG)), bot, TIMES).raise).toBeGreaterThan(0.6 * TIMES);
      }
    }
  });
  it('comes in with fewer hands in front than behind, and the careful with the fewest', () => {
    const share = (bot: (typeof everybody)[number], folds: number): number => {
      let played = 0;
      for (let seed = 0; seed < 100; seed++) {
        const room = roomOf(hold, 6);
        const round = dealt(room, seed, folds);
        const choice = bot.choose({ view: view(room.game, round, (3 + folds) % 6), game: room.posted }, seeded(seed));
        if (choice.type !== 'fold') played++;
      }
      return played / 100;
    };
    const [tight, sound, loose] = everybody as [
      (typeof everybody)[number],
      (typeof everybody)[number],
      (typeof everybody)[number],
    ];
    expect(share(sound, 0)).toBeLessThan(share(sound, 3));
    expect(share(sound, 0)).toBeLessThan(0.35);
    expect(share(sound, 3)).toBeGreaterThan(0.3);
    expect(share(tight, 0)).toBeLessThanOrEqual(share(sound, 0));
    expect(share(sound, 0)).toBeLessThan(share(loose, 0));
  });
  it('values what the game values: ace-deuce-three where there is a low, connected cards where there is none', () => {
    const wheel = { 3: 'As 2s 3h 4d' };
    const hiLo = six(rulesOf({ ...kinds.omahaHiLo8, limit }), wheel);
    const high = six(rulesOf({ ...kinds.omaha, limit }), wheel);
    expect(tally(hiLo.room, hiLo.at(), player(steady), TIMES).raise).toBeGreaterThan(0.8 * TIMES);
    expect(tally(high.room, high.at(), player(steady), TIMES).raise).toBe(0);
  });
});

describe('after the flop', () => {
  it('never folds the best possible hand on the river, and usually raises it', () => {
    for (const rules of [hold, free, rulesOf({ limit: spread })]) {
      const { room, at } = two(rules, { 0: 'Ah Kh' }, 'Qh Jh Th 2c 2d');
      const size = rules === free ? 60 * BIG : 2 * BIG;
      const round = at(call, check, check, check, check, check, bet(size));
      for (const bot of everybody) {
        const { fold: folds, raise: raises } = tally(room, round, bot, TIMES);
        expect(folds).toBe(0);
        if (bot.name !== 'careful') expect(raises).toBeGreaterThan(0.6 * TIMES);
      }
    }
  });
  it('never folds half a pot that cannot be lost', () => {
    const { room, at } = six(rulesOf({ ...kinds.omahaHiLo8, limit }), { 3: 'As 2s Kh Qd' }, '3c 4d 8h Jc Js');
    const round = at(call, fold, fold, fold, fold, check, check, check, check, check, bet(2 * BIG));
    for (const bot of everybody) expect(tally(room, round, bot, TIMES).fold).toBe(0);
  });
  it('folds nothing at all to a big bet', () => {
    const { room, at } = two(free, { 0: '7h 5c' }, 'Ks Qd 9s 2h 2d');
    const round = at(raise(3 * BIG), call, check, check, check, check, bet(6 * BIG));
    for (const bot of everybody) expect(tally(room, round, bot, TIMES).fold).toBeGreaterThan(0.9 * TIMES);
  });
  it('calls with the right odds and not without them', () => {
    // A flush draw on the turn, some one in five: cheap in a limit pot, too dear for a bet of the pot.
    const cheap = two(hold, { 0: 'Ah 5h' }, 'Kh 9h 2c 3s');
    const paid = cheap.at(raise(2 * BIG), call, check, check, bet(2 * BIG));
    const dear = two(free, { 0: 'Ah 5h' }, 'Kh 9h 2c Js');
    const asked = dear.at(raise(3 * BIG), call, check, check, bet(12 * BIG));
    for (const bot of everybody) {
      expect(tally(cheap.room, paid, bot, TIMES).fold).toBeLessThan(0.1 * TIMES);
      if (bot.name !== 'lively') expect(tally(dear.room, asked, bot, TIMES).fold).toBeGreaterThan(0.6 * TIMES);
    }
  });
  it('calls off a last chip for a pot that is ten times as big', () => {
    const { room, at } = two(free, { 0: 'Ah 7c' }, 'Kh 7h 2c 3s 4d', [11 * BIG, 100 * BIG]);
    const round = at(raise(5 * BIG), call, bet(5 * BIG), call, bet(BIG));
    for (const bot of everybody) expect(tally(room, round, bot, TIMES).fold).toBe(0);
  });
  it('bets are within reason: never more than the pot without going all in', () => {
    const { room, at } = two(free, { 1: 'Ah Ad' }, 'As 7c 2d 9h 4c');
    const round = at(call, check);
    for (const bot of everybody) {
      for (let i = 0; i < TIMES; i++) {
        const { type, amount } = bot.choose({ view: view(room.game, round, 1), game: room.posted }, seeded(i));
        if (type === 'bet') expect(amount).toBeLessThanOrEqual(2.5 * BIG);
      }
    }
  });
});

describe('crazy pineapple', () => {
  const rules = rulesOf({ ...kinds.crazyHiLo9, limit });
  const thrown = (hand: string, flop: string, bot = player(steady)): string => {
    const room = roomOf(rules, 2);
    const round = upTo(room, setupOf(room, 0, [50 * BIG, 50 * BIG]), stacked(room, 0, { 0: hand }, flop), [
      call,
      check,
      check,
      check,
    ]);
    const { faces } = view(room.game, round, 0);
    const { cards } = bot.choose({ view: view(room.game, round, 0), game: room.posted }, seeded(3));
    return printFaces(cards!.map((card) => faces[card]!));
  };
  it('throws the card it needs least', () => {
    expect(thrown('Ah As Kd', 'Ad 9c 9h')).toBe('Kd');
    expect(thrown('Kh Qh 2c', 'Jh Th 3h')).toBe('2c');
    expect(thrown('As 2d Kc', '3h 4s 8d')).toBe('Kc');
    expect(thrown('9s 9d 4c', '9h Kc 2d')).toBe('4c');
  });
  it('agrees with itself at leisure', () => {
    for (const [hand, flop] of [
      ['Qs Jd Tc', '9h 8s 2d'],
      ['As 5s 6d', 'Ks 9s 2h'],
    ] as const) {
      expect(thrown(hand, flop, player(quick))).toBe(thrown(hand, flop, player({ ...steady, samples: 3000 })));
    }
  });
});

describe('straddles', () => {
  it('rarely, and only the lively more than that', () => {
    const rules = rulesOf({ limit: noLimit, straddle: 'one' });
    const room = roomOf(rules, 4);
    const how = everybody.map((bot) => {
      let straddles = 0;
      for (let i = 0; i < 500; i++) {
        const { round } = open(room.game, setupOf(room, 0, Array(4).fill(100 * BIG)));
        if (bot.choose({ view: view(room.game, round, 3), game: room.posted }, seeded(i)).type === 'straddle')
          straddles++;
      }
      return straddles;
    });
    expect(how[0]).toBe(0);
    expect(how[1]).toBeLessThan(20);
    expect(how[2]).toBeGreaterThan(10);
    expect(how[2]).toBeLessThan(100);
  });
});
