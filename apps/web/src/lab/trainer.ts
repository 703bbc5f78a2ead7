// The trainer's hands and marks: hands as a shoe deals them, the same from the same seed, and what a choice costs by the exact values.
import { type Action, type ChartRow, type HandFigures, type TwentyOneRules, VALUE_NAMES } from '@baraja/odds';
import { isReadable, readFaces } from 'baraja';
import type { Words } from 'baraja/words';
import { ACTS, type Act } from './chart.js';

/** Random numbers below one, the same from the same seed (mulberry32). Nothing at a table is dealt with it. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** A stream of its own for each hand, so that hand 7 of a seed is hand 7 whatever was done before. */
const streamOf = (seed: number, number: number): (() => number) =>
  seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca77));

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['c', 'd', 'h', 's'] as const;

/** So many cards off a shoe of so many decks. */
function draw(random: () => number, decks: TwentyOneRules['decks'], count: number): readonly string[] {
  const taken = new Set<number>();
  const size = 52 * (decks === 'infinite' ? 1 : decks);
  const cards: string[] = [];
  while (cards.length < count) {
    const card = Math.floor(random() * size);
    if (decks !== 'infinite' && taken.has(card)) continue;
    taken.add(card);
    cards.push(`${RANKS[(card % 52) >> 2]!}${SUITS[card & 3]!}`);
  }
  return cards;
}

/** A face as a chart counts it: an ace, or what it counts. */
export const countsAs = (face: string): string => (/[TJQK]/.test(face[0]!) ? '10' : face[0]!);

export interface Dealt21 {
  readonly cards: readonly [string, string];
  readonly up: string;
  readonly hand: HandFigures;
}

/** The hand of this number: naturals, which leave nothing to choose, are dealt over. */
export function deal21(
  hands: readonly HandFigures[],
  decks: TwentyOneRules['decks'],
  seed: number,
  number: number,
): Dealt21 {
  const random = streamOf(seed, number);
  for (;;) {
    const [one, up, two] = draw(random, decks, 3) as [string, string, string];
    const hand = figuresFor(hands, [one, two], up);
    if (hand !== undefined && choicesOf(hand).length > 1) return { cards: [one, two], up, hand };
  }
}

function figuresFor(
  hands: readonly HandFigures[],
  cards: readonly [string, string],
  up: string,
): HandFigures | undefined {
  const [low, high] = cards.map(placeOf).sort((a, b) => a - b) as [number, number];
  const [first, second] = [VALUE_NAMES[low], VALUE_NAMES[high]];
  return hands.find((hand) => hand.up === countsAs(up) && hand.cards[0] === first && hand.cards[1] === second);
}

const placeOf = (face: string): number => VALUE_NAMES.indexOf(countsAs(face) as (typeof VALUE_NAMES)[number]);

export interface DealtMore {
  readonly cards: readonly string[];
  readonly up: string;
  /** What may be done: at least two things. */
  readonly acts: readonly Act[];
}

/** A hand of three cards or more, as one comes to it who plays by the tables: hit when that was best, and now there is a choice. */
export function dealMore(
  hands: readonly HandFigures[],
  more: readonly ChartRow[],
  decks: TwentyOneRules['decks'],
  seed: number,
  number: number,
): DealtMore {
  const random = streamOf(seed ^ MORE, number);
  for (;;) {
    const [one, up, two, ...rest] = draw(random, decks, 10) as [string, string, string, ...string[]];
    if (figuresFor(hands, [one, two], up)?.best !== 'hit') continue;
    const cards = [one, two];
    for (const card of rest) {
      cards.push(card);
      const { kind, total } = totalOf(cards);
      const row = more.find((row) => row.kind === kind && row.total === total);
      const actions: readonly Action[] = row?.actions[placeOf(up)] ?? [];
      const acts = ACTS.filter((act) => actions.includes(act));
      // Now and then play goes on to a fourth card or a fifth.
      if (acts.length > 1 && random() < STOPS) return { cards, up, acts };
      if (actions[0] !== 'hit') break;
    }
  }
}
const MORE = 0x51ed27;
const STOPS = 0.7;
/** Whether the hand of this number has two cards, where both kinds are dealt. */
export const hasTwo = (seed: number, number: number): boolean => streamOf(seed ^ BOTH, number)() < 0.5;
const BOTH = 0x2545f4;

