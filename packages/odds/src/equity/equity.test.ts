// Equity: known figures, counting against sampling and against plain dealing, every poker game of the books, and what a seat may
// know.
import { type Face, faces, pack52, seeded, shuffle, view } from 'baraja';
import { gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { posted } from 'baraja/bots';
import { value7 } from 'baraja/hands';
import { OWN_GAMES, ownTable } from 'baraja/own';
import { decide, emptyTable, type TableCommand } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { compare, fraction, percent, plus, toNumber } from '../exact/fraction.js';
import {
  type Contest,
  contestOf,
  type Equity,
  equity,
  exactly,
  headsUp,
  isPoker,
  type PokerRules,
  readRange,
  seatOdds,
  viewOf,
} from './index.js';

function rulesOf(house: string, game: string, switches: Record<string, string> = {}): PokerRules {
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules) || !isPoker(rules.game)) throw new Error(`no table of ${game}`);
  return rules.game;
}
const contest = (house: string, game: string, switches: Record<string, string> = {}): Contest =>
  contestOf(rulesOf(house, game, switches));
const holdem = contest('rogelios', 'hold');
const ask = (of: Contest, hands: readonly string[], board = '', effort = {}): Equity =>
  equity({ contest: of, ranges: hands.map((hand) => exactly(faces(hand))), board: faces(board), dead: [] }, effort);
const shares = (answer: Equity): number[] => answer.hands.map(({ share }) => toNumber(share));

describe('hold’em', () => {
  test('ace-king suited against queens: 787,966 won, 6,732 split, 917,606 lost of 1,712,304', () => {
    expect(headsUp(faces('As Ks'), faces('Qh Qd'))).toEqual({ wins: 787_966, ties: 6_732, losses: 917_606 });
    const answer = ask(holdem, ['As Ks', 'Qh Qd']);
    expect([answer.method, answer.cases, percent(answer.hands[0]!.share, 4)]).toEqual([
      'counted',
      1_712_304,
      '46.2145',
    ]);
  });
  test.each([
    ['As Ks', 'Ah Kh'],
    ['Ah Kh', 'Qh Jh'],
    ['2c 2d', 'Ah Ks'],
    ['7c 2d', '9s 9h'],
  ])('%s against %s by classes as board by board', (one, other) => {
    const [mine, theirs] = [faces(one), faces(other)];
    const left = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => ![...mine, ...theirs].includes(card as Face),
    );
    const rows = [Uint8Array.of(...mine, 0, 0, 0, 0, 0), Uint8Array.of(...theirs, 0, 0, 0, 0, 0)] as const;
    const counted = { wins: 0, ties: 0, losses: 0 };
    const fill = (place: number, from: number): void => {
      if (place === 7) {
        const difference = value7(rows[0], 0) - value7(rows[1], 0);
        counted[difference > 0 ? 'wins' : difference === 0 ? 'ties' : 'losses']++;
        return;
      }
      for (let i = from; i < left.length; i++) {
        rows[0][place] = rows[1][place] = left[i]!;
        fill(place + 1, i + 1);
      }
    };
    fill(2, 0);
    expect(headsUp(mine, theirs)).toEqual(counted);
  });
  test('out of two packs the same two cards may be held twice, and share every pot', () => {
    const high = { ranking: 'high-many-decks', use: 'any' } as const;
    const game = { decks: 2, high, streets: OWN_GAMES.hold.streets };
    const own = ownTable({ game, limit: 'no', blinds: [1, 2] });
    if ('refused' in own || !isPoker(own.game)) throw new Error('no table');
    const two = contestOf(own.game);
    expect(two.pack).toHaveLength(104);
    expect(shares(ask(two, ['As Ah', 'As Ah'], 'Kd 7c 2h 3s'))).toEqual([0.5, 0.5]);
    expect(shares(ask(two, ['As Ah', 'Ks Kh'], 'As Ad Kd Kc 2h'))).toEqual([1, 0]);
    expect(() => ask(two, ['As As', 'As Kh'])).toThrow();
    expect(() => ask(holdem, ['As Ah', 'As Kh'])).toThrow();
  });
  test('ranges: queens or better against ace-king', () => {
    const [one, other] = [readRange('QQ+', holdem), readRange('AKs,AKo', holdem)];
    if ('unreadable' in one || 'unreadable' in other) throw new Error('unreadable');
    expect([one.holdings.length, other.holdings.length]).toEqual([18, 16]);
    const answer = equity({ contest: holdem, ranges: [one, other], board: [], dead: [] });
    expect(answer.method).toBe('counted');
    expect(shares(answer)[0]).toBeGreaterThan(0.6);
  });
  test('ranges as people write them', () => {
    const size = (text: string): number | string => {
      const range = readRange(text, holdem);
      return 'unreadable' in range ? range.unreadable : range.holdings.length;
    };
    expect(
      ['AA', 'AKs', 'AKo', 'AK', 'TT+', 'A5s-A2s', 'A2s-A5s', 'K9s+', '22-55', 'random', 'As Ks'].map(size),
    ).toEqual([6, 4, 12, 16, 30, 16, 16, 16, 24, 1_326, 1]);
    expect(size('AKs, AKs, As Ks')).toBe(4);
    expect(['AKz', 'AAs', 'AKs-QJs', 'As Ks Qs'].map(size)).toEqual(['AKz', 'AAs', 'AKs-QJs', 'As Ks Qs']);
  });
});

