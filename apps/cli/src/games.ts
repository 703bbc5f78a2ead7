// `baraja games`: every house, its games, the stakes on offer and the fee as posted.
import { type GameId, games, houses, isOpened, openTable, stakesOf } from 'baraja/books';
import type { FeeRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command } from 'commander';
import { language, wordsFor } from './house.js';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('The houses, their games, stakes and fees')
    .option('--lang <en|es>', 'English or Spanish', language)
    .action((options) => {
      const say = wordsFor(options.lang);
      for (const house of houses) {
        console.log(`\n${house.name}, ${house.town}  (${house.id})`);
        for (const game of games.filter((g) => g.house === house.id)) {
          const short = game.id.includes('-') ? game.id.slice(game.id.indexOf('-') + 1) : game.id;
          console.log(`  ${short.padEnd(8)} ${game.name}`);
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

/** Bands by size, from the smallest: '$1, $2 over $100 a wager'. */
function bySize(
  bands: readonly { readonly over: number; readonly amount: number }[],
  what: string,
  say: Words,
): string {
  if (bands.every(({ amount }) => amount === 0)) return `nothing ${what}`;
  const list = bands
    .toReversed()
    .map(({ over, amount }) => `${say.money(amount)}${over > 0 ? ` over ${say.money(over)}` : ''}`);
  return `${list.join(', ')} ${what}`;
}

export function feeLine(fee: FeeRules, say: Words): string {
  switch (fee.kind) {
    case 'none':
      return 'no fee';
    case 'time':
      return `time: ${fee.bands.map((b) => `${say.money(b.perHalfHour)} a half hour with ${b.playersMin}+`).join(', ')}`;
    case 'wager':
      return `${bySize(fee.player, 'a wager', say)}; ${bySize(fee.bank, 'from the bank', say)}`;
    case 'hand':
      return `${fee.bands
        .map((b) => {
          const jackpot = b.jackpot > 0 ? ` and ${say.money(b.jackpot)} jackpot` : '';
          return `${say.money(b.collection)}${jackpot}${fee.bands.length > 1 ? ` with ${b.playersMin}+` : ''}`;
        })
        .join(', ')} a hand, from the ${fee.from.replace('-', ' ')}`;
  }
}
