// How often hands come up: the golden counts of the digest, and counts everybody can look up.
import { gameBooks } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { type Distribution, fiveCards, houseDistributions, sevenCards } from './index.js';

const counts = (of: Distribution): Record<string, number> =>
  Object.fromEntries(of.map(({ category, hands }) => [category, hands]));
const total = (of: Distribution): number => of.reduce((all, { hands }) => all + hands, 0);

describe('five cards', () => {
  test('G-3 JAL-DRAW-F all 2,869,685 hands of 53 cards, the joker wild', () => {
    const jalisco = fiveCards('high-joker-wild-double-ace', 53);
    expect(total(jalisco)).toBe(2_869_685);
    expect(jalisco.map(({ category, hands }) => [category, hands])).toEqual([
      ['five-of-a-kind', 13],
      ['royal-flush', 24],
      ['straight-flush', 180],
      ['four-of-a-kind', 3_120],
      ['full-house', 6_552],
      ['double-ace-flush', 848],
      ['flush', 6_956],
      ['straight', 20_532],
      ['three-of-a-kind', 137_280],
      ['two-pair', 123_552],
      ['pair', 1_268_088],
      ['high-card', 1_302_540],
    ]);
  });
  test('G-3 VEN-DRAW-13 the royal first, flushes together', () => {
    const ven = fiveCards('high-joker-wild-royal-first', 53);
    expect(ven.slice(0, 2).map(({ category }) => category)).toEqual(['royal-flush', 'five-of-a-kind']);
    expect(counts(ven).flush).toBe(7_804);
  });
  test('53 cards with a bug', () => {
    const bug = fiveCards('high-joker-bug', 53);
    expect(total(bug)).toBe(2_869_685);
    // Five aces are one hand; everything a straight or a flush needs is as with a wild card.
    expect(counts(bug)).toMatchObject({
      'five-of-a-kind': 1,
      'royal-flush': 24,
      'straight-flush': 180,
      straight: 20_532,
      flush: 7_804,
    });
  });
  test('52 cards without, as in every book', () => {
    expect(fiveCards('high-joker-bug', 52).map(({ hands }) => hands)).toEqual([
      4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540,
    ]);
  });
  test('lowball with the joker as the lowest card not held', () => {
    const low = fiveCards('lowball', 53);
    expect(total(low)).toBe(2_869_685);
    // Without the joker C(13,5) 4^5 hands have five ranks; with it C(13,4) 4^4.
    expect(counts(low).low).toBe(1_287 * 1_024 + 715 * 256);
    // One pair: 1,098,240 without, and with the joker the C(12,2) 13 6 4^2 threes of a pair and two others.
    expect(counts(low).pair).toBe(1_098_240 + 13 * 6 * 66 * 16);
  });
});

describe('the best five of seven', () => {
  test('133,784,560 hands of 52 cards', () => {
    const hands = sevenCards({ joker: 'none' });
    expect(total(hands)).toBe(133_784_560);
    expect(hands.map((row) => row.hands)).toEqual([
      4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460,
    ]);
  });
  test('SNK-PGP-1 SNK-PGP-2 154,143,080 hands of Pai-Gow Poker', () => {
    const hands = sevenCards({ joker: 'bug' });
    expect(total(hands)).toBe(154_143_080);
    expect(hands.map((row) => row.hands)).toEqual([
      1_128, 26_132, 184_832, 307_472, 4_188_528, 6_172_088, 11_236_028, 7_470_676, 35_553_816, 64_221_960, 24_780_420,
    ]);
  });
});

test('every draw, stud and hold’em game of the books has its distribution', () => {
  const found = gameBooks
    .filter(({ id, pages }) => pages.family !== 'streets' && /draw|hdp|lob|stud|sthl|hold/.test(id))
    .map(({ id }) => [id, houseDistributions(id)?.of]);
  expect(found.length).toBeGreaterThan(8);
  for (const [, of] of found) expect(['five', 'best-of-seven']).toContain(of);
});