describe('every poker game of the books', () => {
  const games = gameBooks.filter(({ id }) => {
    const rules = openTable({ house: gameOf(id).house, game: id });
    return isOpened(rules) && isPoker(rules.game);
  });
  test('there are many', () => {
    expect(games.length).toBeGreaterThanOrEqual(19);
  });
  test.each(games.map(({ id }) => id))('%s: shares add up to the pot, and a sample agrees with the count', (id) => {
    const of = contestOf(rulesOf(gameOf(id).house, id));
    const pack = [...shuffle(of.pack, seeded(7))] as Face[];
    const hands = [0, 1].map((i) => pack.slice(i * of.plays, (i + 1) * of.plays - (of.board > 0 ? 0 : 1)));
    // With five hole cards a board takes a hundred times as long to read as with two: one card of it is left to come.
    const toCome = of.plays > 4 ? 1 : 2;
    const board = pack.slice(2 * of.plays, 2 * of.plays + Math.max(0, of.board - toCome));
    const question = { contest: of, ranges: hands.map(exactly), board, dead: [] };
    const counted = equity(question, { method: 'counted' });
    expect(compare(counted.hands.map(({ share }) => share).reduce(plus), fraction(1))).toBe(0);
    const sampled = equity(question, { method: 'sampled', samples: 4_000, seed: 3 });
    const [exact, about] = [shares(counted)[0]!, shares(sampled)[0]!];
    expect(Math.abs(exact - about)).toBeLessThanOrEqual(4.5 * sampled.hands[0]!.standardError + 0.01);
  });
});

