// What a table's accounts in the room's book should hold, by the table's own state.
import type { AccountName } from '../../ledger/index.js';
import type { Store } from '../../store/index.js';
import type { TableActor } from '../index.js';

/** The players' chips on the felt, counted one by one; of a round in progress, what was not laid out by anybody else. */
function onFelt({ state }: TableActor): number {
  const { live, sittings } = state;
  const dealt = live?.game.seats ?? [];
  const others = live ? laidOut(live) : 0;
  const inRound = live ? live.round.felt.chips.reduce((a, b) => a + b, 0) - others : 0;
  const brought = sittings.filter((s) => !dealt.includes(s.seat)).reduce((sum, s) => sum + s.stack, 0);
  return inRound + brought + sittings.reduce((sum, s) => sum + s.behind, 0);
}
/** What lay on the felt when the round opened and was no player's. */
function laidOut({ game, round }: NonNullable<TableActor['state']['live']>): number {
  return game.names.places.reduce(
    (sum, name, i) => (name.startsWith('stack:') ? sum : sum + round.felt.opening[i]!),
    0,
  );
}

/** The felt, the funds that stay at the table, the progressive's accounts and the tray, as the table has them. */
function expected(table: TableActor, filled: number): ReadonlyMap<AccountName, number> {
  const { id, state } = table;
  const { house } = table.accounts;
  const fund = (name: string): AccountName => `jackpot:${house}/${id}/${name}`;
  const { progressive: book } = state;
  const out = new Map<AccountName, number>([[`felt:${id}`, onFelt(table)]]);
  for (const [name, held] of Object.entries(state.live?.before.boxes ?? state.boxes)) out.set(fund(name), held);
  out.set(`tray:${id}`, filled + state.house + (book?.at.tray ?? 0));
  if (book === null) return out;
  for (const name of ['meter', 'backup-1', 'backup-2'] as const) out.set(fund(name), book.at[name]);
  return out.set(`drop:${house}/${id}/progressive`, book.at.box);
}

/** Accounts of the table that do not hold what they should, each in a sentence. */
export async function unbalanced({ ledger }: Store, table: TableActor): Promise<readonly string[]> {
  const { lines } = await ledger.statement(`tray:${table.id}`, 0, Number.MAX_SAFE_INTEGER, { limit: 10_000 });
  const filled = lines.reduce((sum, { reason, amount }) => (reason === 'fill' ? sum + amount : sum), 0);
  const out: string[] = [];
  for (const [account, held] of expected(table, filled)) {
    const { balance } = await ledger.balance(account);
    if (balance !== held) out.push(`${account} holds ${balance} and not ${held} at version ${table.version}`);
  }
  return out;
}
