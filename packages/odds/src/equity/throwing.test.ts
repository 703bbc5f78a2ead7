// Hands that hold a card too many: what counting them costs, and that counting and sampling agree.
import { faces } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../exact/fraction.js';
import { type Contest, contestOf, type Equity, equity, exactly, isPoker } from './index.js';
import { costOfThrowing } from './throwing.js';

function contest(house: string, game: string, switches: Record<string, string> = {}): Contest {
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules) || !isPoker(rules.game)) throw new Error(`no table of ${game}`);
  return contestOf(rules.game);
}
const ask = (of: Contest, hands: readonly string[], board = '', effort = {}): Equity =>
  equity({ contest: of, ranges: hands.map((hand) => exactly(faces(hand))), board: faces(board), dead: [] }, effort);
const shares = (answer: Equity): number[] => answer.hands.map(({ share }) => toNumber(share));

describe('a card too many', () => {
  const crazy = contest('rogelios', 'cphl');
  test('ROG-CPHL-G4 before the flop there is too much to count by default: a sample answers', () => {
    const answer = ask(crazy, ['As Ah Kd', 'Qs Js Td'], '', { samples: 1_000 });
    expect(answer.method).toBe('sampled');
    expect(answer.hands[0]!.standardError).toBeGreaterThan(0);
  });
  test('from the flop on it is counted, as if every board were dealt', () => {
    const answer = ask(crazy, ['As Ah Kd', 'Qs Js Td'], '2c 7d 9h');
    expect([answer.method, answer.cases]).toEqual(['counted', 903]);
  });
  test('the cost is that of every flop, every board after it, and every way to keep', () => {
    const of = (hands: readonly string[], board = '') => {
      const ranges = hands.map((hand) => exactly(faces(hand)));
      return costOfThrowing({ contest: crazy, ranges, board: faces(board), dead: [] }, hands.map(faces));
    };
    // C(46,3) flops, C(43,2) boards from each, three ways to keep for each of two, and what was kept.
    expect(of(['As Ah Kd', 'Qs Js Td'])).toBe(15_180 * 903 * 7);
    expect(of(['As Ah Kd', 'Qs Js Td'], '2c 7d 9h')).toBe(903 * 7);
    expect(of(['As Ah Kd', 'Qs Js'], '2c 7d 9h')).toBe(946 * 5);
    // The turn was not known when cards were thrown.
    expect(of(['As Ah Kd', 'Qs Js Td'], '2c 7d 9h 9d')).toBe(903 * 6 + 42);
  });
  test('who is not known to hold anything is dealt every hand', () => {
    const counted = ask(crazy, ['As Ah Kd', ''], '2c 7d 9h 9d', { method: 'counted' });
    expect(counted.cases).toBe(990 * 43);
    const sampled = ask(crazy, ['As Ah Kd', ''], '2c 7d 9h 9d', { method: 'sampled', samples: 3_000 });
    expect(sampled.hands[0]!.standardError).toBeLessThan(0.01);
    expect(Math.abs(shares(sampled)[0]! - shares(counted)[0]!)).toBeLessThan(4.5 * sampled.hands[0]!.standardError);
  });
  test('AMB-SNK-46 thrown before the flop: counted for hands that are known, sampled against one that is not', () => {
    const early = contest('s-and-k', 'pine', { 'snk.pine.discard': 'preflop' });
    const counted = ask(early, ['As Ah Kd', 'Qs Js Td']);
    expect([counted.method, counted.cases]).toEqual(['counted', 1_370_754]);
    expect(ask(early, ['As Ah Kd', ''], '', { samples: 300 })).toMatchObject({ method: 'sampled', cases: 300 });
  });
});
