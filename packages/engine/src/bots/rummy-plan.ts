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

/** A column, as far as it can grow: a run from a height to a height in one suit, or a set of one height in some suits. */
export interface Block {
  readonly isSet: boolean;
  readonly low: number;
  readonly high: number;
  readonly cards: number;
  /** The suits in it, as bits; and which, where it is one. */
  readonly suits: number;
  readonly suit: number;
}

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
  let block = single(column[0]!);
  for (let i = 1; i < column.length; i++) block = grown(block, column[i]!);
  return block;
}
function single(kind: Kind): Block {
  const [suit, height] = [suitOf(kind), heightOf(kind)];
  return { isSet: true, low: height, high: height, cards: 1, suits: 1 << suit, suit };
}
const several = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);

/** Does a set take a card of any suit? */
const takesAny = ({ low, suits }: Block, melds: MeldRules): boolean =>
  melds.sets === 'grown' || (melds.sets === 'kept' && several(suits) > 2) || isFree(low, melds);

function fits(block: Block, kind: Kind, melds: MeldRules): boolean {
  if (block.isSet) return heightOf(kind) === block.low && (takesAny(block, melds) || block.suits === 1 << suitOf(kind));
  if (suitOf(kind) !== block.suit) return false;
  const base = block.suit * HEIGHTS;
  return step(base + block.low, -1, melds) === kind || step(base + block.high, 1, melds) === kind;
}
/** Does a card of this kind go on one of these columns? */
export function fitsAny(blocks: readonly Block[], kind: Kind, melds: MeldRules): boolean {
  for (const block of blocks) if (fits(block, kind, melds)) return true;
  return false;
}
/** The column with one card more. */
export function grown({ isSet, low, high, cards, suits, suit }: Block, kind: Kind): Block {
  const height = heightOf(kind);
  return {
    isSet: isSet && height === low,
    low: Math.min(low, height),
    high: Math.max(high, height),
    cards: cards + 1,
    suits: suits | (1 << suitOf(kind)),
    suit,
  };
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
      best = better(best, blocks, loose, ground);
      return;
    }
    const kind = sorted[at]!;
    taken[at] = true;
    if (mayBegin(sorted, at, ground.melds))
      threes(sorted, taken, at, ground.melds, (b, c) => {
        taken[b] = true;
        taken[c] = true;
        blocks.push(grown(grown(single(kind), sorted[b]!), sorted[c]!));
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

/** Are there two later cards at all that could lie with this one? A quick no saves a search. */
function mayBegin(sorted: readonly Kind[], at: number, { sets }: MeldRules): boolean {
  const kind = sorted[at]!;
  const height = heightOf(kind);
  let [alike, next, last] = [0, 0, 0];
  for (let i = at + 1; i < sorted.length; i++) {
    const other = sorted[i]!;
    if (other === kind + 1) next = 1;
    else if (other === kind + 2) last = 1;
    if (sets === 'one-suit' ? other === kind : heightOf(other) === height) alike++;
  }
  return alike > 1 || next + last === 2;
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
      const suits = several((1 << suitOf(kind)) | (1 << suitOf(sorted[b]!)) | (1 << suitOf(sorted[c]!)));
      if (suits === 1 || (melds.sets !== 'one-suit' && (suits === 3 || isFree(height, melds)))) found(b, c);
    }
  }
}

// Hundreds of hands are weighed for one choice, one at a time, all in the same memory: nothing of it outlives a weighing.
const outs = new Uint8Array(KINDS);
const GROWS = 1;
const BRIDGES = 2;
const COMPLETES = 3;
/** Pairs among the loose cards: which two, how many cards would complete them, and how many would grow what came of it. */
const edgeA = new Uint8Array(64);
const edgeB = new Uint8Array(64);
const edgeCount = new Float64Array(64);
let edges = 0;

