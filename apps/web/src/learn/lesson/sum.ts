// What a hand has cost and brought one seat, from the hand's own facts.
import type { ToldEvent } from '../../lib/wire.js';

export interface Sum {
  readonly put: number;
  readonly got: number;
  /** Of what was put in: what went straight to the house. */
  readonly house: number;
}
const HOUSES = ['drop', 'jackpot'];
/** Where a bet that nobody called goes back, nothing was put in and nothing won. */
const GOES_BACK = ['BetsGathered', 'BetsReturned'];
export function sumFor(told: readonly ToldEvent[], seat: number): Sum {
  const own = `stack:${seat}`;
  const played = told.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
  const moves = played.flatMap(({ chips = [] }) => chips);
  const total = (is: (move: (typeof moves)[number]) => boolean) =>
    moves.filter(is).reduce((sum, { amount }) => sum + amount, 0);
  const back = played
    .filter(({ type }) => GOES_BACK.includes(type))
    .flatMap(({ chips = [] }) => chips)
    .reduce((sum, { to, amount }) => (to === own ? sum + amount : sum), 0);
  return {
    put: total(({ from, to }) => from === own && to !== own) - back,
    got: total(({ from, to }) => to === own && from !== own) - back,
    house: total(({ from, to }) => from === own && HOUSES.includes(to)),
  };
}
