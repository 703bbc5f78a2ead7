/** Moves as bytes. Where several things move at once each column stands by itself, since most of a column runs alike. */
import { type Face, isFace } from '../cards/index.js';
import {
  chipsCode,
  chipsFrom,
  LIST_MAX,
  type Reader,
  readRow,
  roomFor,
  unpackable,
  unzigzag,
  type Writer,
  writeRow,
  zigzag,
} from '../facts/index.js';
import type { CardMove } from './event.js';
import type { CardId, Chips, RuleId, Seat } from './felt.js';

/** An event whose places, zones and markers are whatever its reader knows them by: numbers of a game, or names. */
export interface Told<Name> {
  readonly type: string;
  readonly seat: Seat | null;
  readonly rule: RuleId | null;
  readonly chips: readonly { readonly from: Name; readonly to: Name; readonly amount: Chips }[];
  readonly cards: readonly {
    readonly cards: readonly CardId[];
    readonly from: Name;
    readonly to: Name;
    readonly seen: CardMove['seen'];
  }[];
  readonly markers: readonly { readonly marker: Name; readonly from: Seat | null; readonly to: Seat | null }[];
  readonly note: unknown;
  readonly faces: readonly Face[] | null;
}
/** What a reader calls the places, zones or markers that a dictionary numbers. */
export interface Naming<Name> {
  number(name: Name): number;
  at(number: number): Name;
}
export interface Namings<Name> {
  readonly places: Naming<Name>;
  readonly zones: Naming<Name>;
  readonly markers: Naming<Name>;
}
/** By the numbers of a game. */
export function numbered(dictionary: readonly string[], game: readonly string[]): Naming<number> {
  const here = dictionary.map((name) => game.indexOf(name));
  const there = game.map((name) => dictionary.indexOf(name));
  return {
    number: (name) => {
      const n = there[name] ?? -1;
      return n < 0 ? unpackable(`${game[name]} is not in the dictionary`) : n;
    },
    at: (n) => {
      const name = here[n] ?? unpackable(`there is no place of number ${n}`);
      return name < 0 ? unpackable(`no ${dictionary[n]} at this table`) : name;
    },
  };
}
/** By name. */
export function named(dictionary: readonly string[]): Naming<string> {
  const numbers = new Map(dictionary.map((name, i) => [name, i]));
  return {
    number: (name) => numbers.get(name) ?? unpackable(`${name} is not in the dictionary`),
    at: (n) => dictionary[n] ?? unpackable(`there is no place of number ${n}`),
  };
}

/** What moves alone, as it most often does, is told by its number at once; otherwise how many there are. */
const alone = (number: number): number => number * 2 + 1;
const several = (n: number): number => n * 2;

export function writeChips<Name>(w: Writer, moves: Told<Name>['chips'], by: Naming<Name>): void {
  const from = moves.map((m) => by.number(m.from));
  const to = moves.map((m) => by.number(m.to));
  const amounts = moves.map((m) => chipsCode(m.amount));
  if (moves.length === 1) w.uint(alone(from[0]!));
  else {
    w.uint(several(moves.length));
    writeRow(w, from);
  }
  writeRow(w, to, from);
  writeRow(w, amounts);
}
export function readChips<Name>(r: Reader, by: Naming<Name>): Told<Name>['chips'] {
  const head = r.length();
  if (head % 2 === 1) return [{ from: by.at(head >> 1), to: by.at(r.uint()), amount: chipsFrom(r.uint()) }];
  const n = head >> 1;
  const from = readRow(r, n);
  const to = readRow(r, n, from);
  const amounts = readRow(r, n);
  return from.map((at, i) => ({ from: by.at(at), to: by.at(to[i]!), amount: chipsFrom(amounts[i]!) }));
}

const [UNSEEN, ALL, SEATS] = [0, 1, 2];
const seenCode = (seen: CardMove['seen']): number => (seen === null ? UNSEEN : seen === 'all' ? ALL : seen + SEATS);
const seenFrom = (code: number): CardMove['seen'] => (code === UNSEEN ? null : code === ALL ? 'all' : code - SEATS);

