/** A player of every community-card game, in a given manner. Games it does not know it plays by the menu alone. */
import type { CommunityRules, GameRules } from '../games/index.js';
import type { CardId, Command, Rng } from '../kernel/index.js';
import { chooseAct, type Dice, optionFor } from './betting.js';
import { type Bot, chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';
import { bestKept, dealingOf } from './mind.js';
import { raiseTo } from './sizes.js';
import { readSpot } from './spot.js';

/** Makes a bot of a manner. */
export const player = (manner: Manner): Bot => ({
  name: manner.name,
  choose: (seen, rng) => {
    const { menu } = seen.view;
    const { rules } = seen.game;
    if (rules === null || rules.family !== 'community') return fallback(seen, rng);
    const discard = menu.find((o) => o.type === 'discard');
    if (discard?.cards) return throwAway(seen, rules, manner, discard.cards.from, rng);
    if (menu.some((o) => o.type === 'straddle')) return straddle(seen, manner, rng);
    return menu.some((o) => o.type === 'fold') ? bet(seen, rules, manner, rng) : fallback(seen, rng);
  },
});

/** Learns what the bots need to know of a game before they are asked: some tens of milliseconds, once. */
export const prepare = (rules: GameRules): void => {
  if (rules.family === 'community') dealingOf(rules);
};

const DISCARD_SAMPLES = 200;
const GRAIN = 1 << 16;
const throwDice = (rng: Rng): Dice => ({
  seed: rng.below(GRAIN) * GRAIN + rng.below(GRAIN),
  push: rng.below(GRAIN) / GRAIN,
  bluff: rng.below(GRAIN) / GRAIN,
  size: rng.below(GRAIN) / GRAIN,
});

function bet(seen: Seen, rules: CommunityRules, manner: Manner, rng: Rng): Command {
  const dice = throwDice(rng);
  const spot = readSpot(seen, rules);
  const option = optionFor(spot, chooseAct(dealingOf(rules), spot, manner, dice));
  if (option === null) return fallback(seen, rng);
  const { type, amount } = option;
  if (!amount) return { type, actor: spot.seat };
  const size = manner.sizes[Math.floor(dice.size * manner.sizes.length)]!;
  return { type, actor: spot.seat, amount: raiseTo(spot, amount, size) };
}

/** Before the cards, and rarely: a straddle buys the last word at the price of a worse bet. */
function straddle(seen: Seen, manner: Manner, rng: Rng): Command {
  const seat = chooser(seen.view);
  const wanted = seen.view.menu.find((o) => o.type === 'straddle');
  if (!wanted?.amount || rng.below(GRAIN) >= manner.straddles * GRAIN) return fallback(seen, rng);
  return { type: wanted.type, actor: seat, amount: wanted.amount.min };
}

/** Keeps what does best. A card once thrown is gone, and it happens once a hand: even the quick take their time. */
function throwAway(seen: Seen, rules: CommunityRules, manner: Manner, from: readonly CardId[], rng: Rng): Command {
  const { seed } = throwDice(rng);
  const spot = readSpot(seen, rules);
  const samples = 2 * Math.max(DISCARD_SAMPLES, manner.samples);
  const { kept } = bestKept(dealingOf(rules), spot, { trust: manner.trust, samples, seed });
  const cards = from.filter((card) => !kept.includes(seen.view.faces[card] ?? -1));
  return { type: 'discard', actor: spot.seat, cards };
}
