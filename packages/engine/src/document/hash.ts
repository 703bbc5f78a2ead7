/** SHA-256 (FIPS 180-4) of a text, and a form of data that has one text: so that rules can be pinned by their contents anywhere. */
const ROUNDS = 64;
/** Bytes that are mixed in at a time. */
const BLOCK = 64;
// The first 32 bits of the fractional parts of the cube and square roots of the first primes, as the standard defines them.
const primes: number[] = [];
for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The hash of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  // A unit of text is three bytes at most; then come a mark, zeros, and the length in eight.
  const bytes = new Uint8Array(text.length * 3 + BLOCK + 9);
  const length = write(bytes, text);
  bytes[length] = 0x80;
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  const bits = new DataView(bytes.buffer, end - 8);
  bits.setUint32(0, Math.floor((length * 8) / 2 ** 32));
  bits.setUint32(4, (length * 8) >>> 0);
  const hash = START.slice();
  const w = new Int32Array(ROUNDS);
  for (let at = 0; at < end; at += BLOCK) compress(hash, w, bytes, at);
  return Array.from(hash, (x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Mixes a block in. Every book is hashed when its first table opens, so this is written for speed: no lists, no swaps. */
function compress(hash: Int32Array, w: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const j = at + 4 * i;
    w[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!;
  }
  for (let i = 16; i < ROUNDS; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** Writes a text as UTF-8, and says how many bytes it took. */
function write(out: Uint8Array, text: string): number {
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    if (code < 0x80) {
      out[n++] = code;
      continue;
    }
    if (code < 0x800) out[n++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) out[n++] = 0xe0 | (code >> 12);
      else {
        i++; // two units of text
        out[n++] = 0xf0 | (code >> 18);
        out[n++] = 0x80 | ((code >> 12) & 63);
      }
      out[n++] = 0x80 | ((code >> 6) & 63);
    }
    out[n++] = 0x80 | (code & 63);
  }
  return n;
}

/** Data as text that does not depend on the order in which it was written: keys are sorted, and what is undefined is left out. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  // Every table and every edition is written so: no lists in between.
  let fields = '';
  const add = (text: string): void => {
    fields += fields === '' ? text : `,${text}`;
  };
  if (Array.isArray(value)) {
    for (const one of value) add(canonical(one));
    return `[${fields}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (field !== undefined) add(`${JSON.stringify(key)}:${canonical(field)}`);
  }
  return `{${fields}}`;
}
