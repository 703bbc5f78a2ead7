// The player of twenty-one: its chart is the one everybody prints, where the house's rules are the usual ones, and it loses far
// less than one who clicks; it banks when it can, and so do all the others in their turn.
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../books/index.js';
import type { TwentyOneRules } from '../games/index.js';
import { seeded, shuffle, unshuffled, view } from '../kernel/index.js';
import { decide, emptyTable, type TableCommand, type TableRules, type TableState } from '../table/index.js';
import { bots, posted } from './index.js';
import { bankEnds, Odds } from './twenty-one-odds.js';

const FULL = [0, ...Array.from({ length: 9 }, () => 1 / 13), 4 / 13];
function opened(house: string, game: string): TableRules {
  const rules = openTable({ house, game, switches: { 'bank.decks': 6 } });
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  return rules;
}
const pure = opened('rogelios', 'p215');
const noBust = opened('ven', 'nb21');
const gameOf = ({ game }: TableRules): TwentyOneRules => {
  if (game.family !== 'twenty-one') throw new Error('no twenty-one');
  return game;
};

/** The best of what any first two cards may do against an up card, the ace being 1. */
function best(rules: TableRules, cards: readonly [number, number], up: number): string {
  const game = gameOf(rules);
  const odds = new Odds(game, bankEnds(up, FULL, game.peek), FULL);
  const ace = cards.includes(1);
  const hard = cards[0] + cards[1];
  const pair = cards[0] === cards[1] ? cards[0] : null;
  const { stand, ...worths } = odds.worths({ hard, ace, cards: 2, natural: false }, pair);
  const total = ace && hard + 10 <= 21 ? hard + 10 : hard;
  const all: [string, number][] = [
    ...Object.entries(worths),
    ...(total > 11 ? [['stand', stand] as [string, number]] : []),
  ];
  return all.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

describe('the chart', () => {
  test('Pure 21.5, whose dealer looks: the choices every chart prints', () => {
    const lines: readonly (readonly [readonly [number, number], number, string])[] = [
      [[10, 6], 10, 'surrender'],
      [[10, 6], 6, 'stand'],
      [[10, 2], 2, 'hit'],
      [[10, 2], 4, 'stand'],
      [[5, 6], 6, 'double'],
      [[5, 5], 9, 'double'],
      [[4, 5], 2, 'hit'],
      [[4, 5], 4, 'double'],
      [[1, 1], 6, 'split'],
      [[8, 8], 7, 'split'],
      [[10, 10], 6, 'stand'],
      [[9, 9], 7, 'stand'],
      [[9, 9], 8, 'split'],
      [[1, 7], 9, 'hit'],
      [[1, 7], 7, 'stand'],
      [[1, 6], 5, 'double'],
      [[1, 2], 7, 'hit'],
      [[10, 7], 10, 'stand'],
    ];
    for (const [cards, up, wanted] of lines) expect(best(pure, cards, up), `${cards} against ${up}`).toBe(wanted);
  });
  test('No-Bust, where half may be saved at any time: against an ace a stiff hand is surrendered, a small one hit first', () => {
    expect(best(noBust, [10, 6], 1)).toBe('surrender');
    expect(best(noBust, [2, 4], 1)).toBe('hit');
    expect(best(noBust, [10, 10], 1)).not.toBe('surrender');
    expect(best(noBust, [5, 6], 6)).toBe('double');
  });
  test('the bank’s hand: an eight up makes three eights once in 169, and all ends add up', () => {
    const ends = bankEnds(8, FULL, false);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(ends.find(({ count }) => count.eights)!.chance).toBeCloseTo(1 / 169, 12);
    expect(bankEnds(1, FULL, false).find(({ count }) => count.natural)!.chance).toBeCloseTo(4 / 13, 12);
    expect(bankEnds(1, FULL, true).some(({ count }) => count.natural)).toBe(false);
  });
});

/** Hands at a table: what each seat has gained by betting, and by banking. */
function match(
  rules: TableRules,
  players: readonly string[],
  hands: number,
): { won: number[]; banked: Set<number>; wagered: number[] } {
  const rng = seeded(3);
  const cards = seeded(5);
  let state: TableState = emptyTable(rules);
  const won = players.map(() => 0);
  const wagered = players.map(() => 0);
  const banked = new Set<number>();
  const ask = (command: TableCommand): void => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    state = answer.state;
    for (const e of answer.events)
      if (e.type === 'Played') {
        const { type, seat, chips } = e.event;
        if (type === 'BankPosted') banked.add(seat!);
        if (e.event.type === 'WagerWon' || e.event.type === 'WagerLost')
          won[seat! - 1]! += e.event.note.won - e.event.note.taken;
        if (/^(?:WagerPlaced|DoubledDown|HandSplit|Insured)$/.test(type)) wagered[seat! - 1]! += chips[0]!.amount;
      }
  };
  players.forEach((id, i) => {
    ask({ type: 'sit', seat: i + 1, patron: { id: `${id}${i}`, name: id, bot: true }, buyIn: 10_000_000, at: 0 });
  });
  for (let hand = 0; hand < hands; hand++) {
    state = { ...state, sittings: state.sittings.map((s) => ({ ...s, stack: 10_000_000, away: null })) };
    ask({ type: 'deal' });
    for (let { live } = state; live !== null; live = state.live) {
      const { actor } = live.round.menus[0]!;
      const command =
        typeof actor === 'number'
          ? bots[players[actor - 1]!]!.choose(
              { view: view(live.game, live.round, actor), game: posted(live.game, rules.game) },
              rng,
            )
          : { type: 'shuffle' as const, actor, faces: shuffle(unshuffled(live.game, live.round), cards) };
      ask({ type: 'act', command });
    }
  }
  return { won, banked, wagered };
}

describe.each([
  ['Pure 21.5', pure],
  ['No-Bust', noBust],
])('%s', (_name, rules) => {
  test('all of them bank in their turn, and nobody breaks the game', () => {
    expect([...match(rules, ['careful', 'steady', 'lively', 'quick'], 16).banked].sort()).toEqual([1, 2, 3, 4]);
  });
  test('it keeps more of what it bets than one who clicks', () => {
    const { won, wagered } = match(rules, ['steady', 'lively', 'clicker'], 500);
    const rate = (seat: number): number => won[seat]! / wagered[seat]!;
    expect(rate(0)).toBeGreaterThan(-0.09);
    expect(rate(1)).toBeGreaterThan(-0.09);
    expect(rate(2)).toBeLessThan(Math.min(rate(0), rate(1)) - 0.05);
  });
});