/** What blocks and loose cards are worth as they are, if that is better than the best so far. */
function better(best: Prospect | null, base: readonly Block[], cards: readonly Kind[], ground: Ground): Prospect {
  const { melds, unseen, left } = ground;
  const blocks = base.slice();
  const rest = absorbed(blocks, cards, melds);
  outs.fill(0);
  for (const block of blocks) markGrowth(block, rest, melds);
  const growth = pairUp(rest, ground);
  const pairs = edges === 0 ? 0 : matched(rest.length, 0, 0);
  let [grows, bridges, completes] = [0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const n = unseen[kind]!;
    if (outs[kind] === GROWS) grows += n;
    else if (outs[kind] === BRIDGES) bridges += n;
    else if (outs[kind] === COMPLETES) completes += n;
  }
  const rates = { grows: grows / left, bridges: bridges / left, completes: completes / left, growth: growth / left };
  const { wait, grows: end } = waitFor(rest.length, pairs, rates, ground.goal);
  if (best !== null && !(wait < best.wait)) return best;
  return { loose: rest.length, pairs, wait, grows: end, blocks, rest, spare: spareOf(rest, blocks, melds) };
}
/** The card whose loss is felt least: it is part of the fewest pairs that cards not seen would complete, and of no bridge. */
function spareOf(rest: readonly Kind[], blocks: readonly Block[], melds: MeldRules): Kind | null {
  let spare: Kind | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rest.length; i++) {
    let ties = 0;
    for (const block of blocks) if (bridges(block, rest[i]!, melds)) ties = BRIDGE;
    for (let e = 0; e < edges; e++) if (edgeA[e] === i || edgeB[e] === i) ties += edgeCount[e]!;
    if (ties >= least) continue;
    spare = rest[i]!;
    least = ties;
  }
  return spare;
}
/** A card next but one to a run, as good as a few that would complete a pair. */
const BRIDGE = 5;
function bridges(block: Block, kind: Kind, melds: MeldRules): boolean {
  if (block.isSet || suitOf(kind) !== block.suit) return false;
  const base = block.suit * HEIGHTS;
  return step(base + block.low, -2, melds) === kind || step(base + block.high, 2, melds) === kind;
}
/** Loose cards that go on a column at once. */
function absorbed(blocks: Block[], cards: readonly Kind[], melds: MeldRules): readonly Kind[] {
  for (let rest = cards; ; ) {
    const still: Kind[] = [];
    for (const kind of rest) if (!absorbs(blocks, kind, melds)) still.push(kind);
    if (still.length === rest.length) return still;
    rest = still;
  }
}
function absorbs(blocks: Block[], kind: Kind, melds: MeldRules): boolean {
  for (let i = 0; i < blocks.length; i++) {
    if (!fits(blocks[i]!, kind, melds)) continue;
    blocks[i] = grown(blocks[i]!, kind);
    return true;
  }
  return false;
}
function mark(kind: Kind, how: number): void {
  if (kind >= 0 && outs[kind]! < how) outs[kind] = how;
}
function markGrowth(block: Block, rest: readonly Kind[], melds: MeldRules): void {
  if (block.isSet) {
    const any = takesAny(block, melds);
    for (let suit = 0; suit < 4; suit++) if (any || block.suits === 1 << suit) mark(suit * HEIGHTS + block.low, GROWS);
    return;
  }
  const base = block.suit * HEIGHTS;
  markEnd(base + block.low, -1, rest, melds);
  markEnd(base + block.high, 1, rest, melds);
  // A run of five or more takes one of its middle cards again, as two runs.
  for (let height = block.low + 2; height <= block.high - 2; height++) mark(base + height, GROWS);
}
function markEnd(end: Kind, by: number, rest: readonly Kind[], melds: MeldRules): void {
  const next = step(end, by, melds);
  if (next < 0) return;
  const beyond = step(end, 2 * by, melds);
  mark(next, beyond >= 0 && rest.includes(beyond) ? BRIDGES : GROWS);
}

