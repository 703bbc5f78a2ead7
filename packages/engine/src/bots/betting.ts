/** Check, bet, call, raise or fold: in the first round by how the hand stands among all hands, later by its share of the pot. */
import type { Option } from '../kernel/index.js';
import type { Manner } from './manners.js';
import { contenders } from './ranges.js';
import type { Spot } from './spot.js';

/** Chance as a bot uses it, thrown once before thinking: for the sampling, and for mixing what it does. */
export interface Dice {
  readonly seed: number;
  /** Between 0 and 1 each. */
  readonly push: number;
  readonly bluff: number;
  readonly size: number;
}

/** What a bot works out of a spot when it must: how its cards stand among all hands, and its share of what it can win. */
export interface Mind {
  /** 0 to 1: the share of hands that are worse. Asked in the first round only. */
  stands(): number;
  /** 0 to 1, as the betting suggests. */
  share(): number;
  /** Something the rules make foolish not to do; null as a rule. */
  must?(): Act | null;
}

/** What to do: stay in (check or call), get out, or put more in. */
export type Act = 'stay' | 'out' | 'more';

export function chooseAct(mind: Mind, spot: Spot, manner: Manner, dice: Dice): Act {
  const act =
    mind.must?.() ?? (spot.isFirst ? firstRound(mind, spot, manner, dice) : laterRound(mind, spot, manner, dice));
  return possible(spot, act);
}
/** What is done where the menu does not have it, or has something better for nothing. */
export function possible(spot: Spot, act: Act): Act {
  if (act === 'more' && spot.more === null) return 'stay';
  // Where a pass is a fold one opens or is out.
  if (act === 'stay' && spot.check === null && spot.call === null) return 'out';
  return act === 'out' && spot.check !== null ? 'stay' : act;
}

/** The option an act comes to, if it is on the menu. */
export function optionFor(spot: Spot, act: Act): Option | null {
  if (act === 'more') return spot.more;
  return act === 'out' ? spot.fold : (spot.check ?? spot.call);
}

function firstRound(mind: Mind, spot: Spot, manner: Manner, dice: Dice): Act {
  const stands = mind.stands();
  if (!spot.isRaised) return unraised(spot, manner, dice, stands);
  const against = contenders(spot).length;
  const share = mind.share();
  const edge = edgeOf(share, against);
  if (edge >= manner.reraises + 0.03 * spot.raises && dice.push < manner.pushes) return 'more';
  if (against === 1 && spot.raises === 0 && stands > 0.4 && dice.bluff < manner.bluffRaises) return 'more';
  // Poor hands win less than their share, since they are so often driven out; unless this is the last of the betting.
  const isLast = spot.price >= spot.stack || spot.opponents.every((o) => o.stack === 0);
  const realised = isLast ? 1 : (0.55 + 0.45 * stands) * (spot.isLast ? 1.05 : 0.95);
  return share * realised * manner.hope >= spot.price / spot.winnable ? 'stay' : 'out';
}

/** Nobody has raised: come in when it is likely enough that nobody holds better. */
function unraised(spot: Spot, manner: Manner, dice: Dice, stands: number): Act {
  const limpers = spot.opponents.filter((o) => o.hasChosen).length;
  const best = stands ** Math.max(1, spot.behind + 0.8 * limpers);
  if (best >= manner.opens) return dice.push < manner.pushes ? 'more' : 'stay';
  return best >= manner.limps * Math.min(1, spot.price / spot.big) ? 'stay' : 'out';
}

function laterRound(mind: Mind, spot: Spot, manner: Manner, dice: Dice): Act {
  const { isFinal, opponents, price, winnable, raises } = spot;
  const share = mind.share();
  const edge = edgeOf(share, opponents.length);
  if (price === 0) {
    if (edge >= manner.bets + (isFinal ? 0.03 : 0) && dice.push < manner.pushes) return 'more';
    return dice.bluff < bluffs(spot, manner, edge) ? 'more' : 'stay';
  }
  if (edge >= manner.raises + 0.05 * raises && dice.push < manner.pushes) return 'more';
  if (opponents.length === 1 && !isFinal && raises === 0 && dice.bluff < manner.bluffRaises) return 'more';
  const isLast = isFinal || price >= spot.stack || opponents.every((o) => o.stack === 0);
  if (share > 0.95) return 'stay';
  return share * (isLast ? 1 : realised(spot)) * manner.hope >= price / winnable ? 'stay' : 'out';
}

/** How much of its share a hand gets when there is betting to come: less out of turn, and less where bets grow with the pot. */
function realised({ isLast, isNoLimit }: Spot): number {
  return (isLast ? 1 : 0.93) * (isNoLimit ? 0.78 : 1);
}

/** How often to bet without the cards for it: against few, rather from behind, rather with something to hope for. */
function bluffs({ isFinal, opponents, isLast, stack, winnable }: Spot, manner: Manner, edge: number): number {
  // With little behind, a bluff frightens nobody and costs everything.
  if (stack < winnable / 2) return 0;
  const draws = !isFinal && edge > 0.35 ? 1.5 : 1;
  return (manner.bluffs * draws * (isLast ? 1 : 0.6)) / opponents.length ** 2;
}

/** A share against several, told as if against one. */
const edgeOf = (share: number, opponents: number): number => (share * (opponents + 1)) / 2 - 0.06 * (opponents - 1);
