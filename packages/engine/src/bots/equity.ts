/**
 * Equity by sampling: opponents' hands and the rest of the board are dealt from the unseen cards again and again, and my
 * share of the pot is counted. An opponent's hands may be held to the better part of all hands, and to the better of several
 * tries, as its betting suggests.
 */
import { Draws, draw } from './draws.js';
import type { Layer } from './spot.js';
import type { Strength } from './strength.js';
import type { Reader } from './worth.js';

/** What is supposed of an opponent's hand. */
export interface Range {
  /** Faces known to be in it. */
  readonly shown: readonly number[];
  /** No worse than this before the flop, by score. */
  readonly cut: number;
  /** How many more hands it was chosen from, by how they do on the board; a fraction is a chance of one more. */
  readonly picked: number;
}

export interface Question {
  readonly hole: readonly number[];
  readonly board: readonly number[];
  readonly unseen: Uint8Array;
  readonly ranges: readonly Range[];
  readonly layers: readonly Layer[];
  readonly samples: number;
  readonly seed: number;
}

/** How hands of a game are dealt and read. */
export interface Dealing {
  /** Cards dealt to each, and cards each plays at the end. */
  readonly hole: number;
  readonly plays: number;
  /** How much of the board is there when cards are thrown away. */
  readonly throwsAt: number;
  /** Reads a hand as it is played; and as it is dealt, if some of it is yet to be thrown away. */
  readonly read: Reader;
  readonly readDealt: Reader;
  readonly split: boolean;
  readonly strength: Strength;
}

const TRIES = 12;
const ROW = 16;
const cards = new Uint8Array(ROW * 32);
const worth = new Int32Array(32);
const trial = new Uint8Array(ROW);
const board = new Uint8Array(5);
const other = new Uint8Array(5);

/** My share of what I can win, 0 to 1. */
export function equity(d: Dealing, q: Question): number {
  const total = q.layers.reduce((sum, layer) => sum + layer.amount, 0);
  if (total === 0 || q.ranges.length === 0) return 1;
  const draws = new Draws(q.seed);
  const packet = q.unseen.slice();
  const players = q.ranges.length;
  const mine = ROW * players;
  let won = 0;
  for (let n = 0; n < q.samples; n++) {
    let at = 0;
    for (let i = 0; i < players; i++) at = dealHand(d, q, packet, at, i, draws);
    for (let i = 0; i < q.hole.length; i++) cards[mine + i] = q.hole[i]!;
    at = turnUp(q.board, board, packet, at, draws);
    if (d.hole > d.plays) throwAll(d, q, packet, at, draws);
    for (let p = 0; p <= players; p++) worth[p] = readOn(d.read, d.plays, p * ROW, board);
    for (const { amount, against } of q.layers) won += amount * share(worth, d.split, players, against);
  }
  return won / q.samples / total;
}

/** Completes the board from the packet; says where the packet goes on. */
function turnUp(up: readonly number[], to: Uint8Array, packet: Uint8Array, at: number, draws: Draws): number {
  const end = at + 5 - up.length;
  draw(packet, at, end, draws);
  for (let i = 0; i < 5; i++) to[i] = i < up.length ? up[i]! : packet[at + i - up.length]!;
  return end;
}

/** Lays a board behind a row's hand and reads both. */
function readOn(read: Reader, hole: number, row: number, up: Uint8Array): number {
  for (let i = 0; i < 5; i++) cards[row + hole + i] = up[i]!;
  return read(cards, row);
}

/** Deals an opponent's hand from place `at` of the packet into its row. */
function dealHand(d: Dealing, q: Question, packet: Uint8Array, at: number, i: number, draws: Draws): number {
  const { shown, cut, picked } = q.ranges[i]!;
  const row = i * ROW;
  const size = d.hole - shown.length;
  if (size < d.hole) {
    draw(packet, at, at + size, draws);
    for (let k = 0; k < shown.length; k++) cards[row + size + k] = shown[k]!;
  } else {
    drawAbove(d.strength, cut, packet, at, size, draws);
    let more = Math.floor(picked);
    if (draws.below(256) < (picked - more) * 256) more++;
    // A table so full that no rival could be dealt has none.
    if (at + 2 * size + 5 > packet.length) more = 0;
    for (; more > 0; more--) contest(d, q, packet, at, cut, draws);
  }
  for (let k = 0; k < size; k++) cards[row + k] = packet[at + k]!;
  return at + size;
}

