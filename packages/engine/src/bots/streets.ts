/**
 * A player of any game that says its streets: boards, studs, draws, lows and badugi. Hands are dealt to the end again and again from
 * the cards nobody has shown, drawn to as a plain player would, and the share counted.
 */
import type { Face } from '../cards/index.js';
import type { StreetRules } from '../games/index.js';
import type { CardId, HouseCommand, Option, Seat } from '../kernel/index.js';
import type { Mind } from './betting.js';
import { chooser, type Seen } from './bot.js';
import { Draws, draw } from './draws.js';
import type { Manner } from './manners.js';
import { bestKept, communityMind, dealingOf } from './mind.js';
import { contenders } from './ranges.js';
import { narrowed, pickedOf } from './rivals.js';
import { type Opponent, packOf, readSpot, type Spot } from './spot.js';
import { asCommunity, choices, type StreetCraft, streetCraft, type Worth } from './street-craft.js';

export interface Effort {
  readonly samples: number;
  readonly trust: number;
  readonly seed: number;
}

/** What a bot thinks of its hand at a game of streets. */
export function streetMind(rules: StreetRules, seen: Seen, spot: Spot, effort: Effort): Mind {
  const like = asCommunity(rules);
  if (like !== null) return communityMind(dealingOf(like), spot, effort);
  const craft = streetCraft(rules);
  const street = craft.at(seen.view.stage);
  return {
    stands: () => standing(rules, spot.hole),
    share: () => shareOf(craft, spot, { ...effort, street, mine: spot.hole }),
  };
}

// --- the share ----------------------------------------------------------------------------------------------------

interface Question extends Effort {
  /** The street play is at, and the cards of mine that go on from there. */
  readonly street: number;
  readonly mine: readonly Face[];
}

/** The packet the rest is dealt from; where it runs out it begins again, as a deck that is shuffled anew does. */
class Packet {
  private at = 0;
  constructor(
    private readonly cards: Uint8Array,
    private readonly draws: Draws,
  ) {}
  begin(): void {
    this.at = 0;
  }
  take(count: number): readonly Face[] {
    if (this.at + count > this.cards.length) this.at = 0;
    const end = Math.min(this.cards.length, this.at + count);
    draw(this.cards, this.at, end, this.draws);
    const taken = [...this.cards.subarray(this.at, end)] as Face[];
    this.at = end;
    return taken;
  }
  /** One more with this chance. */
  rolls(chance: number): boolean {
    return this.draws.below(256) < chance * 256;
  }
}

/** My share of what I can win by staying in, 0 to 1. */
function shareOf(craft: StreetCraft, spot: Spot, { street, mine, samples, trust, seed }: Question): number {
  const rivals = contenders(spot);
  const layers = spot.layers.map((layer) => narrowed(spot, rivals, layer));
  const total = layers.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0 || rivals.length === 0) return 1;
  const packet = new Packet(spot.unseen.slice(), new Draws(seed));
  const picks = rivals.map((o) => pickedOf(spot, o, trust));
  // A deal to the end with its draws costs several plain ones.
  const count = Math.max(4, Math.ceil((samples / 3) * Math.min(1, 3 / rivals.length)));
  let won = 0;
  for (let n = 0; n < count; n++) {
    packet.begin();
    const board = [...spot.board, ...packet.take(Math.max(0, craft.board - spot.board.length))];
    const worth = rivals.map((o, i) => rivalWorth(craft, o, board, packet, picks[i]!));
    const held = [...mine, ...packet.take(Math.max(0, craft.plays - mine.length))];
    const own = craft.read(drawnOut(craft, held, craft.drawsAfter(street), packet), board);
    for (const { amount, against } of layers) won += amount * taken(craft, own, worth, against);
  }
  return won / count / total;
}
/** A hand drawn to as a plain player would, so many times. */
function drawnOut(craft: StreetCraft, hand: readonly Face[], times: number, packet: Packet): readonly Face[] {
  let held = hand;
  for (let n = 0; n < times; n++) {
    const kept = craft.kept(held);
    if (kept.length === held.length) break;
    held = [...kept, ...packet.take(held.length - kept.length)];
  }
  return held;
}
/** An opponent's hand in the end: of as many as his betting suggests, the best. */
function rivalWorth(
  craft: StreetCraft,
  { shown }: Opponent,
  board: readonly Face[],
  packet: Packet,
  picks: number,
): Worth {
  const one = (): Worth => {
    const dealt = [...shown, ...packet.take(Math.max(0, craft.size - shown.length))];
    return craft.read(drawnOut(craft, dealt, craft.drawsAfter(0), packet), board);
  };
  let best = one();
  const more = Math.floor(picks) + (packet.rolls(picks - Math.floor(picks)) ? 1 : 0);
  for (let n = 0; n < more; n++) {
    const other = one();
    if (sum(other) > sum(best)) best = other;
  }
  return best;
  function sum({ high, low }: Worth): number {
    return craft.high === null ? low : high + (craft.low === null || low === 0 ? 0 : low * LOW_COUNTS);
  }
}
/** A made low is worth about as much as a good high hand. */
const LOW_COUNTS = 8;

/** What I take of a part of the pot against those who contest it. */
function taken(craft: StreetCraft, own: Worth, rivals: readonly Worth[], against: number): number {
  const others = rivals.filter((_, i) => (against & (1 << i)) !== 0);
  const way = (name: 'high' | 'low'): number => {
    let level = 1;
    for (const other of others) {
      if (other[name] > own[name]) return 0;
      if (other[name] === own[name]) level++;
    }
    return 1 / level;
  };
  if (craft.high === null) return way('low');
  if (craft.low === null || (own.low === 0 && others.every(({ low }) => low === 0))) return way('high');
  return (way('high') + (own.low === 0 ? 0 : way('low'))) / 2;
}

