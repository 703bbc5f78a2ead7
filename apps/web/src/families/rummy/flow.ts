// Columns in a box: each a row of overlapping cards whose corners can be read, side by side, in as many lines as it takes. Cards
// are as large as the box allows; where they would be too small to be read, there is no way, and the caller says it in figures.
import { type Box, CARD_RATIO, type Spot } from '../../felt/spots.js';

export interface Flow {
  /** The width of a card. */
  readonly w: number;
  /** By heap: where it lies, and where each of its cards does. */
  readonly heaps: readonly { readonly box: Box; readonly cards: readonly Spot[] }[];
}
export interface FlowRules {
  /** The widest and the narrowest card that may be. */
  readonly max: number;
  readonly min: number;
  /** How much of a card looks out from under the next one, in widths of a card. */
  readonly step: number;
  /** Lines begin at the left, so that nothing moves when a column comes; or they are centred. */
  readonly centred: boolean;
  /** Room for one more column to be begun at the end, in widths of a card. */
  readonly spare: number;
}

const GAP = 0.24;
const LINE_GAP = 0.1;

export function flow(lengths: readonly number[], box: Box, rules: FlowRules): Flow | null {
  for (let w = rules.max; w >= rules.min; w -= 1) {
    const found = flowAt(lengths, box, rules, w);
    if (found) return found;
  }
  return null;
}
/** A long column is drawn closer together before its cards get smaller. */
function flowAt(lengths: readonly number[], box: Box, rules: FlowRules, w: number): Flow | null {
  const gap = w * GAP;
  const h = w * CARD_RATIO;
  const stepOf = (length: number): number => {
    const natural = w * rules.step;
    return length < 2 ? natural : Math.min(natural, (box.w - w) / (length - 1));
  };
  const lines: { width: number; heaps: number[] }[] = [];
  const widths = lengths.map((length) => w + (length - 1) * stepOf(length));
  // Corners that cannot be read are no corners.
  if (lengths.some((length) => length > 1 && stepOf(length) < w * 0.36)) return null;
  const all = rules.spare > 0 ? [...widths, w * rules.spare] : widths;
  all.forEach((width, i) => {
    const line = lines.at(-1);
    if (line && line.width + gap + width <= box.w) {
      line.width += gap + width;
      line.heaps.push(i);
    } else lines.push({ width, heaps: [i] });
  });
  const height = lines.length * h + (lines.length - 1) * h * LINE_GAP;
  if (height > box.h || lines.some(({ width }) => width > box.w)) return null;
  const heaps: Flow['heaps'][number][] = [];
  const top = rules.centred ? box.y - height / 2 : box.y - box.h / 2;
  lines.forEach(({ width, heaps: here }, row) => {
    let x = rules.centred ? box.x - width / 2 : box.x - box.w / 2;
    const y = top + h / 2 + row * h * (1 + LINE_GAP);
    for (const i of here) {
      const wide = all[i]!;
      const step = stepOf(lengths[i] ?? 1);
      heaps.push({
        box: { x: x + wide / 2, y, w: wide, h },
        cards: Array.from({ length: lengths[i] ?? 0 }, (_, n) => ({ x: x + w / 2 + n * step, y })),
      });
      x += wide + gap;
    }
  });
  return { w, heaps };
}