/** Draws a hand until it is good enough, or patience ends. */
function drawAbove(s: Strength, cut: number, packet: Uint8Array, at: number, size: number, draws: Draws): void {
  draw(packet, at, at + size, draws);
  if (cut === -Infinity) return;
  for (let tries = 1; tries < TRIES && s.score(packet, at) < cut; tries++) draw(packet, at, at + size, draws);
}

/** Draws a rival for the hand at `at`; whichever does better on a board that may come is there afterwards. */
function contest(d: Dealing, q: Question, packet: Uint8Array, at: number, cut: number, draws: Draws): void {
  const size = d.hole;
  drawAbove(d.strength, cut, packet, at + size, size, draws);
  turnUp(q.board, other, packet, at + 2 * size, draws);
  const first = readTrial(d, packet, at);
  const second = readTrial(d, packet, at + size);
  if (better(second, first, d.split) <= 0) return;
  for (let k = 0; k < size; k++) {
    const card = packet[at + k]!;
    packet[at + k] = packet[at + size + k]!;
    packet[at + size + k] = card;
  }
}
function readTrial(d: Dealing, packet: Uint8Array, at: number): number {
  for (let k = 0; k < d.hole; k++) trial[k] = packet[at + k]!;
  for (let k = 0; k < 5; k++) trial[d.hole + k] = other[k]!;
  return d.readDealt(trial, 0);
}
/** Positive if the one hand does better than the other, both ways taken together. */
export function better(one: number, two: number, split: boolean): number {
  const high = Math.sign((one >> 7) - (two >> 7));
  return split ? high + Math.sign((one & 127) - (two & 127)) : high;
}

/** Every hand that still holds too many throws a card away, judged by a board that may come and not by the one that does. */
function throwAll(d: Dealing, q: Question, packet: Uint8Array, at: number, draws: Draws): void {
  const players = q.ranges.length;
  for (let i = 0; i < 5; i++) other[i] = board[i]!;
  draw(packet, at, at + 5 - d.throwsAt, draws);
  for (let i = d.throwsAt; i < 5; i++) other[i] = packet[at + i - d.throwsAt]!;
  for (let p = 0; p < players; p++) throwFrom(d, p * ROW);
  if (q.hole.length > d.plays) throwFrom(d, players * ROW);
}
/** Three cards become two: the pair that does best is moved to the front. */
function throwFrom(d: Dealing, row: number): void {
  const a = cards[row]!;
  const b = cards[row + 1]!;
  const c = cards[row + 2]!;
  for (let i = 0; i < 5; i++) cards[row + 2 + i] = other[i]!;
  const ab = d.read(cards, row);
  cards[row + 1] = c;
  const ac = d.read(cards, row);
  cards[row] = b;
  const bc = d.read(cards, row);
  if (better(ab, ac, d.split) >= 0 && better(ab, bc, d.split) >= 0) {
    cards[row] = a;
    cards[row + 1] = b;
  } else if (better(ac, bc, d.split) >= 0) cards[row] = a;
}

/** My share against some of the opponents, by what hands are worth; mine is the last. */
export function share(worth: Int32Array, split: boolean, players: number, against: number): number {
  const mine = worth[players]!;
  let ties = 1;
  let lowTies = 1;
  let beaten = false;
  let lowBeaten = false;
  let lows = mine & 127;
  for (let p = 0; p < players; p++) {
    if ((against & (1 << p)) === 0) continue;
    const theirs = worth[p]!;
    if (theirs >> 7 > mine >> 7) beaten = true;
    else if (theirs >> 7 === mine >> 7) ties++;
    lows |= theirs & 127;
    if ((theirs & 127) > (mine & 127)) lowBeaten = true;
    else if ((theirs & 127) === (mine & 127)) lowTies++;
  }
  const high = beaten ? 0 : 1 / ties;
  if (!split || lows === 0) return high;
  return (high + (lowBeaten || (mine & 127) === 0 ? 0 : 1 / lowTies)) / 2;
}
