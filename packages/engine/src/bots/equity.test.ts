import { describe, expect, it } from 'vitest';
import { type Face, faces, pack52, printFace } from '../cards/index.js';
import type { CommunityRules } from '../games/index.js';
import { high, highOf, low, lowOf } from '../hands/index.js';
import { seeded, shuffle } from '../kernel/index.js';
import { Draws, draw } from './draws.js';
import { equity, type Range } from './equity.js';
import { dealingOf } from './mind.js';
import { kindOf, strengthOf } from './strength.js';
import { kinds, rulesOf } from './test/rules.js';
import { reader } from './worth.js';

const everything: Range = { shown: [], cut: -Infinity, picked: 0 };

/** My share against opponents of these ranges. */
function share(
  over: Partial<CommunityRules>,
  hand: string,
  board: string,
  ranges: readonly Range[] = [everything],
): number {
  const mine = [...faces(hand), ...faces(board), ...ranges.flatMap((r) => r.shown as Face[])];
  return equity(dealingOf(rulesOf(over)), {
    hole: faces(hand),
    board: faces(board),
    unseen: Uint8Array.from(pack52.filter((face) => !mine.includes(face))),
    ranges,
    layers: [{ amount: 100, against: (1 << ranges.length) - 1 }],
    samples: 8000,
    seed: 7,
  });
}
const against = (text: string): readonly Range[] => [{ ...everything, shown: faces(text) }];

describe('reading hands', () => {
  it.each(Object.entries(kinds).filter(([name]) => name !== 'omahaHiLoNoStraights'))(
    'agrees with the rankings of the showdown: %s',
    (_name, kind) => {
      const rules = rulesOf(kind);
      const hole = rules.discard === 'none' ? rules.hole : 2;
      const read = reader(rules, hole);
      const up = high(rules.high);
      const down = rules.low && low(rules.low);
      const chance = seeded(hole);
      for (let i = 0; i < 400; i++) {
        const cards = shuffle(pack52, chance).slice(0, hole + 5);
        const both = read(Uint8Array.from(cards), 0);
        expect(highOf(both)).toBe(up.best(cards.slice(0, hole), cards.slice(hole)));
        expect(lowOf(both)).toBe(down ? down.best(cards.slice(0, hole), cards.slice(hole)) : 0);
      }
    },
  );
  it('a house that lets straights spoil a low: the wheel is none', () => {
    const read = reader(rulesOf(kinds.omahaHiLoNoStraights), 4);
    const cards = (text: string) => Uint8Array.from(faces(text));
    expect(lowOf(read(cards('As 2d Kh Qh 3c 4s 5d Tc Jc'), 0))).toBe(0);
    expect(lowOf(read(cards('As 2d Kh Qh 3c 4s 6d Tc Jc'), 0))).toBeGreaterThan(0);
  });
});

describe('drawing', () => {
  it('every card is as likely as the next, and none is drawn twice', () => {
    const packet = Uint8Array.from({ length: 20 }, (_, i) => i);
    const draws = new Draws(1);
    const counts = Array(20).fill(0);
    for (let n = 0; n < 20_000; n++) {
      draw(packet, 0, 3, draws);
      for (let i = 0; i < 3; i++) counts[packet[i]!]++;
    }
    expect(new Set(packet).size).toBe(20);
    for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(5 * Math.sqrt(3000));
  });
});

