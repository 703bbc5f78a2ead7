// Rankings by name: every name has a ranking of that id, and what all of them promise.

import { describe, expect, test } from 'vitest';
import { type Face, JOKER, printFaces } from '../cards/index.js';
import { RANKING_NAMES, type RankingName, rankingNamed, takesJoker } from './index.js';
import { dealer } from './test/reference.js';

const size = (name: RankingName): number => (name === 'push-nine' ? 3 : name === 'badugi' ? 4 : 5);

test('a ranking is known by its name, and made once', () => {
  for (const name of RANKING_NAMES) {
    expect(rankingNamed(name).id).toBe(name);
    expect(rankingNamed(name)).toBe(rankingNamed(name));
  }
});

describe.each(RANKING_NAMES)('%s', (name) => {
  const ranking = rankingNamed(name);
  const deal = dealer(name.length, takesJoker(name) ? 53 : 52);
  const hands = Array.from({ length: 200 }, () => deal(size(name)));
  if (takesJoker(name)) for (const hand of hands.slice(0, 50)) if (!hand.includes(JOKER)) hand[1] = JOKER;

  test('the order of the cards is nothing', () => {
    for (const hand of hands) {
      const turned = [...hand].reverse();
      expect(ranking.best(turned, []), printFaces(hand)).toBe(ranking.best(hand, []));
      expect(ranking.best(hand.slice(0, 1), hand.slice(1))).toBe(ranking.best(hand, []));
    }
  });
  test('no cards are changed, and what is shown is what was held', () => {
    for (const hand of hands) {
      const held: readonly Face[] = Object.freeze([...hand]);
      const five = ranking.five(held, []);
      const isAll = name !== 'badugi'; // which shows the cards that count, and no others
      if (!isAll) expect(held).toEqual(expect.arrayContaining([...five]));
      else if (ranking.best(held, []) > 0) expect([...five].sort()).toEqual([...held].sort());
      else expect(five).toEqual([]);
    }
  });
  test('a joker that plays stands for an ordinary card, and nothing does where there is none', () => {
    for (const hand of hands) {
      const as = ranking.jokerAs(hand, []);
      const plays = ranking.five(hand, []).includes(JOKER);
      expect(as !== null).toBe(plays);
      if (as !== null) expect(as).toBeLessThan(52);
    }
  });
  test('a joker plays where the ranking has one, and is refused elsewhere', () => {
    const hand = [JOKER, ...deal(52).filter((card) => card !== JOKER)].slice(0, size(name));
    if (takesJoker(name)) expect(ranking.best(hand, [])).toBeGreaterThanOrEqual(0);
    else expect(() => ranking.best(hand, [])).toThrow('no joker');
  });
});
