// Bots at a table: they are sat down, kept in chips, and taught the game.
import type { Game } from 'baraja';
import { type Posted, posted } from 'baraja/bots';
import { forcedUnit, type TableRules } from 'baraja/table';
import type { TableActor } from './actor.js';
import { BOT_NAMES } from './bot-names.js';
import { handedOut } from './purse.js';

type Seating = Pick<TableActor, 'id' | 'world' | 'rules' | 'state' | 'stream' | 'version' | 'accounts' | 'perform'>;

const signs = new WeakMap<Game, Posted>();
/** What is posted of a game for bots to read: made once for each set of seats. */
export function signAt(game: Game, rules: TableRules['game']): Posted {
  let sign = signs.get(game);
  if (sign === undefined) {
    sign = posted(game, rules);
    signs.set(game, sign);
  }
  return sign;
}
/** Who practises has so many others with him, where the table has so many seats. */
export const botsAtPractice = ({ seats }: TableRules): number => Math.min(5, seats.max - 1);
/** Lets bots learn the game before anybody waits for them. */
export function prepareBots({ state, rules, world }: Seating): void {
  if (state.sittings.some((s) => s.patron.bot)) world.minds.learn(rules.game);
}
/** Sits bots down, spread round the table; one seat at least stays free. */
export async function seatBots(table: Seating, count: number): Promise<void> {
  const all = Array.from({ length: table.rules.seats.max }, (_, i) => i + 1);
  const free = all.filter((seat) => !table.state.sittings.some((s) => s.seat === seat));
  const seats = Math.min(count, free.length - 1);
  for (let i = 0; i < seats; i++) await seatBot(table, free[Math.floor((i * free.length) / seats)]!);
}
async function seatBot(table: Seating, seat: number): Promise<void> {
  const patron = { id: `bot-${table.id}-${seat}`, name: BOT_NAMES[(seat - 1) % BOT_NAMES.length]!, bot: true };
  const buyIn = botBuyIn(table);
  const sit = { type: 'sit', seat, patron, buyIn, at: table.world.now() } as const;
  const refused = await table.perform(sit, { grants: [handedOut(table, patron.id, buyIn, 'grant')] });
  if (refused) table.world.trouble(table.id, new Error(`a bot was not seated: ${refused.refused}`));
}
function botBuyIn({ rules }: Pick<Seating, 'rules'>): number {
  const { buyIn } = rules;
  const wanted = Math.max(buyIn.min, 50 * forcedUnit(rules));
  return buyIn.max === null ? wanted : Math.min(wanted, buyIn.max);
}
/** Bots that run short buy again; bots that were sat out come back. */
export async function keepBots(table: Seating): Promise<void> {
  const buyIn = botBuyIn(table);
  for (const { seat, stack, patron } of table.state.sittings) {
    if (!patron.bot) continue;
    const amount = buyIn - stack - ((buyIn - stack) % table.rules.game.chip);
    if (stack < buyIn / 4)
      await table.perform({ type: 'topUp', seat, amount }, { grants: [handedOut(table, patron.id, amount, 'grant')] });
    if (table.state.sittings.find((s) => s.seat === seat)?.away != null)
      await table.perform({ type: 'comeBack', seat, post: true });
  }
}
