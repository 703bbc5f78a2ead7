// Files as others write them: each format's own meaning of an amount, its odd corners, and what is wrong said plainly.
import { faces, printFaces } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { isFault } from './fault.js';
import { formatOf, handsIn, type ReadHand, readText } from './formats.js';
import { closedIn, type Hand } from './hand.js';
import { ohhOf } from './ohh.js';
import { phhOf } from './phh.js';
import { readPhh } from './phh-read.js';
import type { PokerHand } from './poker.js';
import { starsOf } from './stars.js';
import { tellPoker } from './tell.js';
import { handsAt } from './test/corpus.js';
import { under } from './under.js';
import { faultWords } from './words.js';

function one(text: string): ReadHand {
  const [read] = readText(formatOf(text)!, text);
  if (!read || isFault(read)) throw new Error(JSON.stringify(read));
  return read;
}
const told = (hand: Hand): PokerHand => {
  const poker = tellPoker(hand);
  if (isFault(poker)) throw new Error(JSON.stringify(poker));
  return poker;
};
const net = ({ hand }: ReadHand): readonly number[] =>
  told(hand).players.map(({ stack }, i) => told(hand).end![i]! - stack);
const phh = (fields: string, actions: readonly string[]): string =>
  `${fields}\nactions = [\n${actions.map((action) => `  ${JSON.stringify(action)},\n`).join('')}]\n`;

const NT =
  'variant = "NT"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [200, 200, 200]';
