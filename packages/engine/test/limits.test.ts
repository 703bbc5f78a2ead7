// At every banked table of every book, at every stake: what is too little or too much cites the clause that the rules declare for it.
import { describe, expect, test } from 'vitest';
import { type GameId, gameBooks, gameOf, isOpened, openTable, stakesOf } from '../src/books/index.js';
import { dealtAt } from '../src/bots/test/hands.js';
import { type Command, isRefusal, type Option, open, play, type Round } from '../src/kernel/index.js';
import type { TableRules } from '../src/table/index.js';

function openedAt(id: GameId): readonly TableRules[] {
  const stakes = stakesOf(id);
  if ('refused' in stakes) throw new Error(stakes.refused);
  return stakes.map(({ id: stake }) => {
    const table = openTable({ house: gameOf(id).house, game: id, stake });
    if (!isOpened(table)) throw new Error(JSON.stringify(table));
    return table;
  });
}
const BANKED = ['twenty-one', 'pai-gow'] as const;
type Banked = Extract<TableRules['game'], { family: (typeof BANKED)[number] }>;
const isBanked = (game: TableRules['game']): game is Banked => (BANKED as readonly string[]).includes(game.family);
const tables = gameBooks.flatMap(({ id }) => openedAt(id as GameId)).filter(({ game }) => isBanked(game));

describe('the least and the most', () => {
  test.each(tables.map((rules) => [rules.gameId, rules.stake, rules] as const))('%s %s', (_id, _stake, rules) => {
    const { cites } = rules.game as Banked;
    /** The seat to bank and one to bet, with so many chips. */
    function banked(stack: number): {
      menu(): readonly Option[];
      asks(type: string, amount: number): unknown;
      take(): void;
    } {
      const { room, setup } = dealtAt(rules, Array(rules.seats.min).fill(stack));
      let round: Round = open(room.game, setup).round;
      const option = (type: string) => round.menus[0]!.options.find((o) => o.type === type)!;
      const command = (type: string, amount: number): Command => {
        const { seats } = option(type);
        return { type, actor: round.menus[0]!.actor, amount, ...(seats ? { seat: seats[0]! } : {}) };
      };
      return {
        menu: () => round.menus[0]!.options,
        asks: (type, amount) => play(room.game, round, command(type, amount)),
        take: () => {
          const { min } = option('bank').amount!;
          const played = play(room.game, round, command('bank', min));
          if (isRefusal(played)) throw new Error(played.refused);
          round = played.round;
        },
      };
    }
    const bounds = (menu: readonly Option[], type: string) => menu.find((o) => o.type === type)!.amount!;
    const rich = banked(100 * rules.buyIn.min);
    const bank = bounds(rich.menu(), 'bank');
    const small = (rule: string) => ({ refused: 'amount-too-small', rule });
    const big = (rule: string) => ({ refused: 'amount-too-big', rule });
    expect(rich.asks('bank', bank.min - bank.unit)).toMatchObject(small(cites.bankMin));
    expect(rich.asks('bank', bank.max + bank.unit)).toMatchObject(big(cites.tableStakes));
    rich.take();
    const wager = bounds(rich.menu(), 'wager');
    expect(rich.asks('wager', wager.min - wager.unit)).toMatchObject(small(cites.limits));
    expect(rich.asks('wager', wager.max + wager.unit)).toMatchObject(big(cites.limits));
    // Who has less than the most is bound by what lies before him.
    const few = bank.min + 2 * wager.min;
    if (few >= wager.max) return;
    const poor = banked(few);
    poor.take();
    const { max, unit } = bounds(poor.menu(), 'wager');
    expect(poor.asks('wager', max + unit)).toMatchObject(big(cites.tableStakes));
  });
});
