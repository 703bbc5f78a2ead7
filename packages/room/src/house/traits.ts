// What sets a game apart from the others of its family: what the game says of itself, who banks, and whom the fee is taken from.
import { traitsOf as ofGame } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import type { LobbyTraits } from '../protocol/lobby.js';

export const traitsOf = ({ game, fee, seating, choice }: TableRules): LobbyTraits => ({
  // Of a dealer's choice nothing holds that is its first game's alone.
  ...(choice ? { choice: choice.games.length } : ofGame(game)),
  ...(seating.kind === 'bank' || seating.kind === 'fixed' ? { bank: BANKS[seating.kind] } : {}),
  ...(fee.kind === 'hand' ? { feeFrom: fee.from } : {}),
});
/** Where nothing goes round the house banks. */
const BANKS = { bank: 'players', fixed: 'house' } as const;
