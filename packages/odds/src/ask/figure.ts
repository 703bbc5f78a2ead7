// Exact figures as they travel between threads and lie in caches: fractions as text.

import { decimal, type Fraction, fraction, percent } from '../exact/fraction.js';

/** A fraction; integers too long for JSON are text. */
export interface Figure {
  readonly n: string;
  readonly d: string;
}

export const figure = ({ n, d }: Fraction): Figure => ({ n: n.toString(), d: d.toString() });
export const fromFigure = ({ n, d }: Figure): Fraction => fraction(BigInt(n), BigInt(d));
export const figurePercent = (of: Figure, places: number): string => percent(fromFigure(of), places);
export const figureDecimal = (of: Figure, places: number): string => decimal(fromFigure(of), places);

/** How an answer was come by. */
export interface Explained {
  /** What was done, a sentence each. */
  readonly method: readonly string[];
  /** How many cases were counted, or sampled. */
  readonly cases: string;
  /** The clauses and rulings that mattered. */
  readonly rules: readonly string[];
}

export const grouped = (count: bigint | number): string => count.toLocaleString('en');
