// Cards fitted into the place of a hand: side by side while there is room, over one another when not, smaller when there are many;
// several hands of one circle stand beside each other as columns.
import { CARD_RATIO, type Spot } from '../felt/spots.js';
import type { HandBox } from './plan.js';

export interface Fitted {
  readonly cards: readonly Spot[];
  readonly w: number;
  /** Above the cards, in their middle: where the total is said. */
  readonly top: Spot;
  /** Below them: where their own wager lies, when there are several hands. */
  readonly foot: Spot;
  readonly turned: boolean;
  /** The row of hands it stands in, from the lowest up. */
  readonly row: number;
}
/** As much of a card under another as shows its corner, in widths of a card. */
export const CORNER = 0.47;
const BACKS = 0.3;
/** A card is never made smaller than this part of what it should be. */
const LEAST = 0.62;

/** One hand in a row, standing on the lower edge of its box. */
export function fitRow(box: HandBox, count: number, readable = true): Fitted {
  const shown = readable ? CORNER : BACKS;
  const wanted = Math.min(box.card, box.h / CARD_RATIO);
  const many = Math.max(0, count - 1);
  const fits = box.w / (1 + shown * many);
  const w = Math.max(wanted * LEAST, Math.min(wanted, fits));
  const step = many === 0 ? 0 : Math.min(readable ? w * 1.04 : w * 0.5, Math.max(0, (box.w - w) / many));
  const y = box.y + box.h / 2 - (w * CARD_RATIO) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({ x: box.x + (i - many / 2) * step, y }));
  const top = { x: box.x, y: y - (w * CARD_RATIO) / 2 };
  return { cards, w, top, foot: { x: box.x, y: box.y + box.h / 2 }, turned: false, row: 0 };
}

/** The least width of a column, in widths of a card; below it hands stand in several rows. */
const NARROWEST = 0.54;
/** What a hand of an upper row leaves free below it, for its wager and for the total of the one under it. */
const OWN_WAGER = 40;

/** Several hands: each is a column, the first card at the top and every further one lower. */
export function fitColumns(box: HandBox, counts: readonly number[]): readonly Fitted[] {
  const most = Math.max(1, Math.floor(box.w / Math.max(30, box.card * NARROWEST)));
  const rows = Math.min(box.rows ?? 1, Math.ceil(counts.length / most));
  const across = Math.ceil(counts.length / rows);
  const room = box.w / across;
  const w = Math.max(Math.min(box.card * 0.8, room * 0.94), Math.min(28, box.card));
  const h = w * CARD_RATIO;
  const rise = h + w * 0.5 + OWN_WAGER;
  return counts.map((count, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, counts.length - row * across);
    // Cards that are wider than their columns stay within the box.
    const apart = inRow > 1 ? Math.min(room, (box.w - w) / (inRow - 1)) : 0;
    const x = box.x + ((i % across) - (inRow - 1) / 2) * apart;
    const many = Math.max(0, count - 1);
    const step = many === 0 ? 0 : Math.min(w * 0.5, ((rows > 1 ? h + w * 0.5 : box.h * 1.35) - h) / many);
    const bottom = box.y + box.h / 2 - row * rise;
    const cards = Array.from({ length: count }, (_, k) => ({ x, y: bottom - h / 2 - (many - k) * step }));
    return { cards, w, top: { x, y: bottom - h - many * step }, foot: { x, y: bottom }, turned: true, row };
  });
}
/** Several hands beside each other, each in a row of its own: where there is room, but none above. */
function fitBeside(box: HandBox, counts: readonly number[]): readonly Fitted[] {
  const room = box.w / counts.length;
  return counts.map((count, i) => {
    const x = box.x - box.w / 2 + room * (i + 0.5);
    return { ...fitRow({ ...box, x, w: room - 6 }, count), turned: true };
  });
}
export function fitHands(box: HandBox, counts: readonly number[], readable = true): readonly Fitted[] {
  if (counts.length < 2) return counts.map((count) => fitRow(box, count, readable));
  const isWide = box.rows === undefined && box.w / counts.length > box.card * 1.35;
  return isWide ? fitBeside(box, counts) : fitColumns(box, counts);
}
