// Best play of a twenty-one game and what it is worth: for each up card every hand of two cards, and under it every hand of more.
//
// A hand is played by its own cards and the up card. After a split, each hand knows besides that the other card of the pair is
// gone, and nothing of what its sisters drew. That is the best one can print; who counts his other hands would do better
// by less than the digits shown.

import { ACE, VALUES, type Value } from './hands.js';
import type { TwentyOneRules } from './rules.js';
import { chanceOf } from './shoe.js';
import { type SplitParts, splitAgain, splitForever, splitOnce } from './splits.js';
import {
  DOUBLE,
  type Game21,
  game21,
  HIT,
  isNatural,
  mayDraw,
  mayStand,
  NONE,
  type Plan,
  SPLIT,
  STAND,
  SURRENDER,
  Worths,
} from './worths.js';

/** What each action brings; NaN where it is not allowed. Where the bank looks first: over all deals in which it has no natural. */
export interface Choices {
  readonly stand: number;
  readonly hit: number;
  readonly double: number;
  readonly split: number;
  readonly surrender: number;
}

export interface TwoCards {
  readonly hand: number;
  readonly cards: readonly [Value, Value];
  readonly choices: Choices;
  readonly action: number;
  /** The best of what is left where doubling, splitting or surrendering is not to be had. */
  readonly otherwise: number;
  /** Of the best action, over all deals: a natural of the bank counted in. */
  readonly worth: number;
  /** The chance of these two cards, the up card being known; and that the bank has no natural then, if it looks. */
  readonly chance: number;
  readonly alive: number;
}

export interface UpSolution {
  readonly up: Value;
  readonly chance: number;
  readonly worth: number;
  readonly twos: readonly TwoCards[];
  /** Hands of three cards and more. */
  readonly worths: Worths;
}

export interface Solution {
  readonly game: Game21;
  /** To a player, of one wager, before fees. */
  readonly worth: number;
  readonly ups: readonly UpSolution[];
}

/** How a player plays who does not play best: by a chart. */
export interface Chart21 {
  /** With two cards, as dealt or after a split, of what is allowed. */
  two(up: Value, hand: number, allowed: Choices, split: boolean): number;
  /** With three cards or more. */
  more(up: Value, hand: number): number;
}

export type Progress = (done: number) => void;

/** With best play, or by a chart. */
export function solve21(
  rules: TwentyOneRules,
  chart: Chart21 | null = null,
  onProgress: Progress = () => {},
): Solution {
  const game = game21(rules);
  const ups: UpSolution[] = [];
  for (let up = 0; up < VALUES; up++) {
    ups.push(solveUp(game, up, chart));
    onProgress((up + 1) / VALUES);
  }
  return { game, worth: ups.reduce((all, { chance, worth }) => all + chance * worth, 0), ups };
}

/** `shared` has seen the same cards before: what standing is worth is taken from it. */
export function solveUp(game: Game21, up: Value, chart: Chart21 | null, shared?: Worths): UpSolution {
  const plan: Plan | null = chart === null ? null : (hand) => chart.more(up, hand);
  const worths = new Worths(game, up, undefined, plan, shared);
  const twos: TwoCards[] = [];
  for (let one = 0; one < VALUES; one++) {
    for (let other = one; other < VALUES; other++) {
      const two = twoCards(game, worths, [one, other], chart);
      if (two.chance > 0) twos.push(two);
    }
  }
  const worth = twos.reduce((all, two) => all + two.chance * two.worth, 0);
  return { up, chance: chanceOf(game.shoe, up, 0, 0), worth, twos, worths };
}

function twoCards(
  game: Game21,
  worths: Worths,
  [one, other]: readonly [Value, Value],
  chart: Chart21 | null,
): TwoCards {
  const hand = game.hands.pair(one, other);
  const { up } = worths;
  const before = chanceOf(game.shoe, one, one === up ? 1 : 0, 1);
  const after = chanceOf(game.shoe, other, (other === up ? 1 : 0) + (other === one ? 1 : 0), 2);
  const chance = before * after * (one === other ? 1 : 2);
  const alive = worths.alive(hand);
  const seen = { hand, cards: [one, other] as const, chance, alive };
  if (chance === 0) return { ...seen, choices: NOTHING, action: NONE, otherwise: NONE, worth: 0 };
  if (isNatural(game, hand)) {
    return { ...seen, choices: NOTHING, action: STAND, otherwise: STAND, worth: worths.natural(hand) };
  }
  const choices = choicesOf(game, worths, hand, one === other ? splitWorth(game, up, one, chart) : Number.NaN);
  const action = chart === null ? bestOf(choices) : chart.two(up, hand, choices, false);
  // Where the bank has looked and has a natural, the wager is lost.
  const worth = worthOf(choices, action) - (1 - alive);
  return { ...seen, choices, action, otherwise: bestOf({ ...choices, ...SPECIAL }), worth };
}

const NOTHING: Choices = {
  stand: Number.NaN,
  hit: Number.NaN,
  double: Number.NaN,
  split: Number.NaN,
  surrender: Number.NaN,
};
const SPECIAL = { double: Number.NaN, split: Number.NaN, surrender: Number.NaN };