export const choicesOf = ({ worths }: HandFigures): readonly Act[] => ACTS.filter((act) => worths[act] !== undefined);

/** What a choice gives away, of a wager. Nothing for the best. */
export function costOf({ worths }: Pick<HandFigures, 'worths'>, chosen: Act): number {
  const best = Math.max(...Object.values(worths));
  return best - worths[chosen]!;
}

/** The best total, and whether an ace counts eleven in it. */
function totalOf(cards: readonly string[]): { readonly kind: 'hard' | 'soft'; readonly total: number } {
  const values = cards.map(countsAs);
  const low = values.reduce((sum, value) => sum + (value === 'A' ? 1 : Number(value)), 0);
  const soft = values.includes('A') && low <= 11;
  return { kind: soft ? 'soft' : 'hard', total: soft ? low + 10 : low };
}

/** How a hand is called: a pair, or hard or soft and the total. */
export function calledOf(cards: readonly string[]): {
  readonly kind: 'hard' | 'soft' | 'pair';
  readonly total: string;
} {
  const [one, two] = cards.map(countsAs);
  if (cards.length === 2 && one === two) return { kind: 'pair', total: one! };
  const { kind, total } = totalOf(cards);
  return { kind, total: String(total) };
}

/** A face as the room says it. */
export function cardName(face: string, say: Pick<Words, 'cardName'>): string {
  const read = readFaces(face);
  return isReadable(read) ? say.cardName(read[0]!) : face;
}
/** In print: 'A♠'. */
export function shortCard(face: string, say: Pick<Words, 'card'>): string {
  const read = readFaces(face);
  return isReadable(read) ? say.card(read[0]!) : face;
}

/** No eights, nines or tens. */
export const SPANISH_RANKS: readonly string[] = ['A', 'K', 'Q', 'J', '7', '6', '5', '4', '3', '2'];
const SPANISH = [...SPANISH_RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)), 'Jo'];

/** Five cards of the Spanish pack. */
export function dealSpanish(seed: number, number: number): readonly string[] {
  const random = streamOf(seed, number);
  const pack = [...SPANISH];
  return Array.from({ length: 5 }, () => pack.splice(Math.floor(random() * pack.length), 1)[0]!);
}

const PACK_53 = [
  ...['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'].flatMap((rank) =>
    SUITS.map((suit) => `${rank}${suit}`),
  ),
  'Jo',
];

/** Seven cards of a pack with a joker, as a hand is held: the joker first, then the highest. */
export function dealPaiGow(seed: number, number: number): readonly string[] {
  const random = streamOf(seed, number);
  const pack = [...PACK_53];
  const cards = Array.from({ length: 7 }, () => pack.splice(Math.floor(random() * pack.length), 1)[0]!);
  const place = (face: string): number => (face === 'Jo' ? -1 : PACK_53.indexOf(face));
  return cards.sort((a, b) => place(a) - place(b));
}

export interface Marks {
  readonly hands: number;
  readonly right: number;
  /** Of a wager, all mistakes together. */
  readonly cost: number;
}
export const NO_MARKS: Marks = { hands: 0, right: 0, cost: 0 };
/** Equal to the last digit that is worked out. */
const NOTHING = 1e-9;
export const isRight = (cost: number): boolean => cost < NOTHING;
export const marked = ({ hands, right, cost }: Marks, by: number): Marks => ({
  hands: hands + 1,
  right: right + (isRight(by) ? 1 : 0),
  cost: cost + (isRight(by) ? 0 : by),
});
/** Below this a mistake is a small one: half a per cent of a wager. */
export const CLOSE = 0.005;
