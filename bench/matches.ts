// How much better the bots play the rummies than one that melds whatever it can: two thousand games each, every deal played from
// every seat, told against what luck alone would make of it.
import { type GameId, gameOf, isOpened, openTable } from '../packages/engine/src/books/index.js';
import { melder, player, steady } from '../packages/engine/src/bots/index.js';
import { matchAt } from '../packages/engine/src/bots/test/hands.js';
import type { Line } from './hands.js';

const GAMES = 2000;
const tables: readonly (readonly [GameId, players: number])[] = [
  ['jal-esc', 4],
  ['jal-lar', 4],
  ['snk-pan', 4],
];

export async function benchMatches(): Promise<Line[]> {
  return tables.map(([id, players]) => {
    const { house, name } = gameOf(id);
    const rules = openTable({ house, game: id });
    if (!isOpened(rules)) throw new Error(`${id}: ${rules.refused}`);
    const match = { hero: player(steady), rival: melder, players, deals: GAMES / players, depth: 1000 };
    const { per100, error, hands } = matchAt(rules, match);
    return {
      name: `${name}, ${players} players, ${hands.toLocaleString('en')} games`,
      ours: per100,
      peer: error,
      ratio: per100 / error,
      target: 5,
      unit: 'points or chips in 100 games',
      peerName: 'the standard error',
    };
  });
}
