/** A player of every game, in a given manner. Games it does not know it plays by the menu alone. */
import {
  type BetRules,
  type CommunityRules,
  type DrawRules,
  type GameRules,
  isBetOn,
  type StreetRules,
} from '../games/index.js';
import type { CardId, HouseCommand, Rng } from '../kernel/index.js';
import type { BetFigures } from './advice.js';
import { type Act, chooseAct, type Dice, type Mind, optionFor, possible } from './betting.js';
import { type Bot, chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import { drawChoice, drawMind, priceChoice } from './draw.js';
import { craftOf } from './draw-craft.js';
import { drawBet } from './draw-plan.js';
import { limitPlan } from './limit-plan.js';
import type { Manner } from './manners.js';
import { bestKept, communityMind, dealingOf } from './mind.js';
import { crowdOf, paiGowChoice } from './pai-gow.js';
import { pushNineMind, pushPotChoice } from './push-nine.js';
import { rummyChoice } from './rummy.js';
import { raiseTo } from './sizes.js';
import { spanishChoice } from './spanish-poker.js';
import { readSpot, type Spot } from './spot.js';
import { prepareStreets, streetMind, streetThrow } from './streets.js';
import { studMind, studStrength } from './stud.js';
import { twentyOneChoice } from './twenty-one.js';

/** Makes a bot of a manner. */
export const player = (manner: Manner): Bot => ({
  name: manner.name,
  choose: (seen, rng) => {
    const { menu } = seen.view;
    const { rules } = seen.game;
    if (rules === null) return fallback(seen, rng);
    if (rules.family === 'rummy') return rummyChoice(seen, rules, manner, rng);
    if (rules.family === 'spanish-poker') return spanishChoice(seen, rules, manner, rng);
    if (rules.family === 'pai-gow') return paiGowChoice(seen, rules, manner, rng);
    if (rules.family === 'twenty-one') return twentyOneChoice(seen, rules, manner, rng);
    if (menu.some((o) => o.type === 'fold')) return bet(seen, rules, manner, rng);
    switch (rules.family) {
      case 'community':
        return besidesBetting(seen, rules, manner, rng);
      case 'draw':
        return besidesDrawBetting(seen, rules, manner, rng);
      case 'streets':
        return besidesStreetBetting(seen, rules, manner, rng);
      case 'push-nine':
        return pushPotChoice(seen, manner, rng);
      case 'stud': // opens for what it must, and plays on: as silence does
        return fallback(seen, rng);
    }
  },
});

/** What a community-card game asks besides bets: a discard, or whether to straddle. */
function besidesBetting(seen: Seen, rules: CommunityRules, manner: Manner, rng: Rng): HouseCommand {
  const { menu } = seen.view;
  const discard = menu.find((o) => o.type === 'discard');
  if (discard?.cards) return throwAway(seen, rules, manner, discard.cards.from, rng);
  return menu.some((o) => o.type === 'straddle') ? straddle(seen, manner, rng) : fallback(seen, rng);
}

/** What a draw game asks besides bets: what to throw away, what a hand should cost. */
function besidesDrawBetting(seen: Seen, rules: DrawRules, manner: Manner, rng: Rng): HouseCommand {
  const wanted = seen.view.menu.find((o) => o.type === 'draw');
  if (wanted) return drawChoice(seen, rules, manner, wanted, throwDice(rng));
  return priceChoice(seen, manner, rng) ?? fallback(seen, rng);
}

/** What a game of streets asks besides bets: what to throw away, whether to straddle; who must open opens. */
function besidesStreetBetting(seen: Seen, rules: StreetRules, manner: Manner, rng: Rng): HouseCommand {
  const { menu } = seen.view;
  const wanted = menu.find((o) => o.type === 'draw' || o.type === 'discard');
  if (wanted?.cards) return streetThrow(rules, seen, manner, wanted, throwDice(rng).seed);
  return menu.some((o) => o.type === 'straddle') ? straddle(seen, manner, rng) : fallback(seen, rng);
}

/** What a bot thinks of a spot. */
function mindOf(rules: BetRules, seen: Seen, spot: Spot, manner: Manner, seed: number): Mind {
  switch (rules.family) {
    case 'community':
      return communityMind(dealingOf(rules), spot, { ...manner, seed });
    case 'draw':
      return drawMind(rules, seen, spot, manner, seed);
    case 'stud':
      return studMind(rules, spot, { ...manner, seed });
    case 'streets':
      return streetMind(rules, seen, spot, { ...manner, seed });
    case 'push-nine':
      return pushNineMind(spot, manner.trust);
  }
}

/** Learns what the bots need to know of a game before they are asked: some tens of milliseconds, once. */
export const prepare = (rules: GameRules): void => {
  if (rules.family === 'community') dealingOf(rules);
  if (rules.family === 'draw') craftOf(rules);
  if (rules.family === 'stud') studStrength(rules);
  if (rules.family === 'streets') prepareStreets(rules);
  if (rules.family === 'pai-gow') crowdOf(rules);
};

/** What is thrown away is gone for good: it is never chosen by fewer deals than this. */
const DISCARD_SAMPLES = 60;
const GRAIN = 1 << 16;
const throwDice = (rng: Rng): Dice => ({
  seed: rng.below(GRAIN) * GRAIN + rng.below(GRAIN),
  push: rng.below(GRAIN) / GRAIN,
  bluff: rng.below(GRAIN) / GRAIN,
  size: rng.below(GRAIN) / GRAIN,
});

function bet(seen: Seen, rules: BetRules, manner: Manner, rng: Rng): HouseCommand {
  const dice = throwDice(rng);
  const spot = readSpot(seen, rules);
  const mind = mindOf(rules, seen, spot, manner, dice.seed);
  const learned = manner.plans ? (mind.must?.() ?? planned(seen, rules, spot, dice)) : null;
  const act = learned ?? chooseAct(mind, spot, manner, dice);
  const option = optionFor(spot, possible(spot, act));
  if (option === null) return fallback(seen, rng);
  const { type, amount } = option;
  if (!amount) return { type, actor: spot.seat };
  // Plans know one size only, the whole of what is allowed.
  const size = learned ? 1 : manner.sizes[Math.floor(dice.size * manner.sizes.length)]!;
  return { type, actor: spot.seat, amount: raiseTo(spot, amount, size) };
}
/** What was learned beforehand; null where nothing was. */
const planned = (seen: Seen, rules: BetRules, spot: Spot, dice: Dice): Act | null =>
  rules.family === 'draw' ? drawBet(seen, rules, spot, dice) : limitPlan(seen, rules, spot, dice);

/** What a bet is weighed by; null where the game is none of poker's. */
export function betFigures(seen: Seen, manner: Manner, seed: number): BetFigures | null {
  const { rules } = seen.game;
  if (rules === null || !isBetOn(rules)) return null;
  const spot = readSpot(seen, rules);
  const mind = mindOf(rules, seen, spot, { ...manner, samples: 4 * manner.samples }, seed);
  const figures = { share: mind.share(), price: spot.price, winnable: spot.winnable, against: spot.opponents.length };
  return spot.isFirst && !spot.isRaised ? { ...figures, stands: mind.stands() } : figures;
}

/** Before the cards, and rarely: a straddle buys the last word at the price of a worse bet. */
function straddle(seen: Seen, manner: Manner, rng: Rng): HouseCommand {
  const seat = chooser(seen.view);
  const wanted = seen.view.menu.find((o) => o.type === 'straddle');
  if (!wanted?.amount || rng.below(GRAIN) >= manner.straddles * GRAIN) return fallback(seen, rng);
  return { type: wanted.type, actor: seat, amount: wanted.amount.min };
}

/** Keeps what does best. A card once thrown is gone, and it happens once a hand: even the quick take their time. */
function throwAway(seen: Seen, rules: CommunityRules, manner: Manner, from: readonly CardId[], rng: Rng): HouseCommand {
  const { seed } = throwDice(rng);
  const spot = readSpot(seen, rules);
  const samples = 2 * Math.max(DISCARD_SAMPLES, manner.samples);
  const { kept } = bestKept(dealingOf(rules), spot, { trust: manner.trust, samples, seed });
  const cards = from.filter((card) => !kept.includes(seen.view.faces[card] ?? -1));
  return { type: 'discard', actor: spot.seat, cards };
}
