// Poker on the oval, whichever poker it is. What its hands are read with is fetched with its first table.
import { cardsIn, isLive } from '../../lib/felt.js';
import type { Family } from '../family.js';

let craft: typeof import('./craft.js') | null = null;
/** What the bar says of a hand that is over. */
let Told: ReturnType<NonNullable<Family['told']>> = null;

/** What its hands are read with. */
export async function readHands(): Promise<void> {
  craft = await import('./craft.js');
}
async function prepare(): Promise<void> {
  const [result] = await Promise.all([import('../../felt/Result.svelte'), readHands()]);
  Told = result.default;
}

export const poker: Family = {
  load: async () => {
    const [table] = await Promise.all([import('./Oval.svelte'), prepare()]);
    return table;
  },
  prepare,
  compile: null,
  made: (reading, seat, say, t) => craft?.made(reading, seat, say, t) ?? '',
  hand: (reading, seat, way) => craft?.hand(reading, seat, way),
  best: (reading, awards) => craft?.best(reading, awards) ?? null,
  order: ({ felt }, seat) => cardsIn(felt, `hand:${seat}`),
  plays: isLive,
  piles: () => undefined,
  asks: () => null,
  letters: {},
  own: {},
  told: () => Told,
  keys: () => [],
};