// --- how a first hand stands --------------------------------------------------------------------------------------

const [JUDGED, DEALS, SEED] = [80, 24, 7];
const judged = new WeakMap<StreetRules, readonly number[]>();
/** What hands win against one other, the worst first: learnt once for each page, in some tens of milliseconds. */
function streetStrength(rules: StreetRules): readonly number[] {
  const had = judged.get(rules) ?? learn(rules);
  judged.set(rules, had);
  return had;
}
function learn(rules: StreetRules): readonly number[] {
  const draws = new Draws(SEED);
  const pack = Uint8Array.from(packOf(rules));
  const { down, up } = rules.streets[0]!;
  const shares = Array.from({ length: JUDGED }, () => {
    draw(pack, 0, down + up, draws);
    return alone(rules, [...pack.subarray(0, down + up)] as Face[]);
  });
  return shares.sort((a, b) => a - b);
}
/** Learns what is asked of a game of streets in its first round. */
export function prepareStreets(rules: StreetRules): void {
  const like = asCommunity(rules);
  if (like === null) streetStrength(rules);
  else dealingOf(like);
}
/** The share of first hands that are worse, 0 to 1. */
function standing(rules: StreetRules, hole: readonly Face[]): number {
  const all = streetStrength(rules);
  const share = alone(rules, hole);
  return all.filter((one) => one < share).length / all.length;
}
/** What a hand wins against one of which nothing is known. */
function alone(rules: StreetRules, hole: readonly Face[]): number {
  const craft = streetCraft(rules);
  const unseen = [...packOf(rules)];
  for (const face of hole) unseen.splice(unseen.indexOf(face), 1);
  const packet = new Packet(Uint8Array.from(unseen), new Draws(SEED));
  let won = 0;
  for (let n = 0; n < DEALS; n++) {
    packet.begin();
    const board = packet.take(craft.board);
    const finish = (hand: readonly Face[]): Worth =>
      craft.read(drawnOut(craft, hand, craft.drawsAfter(0), packet), board);
    const other = finish(packet.take(craft.size));
    won += taken(craft, finish([...hole, ...packet.take(Math.max(0, craft.plays - hole.length))]), [other], 1);
  }
  return won / DEALS;
}

// --- draws and discards -------------------------------------------------------------------------------------------

/** What is thrown away is gone: it is never chosen by fewer deals than this; who thinks less throws what a plain player would. */
const LEAST_SAMPLES = 100;
/** What a plain player would keep is kept unless something else is clearly better. */
const PLAIN = 0.04;

/** Stands pat, or throws away what the hand is better without; throws what it must. A call once made is kept. */
export function streetThrow(
  rules: StreetRules,
  seen: Seen,
  manner: Manner,
  wanted: Option,
  seed: number,
): HouseCommand {
  const actor = chooser(seen.view);
  if (seen.view.menu.some((o) => o.type === 'keep-call')) return { type: 'keep-call', actor };
  const { from, min, max } = wanted.cards!;
  const spot = readSpot(seen, rules);
  const like = asCommunity(rules);
  if (like !== null && wanted.type === 'discard') {
    const samples = 2 * Math.max(LEAST_SAMPLES, manner.samples);
    const { kept } = bestKept(dealingOf(like), spot, { trust: manner.trust, samples, seed });
    return { type: 'discard', actor, cards: from.filter((card) => !kept.includes(seen.view.faces[card] ?? -1)) };
  }
  const craft = streetCraft(rules);
  const street = craft.at(seen.view.stage);
  const face = (card: CardId): Face => seen.view.faces[card]!;
  const plain = craft.kept(from.map(face));
  const drawn = from.length - plain.length;
  if (manner.samples < LEAST_SAMPLES && drawn >= min && drawn <= max)
    return thrownFrom(
      wanted,
      actor,
      from.filter((card) => !plain.includes(face(card))),
    );
  const pat = seen.view.menu.some((o) => o.type === 'stand-pat') ? [from] : [];
  const ways = [
    ...pat,
    ...Array.from({ length: max - min + 1 }, (_, i) => choices(from, from.length - min - i)).flat(),
  ];
  const isPlain = (kept: readonly CardId[]): boolean =>
    kept.length === plain.length && kept.every((card) => plain.includes(face(card)));
  const worth = (kept: readonly CardId[], samples: number): number =>
    shareOf(craft, spot, { street, mine: kept.map(face), samples, trust: manner.trust, seed }) +
    (isPlain(kept) ? PLAIN : 0);
  const samples = Math.max(LEAST_SAMPLES, manner.samples / 2);
  const tried = ways.map((kept) => ({ kept, share: worth(kept, samples / 2) })).sort((a, b) => b.share - a.share);
  const [best] = tried
    .slice(0, 4)
    .map(({ kept }) => ({ kept, share: worth(kept, 3 * samples) }))
    .sort((a, b) => b.share - a.share);
  return thrownFrom(
    wanted,
    actor,
    from.filter((card) => !best!.kept.includes(card)),
  );
}
const thrownFrom = ({ type }: Option, actor: Seat, cards: readonly CardId[]): HouseCommand =>
  cards.length === 0 ? { type: 'stand-pat', actor } : { type, actor, cards };
