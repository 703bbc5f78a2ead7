// High hands with a joker: exact counts over all 2,869,685 hands, and every class against a reference that tries every card the
// joker could be.

import { describe, expect, test } from 'vitest';
import { type Face, face, JOKER, printFace, printFaces, type Rank, rankOf } from '../cards/index.js';
import { bitsIn, eachCounts } from './classes.js';
import { type RankingName, rankingNamed } from './index.js';
import { countFives } from './test/fives.js';
import { type House, referenceJoker } from './test/jokers.js';
import { dealer } from './test/reference.js';

/** The sheets' lists, highest first. */
const JALISCO = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'double-ace-flush',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
const USUAL = JALISCO.filter((kind) => kind !== 'double-ace-flush');
const VEN = ['royal-flush', 'five-of-a-kind', ...USUAL.slice(2)] as const;

const HOUSES = {
  'high-joker-wild': { joker: 'wild', order: USUAL },
  'high-joker-wild-royal-first': { joker: 'wild', order: VEN },
  'high-joker-wild-double-ace': { joker: 'wild', order: JALISCO },
  'high-joker-bug': { joker: 'bug', order: USUAL },
  'high-joker-bug-royal-first': { joker: 'bug', order: VEN },
  'high-joker-bug-double-ace': { joker: 'bug', order: JALISCO },
} as const satisfies Partial<Record<RankingName, House>>;

type JokerName = keyof typeof HOUSES;
const NAMES = Object.keys(HOUSES) as JokerName[];

describe('all 2,869,685 hands', () => {
  const wild = {
    'five-of-a-kind': 13,
    'royal-flush': 24,
    'straight-flush': 180,
    'four-of-a-kind': 3120,
    'full-house': 6552,
    straight: 20532,
    'three-of-a-kind': 137280,
    'two-pair': 123552,
    pair: 1268088,
    'high-card': 1302540,
  };
  const asBug = {
    'five-of-a-kind': 1,
    'royal-flush': 24,
    'straight-flush': 180,
    'four-of-a-kind': 828,
    'full-house': 4368,
    straight: 20532,
    'three-of-a-kind': 63360,
    'two-pair': 138600,
    pair: 1215024,
    'high-card': 1418964,
  };
  const together = { flush: 7804 };
  const apart = { 'double-ace-flush': 848, flush: 6956 };
  test.each([
    ['G-3 JAL-DRAW-F JAL-DRAW-1', 'high-joker-wild-double-ace', { ...wild, ...apart }],
    ['G-3 VEN-DRAW-13', 'high-joker-wild-royal-first', { ...wild, ...together }],
    ['G-3 AMB-VEN-03', 'high-joker-wild', { ...wild, ...together }],
    ['AMB-JAL-01', 'high-joker-bug-double-ace', { ...asBug, ...apart }],
    ['AMB-VEN-04', 'high-joker-bug-royal-first', { ...asBug, ...together }],
    ['ROG-STHL-11', 'high-joker-bug', { ...asBug, ...together }],
  ] as const)('%s counted: %s', (_, name, expected) => {
    const ranking = rankingNamed(name);
    const found: Record<string, number> = {};
    let all = 0;
    countFives(ranking.value5, 53).forEach((count, value) => {
      if (count === 0) return;
      const { category } = ranking.name(value);
      found[category] = (found[category] ?? 0) + count;
      all += count;
    });
    expect(found).toEqual(expected);
    expect(all).toBe(2869685);
  });
});

describe.each(NAMES)('%s', (name) => {
  const ranking = rankingNamed(name);
  const house = HOUSES[name];

  test('every class of hand stands where the reference puts it', () => {
    const values = new Map<number, number>();
    const hands = everyClass();
    const torn: string[] = [];
    for (const five of hands) {
      const { score, kind } = referenceJoker(five, house);
      const value = ranking.best(five, []);
      if ((values.get(score) ?? value) !== value || ranking.name(value).category !== kind) torn.push(printFaces(five));
      values.set(score, value);
    }
    expect(torn).toEqual([]);
    // 6,175 and 1,287 without the joker, 1,820 and 715 with it.
    expect(hands).toHaveLength(7462 + 2535);
    const inOrder = [...values].sort(([one], [other]) => one - other).map(([, value]) => value);
    expect(inOrder.every((value, i) => i === 0 || value > inOrder[i - 1]!)).toBe(true);
  });
  test('hands as they are dealt: the value, the cards, and what the joker is', () => {
    const deal = dealer(name.length);
    for (let i = 0; i < 600; i++) {
      // Every third hand has few suits, so that flushes come up.
      const rest =
        i % 3 === 0
          ? deal(52)
              .filter((card) => (card & 3) < 2 - (i & 1))
              .slice(0, 4)
          : deal(4);
      const five = [...rest.slice(0, i % 5), JOKER, ...rest.slice(i % 5)];
      const best = referenceJoker(five, house);
      const as = ranking.jokerAs(five, [])!;
      expect(ranking.name(ranking.best(five, [])).category).toBe(best.kind);
      // The card shown makes the hand; suits that do not matter may differ.
      const shown = referenceJoker([...rest, as], house);
      expect(shown.score, `${printFaces(five)} as ${printFace(as)}`).toBe(best.score);
      expect(rankOf(as)).toBe(rankOf(best.as!));
      expect(ranking.value5(Uint8Array.from([7, 7, ...five]), 2)).toBe(ranking.best(five.slice(0, 2), five.slice(2)));
      expect([...ranking.five(five, [])].sort()).toEqual([...five].sort());
    }
  });
});

/** One hand of every class, suits ignored where they make no flush, with the joker and without. */
function everyClass(): Face[][] {
  const found: Face[][] = [];
  for (const joker of [0, 1]) {
    eachCounts(5 - joker, (counts) => {
      const cards = counts.flatMap((count, rank) =>
        Array.from({ length: count }, (_, i) => face({ rank: rank as Rank, suit: ((rank + i) & 3) as 0 | 1 | 2 | 3 })),
      );
      found.push([...unsuited(cards), ...(joker ? [JOKER] : [])]);
    });
    for (let ranks = 0; ranks < 1 << 13; ranks++) {
      if (bitsIn(ranks) !== 5 - joker) continue;
      const cards = Array.from({ length: 13 }, (_, rank) => rank as Rank).filter((rank) => (ranks >> rank) & 1);
      found.push([...cards.map((rank) => face({ rank, suit: 2 })), ...(joker ? [JOKER] : [])]);
    }
  }
  return found;
}

/** Different ranks may have come out in one suit: the first then takes another. */
function unsuited(cards: readonly Face[]): readonly Face[] {
  const [first, ...rest] = cards;
  if (first === undefined || cards.some((card) => (card & 3) !== (first & 3))) return cards;
  return [(first ^ 1) as Face, ...rest];
}
