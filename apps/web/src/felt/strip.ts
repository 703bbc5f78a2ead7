// A seat's hand as it lies before it: one row from left to right, each card over the one before. A card that can be read shows
// its corner; a back needs less. Cards dealt down and cards dealt up lie in the order they came.
import { type Row, type Spot, spread } from './spots.js';

/** How far a back looks out from under the next card, in widths of a card. */
const BACK = 0.32;

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
