/**
 * How far a hand is from lying on the table. A drawn card never goes into a hand, so a hand does not grow better: what it holds
 * is melds, two cards that wait for a third, and cards to throw. Every card used frees one of those to be thrown; so the wait is
 * reckoned from how many must still go, and how many of the cards not seen yet are of use now.
 */
import { HEIGHTS, KINDS, type Kind, type MeldRules } from '../melds/index.js';

/** What a seat may reckon with: how many of each kind it has not seen, and of all. */
export interface Ground {
  readonly melds: MeldRules;
  readonly unseen: Uint8Array;
  readonly left: number;
  /** Ten cards down are enough; or an eleventh is wanted. */
  readonly goal: 10 | 11;
}

/** A column, as far as it can grow: a run from a height to a height in one suit, or a set of one height. */
export type Block =
  | { readonly suit: number; readonly low: number; readonly high: number }
  | { readonly height: number; readonly cards: number; readonly suits: number };

/** What is to be expected of a hand and its columns. */
export interface Prospect {
  /** Cards of the hand that neither lie nor could. */
  readonly loose: number;
  /** Pairs among them that wait for a third. */
  readonly pairs: number;
  /** How many cards must be seen until all lie, on average. */
  readonly wait: number;
  /** The chance that a card grows one of the columns when all lie. */
  readonly grows: number;
  /** Every column that lies or could. */
  readonly blocks: readonly Block[];
  /** The loose cards, and which of them waits for the fewest. */
  readonly rest: readonly Kind[];
  readonly spare: Kind | null;
}

const SEVEN = 6;
const KING = HEIGHTS - 1;
const suitOf = (kind: Kind): number => Math.floor(kind / HEIGHTS);
const heightOf = (kind: Kind): number => kind % HEIGHTS;

/** The kind that many steps up its suit; -1 where no run goes so far. */
function step(kind: Kind, by: number, { sevenJack }: MeldRules): Kind {
  const height = heightOf(kind) + by;
  if (height < 0 || height > KING) return -1;
  if (!sevenJack && height <= SEVEN !== heightOf(kind) <= SEVEN) return -1;
  return kind + by;
}
const isFree = (height: number, { acesAndKings, sets }: MeldRules): boolean =>
  acesAndKings && sets !== 'one-suit' && (height === 0 || height === KING);

export function blockOf(column: readonly Kind[]): Block {
  const first = column[0]!;
  const height = heightOf(first);
  if (column.every((kind) => heightOf(kind) === height)) return { height, cards: column.length, suits: bitsOf(column) };
  return { suit: suitOf(first), low: heightOf(Math.min(...column)), high: heightOf(Math.max(...column)) };
}
const bitsOf = (kinds: readonly Kind[]): number => kinds.reduce((bits, kind) => bits | (1 << suitOf(kind)), 0);
const several = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);

/** Does a set take a card of any suit? */
const takesAny = ({ height, suits }: { height: number; suits: number }, melds: MeldRules): boolean =>
  melds.sets === 'grown' || (melds.sets === 'kept' && several(suits) > 2) || isFree(height, melds);

function fits(block: Block, kind: Kind, melds: MeldRules): boolean {
  if ('height' in block)
    return heightOf(kind) === block.height && (takesAny(block, melds) || block.suits === 1 << suitOf(kind));
  if (suitOf(kind) !== block.suit) return false;
  const base = block.suit * HEIGHTS;
  return step(base + block.low, -1, melds) === kind || step(base + block.high, 1, melds) === kind;
}
/** Does a card of this kind go on one of these columns? */
export const fitsAny = (blocks: readonly Block[], kind: Kind, melds: MeldRules): boolean =>
  blocks.some((block) => fits(block, kind, melds));
function grown(block: Block, kind: Kind): Block {
  const height = heightOf(kind);
  if ('height' in block) return { height, cards: block.cards + 1, suits: block.suits | (1 << suitOf(kind)) };
  return { suit: block.suit, low: Math.min(block.low, height), high: Math.max(block.high, height) };
}

/** The best that can be made of a hand, over every way to see melds in it. */
export function prospectOf(columns: readonly Block[], hand: readonly Kind[], ground: Ground): Prospect {
  let best: Prospect | null = null;
  const sorted = hand.toSorted((a, b) => a - b);
  const blocks = columns.slice();
  const loose: Kind[] = [];
  const taken = sorted.map(() => false);
  const go = (from: number): void => {
    let at = from;
    while (at < sorted.length && taken[at]) at++;
    if (at === sorted.length) {
      const found = weighed(blocks, loose, ground);
      if (best === null || found.wait < best.wait) best = found;
      return;
    }
    const kind = sorted[at]!;
    taken[at] = true;
    threes(sorted, taken, at, ground.melds, (b, c) => {
      taken[b] = true;
      taken[c] = true;
      blocks.push(blockOf([kind, sorted[b]!, sorted[c]!]));
      go(at + 1);
      blocks.pop();
      taken[b] = false;
      taken[c] = false;
    });
    loose.push(kind);
    go(at + 1);
    loose.pop();
    taken[at] = false;
  };
  go(0);
  return best!;
}