describe('PHH', () => {
  test('a bet says what it comes to; unknown cards stay unknown; a dash shows what was dealt', () => {
    const read = one(
      phh(NT, [
        'd dh p1 ????',
        'd dh p2 AhAd # aces',
        'd dh p3 KhKd',
        'p3 cbr 6',
        'p1 f',
        'p2 cbr 20',
        'p3 cc',
        'd db 2c3c4d',
        'p2 cc',
        'p3 cbr 30.5',
        'p2 cc',
        'd db 9s',
        'p2 cc',
        'p3 cc',
        '# the river',
        'd db Ts',
        'p2 cc',
        'p3 cc',
        'p2 sm -',
        'p3 sm KhKd',
      ]),
    );
    expect(read).toMatchObject({ stopped: null, over: true });
    expect(net(read)).toEqual([-100, 5150, -5050]);
    expect(Object.values(read.hand.faces)).not.toContain('??');
    expect(Object.values(read.hand.faces).sort()).toEqual(
      printFaces(faces('Ah Ad Kh Kd 2c 3c 4d 9s Ts')).split(' ').sort(),
    );
  });
  test('with two, blinds and antes stand the other way round', () => {
    const two = 'variant = "NT"\nantes = [0, 3]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50, 40]';
    const read = one(phh(two, ['d dh p1 AcAd', 'd dh p2 KcKd', 'p2 f']));
    const { posts, players } = told(read.hand);
    expect(posts).toEqual([
      { seat: 1, kind: 'ante', amount: 300 },
      { seat: 2, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'big-blind', amount: 200 },
    ]);
    expect(players.at(-1)!.seat).toBe(2);
    expect(net(read)).toEqual([100, -100]);
    expect(phhOf(told(read.hand))).toContain('blinds_or_straddles = [1, 2]\n');
  });
  test('a straddle, wherever it sits, and whoever straddled acts last', () => {
    const four =
      'variant = "NT"\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 4]\nmin_bet = 2\nstarting_stacks = [100, 100, 100, 100]';
    const read = one(
      phh(four, ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p1 f', 'p2 f', 'p3 cbr 12', 'p4 f']),
    );
    expect(net(read)).toEqual([-100, -200, 700, -400]);
  });
  test('stud: up cards, the bring-in, a completion', () => {
    const razz =
      'variant = "FR"\nantes = [0.25, 0.25]\nbring_in = 0.5\nsmall_bet = 1\nbig_bet = 2\nstarting_stacks = [20, 20]';
    const read = one(
      phh(razz, [
        'd dh p1 ????Kc',
        'd dh p2 ????2d',
        'p1 pb',
        'p2 cbr 1',
        'p1 cc',
        'd dh p1 3c',
        'd dh p2 4d',
        'p2 cbr 1',
        'p1 f',
      ]),
    );
    expect(net(read)).toEqual([-125, 125]);
  });
  test('draw: what is thrown and what comes', () => {
    const single =
      'variant = "N2L1D"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50, 50]';
    const read = one(
      phh(single, [
        'd dh p1 2c3d4h5s7c',
        'd dh p2 2d3c4s6hKd',
        'p2 cc',
        'p1 cc',
        'p1 sd',
        'p2 sd Kd',
        'd dh p2 Qc',
        'p1 cbr 10',
        'p2 cc',
        'p1 sm -',
        'p2 sm',
      ]),
    );
    expect(net(read)).toEqual([1200, -1200]);
  });
  test('an illegal act: the hand is there up to it, and says why in both languages', () => {
    const read = one(phh(NT, ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 cbr 7']));
    expect(read.stopped?.act).toBe(5);
    expect(words('en').refusal(read.stopped!.refusal)).toContain('$10 at least');
    expect(words('es').refusal(read.stopped!.refusal)).toContain('$10');
    expect(told(read.hand).acts.filter(({ act }) => act === 'raise')).toHaveLength(1);
    const turn = one(phh(NT, ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p1 f']));
    expect(turn.stopped).toMatchObject({ act: 4, refusal: { refused: 'not-your-turn' } });
  });
  test.each<[string, string]>([
    ['there is no game called xx', phh(NT.replace('NT', 'XX'), [])],
    ['blinds_or_straddles is missing', phh(NT.replace(/blinds.*\n/, ''), [])],
    ['a stack is unknown', phh(NT.replace('200, 200, 200', '200, inf, 200'), [])],
    ['does not come out in cents', phh(NT.replace('200, 200, 200', '200, 200, 1.005'), [])],
    ['nobody at the table is called p9', phh(NT, ['p9 f'])],
    ['ah is dealt twice', phh(NT, ['d dh p1 AhAd', 'd dh p2 AhKd'])],
    ['says nothing known', phh(NT, ['p1 jumps'])],
    ['this is no toml', 'variant = "NT'],
  ])('%s', (why, text) => {
    const [read] = readText('phh', text);
    expect(isFault(read!) && faultWords(read, 'en').toLowerCase()).toContain(why);
    expect(isFault(read!) && faultWords(read, 'es')).not.toContain('undefined');
  });
  test('many in one file, as they come; a bad one does not spoil the rest', async () => {
    const file = [
      `[1]\n${phh(NT, ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f'])}`,
      '[2]\nvariant = "NT"',
      `[3]\n${phh(NT, [])}`,
    ];
    const found: boolean[] = [];
    for await (const read of handsIn('phh', file.join('\n').split('\n'))) found.push(isFault(read));
    expect(found).toEqual([false, true, false]);
  });
});

const HAND = one(
  phh(NT, [
    'd dh p1 2c2d',
    'd dh p2 AhAd',
    'd dh p3 KhKd',
    'p3 cbr 6',
    'p1 f',
    'p2 cbr 20',
    'p3 cc',
    'd db 2s3c4d',
    'p2 cbr 10',
    'p3 cbr 35',
    'p2 f',
  ]),
).hand;
describe('one hand, three meanings of an amount', () => {
  const poker = told(HAND);
  test('ours is the total of the street', () => {
    expect(poker.acts.flatMap((act) => ('to' in act ? [[act.act, act.to]] : []))).toEqual([
      ['raise', 600],
      ['raise', 2000],
      ['call', 2000],
      ['bet', 1000],
      ['raise', 3500],
    ]);
  });
  test('Open Hand History has what an act puts in, and no bet before the flop', () => {
    const { ohh } = JSON.parse(ohhOf(poker)) as {
      ohh: { rounds: { actions: { action: string; amount?: number }[] }[]; pots: { amount: number }[] };
    };
    const paid = ohh.rounds.flatMap(({ actions }) => actions).filter(({ amount }) => amount !== undefined);
    expect(paid.map(({ action, amount }) => [action, amount])).toEqual([
      ['Post SB', 1],
      ['Post BB', 2],
      ['Raise', 6],
      ['Raise', 18],
      ['Call', 14],
      ['Bet', 10],
      ['Raise', 35],
    ]);
    const put = paid.reduce((n, { amount = 0 }) => n + amount, 0);
    expect(put - 25).toBe(ohh.pots.reduce((n, { amount }) => n + amount, 0));
  });
  test('the trackers’ text has both for a raise', () => {
    const text = starsOf(poker);
    for (const line of [
      'raises $4.00 to $6.00',
      'raises $14.00 to $20.00',
      'calls $14.00',
      'raises $25.00 to $35.00',
      'Uncalled bet ($25.00)',
      'Total pot $61.00 | Rake $0.00',
    ])
      expect(text).toContain(line);
  });
});

describe('under other rules', () => {
  const table = (house: string, game: string, stake?: string) => {
    const rules = openTable({ house, game, ...(stake === undefined ? {} : { stake }) });
    if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
    return rules;
  };
  test('a no-limit hand at a spread-limit table: what is refused, by which clause, and what it would have paid', () => {
    const found = under(HAND, table('s-and-k', 'hold'));
    if (isFault(found)) throw new Error(JSON.stringify(found));
    expect(found.notDealt).toBeNull();
    expect(found.refused.map(({ did, refusal }) => [did, refusal.rule])).toContainEqual(['raise', 'SNK-HOLD-8']);
    expect(found.is.some(({ what, rule }) => what === 'fee' && rule === 'SNK-HOLD-7')).toBe(true);
    const moved = found.seats.reduce((n, { is }) => n + is!, 0);
    expect(moved).toBe(-found.is.filter(({ what }) => what === 'fee').reduce((n, { amount }) => n + amount, 0));
  });
  test('the table it was played at takes every act, and pays the same', () => {
    const rules = table('rogelios', 'hold', '3/6');
    for (const hand of handsAt(rules, 3, 4).slice(0, 1)) {
      const found = under(hand, rules);
      if (isFault(found)) throw new Error(JSON.stringify(found));
      expect(found.refused.filter(({ did }) => did !== 'sit')).toEqual([]);
      expect(found.seats.map(({ is }) => is)).toEqual(found.seats.map(({ was }) => was));
    }
  });
  test.each([
    ['rogelios', 'p215'],
    ['s-and-k', 'pgp'],
    ['s-and-k', 'p9'],
    ['spanish-poker', 'span'],
  ])('a hand of %s %s under its own rules comes out as it was', (house, game) => {
    const rules = table(house, game);
    const [hand] = handsAt(rules, 5, 1);
    const found = under(hand!, rules);
    if (isFault(found)) throw new Error(JSON.stringify(found));
    expect(found.refused.filter(({ did }) => did !== 'sit')).toEqual([]);
    expect(found.seats.map(({ is }) => is)).toEqual(
      closedIn(hand!)!.stacks.map(({ seat }) => found.seats.find((s) => s.seat === seat)!.was),
    );
  });
  test('poker at a table of something else is refused', () => {
    expect(under(HAND, table('s-and-k', 'pan'))).toMatchObject({ fault: 'other-game' });
  });
});

test('what others see of a hand is all that their file has', () => {
  const [hand] = handsAt(openTable({ house: 'rogelios', game: 'hold' }) as never, 9, 1);
  const seen: Hand = { ...hand!, eyes: 1, faces: {} };
  const poker = told(seen);
  expect(readPhh(phhOf(poker))).toEqual([poker]);
  expect(phhOf(poker)).not.toMatch(/d dh p\d [2-9TJQKA]/);
});
