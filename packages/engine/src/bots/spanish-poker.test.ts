// The player of Spanish Poker: its sums against plain counting, and how near its play comes to the edge the sheet claims.
import { describe, expect, test } from 'vitest';
import { openTable } from '../books/index.js';
import { type Face, faces, JOKER, pack41 } from '../cards/index.js';
import { type SpanishPokerRules, spanishRanking } from '../games/index.js';
import { seeded, shuffle } from '../kernel/index.js';
import { chanceUnqualified, raiseGains } from './spanish-poker.js';

const rulesWith = (switches: Record<string, unknown> = {}): SpanishPokerRules => {
  const table = openTable({ house: 'spanish-poker', game: 'span', switches });
  if ('refused' in table) throw new Error(table.refused);
  return table.game as SpanishPokerRules;
};
const rules = rulesWith();
const without = (hand: readonly Face[]): Uint8Array => Uint8Array.from(pack41.filter((face) => !hand.includes(face)));
const gains = (hand: string, switches?: Record<string, unknown>): number =>
  raiseGains(switches ? rulesWith(switches) : rules, faces(hand), without(faces(hand)));

describe('the chance that the house does not play', () => {
  const counted = (wheel: boolean, unseen: Uint8Array): number => {
    const ranking = spanishRanking({ wheel, natural: false });
    const floor = ranking.best(faces('6s 6h 4d 3c 2s'), []);
    const five = new Uint8Array(5);
    let [free, all] = [0, 0];
    const lay = (from: number, place: number): void => {
      for (let card = from; card < unseen.length - 4 + place; card++) {
        five[place] = unseen[card]!;
        if (place < 4) lay(card + 1, place + 1);
        else {
          all++;
          if (ranking.value5(five, 0) < floor) free++;
        }
      }
    };
    lay(0, 0);
    return free / all;
  };
  test.each(['2s 3h 4d 5c 7s', 'As Kh Qd Jc 6s', '2s 2h 3d 4c 5s', '2s 4s 6s Ks As', 'Jo 2h 3h 4h 7d'])(
    'is what counting says: without %s',
    (hand) => {
      const unseen = without(faces(hand));
      for (const wheel of [false, true])
        expect(chanceUnqualified({ wheel }, unseen)).toBeCloseTo(counted(wheel, unseen), 12);
    },
  );
});

describe('raise or fold', () => {
  test('what it holds matters less than what the house can no longer hold', () => {
    expect(gains('As Kh Qd Jc 6s')).toBeCloseTo(-0.798, 3);
    expect(gains('Ks Qh 7d 4c 3s')).toBeGreaterThan(-1);
    expect(gains('As Kh 4d 3c 2s')).toBeLessThan(-1);
    expect(gains('5s 5h 2d 3c 4s')).toBeLessThan(-1);
  });
  test('sixes with little beside them fold, sevens never do', () => {
    expect(gains('6s 6h 4d 3c 2s')).toBeLessThan(-1);
    expect(gains('6s 6h Kd 3c 2s')).toBeGreaterThan(-1);
    expect(gains('7s 7h 6d 3c 2s')).toBeGreaterThan(-0.9);
    expect(gains('7s 7h 6d 3c 2s', { 'span.tie': 'house' })).toBeGreaterThan(-0.9);
  });
});

test('AMB-SPAN-04 its play costs about what the sheet says: 5.93 % of the ante, raising three hands in four', () => {
  const ranking = spanishRanking(rules);
  const floor = ranking.best(faces('6s 6h 4d 3c 2s'), []);
  const sevens = ranking.best(faces('7s 7h 4d 3c 2s'), []);
  const rng = seeded(5);
  const hands = 40_000;
  let [net, raised] = [0, 0];
  for (let i = 0; i < hands; i++) {
    const deck = shuffle(pack41, rng);
    const [hand, house] = [deck.slice(0, 5), deck.slice(5, 10)];
    const value = ranking.best(hand, []);
    const isRaise =
      value >= sevens || (value >= floor ? hand.includes(JOKER) || Math.max(...hand) > 44 : gainsBelow(hand) > -1);
    if (!isRaise) {
      net--;
      continue;
    }
    raised++;
    const theirs = ranking.best(house, []);
    if (theirs < floor) net++;
    else if (value > theirs) net += 2 + rules.antePays[ranking.name(value).category as keyof typeof rules.antePays];
    else if (value < theirs) net -= 3;
  }
  expect(raised / hands).toBeGreaterThan(0.72);
  expect(raised / hands).toBeLessThan(0.76);
  // Forty thousand hands leave an error of two points or so.
  expect(Math.abs(-net / hands - 0.0593)).toBeLessThan(0.05);
  function gainsBelow(hand: readonly Face[]): number {
    return raiseGains(rules, hand, without(hand));
  }
});
