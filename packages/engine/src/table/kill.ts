/** Kill pots, where a house plays them: whoever has won two whole pots running posts more, and limits rise. */
import type { Chips, Seat } from '../kernel/index.js';
import { killed } from '../steps/index.js';
import type { TableState } from './state.js';

/** The seat that must kill this pot, if one must. */
export function killerOf({ rules, leg, sittings }: TableState, dealt: readonly Seat[]): Seat | null {
  if (rules.kill === 'off' || leg === null || leg.wins < 2) return null;
  const killer = sittings.find((s) => s.patron.id === leg.patron);
  return killer && dealt.includes(killer.seat) ? killer.seat : null;
}
/** By how many halves limits are multiplied: two in an ordinary pot, three in a half-kill pot, four in a full-kill pot. */
export function halvesOf(state: TableState, dealt: readonly Seat[]): number {
  if (killerOf(state, dealt) === null) return 2;
  return halvesIn(state.rules);
}
interface Killing {
  readonly kill: 'off' | 'half' | 'full';
  readonly game: { readonly chip: Chips };
}
const halvesIn = ({ kill }: Pick<Killing, 'kill'>): number => (kill === 'off' ? 2 : kill === 'half' ? 3 : 4);
/** What the killer posts, in whole chips. */
export const killOf = (rules: Killing, big: Chips): Chips => killed(big, halvesIn(rules), rules.game.chip);
