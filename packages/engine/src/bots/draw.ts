/** A player of draw games, high and low: what to throw away, what the others' draws tell, and what a hand is worth before and after. */
import { type DrawRules, isPastTelling, isUntoldOf } from '../games/index.js';
import { lowballFloor } from '../hands/index.js';
import { cardsIn, type HouseCommand, type Option, type Rng, type Seat } from '../kernel/index.js';
import type { Mind } from './betting.js';
import { chooser, type Seen } from './bot.js';
import { beats, type Craft, craftOf } from './draw-craft.js';
import { Draws, draw } from './draws.js';
import type { Manner } from './manners.js';
import { contenders, nearestKeep } from './ranges.js';
import { feltOf, type Layer, type Opponent, packOf, readSpot, type Spot } from './spot.js';

/** How many cards an opponent has drawn; null while nobody knows. */
export type Drawn = (seat: Seat) => number | null;

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

/** The cards to keep, as bits, and what they are worth on average. */
interface Kept {
  readonly kept: number;
  readonly worth: number;
}

/** Every way to draw is tried with a few cards, and the best of them with many: one card is tried with every card there is. */
export function bestDraw(
  craft: Craft,
  { hole, unseen }: Pick<Spot, 'hole' | 'unseen'>,
  worth: (value: number) => number,
  { samples, seed }: { samples: number; seed: number },
): Kept {
  if (hole.length !== FIVE) return { kept: 0, worth: 0 };
  const draws = new Draws(seed);
  const packet = unseen.slice();
  const few = Math.max(8, Math.floor(samples / 8));
  const tried: Kept[] = [];
  for (let kept = 0; kept < 32; kept++) {
    if (FIVE - bitsOf(kept) > craft.drawMax) continue;
    tried.push({ kept, worth: worthOf(craft, hole, kept, packet, worth, few, draws) });
  }
  tried.sort((a, b) => b.worth - a.worth);
  let best: Kept = { kept: 0, worth: -1 };
  for (const { kept } of tried.slice(0, 4)) {
    const found = { kept, worth: worthOf(craft, hole, kept, packet, worth, samples, draws) };
    if (found.worth > best.worth) best = found;
  }
  return best;
}
const bitsOf = (mask: number): number => {
  let n = 0;
  for (let m = mask; m > 0; m &= m - 1) n++;
  return n;
};

const hand = new Uint8Array(FIVE);
function worthOf(
  craft: Craft,
  hole: readonly number[],
  kept: number,
  packet: Uint8Array,
  worth: (value: number) => number,
  samples: number,
  draws: Draws,
): number {
  let held = 0;
  for (let i = 0; i < FIVE; i++) if ((kept & (1 << i)) !== 0) hand[held++] = hole[i]!;
  const need = FIVE - held;
  if (need === 0) return worth(craft.read(hand, 0));
  const tries = need === 1 ? Math.min(samples, packet.length) : samples;
  const isEach = tries === packet.length;
  let sum = 0;
  for (let n = 0; n < tries; n++) {
    if (isEach) hand[held] = packet[n]!;
    else {
      draw(packet, 0, need, draws);
      for (let i = 0; i < need; i++) hand[held + i] = packet[i]!;
    }
    sum += worth(craft.read(hand, 0));
  }
  return sum / tries;
}

const DRAW_SAMPLES = 160;

/** Stands pat, or throws away what the hand is better without. A call once made is kept. */
export function drawChoice(seen: Seen, rules: DrawRules, manner: Manner, wanted: Option, seed: number): HouseCommand {
  const { view } = seen;
  const actor = chooser(view);
  if (view.menu.some((o) => o.type === 'keep-call')) return { type: 'keep-call', actor };
  const from = wanted.cards!.from;
  const hole = from.map((card) => view.faces[card]!);
  const craft = craftOf(rules);
  const spot = { ...readSpot(seen, rules), hole };
  const win = winsOf(craft, spot, drawnAt(rules, seen), manner.trust);
  const samples = Math.max(DRAW_SAMPLES, manner.samples);
  const { kept } = bestDraw(craft, spot, win, { samples, seed });
  const cards = from.filter((_, i) => (kept & (1 << i)) === 0);
  return cards.length === 0 ? { type: 'stand-pat', actor } : { type: 'draw', actor, cards };
}

/**
 * Who has drawn how many, as anybody could see it: what lies thrown before a seat, or, when the new cards have come, those of its
 * cards that were not in the first deal. Cards are numbered in the order of the deck.
 */
export function drawnAt(rules: DrawRules, { view, game }: Seen): Drawn {
  const { felt: r, stage } = view;
  const felt = feltOf(game.names, r.seats);
  const isOut = (seat: Seat): boolean => r.markers[game.names.markers.indexOf(`sits-out:${seat}`)] === seat;
  const lowest = Math.min(...r.seats.flatMap((s) => cardsIn(r, felt.hand(s))), Infinity);
  const size = packOf(rules).length;
  const first = Math.floor(lowest / size) * size;
  const dealt = first + FIVE * r.seats.filter((s) => !isOut(s)).length;
  const called: readonly Seat[] = calledOf(r.now);
  const me = chooser(view);
  const button = r.markers[game.names.markers.indexOf('button')] ?? null;
  const isPast = isPastTelling(rules, stage, r);
  return (seat) => {
    // Nobody is told any more, and a bot keeps no notes.
    if (isPast && isUntoldOf(rules, seat, me, button)) return null;
    if (stage === 'bet-1' || (stage !== 'bet-2' && !called.includes(seat))) return null;
    const lying = felt.thrown === null ? 0 : cardsIn(r, felt.thrown(seat)).length;
    return lying > 0 ? lying : cardsIn(r, felt.hand(seat)).filter((card) => card >= dealt).length;
  };
}
/** Those who have said how many they draw, as the running step has it. */
function calledOf(now: unknown): readonly Seat[] {
  if (Array.isArray(now)) return now;
  return typeof now === 'object' && now !== null && 'called' in now ? (now as { called: readonly Seat[] }).called : [];
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
