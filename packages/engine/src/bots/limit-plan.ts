/**
 * Limit hold'em for two by a plan learned beforehand (examples/learn/blueprint.ts). A situation is told by the street, the bets in it, who
 * speaks last, how much each has put in before, and on which of some levels the hand stands. Draw games: draw-plan.ts.
 */
import type { BetRules } from '../games/index.js';
import { value7 } from '../hands/index.js';
import { chipsAt, type Rng, seeded } from '../kernel/index.js';
import type { Act, Dice } from './betting.js';
import type { Seen } from './bot.js';
import { partOf } from './letters.js';
import { HOLD } from './limit-plan.data.js';
import { feltOf, type Spot } from './spot.js';

export const LEVELS = 16;
const [BETS, PLACES, POTS] = [5, 2, 3];
export const SITUATIONS = 4 * BETS * PLACES * POTS * LEVELS;
/** Bets in one street, the first and three raises. */
export const BETS_MAX = 4;

/** Where one stands on a street. */
export interface Stand {
  readonly street: number;
  readonly level: number;
}
/** A situation as a number. What was put in before is told in small blinds, two of which are a small bet. */
export function situation({ street, level }: Stand, bets: number, isLast: boolean, before: number): number {
  const pot = street === 0 ? 0 : before <= 2 ** street ? 0 : before <= 2 ** (street + 1) ? 1 : 2;
  return (((street * BETS + bets) * PLACES + (isLast ? 1 : 0)) * POTS + pot) * LEVELS + level;
}

/** How often a hand beats one dealt at random when all the board is there, from so many deals. */
export function beatsRandom(hole: readonly number[], board: readonly number[], deals: number, rng: Rng): number {
  const left = Array.from({ length: 52 }, (_, i) => i).filter((card) => !hole.includes(card) && !board.includes(card));
  const [mine, theirs] = [new Uint8Array(7), new Uint8Array(7)];
  mine.set(hole, 5);
  mine.set(board);
  theirs.set(board);
  const wanted = 7 - board.length;
  let won = 0;
  for (let n = 0; n < deals; n++) {
    for (let i = 0; i < wanted; i++) {
      const at = i + rng.below(left.length - i);
      const card = left[at]!;
      left[at] = left[i]!;
      left[i] = card;
      if (i < 2) theirs[5 + i] = card;
      else {
        mine[board.length + i - 2] = card;
        theirs[board.length + i - 2] = card;
      }
    }
    const [own, other] = [value7(mine, 0), value7(theirs, 0)];
    won += own > other ? 1 : own === other ? 0.5 : 0;
  }
  return won / deals;
}

/** On which level such a hand stands, by where the levels of a street are cut, in thousandths. */
export function levelAt(cuts: readonly number[], share: number): number {
  let level = 0;
  while (level < cuts.length && 1000 * share >= cuts[level]!) level++;
  return level;
}

const DEALS = 300;
/** The first street with the big bet. */
const BIG_FROM = 2;

/** What the plan says; null where there is none: another game, more than two, other limits. */
export function limitPlan(seen: Seen, rules: BetRules, spot: Spot, dice: Dice): Act | null {
  if (spot.dealt !== 2 || spot.opponents.length !== 1) return null;
  if (rules.family !== 'community' || rules.limit.kind !== 'structured') return null;
  if (rules.hole !== 2 || rules.low !== null || rules.high.use !== 'any') return null;
  const street = Math.max(0, spot.board.length - 2);
  const share = beatsRandom(spot.hole, spot.board, DEALS, seeded(dice.seed));
  const stand = { street, level: levelAt(HOLD.cuts[street]!, share) };
  const { small, big } = rules.limit;
  const { felt } = seen.view;
  const into = chipsAt(felt, feltOf(seen.game.names, felt.seats).into(spot.seat));
  const bets = Math.min(BETS_MAX, Math.round(spot.level / (street < BIG_FROM ? small : big)));
  const at = 2 * situation(stand, bets, spot.isLast, (2 * into) / small);
  if (dice.push < partOf(HOLD.plan[at]!)) return 'out';
  return dice.push >= 1 - partOf(HOLD.plan[at + 1]!) ? 'more' : 'stay';
}
