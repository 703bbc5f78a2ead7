/**
 * What a bot knows of a draw game before it sits down, learnt once for each set of rules by dealing some thousands of hands,
 * drawing to them as plain players do, and looking what became of them: how good a hand's prospects are among all, and what
 * hands end as that were good enough to be bet on and drew so many cards.
 */
import type { DrawRules } from '../games/index.js';
import { rankingNamed, value5 } from '../hands/index.js';
import { ALL, type Keep, keepHigh, keepLow, thrown } from './draw-keep.js';
import { Draws, draw } from './draws.js';
import { KEEPS } from './ranges.js';

export type Five = (cards: Uint8Array, at: number) => number;

/** By what a hand is worth: the share of some hands that it beats, a tie counting half. */
export type Ends = Float32Array;
/** Whatever is worth more than all of them beats all of them. */
export const beats = (ends: Ends, value: number): number => (value < ends.length ? ends[value]! : 1);

export interface Craft {
  /** What five cards are worth; the higher the better, low hands too. */
  readonly read: Five;
  readonly drawMax: number;
  /** The chance that a hand of this worth beats one that plays anything, to the power of two: as against two of them. */
  prospect(value: number): number;
  /** The share of all hands whose prospects before the draw are worse. */
  standing(prospect: number): number;
  /** How hands of the best so many (by KEEPS) that drew so many end; null: any number. */
  ends(keep: number, drawn: number | null): Ends;
}

const HANDS = 6000;
/** How often each hand is drawn to, to know its prospects. */
const TRIES = 16;
/** From this many on, what they ended as is a guide. */
const ENOUGH = 25;
/** Three cards or more tell the same tale. */
const DRAWN = 4;

const learnt = new Map<string, Craft>();

/** Learnt on first use, in some tens of milliseconds, and kept: the same rules always teach the same. */
export function craftOf({ ranking, joker, drawMax }: DrawRules): Craft {
  const key = `${ranking} ${joker} ${drawMax}`;
  let craft = learnt.get(key);
  if (craft === undefined) {
    craft = learn({ ranking, joker, drawMax });
    learnt.set(key, craft);
  }
  return craft;
}

type Terms = Pick<DrawRules, 'ranking' | 'joker' | 'drawMax'>;

/** The least straight: whatever is worth as much stands pat. */
const WHEEL = Uint8Array.of(48, 2, 5, 8, 15); // A 2 3 4 5 in several suits

function learn({ ranking: name, joker, drawMax }: Terms): Craft {
  const ranking = rankingNamed(name);
  const read: Five = 'value5' in ranking ? ranking.value5 : value5;
  const keep = name === 'lowball' ? keepLow : keepHigh(read, { pat: read(WHEEL, 0), drawMax });
  const packet = Uint8Array.from({ length: joker ? 53 : 52 }, (_, i) => i);
  const draws = new Draws(53);
  const dealt = new Uint8Array(HANDS * 5);
  const kept = new Uint8Array(HANDS);
  const ends = new Float64Array(HANDS);
  for (let i = 0; i < HANDS; i++) {
    draw(packet, 0, 5, draws);
    dealt.set(packet.subarray(0, 5), 5 * i);
    kept[i] = keptOf(keep, packet, drawMax);
    ends[i] = drawnTo(read, packet, kept[i]!, draws);
  }
  const field = endsOf(ends);
  const prospect = (value: number): number => beats(field, value) ** 2;
  const prospects = new Float64Array(HANDS);
  for (let i = 0; i < HANDS; i++) prospects[i] = prospectOf(i);
  const order = prospects.slice().sort();
  const known = endsByKind(prospects, kept, ends, order);
  return {
    read,
    drawMax,
    prospect,
    standing: (value) => below(order, value) / HANDS,
    ends: (level, drawn) => known[level * (DRAWN + 1) + (drawn === null ? DRAWN : Math.min(drawn, DRAWN - 1))]!,
  };
  function prospectOf(i: number): number {
    bring(packet, dealt.subarray(5 * i, 5 * i + 5));
    const tries = kept[i] === ALL ? 1 : TRIES;
    let sum = 0;
    for (let n = 0; n < tries; n++) sum += prospect(drawnTo(read, packet, kept[i]!, draws));
    return sum / tries;
  }
}

/** What is kept, and enough besides that no more are drawn than may be. */
function keptOf(keep: Keep, cards: Uint8Array, drawMax: number): number {
  let kept = keep(cards, 0);
  for (let i = 0; i < 5 && thrown(kept) > drawMax; i++) kept |= 1 << i;
  return kept;
}

const hand = new Uint8Array(5);
/** The first five cards of the packet, drawn to: what they come to. The packet keeps them in their places. */
function drawnTo(read: Five, packet: Uint8Array, kept: number, draws: Draws): number {
  draw(packet, 5, 5 + thrown(kept), draws);
  let next = 5;
  for (let i = 0; i < 5; i++) hand[i] = (kept & (1 << i)) !== 0 ? packet[i]! : packet[next++]!;
  return read(hand, 0);
}
/** Puts these cards first in the packet. */
function bring(packet: Uint8Array, cards: Uint8Array): void {
  for (let i = 0; i < cards.length; i++) {
    const at = packet.indexOf(cards[i]!);
    packet[at] = packet[i]!;
    packet[i] = cards[i]!;
  }
}

/** How many of a sorted list are less than a value. */
function below(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counted by worth, and then from the bottom up. */
function endsOf(values: Float64Array): Ends {
  const out: Ends = new Float32Array(values.reduce((top, value) => Math.max(top, value), 0) + 1);
  for (const value of values) out[value]!++;
  let under = 0;
  for (let value = 0; value < out.length; value++) {
    const level = out[value]!;
    out[value] = (under + level / 2) / values.length;
    under += level;
  }
  return out;
}

/** By keep and cards drawn, and by keep alone: what such hands ended as. Where there were few, what any that drew so many did. */
function endsByKind(prospects: Float64Array, kept: Uint8Array, ends: Float64Array, order: Float64Array): Ends[] {
  const out: Ends[] = [];
  const all = endsOf(ends);
  for (const share of KEEPS) {
    const cut = share === 1 ? -1 : order[Math.floor((1 - share) * order.length)]!;
    for (let drawn = 0; drawn <= DRAWN; drawn++) {
      const found = ends.filter(
        (_, i) => prospects[i]! >= cut && (drawn === DRAWN || Math.min(thrown(kept[i]!), DRAWN - 1) === drawn),
      );
      out.push(found.length >= ENOUGH ? endsOf(found) : (out[drawn] ?? all));
    }
  }
  return out;
}
