// How fast hands are ranked, beside the fastest JavaScript libraries we know for the same job. Each pair is run in turns in one
// process, by CPU time, and only after both have agreed on who wins. Bundle before measuring: npm run bench does.

import { evaluate, getCardCode } from '@pokertools/evaluator';
import { calcBestHand } from '@xpressit/winning-poker-hand-rank/dist/calcBestHand.js';
import { toCard } from '@xpressit/winning-poker-hand-rank/dist/card.js';
import type { PlayingCard } from '@xpressit/winning-poker-hand-rank/dist/types.js';
import { type Face, printFace } from '../packages/engine/src/cards/index.js';
import {
  high,
  highOf,
  lowball,
  lowOf,
  omahaHigh,
  omahaHighLow8,
  rankingNamed,
  value5,
  value7,
} from '../packages/engine/src/hands/index.js';
import { countSevens } from '../packages/engine/src/hands/test/sevens.js';

/** One measurement. With a peer, `ratio` should reach `target`; without, `ours` should stay below it. */
export interface Line {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly target: number;
  readonly unit: string;
  readonly peerName: string | null;
}

const EVALUATOR = '@pokertools/evaluator 1.0.20';
const HAND_RANK = '@xpressit/winning-poker-hand-rank 0.2.1';
/** Our own reader of hands without a joker, over as many hands of 52 cards. */
const ORDINARY = 'our 5 of 52 cards';
const HANDS = 1 << 14;
const ROUNDS = 7;
const MICROSECONDS = 150_000;

/** One pass over all hands. Values are added up, in a variable of its own, so that nothing can be left out as unused. */
type Pass = () => number;

let sink = 0;

export async function benchHands(): Promise<Line[]> {
  return [...sevens(), fives(), ...jokers(), counted(), ...omahas()];
}

function sevens(): Line[] {
  const { bytes, hands } = deal(7);
  const codes = hands.map(codesOf);
  const faces = hands as Face[][];
  const { best } = high({ use: 'any' });
  const byBytes = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 7) sum = (sum + value7(bytes, at)) | 0;
    return sum;
  };
  const byArrays = (): number => {
    let sum = 0;
    for (const cards of faces) sum = (sum + best(cards, [])) | 0;
    return sum;
  };
  const peer = (): number => {
    let sum = 0;
    for (const cards of codes) sum = (sum + evaluate(cards)) | 0;
    return sum;
  };
  agree(
    hands.map((_, i) => value7(bytes, i * 7)),
    codes.map((cards) => -evaluate(cards)),
  );
  return [
    compare({ name: '7 cards from a byte buffer', target: 8, peerName: EVALUATOR }, byBytes, peer),
    compare({ name: '7 cards from an array, as a Ranking', target: 4, peerName: EVALUATOR }, byArrays, peer),
  ];
}

function fives(): Line {
  const { bytes, hands } = deal(5);
  const codes = hands.map(codesOf);
  const byBytes = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 5) sum = (sum + value5(bytes, at)) | 0;
    return sum;
  };
  const peer = (): number => {
    let sum = 0;
    for (const cards of codes) sum = (sum + evaluate(cards)) | 0;
    return sum;
  };
  agree(
    hands.map((_, i) => value5(bytes, i * 5)),
    codes.map((cards) => -evaluate(cards)),
  );
  return compare({ name: '5 cards from a byte buffer', target: 10, peerName: EVALUATOR }, byBytes, peer);
}

/** Hands of 53 cards, one in eleven with the joker, beside hands of 52 by our own reader: what the joker costs. */
function jokers(): Line[] {
  const ordinary = deal(5);
  const { bytes, hands } = deal(5, 53);
  const [jalisco, ven] = [rankingNamed('high-joker-wild-double-ace'), rankingNamed('high-joker-wild-royal-first')];
  // Where nobody holds the joker it makes no difference.
  for (const { value5: read } of [jalisco, ven]) {
    agree(
      ordinary.hands.map((_, i) => read(ordinary.bytes, i * 5)),
      ordinary.hands.map((_, i) => value5(ordinary.bytes, i * 5)),
    );
  }
  return [...jokersByBytes(ordinary.bytes, bytes), ...jokersByArrays(ordinary.hands as Face[][], hands as Face[][])];
}

// The loops are written out, as each caller has his own: one loop for several readers is compiled for none of them.
function jokersByBytes(ordinary: Uint8Array, bytes: Uint8Array): Line[] {
  const jalisco = rankingNamed('high-joker-wild-double-ace').value5;
  const ven = rankingNamed('high-joker-wild-royal-first').value5;
  const low = lowball.value5;
  const peer = (): number => {
    let sum = 0;
    for (let at = 0; at < ordinary.length; at += 5) sum = (sum + value5(ordinary, at)) | 0;
    return sum;
  };
  const byJalisco = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 5) sum = (sum + jalisco(bytes, at)) | 0;
    return sum;
  };
  const byVen = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 5) sum = (sum + ven(bytes, at)) | 0;
    return sum;
  };
  const byLow = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 5) sum = (sum + low(bytes, at)) | 0;
    return sum;
  };
  const against = (name: string, ours: Pass): Line =>
    compare({ name: `5 of 53, ${name}, from a byte buffer`, target: 0.7, peerName: ORDINARY }, ours, peer);
  return [
    against('joker wild, double-ace flush', byJalisco),
    against('joker wild, royal first', byVen),
    against('lowball', byLow),
  ];
}