/** Every two later cards that make three with this one. Of cards alike, only the first untaken one is tried. */
function threes(
  sorted: readonly Kind[],
  taken: readonly boolean[],
  at: number,
  melds: MeldRules,
  found: (b: number, c: number) => void,
): void {
  const kind = sorted[at]!;
  const nth = (wanted: Kind, from: number): number => {
    for (let i = from; i < sorted.length && sorted[i]! <= wanted; i++) if (sorted[i] === wanted && !taken[i]) return i;
    return -1;
  };
  const next = step(kind, 1, melds);
  const last = step(kind, 2, melds);
  if (next >= 0 && last >= 0) {
    const b = nth(next, at + 1);
    const c = b < 0 ? -1 : nth(last, b + 1);
    if (c >= 0) found(b, c);
  }
  const height = heightOf(kind);
  for (let b = at + 1; b < sorted.length; b++) {
    if (taken[b] || heightOf(sorted[b]!) !== height) continue;
    if (melds.sets === 'one-suit' && sorted[b] !== kind) continue;
    for (let c = b + 1; c < sorted.length; c++) {
      if (taken[c] || heightOf(sorted[c]!) !== height) continue;
      const suits = several(bitsOf([kind, sorted[b]!, sorted[c]!]));
      if (suits === 1 || (melds.sets !== 'one-suit' && (suits === 3 || isFree(height, melds)))) found(b, c);
    }
  }
}

const outs = new Uint8Array(KINDS);
const GROWS = 1;
const BRIDGES = 2;
const COMPLETES = 3;

/** What blocks and loose cards are worth, as they are. */
function weighed(base: readonly Block[], cards: readonly Kind[], ground: Ground): Prospect {
  const { melds, unseen, left } = ground;
  const blocks = base.slice();
  const rest = absorbed(blocks, cards, melds);
  outs.fill(0);
  for (const block of blocks) markGrowth(block, rest, melds);
  const edges = pairsIn(rest, ground);
  const pairs = matched(rest.length, edges);
  let [grows, bridges, completes] = [0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const n = unseen[kind]!;
    if (outs[kind] === GROWS) grows += n;
    else if (outs[kind] === BRIDGES) bridges += n;
    else if (outs[kind] === COMPLETES) completes += n;
  }
  const growth = edges.length === 0 ? 0 : edges.reduce((sum, e) => sum + e.growth, 0) / edges.length;
  const rates = { grows: grows / left, bridges: bridges / left, completes: completes / left, growth: growth / left };
  const spare = spareOf(rest, blocks, edges, melds);
  return { loose: rest.length, pairs, ...waitFor(rest.length, pairs, rates, ground.goal), blocks, rest, spare };
}
/** The card whose loss is felt least: it is part of the fewest pairs that cards not seen would complete, and of no bridge. */
function spareOf(
  rest: readonly Kind[],
  blocks: readonly Block[],
  edges: readonly Edge[],
  melds: MeldRules,
): Kind | null {
  let [spare, least] = [null as Kind | null, Number.POSITIVE_INFINITY];
  rest.forEach((kind, i) => {
    let ties = blocks.some((block) => bridges(block, kind, melds)) ? BRIDGE : 0;
    for (const { a, b, count } of edges) if (a === i || b === i) ties += count;
    if (ties < least) [spare, least] = [kind, ties];
  });
  return spare;
}
/** A card next but one to a run, as good as a few that would complete a pair. */
const BRIDGE = 5;
function bridges(block: Block, kind: Kind, melds: MeldRules): boolean {
  if ('height' in block || suitOf(kind) !== block.suit) return false;
  const base = block.suit * HEIGHTS;
  return step(base + block.low, -2, melds) === kind || step(base + block.high, 2, melds) === kind;
}
/** Loose cards that go on a column at once. */
function absorbed(blocks: Block[], cards: readonly Kind[], melds: MeldRules): Kind[] {
  let rest = cards.slice();
  for (;;) {
    const still = rest.filter((kind) => {
      const at = blocks.findIndex((block) => fits(block, kind, melds));
      if (at >= 0) blocks[at] = grown(blocks[at]!, kind);
      return at < 0;
    });
    if (still.length === rest.length) return rest;
    rest = still;
  }
}
function mark(kind: Kind, how: number): void {
  if (kind >= 0 && outs[kind]! < how) outs[kind] = how;
}
function markGrowth(block: Block, rest: readonly Kind[], melds: MeldRules): void {
  if ('height' in block) {
    for (let suit = 0; suit < 4; suit++)
      if (takesAny(block, melds) || block.suits === 1 << suit) mark(suit * HEIGHTS + block.height, GROWS);
    return;
  }
  const base = block.suit * HEIGHTS;
  for (const [end, by] of [
    [base + block.low, -1],
    [base + block.high, 1],
  ] as const) {
    const next = step(end, by, melds);
    if (next < 0) continue;
    const beyond = step(end, 2 * by, melds);
    mark(next, beyond >= 0 && rest.includes(beyond) ? BRIDGES : GROWS);
  }
  // A run of five or more takes one of its middle cards again, as two runs.
  for (let height = block.low + 2; height <= block.high - 2; height++) mark(base + height, GROWS);
}

