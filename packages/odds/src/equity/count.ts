// Equity counted: everything that is missing is dealt in every way. What is missing from hands is dealt first, the board last.

import type { Contest } from './contest.js';
import { type Holding, MOST_HANDS, type Question, type Shares, shareOut } from './question.js';
import { leftOver } from './rest.js';

/** Cards of one hand and the board lie in a row. */
const ROW = 16;

/** Deals in every way what is missing from the hands and the board, and shares out each pot. */
export class Counting {
  private readonly rows = new Uint8Array(ROW * MOST_HANDS);
  private readonly worths = new Int32Array(MOST_HANDS);
  private readonly pot = new Int32Array(MOST_HANDS);

  constructor(
    private readonly contest: Contest,
    private readonly shares: Shares,
  ) {}

  /** `times`: how much each case counts. */
  count({ board, dead }: Pick<Question, 'board' | 'dead'>, hands: readonly Holding[], times: number): void {
    const { contest, rows } = this;
    const left = Uint8Array.from(leftOver(contest.pack, [...board, ...dead, ...hands.flat()]));
    hands.forEach((cards, player) => {
      rows.set(cards, ROW * player);
      rows.set(board, ROW * player + contest.plays);
    });
    const missing = hands.map((cards) => contest.plays - cards.length);
    this.dealHand(left, missing, board.length, times, 0);
  }

  private dealHand(left: Uint8Array, missing: readonly number[], up: number, times: number, player: number): void {
    if (player === missing.length) {
      this.dealBoard(left, missing.length, up, 0, times);
      return;
    }
    const count = missing[player]!;
    if (count === 0) {
      this.dealHand(left, missing, up, times, player + 1);
      return;
    }
    const at = ROW * player + this.contest.plays - count;
    eachCombination(left, count, (chosen, rest) => {
      this.rows.set(chosen, at);
      this.dealHand(rest, missing, up, times, player + 1);
    });
  }

  private dealBoard(left: Uint8Array, players: number, up: number, from: number, times: number): void {
    const { contest, rows } = this;
    if (up === contest.board) {
      this.settle(players, times);
      return;
    }
    const last = left.length - (contest.board - up);
    for (let i = from; i <= last; i++) {
      const card = left[i]!;
      for (let at = contest.plays + up, end = ROW * players; at < end; at += ROW) rows[at] = card;
      this.dealBoard(left, players, up + 1, i + 1, times);
    }
  }

  private settle(players: number, times: number): void {
    const { contest, rows, worths, pot } = this;
    for (let player = 0; player < players; player++) worths[player] = contest.read(rows, ROW * player);
    shareOut(worths, players, contest.split, pot);
    this.shares.add(pot, times);
  }
}

/** Calls back with each set of `count` cards and those that are left. */
export function eachCombination(
  cards: Uint8Array,
  count: number,
  use: (chosen: Uint8Array, rest: Uint8Array) => void,
): void {
  const chosen = new Uint8Array(count);
  const rest = new Uint8Array(cards.length - count);
  const take = (from: number, place: number): void => {
    if (place === count) {
      for (let i = from; i < cards.length; i++) rest[i - count] = cards[i]!;
      use(chosen, rest);
      return;
    }
    for (let i = from; i <= cards.length - (count - place); i++) {
      chosen[place] = cards[i]!;
      take(i + 1, place + 1);
      rest[i - place] = cards[i]!;
    }
  };
  take(0, 0);
}
