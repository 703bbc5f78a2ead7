/**
 * Fields as bytes, made from their declaration: a choice is the number of its word, a list of seats a first one and a set, whole
 * dollars half of what cents take; all flags of a record, and what is absent or nobody in it, are bits of one number.
 */
import {
  bytesOf,
  LIST_MAX,
  type Reader,
  readRow,
  roomFor,
  textOf,
  Unpackable,
  unzigzag,
  type Writer,
  writeRow,
  zigzag,
} from './bytes.js';
import type { Field, Fields } from './fact.js';

/** How a value of some field is written and read back. */
export interface Coder<T = unknown> {
  write(w: Writer, value: T): void;
  read(r: Reader): T;
}
/** What fields are coded by besides their declaration. */
export interface Coding {
  /** Texts that come up often, each known by its number. */
  readonly words: readonly string[];
  /** Seats are numbered below this. */
  readonly ring: number;
  /** What games tell. */
  readonly told?: Coder;
}

const coders = new WeakMap<readonly string[], Coder<string>>();
/** Texts by number; one that is not in the list is written out. Most records have some: one for all of a dictionary. */
export function wordCoder(words: readonly string[]): Coder<string> {
  const made = coders.get(words) ?? wordCoderOf(words);
  coders.set(words, made);
  return made;
}
function wordCoderOf(words: readonly string[]): Coder<string> {
  const numbers = new Map(words.map((word, i) => [word, i + 1]));
  return {
    write(w, word) {
      const n = numbers.get(word);
      if (n !== undefined) return w.uint(n);
      if (typeof word !== 'string') throw new Unpackable(`${String(word)} is no text`);
      w.uint(0);
      w.text(word);
    },
    read(r) {
      const n = r.uint();
      if (n === 0) return r.text();
      return words[n - 1] ?? missing('word', n);
    },
  };
}
const missing = (what: string, n: number): never => {
  throw new Unpackable(`there is no ${what} of number ${n}`);
};

const uint: Coder<number> = { write: (w, n) => w.uint(n), read: (r) => r.uint() };
/** Most amounts are whole dollars. */
const dollars = (n: number, sign: (n: number) => number): number =>
  n % 100 === 0 ? sign(n / 100) * 2 : sign(n) * 2 + 1;
const cents = (n: number, sign: (n: number) => number): number => (n % 2 === 0 ? sign(n / 2) * 100 : sign((n - 1) / 2));
const itself = (n: number): number => n;
export const chipsCode = (amount: number): number => dollars(amount, itself);
export const chipsFrom = (code: number): number => cents(code, itself);

const SCALARS: Readonly<Partial<Record<Field['form'], Coder>>> = {
  seat: uint,
  card: uint,
  count: uint,
  chips: { write: (w, n: number) => w.uint(chipsCode(n)), read: (r): number => chipsFrom(r.uint()) },
  sum: { write: (w, n: number) => w.uint(dollars(n, zigzag)), read: (r): number => cents(r.uint(), unzigzag) },
  ratio: {
    write(w, n: number) {
      if (Number.isSafeInteger(n * 2) && n >= 0 && Number.isInteger(n)) return w.uint(n * 2);
      w.uint(1);
      w.float(n);
    },
    read(r): number {
      const n = r.uint();
      const value = n === 1 ? r.float() : n / 2;
      return Number.isFinite(value) ? value : unfit('a ratio is none');
    },
  },
  flag: { write: (w, yes: boolean) => w.uint(yes ? 1 : 0), read: (r): boolean => r.uint() === 1 },
  plain: { write: (w, value: unknown) => w.text(JSON.stringify(value)), read: (r): unknown => parsed(r.text()) },
  hex: inBytes(4),
  base64: inBytes(6),
};
const unfit = (why: string): never => {
  throw new Unpackable(why);
};
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unpackable('a value is no JSON');
  }
}
/** A text that stands for bytes, as those; one that is not written just so, as it is. */
function inBytes(bits: 4 | 6): Coder<string> {
  return {
    write(w, text) {
      const bytes = bytesOf(text, bits);
      w.uint(bytes === null ? 0 : bytes.length + 1);
      if (bytes === null) w.text(text);
      else w.raw(bytes);
    },
    read(r) {
      const n = r.length();
      return n === 0 ? r.text() : textOf(r.raw(n - 1), bits);
    },
  };
}

