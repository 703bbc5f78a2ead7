/** Whole numbers and texts as bytes. Seven bits a byte, the low ones first: what is below 128, nearly everything, takes one. */

/** What was packed does not read: it breaks off, goes on too long, or says what cannot be. */
export class Unpackable extends Error {
  override readonly name = 'Unpackable';
}
export const unpackable = (why: string): never => {
  throw new Unpackable(why);
};

/** No list is longer: bytes that say otherwise are broken, and must not fill the memory. */
export const LIST_MAX = 20_000;

/** Whole numbers of both signs as whole numbers from 0 on: 0, −1, 1, −2, 2 … */
export const zigzag = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
export const unzigzag = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);

export class Writer {
  private bytes = new Uint8Array(1024);
  private at = 0;

  /** A whole number from 0 on. */
  uint(n: number): void {
    if (!(Number.isSafeInteger(n) && n >= 0)) throw new Unpackable(`${n} is no whole number from 0 on`);
    if (this.at + 8 > this.bytes.length) this.grow(8);
    let left = n;
    while (left > 127) {
      this.bytes[this.at++] = (left % 128) | 128;
      left = Math.floor(left / 128);
    }
    this.bytes[this.at++] = left;
  }
  raw(bytes: ArrayLike<number>): void {
    if (this.at + bytes.length > this.bytes.length) this.grow(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }
  /** A text letter by letter; what is ASCII takes a byte each. */
  text(text: string): void {
    this.uint(text.length);
    for (let i = 0; i < text.length; i++) this.uint(text.charCodeAt(i));
  }
  float(n: number): void {
    this.raw(new Uint8Array(new Float64Array([n]).buffer));
  }
  /** All that has been written, for keeps; it begins anew. */
  done(): Uint8Array {
    const out = this.bytes.slice(0, this.at);
    this.at = 0;
    return out;
  }
  /** What was begun is dropped. */
  drop(): void {
    this.at = 0;
  }
  private grow(by: number): void {
    const bytes = new Uint8Array(Math.max(this.bytes.length * 2, this.at + by));
    bytes.set(this.bytes);
    this.bytes = bytes;
  }
}

export class Reader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }
  uint(): number {
    const first = this.bytes[this.at++];
    if (first === undefined) throw new Unpackable('it breaks off');
    return first < 128 ? first : this.long(first & 127);
  }
  private long(first: number): number {
    let n = first;
    for (let scale = 128; ; scale *= 128) {
      const b = this.bytes[this.at++];
      if (b === undefined) throw new Unpackable('it breaks off');
      n += (b & 127) * scale;
      if (n > Number.MAX_SAFE_INTEGER) throw new Unpackable('a number is too great');
      if (b < 128) return n;
    }
  }
  /** How many follow. */
  length(): number {
    const n = this.uint();
    if (n > LIST_MAX) throw new Unpackable(`a list of ${n} is too long`);
    return n;
  }
  byte(): number {
    const b = this.bytes[this.at++];
    if (b === undefined) throw new Unpackable('it breaks off');
    return b;
  }
  raw(n: number): Uint8Array {
    if (n > this.bytes.length - this.at) throw new Unpackable('it breaks off');
    this.at += n;
    return this.bytes.slice(this.at - n, this.at);
  }
  text(): string {
    const n = this.length();
    let out = '';
    for (let i = 0; i < n; i++) {
      const code = this.uint();
      if (code > 0xffff) throw new Unpackable('a letter is none');
      out += String.fromCharCode(code);
    }
    return out;
  }
  float(): number {
    return new Float64Array(this.raw(8).buffer)[0]!;
  }
}

/** Writes what lies in a row in the shortest of a few ways: each by itself; all the same; in equal steps; as far from another row. */
export function writeRow(w: Writer, row: readonly number[], beside: readonly number[] | null = null): void {
  const n = row.length;
  if (n === 0) return;
  const first = row[0]!;
  if (n === 1) {
    w.uint(first);
    return;
  }
  const step = row[1]! - first;
  const apart = beside === null ? 0 : first - beside[0]!;
  if (row.every((one) => one === first)) {
    w.uint(SAME);
    w.uint(first);
  } else if (beside?.every((one, i) => row[i]! - one === apart)) {
    w.uint(BESIDE);
    w.uint(zigzag(apart));
  } else if (n > 2 && row.every((one, i) => one === first + i * step)) {
    w.uint(STEPS);
    w.uint(first);
    w.uint(zigzag(step));
  } else {
    w.uint(EACH);
    for (const one of row) w.uint(one);
  }
}
const [EACH, SAME, STEPS, BESIDE] = [0, 1, 2, 3];

// A copy of this has just so much room, and is packed; what is pushed to from empty has room for seventeen.
let zeros: readonly number[] = Array.from({ length: 64 }, () => 0);
/** A list of so many, to be filled. */
export function roomFor(n: number): number[] {
  if (n > zeros.length) zeros = Array.from({ length: n * 2 }, () => 0);
  return zeros.slice(0, n);
}

export function readRow(r: Reader, n: number, beside: readonly number[] | null = null): number[] {
  if (n === 0) return [];
  if (n === 1) return [r.uint()];
  const how = r.uint();
  const row = roomFor(n);
  if (how === EACH) for (let i = 0; i < n; i++) row[i] = r.uint();
  else if (how === BESIDE && beside !== null) {
    const apart = unzigzag(r.uint());
    for (let i = 0; i < n; i++) row[i] = fitting(beside[i]! + apart);
  } else if (how === SAME || how === STEPS) {
    const first = r.uint();
    const step = how === SAME ? 0 : unzigzag(r.uint());
    for (let i = 0; i < n; i++) row[i] = fitting(first + i * step);
  } else unpackable('a row is written in no known way');
  return row;
}
const fitting = (n: number): number =>
  n >= 0 && n <= Number.MAX_SAFE_INTEGER ? n : unpackable('a row runs where no number is');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The bytes a text stands for, in hexadecimal or in base64 as web addresses have it; null if it is not written just so. */
export function bytesOf(text: string, bits: 4 | 6): number[] | null {
  const out: number[] = [];
  let [held, have] = [0, 0];
  for (const letter of text) {
    const value = bits === 4 ? '0123456789abcdef'.indexOf(letter) : LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = (held << bits) | value;
    have += bits;
    if (have < 8) continue;
    have -= 8;
    out.push((held >> have) & 255);
    held &= (1 << have) - 1;
  }
  return have < bits && held === 0 ? out : null;
}
export function textOf(bytes: Uint8Array, bits: 4 | 6): string {
  let out = '';
  let [held, have] = [0, 0];
  const letter = (value: number): string => LETTERS[value]!;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    have += 8;
    while (have >= bits) {
      have -= bits;
      const value = (held >> have) & ((1 << bits) - 1);
      out += bits === 4 ? value.toString(16) : letter(value);
      held &= (1 << have) - 1;
    }
  }
  return have > 0 ? out + letter(held << (bits - have)) : out;
}
