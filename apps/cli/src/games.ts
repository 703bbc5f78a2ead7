// `baraja games`: every house, its games, the stakes on offer and the fee as posted.
import { type GameId, games, houses, isOpened, openTable, stakesOf } from 'baraja/books';
import type { FeeRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command } from 'commander';
import { gameName, language, wordsFor } from './house.js';
import { withHouses } from './own-houses.js';
import { t } from './words/index.js';

export const gamesCommand = (): Command =>
  withHouses(new Command('games'))
    .description(t().games.about)
    .option('--lang <en|es>', t().help.language, language)
    .action((options) => {
      const say = wordsFor(options.lang);
      for (const house of houses) {
        console.log(`\n${house.name}, ${house.town}  (${house.id})`);
        for (const game of games.filter((g) => g.house === house.id)) {
          const short = game.id.includes('-') ? game.id.slice(game.id.indexOf('-') + 1) : game.id;
          console.log(`  ${short.padEnd(8)} ${gameName(game, say)}`);
          for (const line of offers(house.id, game.id, say)) console.log(`           ${line}`);
        }
      }
    });

/** Stakes with the same fee share a line. */
function offers(house: string, game: GameId, say: Words): string[] {
  const stakes = stakesOf(game);
  if ('refused' in stakes) return [];
  const byFee = new Map<string, string[]>();
  for (const stake of stakes) {
    const rules = openTable({ house, game, stake: stake.id });
    if (!isOpened(rules)) continue;
    const fee = feeLine(rules.fee, say);
    byFee.set(fee, [...(byFee.get(fee) ?? []), stake.id]);
  }
  return [...byFee].map(([fee, ids]) => `${ids.join(', ')}: ${fee}`);
}

/** Bands by size, from the smallest: '$1, $2 over $100'. */
const bySize = (bands: readonly { readonly over: number; readonly amount: number }[], say: Words): string =>
  bands
    .toReversed()
    .map(({ over, amount }) => (over > 0 ? t().games.over(say.money(amount), say.money(over)) : say.money(amount)))
    .join(', ');

export function feeLine(fee: FeeRules, say: Words): string {
  const { games } = t();
  switch (fee.kind) {
    case 'none':
      return games.noFee;
    case 'time':
      return games.time(fee.bands.map((b) => games.halfHour(say.money(b.perHalfHour), b.playersMin)).join(', '));
    case 'wager': {
      const isFree = (bands: typeof fee.player): boolean => bands.every(({ amount }) => amount === 0);
      const player = isFree(fee.player) ? games.nothing.wager : games.wager(bySize(fee.player, say));
      const bank = isFree(fee.bank) ? games.nothing.bank : games.bank(bySize(fee.bank, say));
      return `${player}; ${bank}`;
    }
    case 'hand': {
      const bands = fee.bands.map((b) => {
        const jackpot = b.jackpot > 0 ? games.jackpot(say.money(b.jackpot)) : '';
        return `${say.money(b.collection)}${jackpot}${fee.bands.length > 1 ? games.players(b.playersMin) : ''}`;
      });
      return games.hand(bands.join(', '), games.from[fee.from]);
    }
  }
}
