// `baraja games`: every house, its games, the stakes on offer and the fee as posted.
import { type GameId, games, houses, postedOf } from 'baraja/books';
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
    .option('--json', t().help.json)
    .action((options: { lang?: 'en' | 'es'; json?: boolean }) => {
      const say = wordsFor(options.lang);
      if (options.json) return console.log(JSON.stringify(houses.map(posted), null, 2));
      for (const house of houses) {
        console.log(`\n${house.name}, ${house.town}  (${house.id})`);
        for (const game of games.filter((g) => g.house === house.id)) {
          const short = game.id.includes('-') ? game.id.slice(game.id.indexOf('-') + 1) : game.id;
          console.log(`  ${short.padEnd(8)} ${gameName(game, say)}`);
          for (const line of offers(game.id, say)) console.log(`           ${line}`);
        }
      }
    });

/** A house with its games as they are posted. */
const posted = (house: (typeof houses)[number]): object => ({
  ...house,
  games: games.filter((game) => game.house === house.id).map((game) => ({ ...game, stakes: postedOf(game.id).stakes })),
});

/** Stakes with the same fee share a line. */
function offers(game: GameId, say: Words): string[] {
  const byFee = new Map<string, string[]>();
  for (const { id, fee } of postedOf(game).stakes) {
    const line = feeLine(fee, say);
    byFee.set(line, [...(byFee.get(line) ?? []), id]);
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
