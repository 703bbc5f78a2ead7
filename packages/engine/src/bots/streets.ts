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
import { asCommunity, type StreetCraft, streetCraft } from './street-craft.js';
import { choices } from './street-read.js';

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
  /** Puts so many into a row, and says how many there were. */
  deal(row: Uint8Array, place: number, count: number): number {
    if (this.at + count > this.cards.length) this.at = 0;
    const from = this.at;
    const end = Math.min(this.cards.length, from + count);
    draw(this.cards, from, end, this.draws);
    for (let i = from; i < end; i++) row[place + i - from] = this.cards[i]!;
    this.at = end;
    return end - from;
  }
  /** One more with this chance. */
  rolls(chance: number): boolean {
    return this.draws.below(256) < chance * 256;
  }
}

// Cards are laid here to be read: a hand and the board behind it, and the board by itself. Nothing in them outlives a call.
const row = new Uint8Array(64);
const up = new Uint8Array(16);
/** What a hand comes to, both ways; 0 where it has no such way. */
interface Worth {
  high: number;
  low: number;
}
const nothing = (): Worth => ({ high: 0, low: 0 });

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
  const worth = rivals.map(nothing);
  const own = nothing();
  const draws = craft.drawsAfter(street);
  let won = 0;
  for (let n = 0; n < count; n++) {
    packet.begin();
    turnUp(craft, spot.board, packet);
    for (let i = 0; i < rivals.length; i++) rivalWorth(craft, rivals[i]!, packet, picks[i]!, worth[i]!);
    finish(craft, mine, { size: craft.plays, draws }, packet, own);
    for (const { amount, against } of layers) won += amount * taken(craft, own, worth, against);
  }
  return won / count / total;
}
/** Lays the board out to its end. */
function turnUp(craft: StreetCraft, board: readonly Face[], packet: Packet): void {
  for (let i = 0; i < board.length; i++) up[i] = board[i]!;
  if (board.length < craft.board) packet.deal(up, board.length, craft.board - board.length);
}

interface Length {
  readonly size: number;
  /** How often it may still be drawn to. */
  readonly draws: number;
}
/** A hand that begins with these cards, dealt so many in all, drawn to as a plain player would, and read. */
function finish(craft: StreetCraft, from: readonly Face[], { size, draws }: Length, packet: Packet, to: Worth): void {
  let held = from.length;
  for (let i = 0; i < held; i++) row[i] = from[i]!;
  if (held < size) held += packet.deal(row, held, size - held);
  for (let n = 0; n < draws; n++) {
    const kept = craft.kept(row, 0, held);
    if (kept === held) break;
    held = kept + packet.deal(row, kept, held - kept);
  }
  for (let i = 0; i < craft.board; i++) row[held + i] = up[i]!;
  to.high = craft.high === null ? 0 : craft.high(row, 0, held);
  to.low = craft.low === null ? 0 : craft.low(row, 0, held);
}

const another = nothing();
/** An opponent's hand in the end: of as many as his betting suggests, the best. */
function rivalWorth(craft: StreetCraft, { shown }: Opponent, packet: Packet, picks: number, best: Worth): void {
  const length = { size: craft.size, draws: craft.drawsAfter(0) };
  finish(craft, shown, length, packet, best);
  const sure = Math.floor(picks);
  const more = sure + (packet.rolls(picks - sure) ? 1 : 0);
  for (let n = 0; n < more; n++) {
    finish(craft, shown, length, packet, another);
    if (both(craft, another) <= both(craft, best)) continue;
    best.high = another.high;
    best.low = another.low;
  }
}
/** Both ways as one number. */
function both(craft: StreetCraft, { high, low }: Worth): number {
  return craft.high === null ? low : high + (craft.low === null || low === 0 ? 0 : low * LOW_COUNTS);
}
/** A made low is worth about as much as a good high hand. */
const LOW_COUNTS = 8;

/** What I take of a part of the pot against those who contest it. */
function taken(craft: StreetCraft, own: Worth, rivals: readonly Worth[], against: number): number {
  if (craft.high === null) return takenOf('low', own, rivals, against);
  const high = takenOf('high', own, rivals, against);
  if (craft.low === null || !isLow(own, rivals, against)) return high;
  return (high + (own.low === 0 ? 0 : takenOf('low', own, rivals, against))) / 2;
}
/** What I take one way. */
function takenOf(way: 'high' | 'low', own: Worth, rivals: readonly Worth[], against: number): number {
  let level = 1;
  for (let i = 0; i < rivals.length; i++) {
    if ((against & (1 << i)) === 0) continue;
    if (rivals[i]![way] > own[way]) return 0;
    if (rivals[i]![way] === own[way]) level++;
  }
  return 1 / level;
}
/** Has anybody a low? */
const isLow = (own: Worth, rivals: readonly Worth[], against: number): boolean =>
  own.low > 0 || rivals.some(({ low }, i) => low > 0 && (against & (1 << i)) !== 0);

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
  const draws = craft.drawsAfter(0);
  const [own, other] = [nothing(), nothing()];
  let won = 0;
  for (let n = 0; n < DEALS; n++) {
    packet.begin();
    turnUp(craft, [], packet);
    // His cards come first, and both are drawn to in turn.
    finish(craft, [], { size: craft.size, draws }, packet, other);
    finish(craft, hole, { size: craft.plays, draws }, packet, own);
    won += taken(craft, own, [other], 1);
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
  const hand = Uint8Array.from(from, face);
  const plain = hand.subarray(0, craft.kept(hand, 0, hand.length));
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