describe('equity', () => {
  it('known figures of hold’em', () => {
    expect(share({}, 'As Ah', '')).toBeCloseTo(0.852, 1.7);
    expect(share({}, '7h 2c', '')).toBeCloseTo(0.346, 1.7);
    expect(share({}, 'As Kh', '', against('Qs Qd'))).toBeCloseTo(0.43, 1.7);
    expect(share({}, 'As Ah', '', [everything, everything, everything, everything, everything])).toBeCloseTo(0.49, 1.7);
    expect(share({}, 'Ah Kh', 'Qh Jh Th')).toBe(1);
    expect(share({}, '2h 3c', 'As Ks Qs Js Ts')).toBe(0.5);
  });
  it('a flush draw on the flop comes in a little over a third of the time', () => {
    expect(share({}, 'Ah 5h', 'Kh 9h 2c', against('Kd Qs'))).toBeCloseTo(0.46, 1.4);
    expect(share({}, '4h 5h', 'Kh 9h 2c', against('Kd Ks'))).toBeCloseTo(0.26, 1.4);
  });
  it('hi-lo shares are shares of the pot', () => {
    // The nut low and nothing else against a high that cannot be caught.
    expect(share(kinds.omahaHiLo8, 'As 2s Kh Qd', '3c 4d 8h Jc Js', against('Jh Jd Kc Kd'))).toBe(0.5);
    // No low is possible: the high takes it all.
    expect(share(kinds.omahaHiLo8, 'As 2s Kh Qd', '9c Td Th Jc Js', against('Jh Jd Kc Kd'))).toBe(0);
    expect(share(kinds.holdHiLo, 'As 2s', '3c 4d 5h Kc Ks', against('Kh Kd'))).toBe(0.5);
  });
  it('layers: what an opponent cannot match he cannot win', () => {
    const hole = faces('As Ah');
    const board = faces('Kc 7d 2s 9h 3c');
    const shown = [faces('Kh Kd'), faces('Qh Qd')];
    const out = [...hole, ...board, ...shown.flat()];
    const ask = (layers: { amount: number; against: number }[]) =>
      equity(dealingOf(rulesOf({})), {
        hole,
        board,
        unseen: Uint8Array.from(pack52.filter((face) => !out.includes(face))),
        ranges: shown.map((cards) => ({ ...everything, shown: cards })),
        layers,
        samples: 10,
        seed: 1,
      });
    expect(ask([{ amount: 100, against: 0b11 }])).toBe(0);
    expect(
      ask([
        { amount: 100, against: 0b11 },
        { amount: 300, against: 0b10 },
      ]),
    ).toBe(0.75);
  });
  it('the better an opponent’s hands are held to be, the less is left', () => {
    const { strength } = dealingOf(rulesOf({}));
    const tight = { ...everything, cut: strength.cut(0.15) };
    expect(share({}, 'Ks Js', '', [tight])).toBeLessThan(share({}, 'Ks Js', '') - 0.1);
    const keen = { ...everything, picked: 2 };
    expect(share({}, 'Ks Js', 'Kd 8c 3h', [keen])).toBeLessThan(share({}, 'Ks Js', 'Kd 8c 3h') - 0.05);
  });
  it('crazy pineapple: three cards before the flop are worth more than any two of them', () => {
    const three = share(kinds.crazy, 'Ah Kh Qh', '');
    expect(three).toBeGreaterThan(0.55);
    expect(three).toBeLessThan(0.75);
  });
});

describe('strength before the flop', () => {
  const place = (over: Partial<CommunityRules>, text: string): number => {
    const strength = strengthOf(rulesOf(over));
    return strength.standing(strength.score(Uint8Array.from(faces(text)), 0));
  };
  it('169 kinds of two cards', () => {
    const all = new Set(pack52.flatMap((a) => pack52.filter((b) => b !== a).map((b) => kindOf(a, b))));
    expect(all.size).toBe(169);
    expect(kindOf(...two('As Ks'))).toBe(kindOf(...two('Kd Ad')));
    expect(kindOf(...two('As Ks'))).not.toBe(kindOf(...two('Ad Ks')));
  });
  it('puts hands in an order players would own to', () => {
    expect(place({}, 'As Ah')).toBeGreaterThan(0.99);
    expect(place({}, 'Ks Kh')).toBeGreaterThan(0.98);
    expect(place({}, 'As Ks')).toBeGreaterThan(0.93);
    expect(place({}, '7s 2h')).toBeLessThan(0.06);
    expect(place(kinds.omaha, 'As Ah Ks Kh')).toBeGreaterThan(0.98);
    expect(place(kinds.omaha, '2s 2h 2d 7c')).toBeLessThan(0.05);
    expect(place(kinds.omahaHiLo8, 'As Ah 2s 3h')).toBeGreaterThan(0.98);
    expect(place(kinds.omahaHiLo8, 'As 2d 3c 4h')).toBeGreaterThan(place(kinds.omaha, 'As 2d 3c 4h') + 0.3);
    expect(place(kinds.crazyHiLo9, 'As 2s 3h')).toBeGreaterThan(0.9);
  });
  it('a cut is passed by the share of hands it names', () => {
    const strength = strengthOf(rulesOf({}));
    const chance = seeded(1);
    for (const part of [0.1, 0.3, 0.7]) {
      let passed = 0;
      for (let i = 0; i < 3000; i++) {
        const hand = Uint8Array.from(shuffle(pack52, chance).slice(0, 2));
        if (strength.score(hand, 0) >= strength.cut(part)) passed++;
      }
      expect(passed / 3000).toBeCloseTo(part, 1.2);
    }
  });
});
function two(text: string): [Face, Face] {
  const [a, b] = faces(text);
  if (a === undefined || b === undefined) throw new Error(`not two cards: ${faces(text).map(printFace)}`);
  return [a, b];
}