function choicesOf(game: Game21, worths: Worths, hand: number, split: number): Choices {
  const { rules, hands } = game;
  const draws = mayDraw(game, hand);
  return {
    stand: mayStand(game, hand) ? worths.stand(hand) : Number.NaN,
    hit: draws ? worths.hit(hand) : Number.NaN,
    double: draws && rules.double.firstTwo ? worths.double(hand) : Number.NaN,
    split,
    surrender: rules.surrender.when !== 'never' && hands.totals[hand]! <= 20 ? worths.surrender(hand) : Number.NaN,
  };
}

/** After a split, no further split among them. */
function choicesAfterSplit(game: Game21, worths: Worths, hand: number, pair: Value): Choices {
  const { rules, hands } = game;
  const { surrender, double, split } = rules;
  const oneCard = pair === ACE && split.acesOneCard;
  const draws = !oneCard && mayDraw(game, hand);
  const gives = surrender.when !== 'never' && surrender.afterSplit && (pair !== ACE || surrender.splitAces);
  return {
    stand: oneCard || mayStand(game, hand) ? worths.stand(hand) : Number.NaN,
    hit: draws ? worths.hit(hand) : Number.NaN,
    double: draws && double.firstTwo && double.afterSplit ? worths.double(hand) : Number.NaN,
    split: Number.NaN,
    surrender: gives && hands.totals[hand]! <= 20 ? worths.surrender(hand) : Number.NaN,
  };
}

/** The best way to split: once, or whenever the rank comes again. NaN where pairs are not split. */
function splitWorth(game: Game21, up: Value, pair: Value, chart: Chart21 | null): number {
  const { split } = game.rules;
  if (split.most === 0) return Number.NaN;
  const parts = splitParts(game, up, pair, chart);
  const once = splitOnce(parts);
  const again = pair === ACE && !split.acesAgain ? 0 : split.most === null ? Number.POSITIVE_INFINITY : split.most - 1;
  if (again === 0 || parts.allSame(1) === 0) return once;
  // A pair that is better kept than split is not split again: then once is best, and the rest need not be asked.
  if (once < parts.kept - CLEARLY) return once;
  const endless = again === Number.POSITIVE_INFINITY && game.shoe.isInfinite;
  return Math.max(once, endless ? splitForever(parts) : splitAgain(parts, again));
}

/** Far more than the cards of a few more splits could change. */
const CLEARLY = 0.05;

function splitParts(
  game: Game21,
  up: Value,
  pair: Value,
  chart: Chart21 | null,
): SplitParts & { readonly kept: number } {
  const { shoe, hands } = game;
  const plan: Plan | null = chart === null ? null : (hand) => chart.more(up, hand);
  const first = new Worths(game, up, { value: pair, count: 1 }, plan);
  const actions = new Uint8Array(VALUES);
  const worthWith = (worths: Worths, value: Value): number => {
    const hand = hands.pair(pair, value);
    if (game.rules.split.natural && isNatural(game, hand)) return worths.natural(hand);
    const choices = choicesAfterSplit(game, worths, hand, pair);
    if (worths === first) actions[value] = chart === null ? bestOf(choices) : chart.two(up, hand, choices, true);
    return worthOf(choices, actions[value]!);
  };
  // The hand's own first card, before its second: the chances of that one.
  const single = hands.next[pair]!;
  const one = Array.from({ length: VALUES }, (_, value) =>
    first.chance(single, value) > 0 ? worthWith(first, value) : 0,
  );
  const known = new Map<number, { other: number; same: number }>();
  const at = (gone: number): { other: number; same: number } => {
    let found = known.get(gone);
    if (found === undefined) {
      const later =
        gone === 1 ? first : new Worths(game, up, { value: pair, count: gone }, (hand) => first.actions[hand]!);
      found = { other: 0, same: 0 };
      for (let value = 0; value < VALUES; value++) {
        const chance = later.chance(single, value);
        if (chance === 0) continue;
        const worth = chance * (gone === 1 ? one[value]! : worthWith(later, value));
        if (value === pair) found.same += worth;
        else found.other += worth;
      }
      known.set(gone, found);
    }
    return found;
  };
  return {
    other: (gone) => at(gone).other,
    same: (gone) => at(gone).same,
    allSame(cards) {
      let chance = 1;
      for (let i = 0; i < cards; i++) chance *= chanceOf(shoe, pair, 2 + i + (pair === up ? 1 : 0), 3 + i);
      return chance;
    },
    kept: one[pair]!,
  };
}

export function worthOf(choices: Choices, action: number): number {
  if (action === STAND) return choices.stand;
  if (action === HIT) return choices.hit;
  if (action === DOUBLE) return choices.double;
  if (action === SPLIT) return choices.split;
  return action === SURRENDER ? choices.surrender : Number.NaN;
}

/** Of equals the quieter one. */
export function bestOf(choices: Choices): number {
  let [best, action] = [-Infinity, NONE];
  for (const one of [STAND, HIT, DOUBLE, SPLIT, SURRENDER]) {
    const worth = worthOf(choices, one);
    if (worth > best) [best, action] = [worth, one];
  }
  return action;
}
