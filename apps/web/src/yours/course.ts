// The line of a session: what hands came to, one after the other, laid out for a size.
import type { Course } from '@baraja/room';

export type Point = Course['points'][number];

/** A new session begins after so long without a hand. */
const PAUSE = 3 * 3_600_000;
/** When the last session began; undefined where there was none. */
export function sessionStart(points: readonly Point[]): number | undefined {
  for (let i = points.length - 1; i > 0; i--) if (points[i]!.at - points[i - 1]!.at >= PAUSE) return points[i]!.at;
  return points[0]?.at;
}

/** Round figures for the lines across, in cents: nothing is among them, and they reach from below the least to above the most. */
export function ticks(least: number, most: number, wanted = 5): readonly number[] {
  const rough = Math.max(1, (Math.max(most, 0) - Math.min(least, 0)) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(100, power * ([1, 2, 5, 10].find((n) => power * n >= rough) ?? 10));
  const out: number[] = [];
  for (let at = Math.floor(Math.min(least, 0) / step) * step; at < Math.max(most, 0) + step; at += step) {
    out.push(at);
    if (at >= most && at >= 0) break;
  }
  return out.length > 1 ? out : [0, step];
}

export interface Band {
  readonly table: string;
  readonly house: string;
  readonly game: string;
  readonly x: number;
  readonly width: number;
}
export interface Drawn {
  /** The line, and what lies between it and nothing won or lost. */
  readonly line: string;
  readonly area: string;
  readonly marks: readonly { readonly y: number; readonly amount: number }[];
  readonly zero: number;
  /** Tables, in the order they were played at. */
  readonly bands: readonly Band[];
  readonly end: { readonly x: number; readonly y: number; readonly amount: number };
}
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function drawn(points: readonly Point[], { width, height, left, right, top, bottom }: Room): Drawn {
  let sum = 0;
  const sums = points.map(({ net }) => {
    sum += net;
    return sum;
  });
  const marks = ticks(Math.min(0, ...sums), Math.max(0, ...sums), height < 180 ? 3 : 5);
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const x = (hand: number): number => left + ((width - left - right) * hand) / Math.max(1, points.length);
  const y = (amount: number): number => top + (height - top - bottom) * (1 - (amount - low) / (high - low));
  const round = (n: number): number => Math.round(n * 10) / 10;
  // A hand takes a step; what it came to is seen where it ends.
  let line = `M${round(x(0))} ${round(y(0))}`;
  sums.forEach((amount, i) => {
    line += `H${round(x(i + 1))}V${round(y(amount))}`;
  });
  const bands: Band[] = [];
  points.forEach(({ table, house, game }, i) => {
    const last = bands.at(-1);
    if (last?.table === table) bands[bands.length - 1] = { ...last, width: x(i + 1) - last.x };
    else bands.push({ table, house, game, x: x(i), width: x(i + 1) - x(i) });
  });
  return {
    line,
    area: `${line}V${round(y(0))}Z`,
    marks: marks.map((amount) => ({ amount, y: y(amount) })),
    zero: y(0),
    bands,
    end: { x: x(points.length), y: y(sum), amount: sum },
  };
}
