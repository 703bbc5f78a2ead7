/**
 * What a meld is, by house. The pack has no eights, nines or tens, and the ace is low: ten heights from ace to king.
 * A kind is what two cards share when they look alike: suit * 10 + height, forty kinds in all.
 */
import { type Face, face, type Rank, type Suit, suitOf } from '../cards/index.js';

export const HEIGHTS = 10;
export const KINDS = 40;
const SEVEN = 6;
const KING = 9;

export type Kind = number;
/** What somebody holds, counted by kind. */
export type Counts = Uint8Array;

export interface MeldRules {
  /**
   * What a set of one rank may be. `one-suit`: a camuco, one suit only. `kept`: one suit, and then only that suit
   * may be added, or three suits, and then any may. `grown`: begun so, and any suit added.
   */
  readonly sets: 'one-suit' | 'kept' | 'grown';
  /** Aces and kings make sets in any suits. */
  readonly acesAndKings: boolean;
  /** Seven and jack are neighbours in a run. */
  readonly sevenJack: boolean;
}

/** The ranks 2 to 7, J, Q, K, A of a face, as heights with the ace low. */
const HEIGHT_OF_RANK: readonly number[] = [1, 2, 3, 4, 5, 6, -1, -1, -1, 7, 8, 9, 0];
const RANK_OF_HEIGHT: readonly Rank[] = [12, 0, 1, 2, 3, 4, 5, 9, 10, 11];

/** A face outside this pack is a mistake. */
export function kindOf(card: Face): Kind {
  const height = HEIGHT_OF_RANK[card >> 2] ?? -1;
  if (height < 0) throw new RangeError('no such card in a pack of forty');
  return suitOf(card) * HEIGHTS + height;
}
export const faceOf = (kind: Kind): Face =>
  face({ rank: RANK_OF_HEIGHT[kind % HEIGHTS]!, suit: Math.floor(kind / HEIGHTS) as Suit });
export const heightOf = (kind: Kind): number => kind % HEIGHTS;

export function countsOf(kinds: Iterable<Kind>): Counts {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

/** Do runs stop at this height? At the king, and at the seven where the jack is no neighbour. */
export const endsRun = (height: number, { sevenJack }: MeldRules): boolean =>
  height === KING || (height === SEVEN && !sevenJack);

/** Aces and kings, where they make sets in any suits. */
export const isFree = (height: number, { acesAndKings, sets }: MeldRules): boolean =>
  acesAndKings && sets !== 'one-suit' && (height === 0 || height === KING);

/** May these cards of one rank, so many of each suit, all lie in sets? None at all may. */
export function areSets(
  height: number,
  [a, b, c, d]: readonly [number, number, number, number],
  rules: MeldRules,
): boolean {
  const cards = a + b + c + d;
  if (cards === 0) return true;
  if (cards < 3) return false;
  const whole = (n: number) => n === 0 || n >= 3;
  if (whole(a) && whole(b) && whole(c) && whole(d)) return true;
  if (rules.sets === 'one-suit') return false;
  if (isFree(height, rules)) return true;
  const suits = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0) + (d > 0 ? 1 : 0);
  if (suits >= 3) return true;
  return rules.sets === 'grown' && (a >= 3 || b >= 3 || c >= 3 || d >= 3);
}

export type Shape = 'set' | 'run';
/** Is this one column a meld, and of what shape? */
export function shapeOf(kinds: readonly Kind[], rules: MeldRules): Shape | null {
  if (kinds.length < 3) return null;
  const height = heightOf(kinds[0]!);
  if (kinds.every((kind) => heightOf(kind) === height)) return isSet(kinds, height, rules) ? 'set' : null;
  const sorted = kinds.toSorted((a, b) => a - b);
  const follows = sorted.every((kind, i) => i === 0 || (kind === sorted[i - 1]! + 1 && heightOf(kind) > 0));
  const stops = sorted.slice(0, -1).some((kind) => endsRun(heightOf(kind), rules));
  return follows && !stops ? 'run' : null;
}
/** One column of one rank: as `areSets` has it, but all in one, so that two whole camucos side by side are not one. */
function isSet(kinds: readonly Kind[], height: number, rules: MeldRules): boolean {
  const suits = new Set(kinds.map((kind) => Math.floor(kind / HEIGHTS))).size;
  if (suits === 1) return true;
  if (rules.sets === 'one-suit') return false;
  if (suits >= 3 || isFree(height, rules)) return true;
  const most = Math.max(...kinds.map((kind) => kinds.filter((k) => k === kind).length));
  return rules.sets === 'grown' && most >= 3;
}

/** Could a card of this kind lie in any meld at all, with only these cards to be had? A quick no saves a search. */
export function mightMeld(kind: Kind, have: Counts, rules: MeldRules): boolean {
  if (have[kind]! >= 3) return true;
  const height = heightOf(kind);
  if (rules.sets !== 'one-suit') {
    let cards = 0;
    let suits = 0;
    let most = 0;
    for (let k = height; k < KINDS; k += HEIGHTS) {
      cards += have[k]!;
      if (have[k]! > 0) suits++;
      if (have[k]! > most) most = have[k]!;
    }
    if (suits >= 3 || (rules.sets === 'grown' && most >= 3)) return true;
    if (cards >= 3 && isFree(height, rules)) return true;
  }
  const below = height > 0 && !endsRun(height - 1, rules) && have[kind - 1]! > 0;
  const above = !endsRun(height, rules) && have[kind + 1]! > 0;
  if (below && above) return true;
  if (below && height > 1 && !endsRun(height - 2, rules) && have[kind - 2]! > 0) return true;
  return above && !endsRun(height + 1, rules) && have[kind + 2]! > 0;
}