function jokersByArrays(ordinary: readonly Face[][], hands: readonly Face[][]): Line[] {
  const [plain, jalisco] = [high({ use: 'any' }).best, rankingNamed('high-joker-wild-double-ace').best];
  const low = lowball.best;
  const peer = (): number => {
    let sum = 0;
    for (const cards of ordinary) sum = (sum + plain(cards, [])) | 0;
    return sum;
  };
  const byJalisco = (): number => {
    let sum = 0;
    for (const cards of hands) sum = (sum + jalisco(cards, [])) | 0;
    return sum;
  };
  const byLow = (): number => {
    let sum = 0;
    for (const cards of hands) sum = (sum + low(cards, [])) | 0;
    return sum;
  };
  const against = (name: string, ours: Pass): Line =>
    compare({ name: `5 of 53, ${name}, as a Ranking`, target: 0.7, peerName: ORDINARY }, ours, peer);
  return [against('joker wild, double-ace flush', byJalisco), against('lowball', byLow)];
}

function counted(): Line {
  const seconds = Array.from({ length: 3 }, () => timeOf(() => countSevens()) / 1e6);
  const name = 'all 133,784,560 hands of 7, counted by value';
  return { name, ours: median(seconds), peer: null, ratio: null, target: 0.6, unit: 's', peerName: null };
}

function omahas(): Line[] {
  const { bytes, hands } = deal(9);
  // The library's own integers, so that reading its strings is not part of the comparison.
  const cards = hands.map((hand) => hand.map((card) => toCard(printFace(card as Face).toUpperCase() as PlayingCard)));
  const holes = cards.map((hand) => hand.slice(0, 4));
  const boards = cards.map((hand) => hand.slice(4));
  const theirs = (game: 'omaha' | 'omaha_hi_lo') => holes.map((hole, i) => calcBestHand(game, hole, boards[i]!));
  const ours = hands.map((_, i) => omahaHighLow8(bytes, i * 9));
  const both = theirs('omaha_hi_lo');
  agree(
    ours.map(highOf),
    both.map(({ rank }) => -rank),
  );
  agree(
    ours.map(lowOf),
    both.map(({ low }) => (low === undefined ? -1e9 : -low.rank)),
  );
  const peer = (game: 'omaha' | 'omaha_hi_lo') => (): number => {
    let sum = 0;
    for (let i = 0; i < holes.length; i++) sum = (sum + calcBestHand(game, holes[i]!, boards[i]!).rank) | 0;
    return sum;
  };
  const ourHigh = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 9) sum = (sum + omahaHigh(bytes, at)) | 0;
    return sum;
  };
  const ourBoth = (): number => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 9) sum = (sum + omahaHighLow8(bytes, at)) | 0;
    return sum;
  };
  return [
    compare({ name: 'Omaha high', target: 50, peerName: HAND_RANK }, ourHigh, peer('omaha')),
    compare({ name: 'Omaha high and low, 8 or better', target: 50, peerName: HAND_RANK }, ourBoth, peer('omaha_hi_lo')),
  ];
}

type Question = Pick<Line, 'name' | 'target'> & { readonly peerName: string };

/** Both in turns; medians of the rounds, in million hands a second, and the median of the ratios within a round. */
function compare(question: Question, ours: Pass, peer: Pass): Line {
  const [ourPasses, peerPasses] = [passesIn(ours), passesIn(peer)];
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: speedOf(ours, ourPasses),
    peer: speedOf(peer, peerPasses),
  }));
  return {
    ...question,
    ours: median(rounds.map((round) => round.ours)),
    peer: median(rounds.map((round) => round.peer)),
    ratio: median(rounds.map((round) => round.ours / round.peer)),
    unit: 'M/s',
  };
}

function speedOf(run: Pass, passes: number): number {
  const spent = timeOf(() => {
    for (let pass = 0; pass < passes; pass++) sink = (sink + run()) | 0;
  });
  return (passes * HANDS) / spent;
}

/** How many passes take long enough to be measured; finding out warms the code up. */
function passesIn(run: Pass): number {
  for (let passes = 1; ; passes *= 2) {
    const speed = speedOf(run, passes);
    if ((passes * HANDS) / speed > MICROSECONDS) return passes;
  }
}

/** CPU time in microseconds. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Of every two hands in a row, both name the same winner. */
function agree(ours: readonly number[], theirs: readonly number[]): void {
  for (let i = 1; i < ours.length; i++) {
    const [our, their] = [ours[i]! - ours[i - 1]!, theirs[i]! - theirs[i - 1]!];
    if (Math.sign(our) !== Math.sign(their)) throw new Error(`the two disagree about hands ${i - 1} and ${i}`);
  }
}

/** Random hands, the same in every run, one after the other in a buffer and as arrays. */
function deal(size: number, cards: 52 | 53 = 52): { bytes: Uint8Array; hands: number[][] } {
  let state = size;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pack = Array.from({ length: cards }, (_, card) => card);
  const hands = Array.from({ length: HANDS }, () => {
    for (let place = 0; place < size; place++) {
      const from = place + below(cards - place);
      [pack[place], pack[from]] = [pack[from]!, pack[place]!];
    }
    return pack.slice(0, size);
  });
  return { bytes: Uint8Array.from(hands.flat()), hands };
}

function codesOf(hand: readonly number[]): number[] {
  return hand.map((card) => getCardCode(printFace(card as Face)));
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

// When this file, or a bundle of its name, is the program.
if (/\bhands\.(?:ts|m?js)$/.test(process.argv[1] ?? '')) {
  console.table(await benchHands());
}