describe('jokers, lows and hands that throw', () => {
  test('JAL-DRAW the joker is wild: a pair and the joker are trips already', () => {
    const draw = contest('jalisco', 'draw');
    expect(shares(ask(draw, ['Jo 9s 9d 4c 2h', 'Ah Ac Kd Ks 3s']))).toEqual([1, 0]);
  });
  test('lowball: the joker is the lowest card not held', () => {
    const low = contest('s-and-k', 'lob');
    expect(shares(ask(low, ['Jo 2s 3d 4c 6h', 'As 2d 3c 5h 6d']))).toEqual([1, 0]);
    expect(shares(ask(low, ['Jo 2s 3d 4c 6h', 'Ah 2d 3c 4h 6d']))).toEqual([0.5, 0.5]);
  });
  test('SNK-OHL two ways: a low takes half, none leaves everything to the high', () => {
    const omaha = contest('s-and-k', 'ohl');
    const lowHand = 'As 2s Qh Qd';
    expect(shares(ask(omaha, [lowHand, 'Kh Kd 9c 9d'], '3c 4d Ks 9h 8s'))).toEqual([0.5, 0.5]);
    expect(shares(ask(omaha, [lowHand, 'Kh Kd 9c 9d'], '3c Td Ks 9h 6s'))).toEqual([0, 1]);
  });
  test('AMB-SNK-06 where a flush spoils a low it is no low', () => {
    const spoiled = contest('s-and-k', 'ohl', { 'snk.ohl.sf_low': 'disqualify' });
    // The only low uses five spades; four kings are high.
    const [hands, board] = [['As 2s Qh Qd', 'Kh Ks 9c Th'], '3s 4s 8s Kd Kc'];
    expect(shares(ask(contest('s-and-k', 'ohl'), hands, board))).toEqual([0.5, 0.5]);
    expect(shares(ask(spoiled, hands, board))).toEqual([0, 1]);
  });
  test('ROG-CPHL three cards become two on the flop: what is kept does best', () => {
    const crazy = contest('rogelios', 'cphl');
    const dealt = ask(crazy, ['As 2h Ks', 'Jd Td 9c'], '2s 3s Kd');
    const kept = ['As Ks', 'As 2h', '2h Ks'].map((two) => ask(crazy, [two, 'Jd Td'], '2s 3s Kd'));
    expect(shares(dealt)[0]).toBeGreaterThan(0.8);
    expect(kept.every((one) => one.method === 'counted')).toBe(true);
  });
  test('a question that makes no sense is refused with the reason', () => {
    expect(() => ask(holdem, ['As Ks'])).toThrow('two hands at least');
    expect(() => ask(holdem, ['As Ks', 'As Qd'])).toThrow('held together');
    expect(() => ask(holdem, ['As Ks Qs', 'Jd Qd'])).toThrow('2 cards at most');
    expect(() => ask(holdem, ['As Ks', 'Jo Qd'])).toThrow('not in this pack');
  });
});

describe('a seat’s view', () => {
  test('outs of a flush draw, the price, and the share it needs', () => {
    const odds = seatOdds(holdem, {
      hole: faces('As 9s'),
      board: faces('Ks 4s 2d Jc'),
      against: [[]],
      dead: [],
      price: 600,
      pot: 3_000,
    });
    const flushes = odds.outs.find(({ category }) => category === 'flush')!;
    expect(flushes.cards).toHaveLength(9);
    // Besides, three aces and three nines; the board's own pairs are everybody's.
    expect([odds.improves, percent(odds.chance, 4)]).toEqual([15, '32.6087']);
    expect(compare(odds.needs!, fraction(1, 6))).toBe(0);
    expect(odds.equity!.method).toBe('counted');
    expect(odds.pays).toBe(true);
  });
  test('is read off a live hand, and knows nothing the seat has not seen', () => {
    const rules = openTable({ house: 's-and-k', game: 'hold' });
    if (!isOpened(rules) || !isPoker(rules.game)) throw new Error('no table');
    let table = emptyTable(rules);
    const tell = (command: TableCommand): void => {
      const answer = decide(table, command);
      if ('refused' in answer) throw new Error(answer.refused);
      table = answer.state;
    };
    for (const [i, id] of ['ana', 'beto', 'chuy'].entries())
      tell({ type: 'sit', seat: i + 1, patron: { id, name: id, bot: false }, buyIn: 10_000, at: 0 });
    tell({ type: 'drawButton', faces: faces('9s Kh 2d') });
    tell({ type: 'deal' });
    tell({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(pack52, seeded(1)) } });
    const { game, round } = table.live!;
    const seen = viewOf({ view: view(game, round, 2), game: posted(game, rules.game) }, rules.game);
    expect(seen.hole).toHaveLength(2);
    // Two others of whom nothing is known; five to call into two blinds.
    expect([seen.against, seen.dead, seen.price, seen.pot]).toEqual([[[], []], [], 500, 700]);
    expect(seatOdds(contestOf(rules.game), seen, { samples: 2_000 }).needs).toEqual(fraction(5, 12));
  });
});
