// What beats what, as the rules page shows it: the ladder behind, the order in front, and what the switches change in it.
import { describe, expect, test } from 'vitest';
import { faces } from '../../src/cards/index.js';
import { rankingsOf } from '../../src/games/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { words } from '../../src/words/index.js';

const ladderOf = (switches: Record<string, unknown> = {}) => {
  const { high, low } = rankingsOf(rulesOf({ house: 's-and-k', game: 'pgp', switches }).game);
  expect(low).toBeNull();
  const worth = (text: string): number => high!.best(faces(text), []);
  return {
    falling: (hands: readonly string[]): readonly string[] => hands.toSorted((a, b) => worth(b) - worth(a)),
    name: (text: string): string => high!.name(worth(text)).category,
    tie: (one: string, other: string): boolean => worth(one) === worth(other),
    say: (text: string): string => words('en').hand(high!.name(worth(text))),
  };
};

/** From the best hand down. */
const LADDER = [
  ['five-of-a-kind', 'Jo As Ah Ad Ac'],
  ['royal-flush', 'As Ks Qs Js Ts'],
  ['straight-flush', 'Ks Qs Js Ts 9s'],
  ['four-of-a-kind', 'Ks Kh Kd Kc 2s'],
  ['full-house', 'Ks Kh Kd 2c 2s'],
  ['flush', 'As Ks Qs Js 9s'],
  ['straight', 'As Kh Qs Js Ts'],
  ['three-of-a-kind', 'As Ah Ad Ks Qh'],
  ['two-pair', 'As Ah Kd Ks Qh'],
  ['pair', 'As Ah Kd Qs Jh'],
  ['high-card', 'As Kh Qd Js 9h'],
] as const;

describe('behind', () => {
  test('SNK-PGP-2, AMB-SNK-28 the order of poker, five aces above a royal flush', () => {
    const { falling, name } = ladderOf();
    const hands = LADDER.map(([, hand]) => hand);
    expect(falling(hands.toReversed())).toEqual(hands);
    expect(hands.map(name)).toEqual(LADDER.map(([category]) => category));
  });
  test('AMB-SNK-28 five of a kind are aces only: beside four of another the joker is an ace', () => {
    const { name, say } = ladderOf();
    expect(name('Jo Ks Kh Kd Kc')).toBe('four-of-a-kind');
    expect(name('Jo Ks Kh Kd Ac')).toBe('full-house');
    expect(say('Jo As Ah Ad Ac')).toBe('five of a kind, aces');
  });
  test('AMB-SNK-30 A-2-3-4-5, with the joker too, and of one suit', () => {
    const straights = ['As Kh Qs Js Ts', 'Ks Qh Js Ts 9s', '6s 5h 4s 3s 2s', 'As 2h 3s 4s 5s'];
    const suited = ['As Ks Qs Js Ts', 'Ks Qs Js Ts 9s', '6s 5s 4s 3s 2s', 'As 2s 3s 4s 5s'];
    const second = <T>([top, king, six, wheel]: readonly T[]): T[] => [top!, wheel!, king!, six!];
    const [usual, other] = [ladderOf(), ladderOf({ 'snk.pgp.wheel': 'second' })];
    expect([usual.falling(straights), usual.falling(suited)]).toEqual([straights, suited]);
    expect([other.falling(straights), other.falling(suited)]).toEqual([second(straights), second(suited)]);
    expect(other.tie('Jo 2h 3s 4s 5s', 'As 2h 3s 4s 5s')).toBe(true);
  });
  test('AMB-SNK-30 where the wheel stands second the joker makes it of 2-3-4-5, and not the six', () => {
    expect(ladderOf().tie('Jo 2h 3s 4s 5s', '6d 2h 3s 4s 5s')).toBe(true);
    expect(ladderOf({ 'snk.pgp.wheel': 'second' }).tie('Jo 2h 3s 4s 5s', '6d 2h 3s 4s 5s')).toBe(false);
  });
});

describe('in front', () => {
  test('AMB-SNK-28 a pair beats any two, then the higher card, then the other; no straights and no flushes', () => {
    const { falling, tie } = ladderOf();
    const fronts = ['As Ah', '2s 2h', 'As Kh', 'As 2s', 'Ks Qs', '3s 2s'];
    expect(falling(fronts.toReversed())).toEqual(fronts);
    expect([tie('As Ks', 'Ad Kc'), tie('Jo Ks', 'Ad Kc'), tie('Jo As', 'Ad Ac')]).toEqual([true, true, true]);
  });
  test('AMB-JAL-03 by the switch two cards without the joker are higher than the same with it', () => {
    const { tie, falling } = ladderOf({ 'rank.natural_beats_wild': 'yes' });
    expect([tie('Jo Ks', 'Ad Kc'), falling(['Jo Ks', 'Ad Kc'])]).toEqual([false, ['Ad Kc', 'Jo Ks']]);
  });
});
