/** A player of draw games, high and low: what to throw away, what the others' draws tell, and what a hand is worth before and after. */
import type { DrawRules } from '../games/index.js';
import { lowballFloor } from '../hands/index.js';
import type { HouseCommand, Option, Rng } from '../kernel/index.js';
import type { Dice, Mind } from './betting.js';
import { chooser, type Seen } from './bot.js';
import { beats, type Craft, craftOf } from './draw-craft.js';
import { drawKept } from './draw-plan.js';
import { type Drawn, drawnAt } from './draw-told.js';
import { bestDraw } from './draw-tries.js';
import type { Manner } from './manners.js';
import { contenders, nearestKeep } from './ranges.js';
import { feltOf, type Layer, type Opponent, readSpot, type Spot } from './spot.js';

/** What a bot thinks of its hand at a draw game. */
export function drawMind(rules: DrawRules, seen: Seen, spot: Spot, manner: Manner, seed: number): Mind {
  const craft = craftOf(rules);
  const drawn = drawnAt(rules, seen);
  const win = winsOf(craft, spot, drawn, manner.trust);
  const effort = { samples: manner.samples, seed };
  const worth = (): number => craft.read(Uint8Array.from(spot.hole), 0);
  return {
    // The sevens rule: a seven or better that is checked wins nothing that is bet afterwards.
    must: () => (rules.sevens !== null && spot.isFinal && spot.price === 0 && worth() >= SEVEN ? 'more' : null),
    stands: () => craft.standing(bestDraw(craft, spot, craft.prospect, { samples: STANDING, seed }).worth),
    share: () => {
      if (spot.hole.length !== FIVE) return 1 / (spot.opponents.length + 1);
      return spot.isFirst ? bestDraw(craft, spot, win, effort).worth : win(worth());
    },
  };
}
const FIVE = 5;
const SEVEN = lowballFloor(5);
const STANDING = 120;

/** The share of what can be won that a hand of some worth takes: of each part of the pot, if it beats all who contest it. */
function winsOf(craft: Craft, spot: Spot, drawn: Drawn, trust: number): (value: number) => number {
  const inside = contenders(spot);
  const rivals = spot.opponents.map((o) => ({
    ends: craft.ends(keepOf(spot, o, trust), drawn(o.seat)),
    tries: inside.includes(o) ? 1 + pickedOf(spot, o, trust) : 0,
  }));
  const total = spot.layers.reduce((sum, { amount }) => sum + amount, 0);
  const of = ({ amount, against }: Layer, value: number): number => {
    let all = amount;
    for (let i = 0; i < rivals.length; i++)
      if ((against & (1 << i)) !== 0) all *= beats(rivals[i]!.ends, value) ** rivals[i]!.tries;
    return all;
  };
  if (total === 0) return () => 1;
  return (value) => {
    let sum = 0;
    for (const layer of spot.layers) sum += of(layer, value);
    return sum / total;
  };
}
/** How good an opponent's five cards were before the draw, by what he has put in. Who has not chosen yet may hold anything. */
function keepOf({ big, isFirst, dealt }: Spot, o: Opponent, trust: number): number {
  const bets = o.chosen / big;
  if (bets === 0 || (isFirst && !o.hasChosen)) return 0;
  // The fewer were dealt in, the more hands are worth playing.
  const share = (0.3 + 1 / dealt) * Math.max(1, bets) ** -0.5 * (isFirst && o.isAggressor ? 0.9 : 1);
  return nearestKeep(Math.max(0.09, share) ** trust);
}
/** From how many hands more his was picked, by what he bets when he has seen what he drew. */
function pickedOf({ isFinal, raises }: Spot, o: Opponent, trust: number): number {
  if (!isFinal) return 0;
  return trust * (o.isAggressor ? 0.9 + 0.7 * Math.min(3, raises) : o.bet > 0 ? 0.5 : 0);
}

// --- the draw -----------------------------------------------------------------------------------------------------

const DRAW_SAMPLES = 160;

/** Stands pat, or throws away what the hand is better without. A call once made is kept. */
export function drawChoice(seen: Seen, rules: DrawRules, manner: Manner, wanted: Option, dice: Dice): HouseCommand {
  const { view } = seen;
  const actor = chooser(view);
  if (view.menu.some((o) => o.type === 'keep-call')) return { type: 'keep-call', actor };
  const from = wanted.cards!.from;
  const hole = from.map((card) => view.faces[card]!);
  const craft = craftOf(rules);
  const spot = { ...readSpot(seen, rules), hole };
  const kept = (manner.plans ? drawKept(seen, rules, spot, dice) : null) ?? keptAgainst();
  const cards = from.filter((_, i) => (kept & (1 << i)) === 0);
  return cards.length === 0 ? { type: 'stand-pat', actor } : { type: 'draw', actor, cards };

  function keptAgainst(): number {
    const win = winsOf(craft, spot, drawnAt(rules, seen), manner.trust);
    const samples = Math.max(DRAW_SAMPLES, manner.samples);
    return bestDraw(craft, spot, win, { samples, seed: dice.seed }).kept;
  }
}

// --- the price ----------------------------------------------------------------------------------------------------

/** Before the cards one hand is as good as another: a price is matched that is small beside the stack. */
export function priceChoice(seen: Seen, manner: Manner, rng: Rng): HouseCommand | null {
  const { view, game } = seen;
  const actor = chooser(view);
  const felt = feltOf(game.names, view.felt.seats);
  const stack = view.felt.chips[felt.stack(actor)]!;
  const name = view.menu.find((o) => o.type === 'name-price');
  if (name?.amount) {
    const { min, max, unit } = name.amount;
    const steps = 1 + rng.below(1 + Math.round(8 * manner.bluffs));
    const wanted = Math.min(min * steps, Math.floor((stack * AT_MOST) / unit) * unit);
    return { type: 'name-price', actor, amount: Math.min(max, Math.max(min, wanted)) };
  }
  const match = view.menu.find((o) => o.type === 'match-price');
  if (!match?.cost) return null;
  return { type: match.cost <= stack * AT_MOST * manner.hope ? 'match-price' : 'sit-out-hand', actor };
}
const AT_MOST = 1 / 12;
