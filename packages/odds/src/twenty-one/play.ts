// A solution as a player uses it: what to do with these cards against that one, whatever has been split before.

import { VALUES, type Value } from './hands.js';
import type { Solution, SplitPlan } from './solve.js';
import { ACTIONS, type Action, SPLIT } from './worths.js';

export interface Held21 {
  readonly up: Value;
  readonly cards: readonly Value[];
  /** One of several hands that were one pair. */
  readonly isSplit: boolean;
  /** May it be split, and be split again? */
  readonly maySplit: boolean;
}

/** The actions of best play. Of a pair that may no longer be split, the best of the rest. */
export function bestPlay({ game, ups }: Solution): (held: Held21) => Action {
  const { hands } = game;
  const first = ups.map(({ twos }) => {
    const actions = new Uint8Array(hands.length);
    for (const two of twos) actions[two.hand] = two.action;
    return actions;
  });
  const kept = ups.map(({ twos }) => new Map(twos.map(({ hand, otherwise }) => [hand, otherwise])));
  const plans = ups.map(({ twos }) => {
    const found: (SplitPlan | null)[] = new Array<SplitPlan | null>(VALUES).fill(null);
    for (const { cards, split } of twos) if (cards[0] === cards[1]) found[cards[0]] = split;
    return found;
  });
  const placeOf = (cards: readonly Value[]): number => cards.reduce((at, value) => hands.next[VALUES * at + value]!, 0);
  const after = (plan: SplitPlan, cards: readonly Value[], maySplit: boolean): number => {
    if (cards.length > 2) return plan.more[placeOf(cards)]!;
    const [pair, second] = cards as readonly [Value, Value];
    return pair === second && plan.again > 0 && maySplit ? SPLIT : plan.two[second]!;
  };
  return ({ up, cards, isSplit, maySplit }) => {
    if (isSplit) return ACTIONS[after(plans[up]![cards[0]!]!, cards, maySplit)]!;
    const hand = placeOf(cards);
    if (cards.length > 2) return ACTIONS[ups[up]!.worths.actions[hand]!]!;
    const action = first[up]![hand]!;
    return ACTIONS[action === SPLIT && !maySplit ? kept[up]!.get(hand)! : action]!;
  };
}