/** Whether anybody sees any; of each packet how many, its first card, and how far each is from the one before. */
export function writeCards<Name>(w: Writer, moves: Told<Name>['cards'], by: Naming<Name>): void {
  const from = moves.map((m) => by.number(m.from));
  const to = moves.map((m) => by.number(m.to));
  const seen = moves.map((m) => seenCode(m.seen));
  const isShown = seen.some((code) => code !== UNSEEN);
  const lengths = moves.map((m) => m.cards.length);
  const firsts: number[] = [];
  const steps: number[] = [];
  for (const { cards } of moves)
    cards.forEach((card, i) => {
      if (i === 0) firsts.push(card);
      else steps.push(zigzag(card - cards[i - 1]!));
    });
  w.uint((moves.length === 1 ? alone(lengths[0]!) : several(moves.length)) * 2 + (isShown ? 1 : 0));
  if (moves.length > 1) writeRow(w, lengths);
  writeRow(w, firsts);
  writeRow(w, steps);
  writeRow(w, from);
  writeRow(w, to, from);
  if (isShown) writeRow(w, seen, to);
}
export function readCards<Name>(r: Reader, by: Naming<Name>): Told<Name>['cards'] {
  const head = r.length();
  const isShown = head % 2 === 1;
  const n = head >> 2;
  if (head & 2) {
    const first = n === 0 ? 0 : r.uint();
    const cards = inSteps(n, first, readRow(r, Math.max(0, n - 1)), 0);
    return [{ cards, from: by.at(r.uint()), to: by.at(r.uint()), seen: isShown ? seenFrom(r.uint()) : null }];
  }
  const lengths = readRow(r, n);
  const some = lengths.filter((length) => length > 0);
  const total = some.reduce((sum, length) => sum + length, 0);
  if (total > LIST_MAX) unpackable(`${total} cards cannot move at once`);
  const firsts = readRow(r, some.length);
  const steps = readRow(r, total - some.length);
  const from = readRow(r, n);
  const to = readRow(r, n, from);
  const seen = isShown ? readRow(r, n, to) : null;
  let [packets, step] = [0, 0];
  return lengths.map((length, i) => {
    const cards = inSteps(length, length === 0 ? 0 : firsts[packets++]!, steps, step);
    step += Math.max(0, length - 1);
    return { cards, from: by.at(from[i]!), to: by.at(to[i]!), seen: seen === null ? null : seenFrom(seen[i]!) };
  });
}
/** Cards each so far from the one before. */
function inSteps(length: number, first: CardId, steps: readonly number[], at: number): CardId[] {
  const cards = roomFor(length);
  let card = first;
  for (let i = 0; i < length; i++) {
    if (i > 0) card += unzigzag(steps[at + i - 1]!);
    if (card < 0) unpackable('a card has no number');
    cards[i] = card;
  }
  return cards;
}

const seatCode = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);
const seatFrom = (code: number): Seat | null => (code === 0 ? null : code - 1);

export function writeMarkers<Name>(w: Writer, moves: Told<Name>['markers'], by: Naming<Name>): void {
  if (moves.length !== 1) w.uint(several(moves.length));
  for (const { marker, from, to } of moves) {
    w.uint(moves.length === 1 ? alone(by.number(marker)) : by.number(marker));
    w.uint(seatCode(from));
    w.uint(seatCode(to));
  }
}
export function readMarkers<Name>(r: Reader, by: Naming<Name>): Told<Name>['markers'] {
  const head = r.length();
  const move = (marker: number) => ({ marker: by.at(marker), from: seatFrom(r.uint()), to: seatFrom(r.uint()) });
  return head % 2 === 1 ? [move(head >> 1)] : roomFor(head >> 1).map(() => move(r.uint()));
}

/** How many bits say which of so many it is. */
const bitsFor = (many: number): number => 32 - Math.clz32(many - 1);

/**
 * An order of the pack: each card is one of those still to come, so the last ones take hardly a bit. What is no part of the pack is
 * written face by face.
 */
export function writeFaces(w: Writer, faces: readonly Face[], pack: readonly Face[]): void {
  const left = pack.slice();
  const bytes: number[] = [];
  let [held, have] = [0, 0];
  for (const face of faces) {
    const at = left.indexOf(face);
    if (at < 0) {
      w.uint(faces.length * 2);
      w.raw(faces);
      return;
    }
    held = (held << bitsFor(left.length)) | at;
    have += bitsFor(left.length);
    const last = left.pop()!;
    if (at < left.length) left[at] = last;
    for (; have >= 8; have -= 8) {
      bytes.push((held >> (have - 8)) & 255);
      held &= (1 << (have - 8)) - 1;
    }
  }
  if (have > 0) bytes.push(held << (8 - have));
  w.uint(faces.length * 2 + 1);
  w.raw(bytes);
}
export function readFaces(r: Reader, pack: readonly Face[]): readonly Face[] {
  const head = r.length();
  const n = head >> 1;
  if (head % 2 === 0) return Array.from(r.raw(n), (face) => (isFace(face) ? face : unpackable(`${face} is no card`)));
  if (n > pack.length) unpackable('more cards than there are in the pack');
  const left = pack.slice();
  const faces = roomFor(n) as Face[];
  let held = 0;
  let have = 0;
  for (let i = 0; i < n; i++) {
    const bits = bitsFor(left.length);
    for (; have < bits; have += 8) held = (held << 8) | r.byte();
    have -= bits;
    const at = held >> have;
    held &= (1 << have) - 1;
    faces[i] = left[at] ?? unpackable('a card is not in the pack');
    const last = left.pop()!;
    if (at < left.length) left[at] = last;
  }
  return faces;
}
