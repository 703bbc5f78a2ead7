// A seat's hand as it lies before it: one row from left to right, each card over the one before. A card that can be read shows
// its corner; a back needs less. Cards dealt down and cards dealt up lie in the order they came.
import { type Row, type Spot, spread } from './spots.js';

/** How far a back looks out from under the next card, in widths of a card. */
const BACK = 0.32;

/** How wide a hand is with some of its cards up and the others down. */
export const stripWidth = ({ w, step }: Pick<Row, 'w' | 'step'>, count: number, up: number): number =>
  w + up * step + Math.max(0, count - 1 - up) * Math.min(step, w * BACK);

/** A row moved so that none of its cards leaves the felt. */
export function inside(spots: readonly Spot[], w: number, width: number): readonly Spot[] {
  const low = Math.min(...spots.map(({ x }) => x)) - w / 2;
  const high = Math.max(...spots.map(({ x }) => x)) + w / 2;
  const shift = low < 3 ? 3 - low : high > width - 3 ? width - 3 - high : 0;
  return shift === 0 ? spots : spots.map(({ x, y }) => ({ x: x + shift, y }));
}

/** The centre of each card; `readable` says of each whether the viewer sees its face. */
export function strip(row: Row, readable: readonly boolean[]): readonly Spot[] {
  if (readable.every((one) => one === readable[0])) return spread(row, readable.length);
  const steps = readable.slice(0, -1).map((isFace) => (isFace ? row.step : Math.min(row.step, row.w * BACK)));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let x = row.x - whole / 2;
  return [0, ...steps].map((step) => {
    x += step;
    return { x, y: row.y };
  });
}