export function coderFor(field: Field, by: Coding): Coder {
  const coder = plainCoder(field, by);
  if (!field.nullable) return coder;
  return {
    write(w, value) {
      w.uint(value === null ? 0 : 1);
      if (value !== null) coder.write(w, value);
    },
    read: (r) => (r.uint() === 0 ? null : coder.read(r)),
  };
}
function plainCoder(field: Field, by: Coding): Coder {
  switch (field.form) {
    case 'text':
      return wordCoder(by.words);
    case 'told':
      return by.told ?? unfit('nothing is told here');
    case 'choice':
      return choiceCoder(field.words!);
    case 'list':
      return listCoder(field.of!, by);
    case 'map':
      return mapCoder(field.of!, by);
    case 'record':
      return recordCoder(field.fields!, by);
    default:
      return SCALARS[field.form]!;
  }
}
function choiceCoder(words: readonly string[]): Coder {
  return {
    write(w, word) {
      const n = words.indexOf(word as string);
      if (n < 0) throw new Unpackable(`${String(word)} is not one of ${words.join(', ')}`);
      w.uint(n);
    },
    read(r) {
      const n = r.uint();
      return words[n] ?? missing('choice', n);
    },
  };
}

function listCoder(of: Field, by: Coding): Coder {
  const { form, nullable } = of;
  if (form === 'seat' && !nullable) return seatsCoder(by.ring);
  if ((form === 'card' || form === 'count') && !nullable) return ROW;
  const one = coderFor(of, by);
  return {
    write(w, values) {
      if (!Array.isArray(values)) throw new Unpackable('what should be a list is none');
      w.uint(values.length);
      for (const value of values) one.write(w, value);
    },
    read(r) {
      const n = r.length();
      const out: unknown[] = [];
      for (let i = 0; i < n; i++) out.push(one.read(r));
      return out;
    },
  };
}
const ROW: Coder<readonly number[]> = {
  write(w, row) {
    w.uint(row.length);
    writeRow(w, row);
  },
  read: (r) => readRow(r, r.length()),
};
const [NOBODY, RISING, FALLING, ASTRAY] = [0, 1, 2, 3];
/** Seats in the order of play: the first, and a bit for each that follows round the table, either way. */
function seatsCoder(ring: number): Coder<readonly number[]> {
  const after = (first: number, seat: number, way: number): number =>
    ((((seat - first) * (way === RISING ? 1 : -1)) % ring) + ring) % ring;
  const setOf = (seats: readonly number[], way: number): number | null => {
    let [last, set] = [0, 0];
    for (let i = 1; i < seats.length; i++) {
      const at = after(seats[0]!, seats[i]!, way);
      if (at <= last || seats[i]! >= ring) return null;
      set |= 1 << (at - 1);
      last = at;
    }
    return seats[0]! < ring ? set : null;
  };
  return {
    write(w, seats) {
      if (seats.length === 0) return w.uint(NOBODY);
      for (const way of [RISING, FALLING]) {
        const set = setOf(seats, way);
        if (set === null) continue;
        w.uint(seats[0]! * 4 + way);
        return w.uint(set);
      }
      w.uint(seats.length * 4 + ASTRAY);
      for (const seat of seats) w.uint(seat);
    },
    read(r) {
      const head = r.uint();
      const way = head % 4;
      const first = (head - way) / 4;
      if (way === NOBODY) return first === 0 ? [] : unfit('nobody is somebody');
      if (way === ASTRAY) return readRowOf(r, first);
      const set = r.uint();
      if (first >= ring || set >= 2 ** (ring - 1)) unfit('a seat is not at this table');
      const seats = roomFor(howMany(set) + 1);
      seats[0] = first;
      let n = 1;
      for (let at = 1; at < ring; at++)
        if (set & (1 << (at - 1))) seats[n++] = (first + (way === RISING ? at : ring - at)) % ring;
      return seats;
    },
  };
}
function readRowOf(r: Reader, n: number): number[] {
  if (n > LIST_MAX) unfit(`a list of ${n} is too long`);
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push(r.uint());
  return out;
}
function howMany(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

function mapCoder(of: Field, by: Coding): Coder {
  const one = coderFor(of, by);
  const word = wordCoder(by.words);
  return {
    write(w, value) {
      const entries = Object.entries(value as Readonly<Record<string, unknown>>).filter(([, v]) => v !== undefined);
      w.uint(entries.length);
      for (const [name, inner] of entries) {
        word.write(w, name);
        one.write(w, inner);
      }
    },
    read(r) {
      const out: Record<string, unknown> = {};
      for (let n = r.length(); n > 0; n--) {
        const name = word.read(r);
        if (name === '__proto__') unfit('there is no such name');
        out[name] = one.read(r);
      }
      return out;
    },
  };
}

/** A field within a record: its bits, 0 where it needs none, and how its value is coded. */
interface Part {
  readonly name: string;
  readonly coder: Coder;
  readonly absent: number;
  readonly nobody: number;
  readonly yes: number;
  /** Whatever JSON can say: nothing and yes are values of it. */
  readonly any: boolean;
}
export function recordCoder(fields: Fields, by: Coding): Coder {
  let bits = 0;
  const bit = (wanted: boolean | undefined): number => (wanted ? 1 << bits++ : 0);
  const parts = Object.entries(fields).map(([name, field]): Part => {
    const { optional, nullable, form } = field;
    const [absent, nobody, yes] = [bit(optional), bit(nullable), bit(form === 'flag')];
    return { name, coder: plainCoder(field, by), absent, nobody, yes, any: form === 'plain' };
  });
  if (bits > 30) throw new Error('a record has more than thirty flags and optional fields');
  return {
    write(w, value) {
      if (typeof value !== 'object' || value === null) throw new Unpackable('what should be a record is none');
      const record = value as Readonly<Record<string, unknown>>;
      const set = bitsOf(parts, record);
      if (bits > 0) w.uint(set);
      let told = 0;
      for (const { name, coder, nobody, yes } of parts) {
        const inner = record[name];
        if (inner === undefined) continue;
        told++;
        if ((set & nobody) === 0 && yes === 0) coder.write(w, inner);
      }
      for (const name in record) if (record[name] !== undefined) told--;
      if (told !== 0) unfit(`${Object.keys(record).find((name) => !Object.hasOwn(fields, name))} is no field of it`);
    },
    read(r) {
      const set = bits > 0 ? r.uint() : 0;
      if (set >= 2 ** bits) unfit('a field is set that there is not');
      const out: Record<string, unknown> = {};
      for (let i = 0; i < parts.length; i++) {
        const { name, coder, absent, nobody, yes } = parts[i]!;
        if (set & absent) continue;
        if (set & nobody) out[name] = null;
        else out[name] = yes === 0 ? coder.read(r) : (set & yes) !== 0;
      }
      return out;
    },
  };
}
function bitsOf(parts: readonly Part[], record: Readonly<Record<string, unknown>>): number {
  let set = 0;
  for (const { name, absent, nobody, yes, any } of parts) {
    const value = record[name];
    if (value === undefined) set |= absent || unfit(`${name} is missing`);
    else if (any) continue;
    else if (value === null) set |= nobody || unfit(`${name} is nothing`);
    else if (value === true) set |= yes || unfit(`${name} is no flag`);
    else if (yes !== 0 && value !== false) unfit(`${name} is no flag`);
  }
  return set;
}
