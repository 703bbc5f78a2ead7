// What a hand has cost and brought one seat, from the hand's own facts.
import type { ToldEvent } from '../../lib/wire.js';

export interface Sum {
  readonly put: number;
  readonly got: number;
  /** Of what was put in: what went straight to the house. */
  readonly house: number;
}
const HOUSES = ['drop', 'jackpot'];
export function sumFor(told: readonly ToldEvent[], seat: number): Sum {
  const own = `stack:${seat}`;
  const moves = told.flatMap((e) => (e.type === 'Played' ? (e.event.chips ?? []) : []));
  const total = (is: (move: (typeof moves)[number]) => boolean) =>
    moves.filter(is).reduce((sum, { amount }) => sum + amount, 0);
  return {
    put: total(({ from, to }) => from === own && to !== own),
    got: total(({ from, to }) => to === own && from !== own),
    house: total(({ from, to }) => from === own && HOUSES.includes(to)),
  };
}
