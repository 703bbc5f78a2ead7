// One hand at a time: what may be done with it and what each brings, as a trainer asks; how often hands come up; what a seat can know.
import { describe, expect, test } from 'vitest';
import { NO_BUST_21, PURE_21_5, solve21 } from '../twenty-one/index.js';
import { answer, figureDecimal, figurePercent } from './index.js';

describe('a hand of three cards or more at the 21.5 games', () => {
  const ask = (up: string, ...cards: string[]) => answer({ kind: 'twenty-one-hand', rules: NO_BUST_21, up, cards });

  test('is worth what the whole solution has for it', () => {
    const { ups, game } = solve21(NO_BUST_21);
    const at = [4, 4, 5].reduce((hand, value) => game.hands.next[10 * hand + value]!, 0);
    const worths = ups[9]!.worths;
    const { worths: found, best } = ask('10', '5', '5', '6');
    expect(found.hit).toBeCloseTo(worths.hit(at), 12);
    expect(found.stand).toBeCloseTo(worths.stand(at), 12);
    expect(Math.max(...Object.values(found))).toBeCloseTo(worths.best(at), 12);
    expect(found[best]).toBe(Math.max(...Object.values(found)));
  });
  test('where the bank has looked, all of it is given that it has no natural', () => {
    const { worths } = answer({ kind: 'twenty-one-hand', rules: PURE_21_5, up: 'A', cards: ['7', '7', '7'] });
    expect(worths.stand).toBeGreaterThan(0);
    expect(worths.stand).toBeLessThanOrEqual(1);
  });
  test('is refused in words where it cannot be', () => {
    expect(() => ask('10', '5', '5')).toThrow('three cards at least');
    expect(() => ask('10', '10', '10', '5')).toThrow('that hand is over');
    expect(() => ask('11', '5', '5', '5')).toThrow('cannot read “11” as a card');
  });
});

describe('the ways to set a hand at Pai-Gow Poker', () => {
  const ask = (cards: string) =>
    answer({ kind: 'pai-gow-hand', game: 'snk-pgp', wheel: 'lowest', copy: 'banker', cards, deals: 20_000, seed: 1 });

  test('AMB-SNK-53 all lawful ones, best first, the house way among them once', () => {
    const { settings, deals } = ask('As Ah Kd 9c 7h 4s 2d');
    expect(settings.filter(({ isHouseWay }) => isHouseWay)).toHaveLength(1);
    expect(settings[0]!.costs).toBe(0);
    expect(settings.map(({ worth }) => worth)).toEqual(settings.map(({ worth }) => worth).sort((a, b) => b - a));
    for (const { wins, pushes, loses, fronts, back } of settings) {
      expect(wins + pushes + loses).toBe(deals);
      expect(back).toHaveLength(5);
      for (const front of fronts) expect(front).toHaveLength(2);
    }
    const house = settings.find(({ isHouseWay }) => isHouseWay)!;
    expect(house.fronts[0]!.map((card) => card[0])).toEqual(expect.arrayContaining(['K', '9']));
  });
  test('AMB-SNK-33 one that would foul is not among them', () => {
    const { settings } = ask('As Ah Kd 9c 7h 4s 2d');
    expect(settings.some(({ fronts }) => fronts[0]!.every((card) => card.startsWith('A')))).toBe(false);
    // Two aces in front, or ace and king before the other ace: three of 21 ways.
    expect(settings.reduce((sum, { fronts }) => sum + fronts.length, 0)).toBe(18);
  });
  test('AMB-SNK-29 a copy is the banker’s: the same hand is worth more to whoever banks, and between the two where it is nobody’s', () => {
    const best = (more: { readonly banks?: boolean; readonly copy?: 'push' }) => {
      const hand = {
        kind: 'pai-gow-hand',
        game: 'snk-pgp',
        wheel: 'lowest',
        copy: 'banker',
        deals: 20_000,
        seed: 1,
      } as const;
      return answer({ ...hand, cards: 'As Kd Qc 9c 7h 4s 2d', ...more }).settings[0]!.worth;
    };
    expect(best({})).toBeLessThan(best({ copy: 'push' }));
    expect(best({ copy: 'push' })).toBeLessThan(best({ banks: true }));
    expect(best({ copy: 'push', banks: true })).toBe(best({ copy: 'push' }));
  });
  test('a plain mistake costs many times its error', () => {
    const worst = ask('Ks Kh Qd Qc Jh 4s 2d').settings.at(-1)!;
    expect(worst.costs).toBeGreaterThan(10 * worst.standardError);
    expect(() => ask('Ks Kh')).toThrow('seven different cards');
  });
});

describe('what a seat can know', () => {
  const seat = (more: object) =>
    answer({
      ...{
        kind: 'seat',
        house: 'rogelios',
        game: 'hold',
        switches: {},
        against: [''],
        dead: '',
        samples: 2_000,
        seed: 1,
      },
      ...{ hole: 'As Ks', board: 'Qs 7s 2d', price: 500, pot: 1_500 },
      ...more,
    } as const);

  test('nine spades, three aces and three kings help; a quarter of the pot is the price', () => {
    const told = seat({});
    expect(told.improves).toBe(15);
    expect(figureDecimal(told.chance, 4)).toBe((15 / 47).toFixed(4));
    expect(figurePercent(told.needs!, 2)).toBe('25.00');
    expect(told.outs[0]!.category).toBe('flush');
    expect(told.outs[0]!.cards).toHaveLength(9);
    expect(told.pays).toBe(true);
  });
  test('cards that are there twice or not at all are refused', () => {
    expect(() => seat({ hole: 'As As' })).toThrow('a card is there twice');
    expect(() => seat({ hole: '' })).toThrow('a seat holds a card at least');
    expect(() => seat({ hole: 'Jo Ks' })).toThrow('not in this pack');
  });
});

test('how often hands come up, at games whose hands are all of one kind', () => {
  const { hands, of, cards } = answer({ kind: 'hands', game: 'jal-draw', switches: {} });
  expect([of, cards]).toEqual(['five', 53]);
  expect(hands.reduce((sum, row) => sum + row.hands, 0)).toBe(2_869_685);
  // AMB-JAL-01: a joker that is only an ace makes no threes of other pairs.
  const bug = answer({ kind: 'hands', game: 'jal-draw', switches: { 'jal.draw.joker': 'bug' } });
  const threes = (list: typeof hands) => list.find(({ category }) => category === 'three-of-a-kind')!.hands;
  expect(threes(bug.hands)).toBeLessThan(threes(hands));
  expect(() => answer({ kind: 'hands', game: 'rog-oma', switches: {} })).toThrow('not all of one kind');
});