interface Edge {
  readonly a: number;
  readonly b: number;
  /** How many cards would complete it; and how many would grow what came of it. */
  readonly count: number;
  readonly growth: number;
}
/** Every two loose cards that wait for a third. */
function pairsIn(rest: readonly Kind[], { melds, unseen, left }: Ground): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < rest.length; a++)
    for (let b = a + 1; b < rest.length; b++) {
      const [one, other] = [Math.min(rest[a]!, rest[b]!), Math.max(rest[a]!, rest[b]!)];
      let [count, growth] = [0, 0];
      const waits = (kind: Kind): void => {
        if (kind < 0) return;
        mark(kind, COMPLETES);
        count += unseen[kind]!;
      };
      const height = heightOf(one);
      if (suitOf(one) === suitOf(other)) {
        if (one === other) {
          waits(one);
          growth = unseen[one]! - 1;
        } else if (step(one, 1, melds) === other) {
          waits(step(one, -1, melds));
          waits(step(other, 1, melds));
          growth = (2 * left) / KINDS;
        } else if (step(one, 2, melds) === other) {
          waits(one + 1);
          growth = (2 * left) / KINDS;
        }
      }
      if (heightOf(other) === height && melds.sets !== 'one-suit' && (one !== other || isFree(height, melds))) {
        let all = 0;
        for (let suit = 0; suit < 4; suit++) {
          const kind = suit * HEIGHTS + height;
          all += unseen[kind]!;
          if (isFree(height, melds) || (suit !== suitOf(one) && suit !== suitOf(other))) waits(kind);
        }
        growth = all;
      } else if (one === other && melds.sets === 'grown') growth = (4 * left) / KINDS;
      if (count > 0) edges.push({ a, b, count, growth });
    }
  return edges;
}
/** The most pairs that share no card. */
function matched(cards: number, edges: readonly Edge[]): number {
  const go = (used: number, from: number): number => {
    let most = 0;
    for (let i = from; i < edges.length; i++) {
      const bits = (1 << edges[i]!.a) | (1 << edges[i]!.b);
      if ((used & bits) !== 0) continue;
      const n = 1 + go(used | bits, i + 1);
      if (n > most) most = n;
      if (2 * most + 1 >= cards) break;
    }
    return most;
  };
  return edges.length === 0 ? 0 : go(0, 0);
}

interface Rates {
  readonly grows: number;
  readonly bridges: number;
  readonly completes: number;
  /** By how much `grows` rises with every pair completed. */
  readonly growth: number;
}
/** Somebody with nothing to wait for still waits, for cards that let him rearrange what he has. */
const LEAST = 0.004;
/** By loose cards, pairs among them, and pairs completed on the way: how long it takes, and how much grows then. */
const PAIRS = 6;
const waits = new Float64Array(12 * PAIRS * PAIRS);
const ends = new Float64Array(12 * PAIRS * PAIRS);

/** From so many loose cards and pairs among them, how many cards until the last lies; and how likely a card then grows a column. */
function waitFor(loose: number, pairs: number, rates: Rates, goal: Ground['goal']): { wait: number; grows: number } {
  const { bridges, growth } = rates;
  const each = pairs === 0 ? 0 : rates.completes / pairs;
  for (let w = 0; w <= loose; w++)
    for (let p = 0; p <= Math.min(pairs, w >> 1); p++)
      for (let made = 0; made <= pairs - p; made++) {
        const at = (w * PAIRS + p) * PAIRS + made;
        const one = Math.max(LEAST, rates.grows + growth * made);
        if (w === 0) {
          waits[at] = goal === 10 ? 0 : 1 / one;
          ends[at] = one + bridges;
          continue;
        }
        const [two, three] = [bridges, each * p];
        const all = one + two + three;
        const [a, b] = [one / all, two / all];
        const c = three / all;
        const i = next(w - 1, w > 2 * p ? p : p - 1, made);
        const j = next(w - 2, w - 1 > 2 * p ? p : p - 1, made);
        const k = next(w - 3, w > 2 * p ? p - 1 : p - 2, made + 1);
        waits[at] = 1 / all + a * waits[i]! + (w > 1 ? b * waits[j]! : 0) + (w > 2 ? c * waits[k]! : 0);
        const last = one + bridges;
        ends[at] = a * ends[i]! + b * (w > 1 ? ends[j]! : last) + c * (w > 2 ? ends[k]! : last + growth);
      }
  const at = (loose * PAIRS + pairs) * PAIRS;
  return { wait: waits[at]!, grows: ends[at]! };
}
const next = (w: number, p: number, made: number): number =>
  (Math.max(0, w) * PAIRS + Math.max(0, p)) * PAIRS + Math.min(PAIRS - 1, made);
