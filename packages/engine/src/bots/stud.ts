/**
 * A player of stud, high and hi-lo. Starting cards are judged by what was learnt of them and by which of the cards they need lie
 * dead on the boards; later the hands are dealt out again and again from the cards nobody has shown, and the share counted.
 */
import { type Face, isJoker, JOKER } from '../cards/index.js';
import type { StudRules } from '../games/index.js';
import { nineOrBetter, value7 } from '../hands/index.js';
import type { Mind } from './betting.js';
import { Draws, draw } from './draws.js';
import { better, share } from './equity.js';
import { contenders } from './ranges.js';
import { narrowed, pickedOf } from './rivals.js';
import type { Opponent, Spot } from './spot.js';
import { type Strength, school } from './strength.js';

const FULL = 7;
const START = 3;

/** Seven cards, high and low in one integer, as worth.ts has it. A joker is read as an ace, and for low as what is missing. */
export function readSeven(cards: Uint8Array, at: number, isHiLo: boolean): number {
  let joker = -1;
  let ranks = 0;
  for (let i = at; i < at + FULL; i++) {
    if (cards[i] === JOKER) joker = i;
    else ranks |= nineOrBetter.bits[cards[i]!]!;
  }
  if (joker < 0) return (value7(cards, at) << 7) | (isHiLo ? nineOrBetter.value(ranks) : 0);
  cards[joker] = freeAce(cards, at);
  const high = value7(cards, at);
  cards[joker] = JOKER;
  return (high << 7) | (isHiLo ? nineOrBetter.value(ranks | lowestFree(ranks)) : 0);
}
function freeAce(cards: Uint8Array, at: number): number {
  for (let ace = 48; ace < 52; ace++) if (!cards.subarray(at, at + FULL).includes(ace)) return ace;
  return 48;
}
const lowestFree = (ranks: number): number => ~ranks & (ranks + 1) & 0x1ff;

const strengths = new Map<boolean, Strength>();
/** How good three cards are; learnt on first use, in some tens of milliseconds, and kept. */
export function studStrength({ low }: Pick<StudRules, 'low'>): Strength {
  const isHiLo = low !== null;
  let found = strengths.get(isHiLo);
  if (found === undefined) {
    found = school({ read: (cards, at) => readSeven(cards, at, isHiLo), hole: START, players: 7, own: 4, shared: 0 });
    strengths.set(isHiLo, found);
  }
  return found;
}

/** What a bot thinks of its hand at stud. */
export function studMind(
  rules: StudRules,
  spot: Spot,
  p: { readonly samples: number; readonly trust: number; readonly seed: number },
): Mind {
  const strength = studStrength(rules);
  return {
    stands: () => {
      const first = Uint8Array.from(spot.hole.slice(0, START), asAce);
      if (first.length < START) return 0.5;
      return Math.max(0, strength.standing(strength.score(first, 0)) - deadness(spot));
    },
    share: () => studShare(rules.low !== null, spot, p),
  };
}
const asAce = (face: Face): number => (isJoker(face) ? 51 : face);

/** How much worse the first three cards are for the cards they need being out: the ranks of a pair, the suit of three. */
function deadness({ hole, unseen }: Spot): number {
  const held = hole.slice(0, START).filter((face) => !isJoker(face));
  const alive = (test: (face: number) => boolean): number => unseen.reduce((n, face) => n + (test(face) ? 1 : 0), 0);
  let lost = 0;
  for (const rank of new Set(held.map((face) => face >> 2))) {
    const mine = held.filter((face) => face >> 2 === rank).length;
    const dead = 4 - mine - alive((face) => face < JOKER && face >> 2 === rank);
    lost += dead * (mine > 1 ? 0.08 : 0.02);
  }
  const suit = held[0] === undefined ? -1 : held[0] & 3;
  if (held.length === START && held.every((face) => (face & 3) === suit)) {
    const dead = 13 - START - alive((face) => face < JOKER && (face & 3) === suit);
    lost += 0.05 * Math.max(0, dead - 1);
  }
  return Math.min(0.3, lost);
}

const ROW = 8;
const rows = new Uint8Array(ROW * 32);
const trial = new Uint8Array(ROW);
const worth = new Int32Array(32);

/** My share of what I can win: hole cards and what is to come are dealt from the unseen, again and again. */
function studShare(
  isHiLo: boolean,
  spot: Spot,
  { samples, trust, seed }: { samples: number; trust: number; seed: number },
): number {
  const rivals = contenders(spot);
  const layers = rivals === spot.opponents ? spot.layers : spot.layers.map((layer) => narrowed(spot, rivals, layer));
  const total = layers.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0 || rivals.length === 0) return 1;
  const draws = new Draws(seed);
  const packet = spot.unseen.slice();
  const picks = rivals.map((o) => pickedOf(spot, o, trust));
  const count = Math.ceil(samples * Math.min(1, 3 / rivals.length));
  const mine = rivals.length;
  let won = 0;
  for (let n = 0; n < count; n++) {
    let at = dealRest(spot.hole, spot.board, packet, 0, mine * ROW, draws);
    worth[mine] = readSeven(rows, mine * ROW, isHiLo);
    for (let i = 0; i < rivals.length; i++) at = dealRival(rivals[i]!, i, at);
    for (const { amount, against } of layers) won += amount * share(worth, isHiLo, rivals.length, against);
  }
  return won / count / total;

  /** An opponent's hand: the best of as many as his betting suggests. */
  function dealRival({ shown }: Opponent, i: number, at: number): number {
    let next = dealRest(shown, spot.board, packet, at, i * ROW, draws);
    worth[i] = readSeven(rows, i * ROW, isHiLo);
    let more = Math.floor(picks[i]!);
    if (draws.below(256) < (picks[i]! - more) * 256) more++;
    for (; more > 0 && next + FULL <= packet.length; more--) {
      for (let k = 0; k < FULL; k++) trial[k] = rows[i * ROW + k]!;
      const before = worth[i]!;
      next = dealRest(shown, spot.board, packet, at, i * ROW, draws);
      const now = readSeven(rows, i * ROW, isHiLo);
      if (better(now, before, isHiLo) > 0) worth[i] = now;
      else for (let k = 0; k < FULL; k++) rows[i * ROW + k] = trial[k]!;
    }
    return next;
  }
}

/** Lays known cards and a card for all in a row, and fills it from the packet; says where the packet goes on. */
function dealRest(
  held: readonly Face[],
  forAll: readonly Face[],
  packet: Uint8Array,
  at: number,
  row: number,
  draws: Draws,
): number {
  let n = 0;
  for (const face of held) if (n < FULL) rows[row + n++] = face;
  for (const face of forAll) if (n < FULL) rows[row + n++] = face;
  const end = Math.min(packet.length, at + FULL - n);
  draw(packet, at, end, draws);
  for (let i = at; i < end; i++) rows[row + n++] = packet[i]!;
  // Only a table so full that nobody could be dealt another card runs out of them.
  for (; n < FULL; n++) rows[row + n] = packet[n % packet.length]!;
  return end;
}
