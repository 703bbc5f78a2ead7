// What sets a game apart from the others of its family, read from its rules: joker, cap, fee, bank and the like.
import type { TableRules } from 'baraja/table';
import type { LobbyTraits } from '../protocol/lobby.js';

export function traitsOf({ game, fee, seating }: TableRules): LobbyTraits {
  const feeFrom = fee.kind === 'hand' ? { feeFrom: fee.from } : {};
  switch (game.family) {
    case 'community': {
      const { hole, high, discard, low, straddle } = game;
      const own = { hole, use: high.use, discard, low: low?.qualifier ?? null, straddle: straddle === 'one' };
      return { ...own, raises: raisesOf(game), ...feeFrom };
    }
    case 'draw': {
      const { wins, joker, price, sevens, untold, pass } = game;
      const own = { wins, joker, price: price !== null, sevens: sevens !== null, untold: untold !== null };
      return { ...own, passOut: pass === 'fold', raises: raisesOf(game), ...feeFrom };
    }
    case 'stud':
      return { low: game.low?.qualifier ?? null, joker: game.joker !== 'none', raises: raisesOf(game), ...feeFrom };
    case 'streets':
      return { ...streetsOf(game), raises: raisesOf(game), ...feeFrom };
    case 'push-nine':
      return { raises: raisesOf(game), ...feeFrom };
    case 'rummy':
      return { rummy: rummyOf(game), ...feeFrom };
    case 'twenty-one':
      return { bank: bankOf(seating), insurance: game.insurance, surrender: game.surrender };
    case 'pai-gow':
    case 'spanish-poker':
      return { bank: bankOf(seating), joker: true };
  }
}
type Rules<F extends TableRules['game']['family']> = Extract<TableRules['game'], { family: F }>;
const raisesOf = ({ raisesMax, capHeadsUp }: Pick<Rules<'draw'>, 'raisesMax' | 'capHeadsUp'>) => ({
  max: raisesMax,
  headsUp: capHeadsUp === 'capped',
});
const bankOf = ({ kind }: TableRules['seating']): 'house' | 'players' => (kind === 'bank' ? 'players' : 'house');
const rummyOf = (game: Rules<'rummy'>): NonNullable<LobbyTraits['rummy']> =>
  game.game === 'pan' ? { game: 'pan', forWinning: game.forWinning } : { game: game.game };
function streetsOf({ streets, high, low, pack, straddle }: Rules<'streets'>): LobbyTraits {
  const has = (what: 'board' | 'up') => streets.some((street) => street[what] > 0);
  const cards = has('board') ? 'board' : has('up') ? 'up' : 'drawn';
  const half = /^low-(\d)/.exec(low?.ranking ?? '');
  return {
    cards,
    hole: streets[0]!.down,
    wins: high === null ? 'low' : 'high',
    low: high !== null && half ? Number(half[1]) : null,
    joker: JOKERED.includes(pack),
    straddle: straddle === 'one',
  };
}
/** Packs with a joker, by their size. */
const JOKERED: readonly number[] = [41, 53];