/** How many cards not seen would complete a pair, by this kind of them. */
function waitsFor(kind: Kind, unseen: Uint8Array): number {
  if (kind < 0) return 0;
  mark(kind, COMPLETES);
  return unseen[kind]!;
}
/** Finds every two loose cards that wait for a third; answers with how many cards would grow what came of one, on average. */
function pairUp(rest: readonly Kind[], ground: Ground): number {
  const { melds, unseen, left } = ground;
  let sum = 0;
  edges = 0;
  for (let a = 0; a < rest.length; a++)
    for (let b = a + 1; b < rest.length; b++) {
      const one = Math.min(rest[a]!, rest[b]!);
      const other = Math.max(rest[a]!, rest[b]!);
      const height = heightOf(one);
      let count = 0;
      let growth = 0;
      if (one === other) {
        count += waitsFor(one, unseen);
        growth = unseen[one]! - 1;
      } else if (other - one <= 2 && suitOf(one) === suitOf(other)) {
        if (step(one, 1, melds) === other) {
          count += waitsFor(step(one, -1, melds), unseen) + waitsFor(step(other, 1, melds), unseen);
          growth = (2 * left) / KINDS;
        } else if (step(one, 2, melds) === other) {
          count += waitsFor(one + 1, unseen);
          growth = (2 * left) / KINDS;
        }
      }
      if (heightOf(other) === height && melds.sets !== 'one-suit' && (one !== other || isFree(height, melds))) {
        growth = 0;
        for (let suit = 0; suit < 4; suit++) {
          const kind = suit * HEIGHTS + height;
          growth += unseen[kind]!;
          if (isFree(height, melds) || (suit !== suitOf(one) && suit !== suitOf(other)))
            count += waitsFor(kind, unseen);
        }
      } else if (one === other && melds.sets === 'grown') growth = (4 * left) / KINDS;
      if (count === 0) continue;
      edgeA[edges] = a;
      edgeB[edges] = b;
      edgeCount[edges++] = count;
      sum += growth;
    }
  return edges === 0 ? 0 : sum / edges;
}
/** The most pairs that share no card. */
function matched(cards: number, used: number, from: number): number {
  let most = 0;
  for (let i = from; i < edges; i++) {
    const bits = (1 << edgeA[i]!) | (1 << edgeB[i]!);
    if ((used & bits) !== 0) continue;
    const n = 1 + matched(cards, used | bits, i + 1);
    if (n > most) most = n;
    if (2 * most + 1 >= cards) break;
  }
  return most;
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
/** By pairs and pairs completed: the average wait for the next card of use, and the chances of what it does. */
const PLACES = PAIRS * PAIRS;
const spans = new Float64Array(PLACES);
const growing = new Float64Array(PLACES);
const bridging = new Float64Array(PLACES);
const completing = new Float64Array(PLACES);

/** From so many loose cards and pairs among them, how many cards until the last lies; and how likely a card then grows a column. */
function waitFor(loose: number, pairs: number, rates: Rates, goal: Ground['goal']): { wait: number; grows: number } {
  const { bridges, growth } = rates;
  chancesOf(pairs, rates);
  for (let w = 0; w <= loose; w++)
    for (let p = 0; p <= pairs && 2 * p <= w; p++)
      for (let made = 0; made <= pairs - p; made++) {
        const at = (w * PAIRS + p) * PAIRS + made;
        const one = Math.max(LEAST, rates.grows + growth * made);
        const last = one + bridges;
        if (w === 0) {
          waits[at] = goal === 10 ? 0 : 1 / one;
          ends[at] = last;
          continue;
        }
        const from = p * PAIRS + made;
        const a = growing[from]!;
        const b = bridging[from]!;
        const c = completing[from]!;
        const i = next(w - 1, w > 2 * p ? p : p - 1, made);
        const j = next(w - 2, w - 1 > 2 * p ? p : p - 1, made);
        const k = next(w - 3, w > 2 * p ? p - 1 : p - 2, made + 1);
        waits[at] = spans[from]! + a * waits[i]! + (w > 1 ? b * waits[j]! : 0) + (w > 2 ? c * waits[k]! : 0);
        ends[at] = a * ends[i]! + b * (w > 1 ? ends[j]! : last) + c * (w > 2 ? ends[k]! : last + growth);
      }
  const at = (loose * PAIRS + pairs) * PAIRS;
  return { wait: waits[at]!, grows: ends[at]! };
}
function chancesOf(pairs: number, rates: Rates): void {
  const each = pairs === 0 ? 0 : rates.completes / pairs;
  for (let p = 0; p <= pairs; p++)
    for (let made = 0; made <= pairs - p; made++) {
      const at = p * PAIRS + made;
      const one = Math.max(LEAST, rates.grows + rates.growth * made);
      const all = one + rates.bridges + each * p;
      spans[at] = 1 / all;
      growing[at] = one / all;
      bridging[at] = rates.bridges / all;
      completing[at] = (each * p) / all;
    }
}
const next = (w: number, p: number, made: number): number =>
  (Math.max(0, w) * PAIRS + Math.max(0, p)) * PAIRS + Math.min(PAIRS - 1, made);
