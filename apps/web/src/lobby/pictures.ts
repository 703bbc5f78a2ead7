// What is drawn on the pictures, in a box of 176 by 116: cards where they lie, chips in heaps. A new family is asked for its own.
import type { Tile } from './tiles.js';

/** A face, or '' for a back; where its upper left corner is, how wide it is, and how far it is turned. */
export type Drawn = readonly [face: string, x: number, y: number, width: number, turn?: number];
export interface Picture {
  readonly cards: readonly Drawn[];
  /** Heaps of chips: where the lowest lies, and how many. */
  readonly chips?: readonly (readonly [x: number, y: number, n: number])[];
  /** Lines, such as where a card goes. */
  readonly lines?: string;
  /** What is written on it, as on a puck. */
  readonly puck?: string;
}
const row = (faces: string, x: number, y: number, width: number, step: number, fall = 0): readonly Drawn[] =>
  faces.split(' ').map((face, i) => [face === '-' ? '' : face, x + i * step, y + i * fall, width]);
const fan = (faces: string, x: number, y: number, width: number, step: number, turn: number): readonly Drawn[] => {
  const all = faces.split(' ');
  const middle = (all.length - 1) / 2;
  return all.map((face, i) => [face, x + i * step, y + Math.abs(i - middle) ** 1.6 * 3, width, (i - middle) * turn]);
};

export const PICTURES: Readonly<Record<Tile, Picture>> = {
  hold: {
    cards: [...row('7c Qh 2s Ks 7d', 26, 8, 26, 28), ['As', 46, 38, 50, -9], ['Kh', 82, 38, 50, 7]],
    chips: [[12, 82, 4]],
  },
  omaha: { cards: fan('9d 2s Ah Kh', 38, 28, 50, 21, 14), chips: [[8, 88, 3]] },
  draw: {
    cards: [...fan('Ac 2d 3s 4h Jo', 12, 34, 46, 20, 12), ['Kd', 134, 10, 30, 16]],
    lines: 'M124 84 C142 80 150 72 151 62 M146 66 l5 -5.5 4.4 6',
  },
  stud: {
    cards: [['', 8, 34, 42, -4], ['', 22, 36, 42], ...row('8h 8c Js Kd', 44, 18, 44, 25), ['', 126, 36, 42, 5]],
    chips: [
      [64, 91, 3],
      [92, 93, 2],
    ],
  },
  rummy: {
    cards: [
      ...row('3h 4h 5h 6h', 14, 6, 44, 0, 19),
      ...row('Qs Qh Qd', 66, 15, 44, 0, 19),
      ...row('7c Jc Qc Kc', 118, 6, 44, 0, 19),
    ],
  },
  'twenty-one': {
    cards: [
      ['Ks', 44, 24, 50, -8],
      ['Ad', 78, 26, 50, 8],
    ],
    chips: [[14, 84, 5]],
    lines: 'M8 78 C24 122 152 122 168 78',
    puck: '21½',
  },
  'pai-gow': { cards: [...row('Td Tc', 56, 4, 34, 36), ...row('Jo As Ks Qs Jd', 12, 50, 42, 27)] },
  'push-nine': { cards: fan('9h Kd Qc', 34, 24, 52, 32, 9), chips: [[12, 90, 3]], puck: '9' },
  'spanish-poker': {
    cards: [...row('- - - - Kd', 50, 6, 28, 17), ...fan('Qh Qs Jo 6d 6c', 20, 44, 44, 24, 7)],
  },
};
