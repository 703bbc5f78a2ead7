// Figures as the lab prints them: exact ones from their fractions, everything with a true minus sign.
import { type Figure, figureDecimal, figurePercent } from '@baraja/odds';

const signed = (text: string): string => text.replace('-', '−');
const SPACE = ' ';

export const percent = (of: Figure, places = 4): string => `${signed(figurePercent(of, places))}${SPACE}%`;
export const places = (of: Figure, digits: number): string => signed(figureDecimal(of, digits));
/** A share of one that is a double. */
export const share = (of: number, digits = 4): string => {
  const text = (100 * of).toFixed(digits);
  return `${signed(Number(text) === 0 ? text.replace('-', '') : text)}${SPACE}%`;
};
export const gain = (of: number, digits = 4): string => (of > 0 ? `+${share(of, digits)}` : share(of, digits));
/** How seldom: once in so many, rounded. */
export const onceIn = ({ n, d }: Figure): string =>
  grouped(((2n * BigInt(d) + BigInt(n)) / (2n * BigInt(n))).toString());
export const grouped = (count: number | string): string => BigInt(count).toLocaleString('en');
/** Cents that are a figure, in dollars. */
export const dollars = (cents: Figure, digits = 2): string =>
  `$${signed(figureDecimal({ n: cents.n, d: `${BigInt(cents.d) * 100n}` }, digits))}`;
/** Cents that are a double: a hand's mean is seldom a whole cent. */
export const fine = (cents: number, digits = 4): string =>
  `${cents < 0 ? '−' : ''}$${Math.abs(cents / 100).toFixed(digits)}`;
/** Of a whole: for plots, and not for print. */
export const ratio = (part: number | string, all: number | string): number => Number(part) / Number(all);
