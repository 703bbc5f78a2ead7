/** What a game is posted with in a lobby, where nothing is thrown: its stakes with their terms, and what sets it apart. */
import { type GameTraits, traitsOf } from '../games/index.js';
import type { FeeRules, TableRules } from '../table/index.js';
import { isRefused, type OpeningRefusal, openPages, postedOn } from './open.js';
import type { GamePages } from './page.js';
import type { Stake } from './stake.js';

export interface StakePosted extends Pick<Stake, 'id' | 'form'>, Pick<TableRules, 'fee' | 'forced'> {
  /** The most one person may bet in a hand, where there is such a limit. */
  readonly limit: number | null;
  readonly buyIn: { readonly min: number; readonly max: number | null };
}
/** What sets a game apart from others of its family, as its rules have it with every switch as usual; left out where it has no say. */
export interface TableTraits extends GameTraits {
  readonly bank?: 'house' | 'players';
  /** A dealer's choice: of how many games. */
  readonly choice?: number;
  /** Whose money the fee is taken from. */
  readonly feeFrom?: Extract<FeeRules, { kind: 'hand' }>['from'];
}
export interface GamePosted {
  readonly stakes: readonly StakePosted[];
  readonly traits: TableTraits;
}

export function postedFor(pages: GamePages): GamePosted | OpeningRefusal {
  const rules = openPages(pages);
  if (isRefused(rules)) return rules;
  const stakes = postedOn(pages).map(({ stake: { id, form }, fee, forced, buyIn: { min, max }, ordinance }) => {
    return { id, form, fee, forced, limit: ordinance?.tableMax ?? null, buyIn: { min, max } };
  });
  return { stakes, traits: setApart(rules) };
}
/** What the game says of itself, who banks, and whom the fee is taken from. */
const setApart = ({ game, fee, seating, choice }: TableRules): TableTraits => ({
  // Of a dealer's choice nothing holds that is its first game's alone.
  ...(choice ? { choice: choice.games.length } : traitsOf(game)),
  ...(seating.kind === 'bank' || seating.kind === 'fixed' ? { bank: BANKS[seating.kind] } : {}),
  ...(fee.kind === 'hand' ? { feeFrom: fee.from } : {}),
});
/** Where nothing goes round the house banks. */
const BANKS = { bank: 'players', fixed: 'house' } as const;
