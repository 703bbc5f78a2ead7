// Kuhn and Leduc, counted completely, and Kuhn's value: numbers that were known before this program was written.
import { type Command, isRefusal, open, play, printFace, type Round, rankOf, type Seat, view } from 'baraja';
import { kuhn, leduc } from 'baraja/games';
import { describe, expect, test } from 'vitest';
import { census, choices, dealt, walk } from './census.js';
import { smallSubjects } from './subjects.js';

const subject = (name: string) => smallSubjects.find((s) => s.name === name)!;
const stack = (round: Round, seat: Seat): number => round.felt.chips[kuhn.names.places.indexOf(`stack:${seat}`)]!;

describe('Kuhn, counted', () => {
  const counted = census(subject('kuhn'));
  // Two of three cards, in order: 3 × 2.
  test('6 deals', () => expect(counted.deals).toBe(6));
  // In each deal a seat chooses at the start, after a check, after a bet, and after a check and a bet: 6 × 4.
  test('24 decisions', () => expect(counted.decisions).toBe(24));
  // Each deal ends in check-check, check-bet-fold, check-bet-call, bet-fold or bet-call: 6 × 5.
  test('30 ends', () => expect(counted.ends).toBe(30));
  // A seat knows one of three cards and at which of the four points it stands: 3 × 4.
  test('12 information sets', () => expect(counted.informationSets).toBe(12));
});

describe('Leduc, counted', () => {
  const counted = census(subject('leduc'));
  // Three of six cards in order, 6 × 5 × 4, and two of six where a fold came before the board, 6 × 5.
  test('150 deals, with and without a board', () => expect(counted.deals).toBe(120 + 30));
  // In a round of betting a seat chooses at the start, after check, bet, check-bet, bet-raise and check-bet-raise: 6 points.
  // Five lines lead to the board (check-check, bet-call, check-bet-call, bet-raise-call, check-bet-raise-call), four to a
  // fold. First round: 30 deals × 6. Second: 120 deals × 5 lines × 6.
  test('3780 decisions', () => expect(counted.decisions).toBe(30 * 6 + 120 * 5 * 6));
  // First round: 30 deals × 4 folds. Second: 120 deals × 5 lines × 9 ends.
  test('5520 ends', () => expect(counted.ends).toBe(30 * 4 + 120 * 5 * 9));
  // A seat knows its own card: 6 × 6 points in the first round; in the second also one of five cards on the board and which
  // of five lines was played: 6 × 5 × 5 × 6. OpenSpiel counts the same 936.
  test('936 information sets', () => expect(counted.informationSets).toBe(36 + 900));
});

type Policy = (seat: Seat, card: string, line: string) => Readonly<Record<string, number>>;

/** What seat 0 wins, on average over all deals, if both play as told. */
function worth(policy: Policy): number {
  const value = (round: Round, line: string): number => {
    if (round.menus.length === 0) return stack(round, 0) - 10;
    const chance = round.menus[0]!.actor === 'chance';
    const commands = choices(kuhn, round);
    const weights = chance ? null : policy(round.menus[0]!.actor as Seat, cardOf(round), line);
    return commands.reduce((sum, command) => {
      const weight = weights === null ? 1 / commands.length : (weights[command.type] ?? 0);
      return weight === 0 ? sum : sum + weight * value(after(round, command), chance ? '' : line + command.type[0]);
    }, 0);
  };
  return value(open(kuhn, subject('kuhn').setup).round, '');
}
function after(round: Round, command: Command): Round {
  const answer = play(kuhn, round, command);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.round;
}
/** The card of whoever must act, as its own view shows it. */
function cardOf(round: Round): string {
  const seat = round.menus[0]!.actor as Seat;
  const [card] = round.felt.zones[kuhn.names.zones.indexOf(`hand:${seat}`)]!;
  return printFace(view(kuhn, round, seat).faces[card!]!)[0]!;
}

