// Exact fractions. Everything the odds are made of is counted in integers and divided once; decimals exist only when printed.

/** In lowest terms, the denominator positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

type Whole = bigint | number;

/** n over d in lowest terms. Numbers must be safe integers. */
export function fraction(n: Whole, d: Whole = 1n): Fraction {
  const [top, bottom] = [whole(n), whole(d)];
  if (bottom === 0n) throw new RangeError('a fraction over nothing');
  const sign = bottom < 0n ? -1n : 1n;
  const common = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  return { n: (sign * top) / common, d: (sign * bottom) / common };
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const negative = (a: Fraction): Fraction => ({ n: -a.n, d: a.d });
export const sum = (list: readonly Fraction[]): Fraction => list.reduce(plus, ZERO);

/** Below 0 if a is less. */
export function compare(a: Fraction, b: Fraction): number {
  const less = a.n * b.d - b.n * a.d;
  return less < 0n ? -1 : less > 0n ? 1 : 0;
}

/** The nearest double, correctly scaled however long the integers are. */
export function toNumber({ n, d }: Fraction): number {
  if (n === 0n) return 0;
  const shift = BigInt(bits(d) - bits(n) + 64);
  const scaled = shift >= 0n ? (n << shift) / d : n / (d << -shift);
  return Number(scaled) * 2 ** -Number(shift);
}

/** With so many places after the point; halves are rounded away from zero. */
export function decimal({ n, d }: Fraction, places: number): string {
  const unit = 10n ** BigInt(places);
  const size = n < 0n ? -n : n;
  const rounded = (2n * size * unit + d) / (2n * d);
  const digits = rounded.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places);
  const text = places === 0 ? whole : `${whole}.${rest}`;
  return n < 0n && rounded !== 0n ? `-${text}` : text;
}

/** As a percentage, without the sign of per cent. */
export const percent = ({ n, d }: Fraction, places: number): string => decimal({ n: 100n * n, d }, places);

export const printFraction = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

function whole(of: Whole): bigint {
  if (typeof of === 'bigint') return of;
  if (!Number.isSafeInteger(of)) throw new RangeError(`${of} is no exact integer`);
  return BigInt(of);
}

function gcd(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one === 0n ? 1n : one;
}

const bits = (of: bigint): number => (of < 0n ? -of : of).toString(2).length;
