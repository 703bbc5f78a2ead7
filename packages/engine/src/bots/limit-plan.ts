/**
 * Limit games for two by plans learned beforehand (examples/learn/blueprint.ts). A situation is told by the street, or after a draw by
 * how many each drew, the bets in it, who speaks last, how much each has put in before, and on which of some levels the hand stands.
 */
import type { BetRules } from '../games/index.js';
import { value7 } from '../hands/index.js';
import { chipsAt, type Rng, seeded } from '../kernel/index.js';
import type { Act, Dice, Mind } from './betting.js';
import type { Seen } from './bot.js';
import { drawnAt } from './draw.js';
import { beats, craftOf } from './draw-craft.js';
import { HOLD, LOWBALL } from './limit-plan.data.js';
import { KEEPS } from './ranges.js';
import { feltOf, type Spot } from './spot.js';

export const LEVELS = 16;
const [BETS, PLACES, POTS] = [5, 2, 3];
/** How many situations there are in so many rows: a row for each street, and after a draw one for each way both may have drawn. */
export const situationsIn = (rows: number): number => rows * BETS * PLACES * POTS * LEVELS;
/** Bets in one street, the first and three raises. */
export const BETS_MAX = 4;

/** Where one stands: which street of the betting, and which row of the plan that is. */
export interface Stand {
  readonly street: number;
  readonly row: number;
  readonly level: number;
}
/** A situation as a number. What was put in before is told in small blinds, two of which are a small bet. */
export function situation({ street, row, level }: Stand, bets: number, isLast: boolean, before: number): number {
  const pot = street === 0 ? 0 : before <= 2 ** street ? 0 : before <= 2 ** (street + 1) ? 1 : 2;
  return (((row * BETS + bets) * PLACES + (isLast ? 1 : 0)) * POTS + pot) * LEVELS + level;
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

/** One letter for each sixty-third. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const letterOf = (part: number): string => LETTERS[Math.round(63 * part)]!;
const partOf = (letter: string): number => LETTERS.indexOf(letter) / 63;

/** Share of hands that are worse, as a level. */
export const levelOf = (share: number): number => Math.min(LEVELS - 1, Math.floor(share * LEVELS));
/**
 * After the draw: which row of the plan it is when I drew so many and the other so many; null where it is not told any more. Two or more
 * tell the same tale.
 */
export const rowAfter = (own: number, other: number | null): number =>
  1 + 4 * Math.min(2, own) + (other === null ? 3 : Math.min(2, other));
export const DRAW_ROWS = 1 + 3 * 4;
const ALL_HANDS = KEEPS.indexOf(1);

const DEALS = 300;

/** What the plan says; null where there is none: another game, more than two, other limits. */
export function limitPlan(seen: Seen, rules: BetRules, spot: Spot, mind: Mind, dice: Dice): Act | null {
  if (spot.dealt !== 2 || spot.opponents.length !== 1) return null;
  if (rules.family !== 'community' && rules.family !== 'draw') return null;
  if (rules.limit.kind !== 'structured') return null;
  const found = rules.family === 'draw' ? drawStand(seen, rules, spot, mind) : holdStand(rules, spot, dice.seed);
  if (found === null) return null;
  const { small, big } = rules.limit;
  const { felt } = seen.view;
  const into = chipsAt(felt, feltOf(seen.game.names, felt.seats).into(spot.seat));
  const size = found.street < found.bigFrom ? small : big;
  const bets = Math.min(BETS_MAX, Math.round(spot.level / size));
  const at = 2 * situation(found, bets, spot.isLast, (2 * into) / small);
  if (dice.push < partOf(found.plan[at]!)) return 'out';
  return dice.push >= 1 - partOf(found.plan[at + 1]!) ? 'more' : 'stay';
}
interface Found extends Stand {
  readonly plan: string;
  /** The first street with the big bet. */
  readonly bigFrom: number;
}
type RulesOf<F extends BetRules['family']> = Extract<BetRules, { family: F }>;
function holdStand(rules: RulesOf<'community'>, spot: Spot, seed: number): Found | null {
  if (rules.hole !== 2 || rules.low !== null || rules.high.use !== 'any') return null;
  const street = Math.max(0, spot.board.length - 2);
  const share = beatsRandom(spot.hole, spot.board, DEALS, seeded(seed));
  return { plan: HOLD.plan, bigFrom: 2, street, row: street, level: levelAt(HOLD.cuts[street]!, share) };
}
function drawStand(seen: Seen, rules: RulesOf<'draw'>, spot: Spot, mind: Mind): Found | null {
  if (rules.ranking !== 'lowball' || spot.hole.length !== 5) return null;
  const of = { plan: LOWBALL.plan, bigFrom: 1 };
  if (spot.isFirst) return { ...of, street: 0, row: 0, level: levelOf(mind.stands()) };
  const craft = craftOf(rules);
  const worth = craft.read(Uint8Array.from(spot.hole), 0);
  const drawn = drawnAt(rules, seen);
  // The dealer says what he draws whenever he is asked; of the other he hears nothing once there was a bet.
  const row = rowAfter(drawn(spot.seat) ?? 1, spot.isLast ? null : drawn(spot.opponents[0]!.seat));
  return { ...of, street: 1, row, level: levelOf(beats(craft.ends(ALL_HANDS, null), worth)) };
}