/**
 * Kuhn's equilibria, one for each alpha up to a third. Seat 0 bets the jack alpha of the time and the king three times that,
 * and calls with the queen a third of the time more than alpha; seat 1 bets the jack and calls with the queen a third of the time.
 */
const equilibrium =
  (alpha: number): Policy =>
  (seat, card, line) => {
    const mix = (bold: number) =>
      line === '' || line === 'c' ? { bet: bold, check: 1 - bold } : { call: bold, fold: 1 - bold };
    if (card === 'K') return mix(seat === 0 && line === '' ? 3 * alpha : 1);
    if (card === 'Q') return mix(line === 'cb' ? alpha + 1 / 3 : line === 'b' ? 1 / 3 : 0);
    return mix(seat === 0 && line === '' ? alpha : line === 'c' ? 1 / 3 : 0);
  };
/** The same policy, but for one seat that bets or calls just with the cards and at the points whose bit is set. */
const against =
  (policy: Policy, deviant: Seat, bits: number): Policy =>
  (seat, card, line) => {
    if (seat !== deviant) return policy(seat, card, line);
    const at = 'JQK'.indexOf(card) + (line === '' || line === 'c' ? 0 : 3);
    const bold = (bits >> at) & 1;
    return { bet: bold, check: 1 - bold, call: bold, fold: 1 - bold };
  };

describe('Kuhn, played', () => {
  test.each([0, 1 / 6, 1 / 3])('is worth -1/18 to the first seat at the equilibrium with alpha %d', (alpha) => {
    expect(worth(equilibrium(alpha))).toBeCloseTo(-1 / 18, 12);
  });
  test('neither seat does better by any of its 64 plans', () => {
    const plans = Array.from({ length: 64 }, (_, bits) => bits);
    const best = Math.max(...plans.map((bits) => worth(against(equilibrium(1 / 6), 0, bits))));
    const worst = Math.min(...plans.map((bits) => worth(against(equilibrium(1 / 6), 1, bits))));
    expect(best).toBeCloseTo(-1 / 18, 12);
    expect(worst).toBeCloseTo(-1 / 18, 12);
  });
});

/** What seat 0 wins at Leduc, worked out from the cards and the names of the events alone. */
function reckoned(cards: readonly number[], types: readonly string[]): number {
  const into = [1, 1];
  let size = 2;
  let turn = 0;
  for (const type of types) {
    if (type === 'BoardDealt') {
      size = 4;
      turn = 0;
    }
    if (type === 'Folded') return turn === 0 ? -into[0]! : into[1]!;
    if (type === 'Called') into[turn] = into[1 - turn]!;
    if (type === 'Bet' || type === 'Raised') into[turn] = into[1 - turn]! + size;
    if (type === 'Checked' || type === 'Bet' || type === 'Raised') turn = 1 - turn;
  }
  const [a, b, board] = cards as [number, number, number];
  const height = (rank: number) => (rank === board ? 100 : rank);
  return Math.sign(height(a) - height(b)) * into[0]!;
}

test('every end of Leduc pays what the cards and the betting say', () => {
  const setup = subject('leduc');
  let ends = 0;
  walk(setup, ({ told, round }) => {
    if (round.menus.length > 0) return;
    ends++;
    const types = [...told.matchAll(/"type":"(\w+)"/g)].map((m) => m[1]!);
    const out = dealt(leduc, round);
    const ranks = round.faces.slice(0, out.length / 2).map(rankOf);
    const won = round.felt.chips[leduc.names.places.indexOf('stack:0')]! - 20;
    if (won !== reckoned(ranks, types))
      expect.fail(`${out}: ${types.join(' ')} pays ${won}, not ${reckoned(ranks, types)}`);
  });
  // Every order of six cards, and in each the 4 folds before the board and the 5 × 9 ends after it.
  expect(ends).toBe(720 * (4 + 45));
});
