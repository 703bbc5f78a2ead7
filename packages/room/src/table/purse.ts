// What somebody buys chips with. A wallet has what it has. A purse is for practice: when it runs short it is filled again, as part of
// buying in, so that nobody is ever kept from practising.
import type { TableRules } from 'baraja/table';
import type { Move } from '../ledger/index.js';
import type { Asked } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import { ownOf, type TableName } from './accounts.js';
import type { World } from './world.js';

/** What a purse is filled to, in cents, unless a table asks for more. */
export const PURSE = 100_000;

/** What a purse is filled to for a table. */
export const purseAt = ({ buyIn: { min, max } }: TableRules): number => Math.max(PURSE, max ?? min);

interface Buying {
  readonly world: World;
  readonly stream: string;
  readonly version: number;
  readonly rules: TableRules;
  readonly accounts: TableName;
}

/** Play money that comes with what is asked: what a purse is short of. Or why there is not enough. */
export async function fundsFor(table: Buying, patron: string, asked: Asked): Promise<readonly Move[] | RoomRefusal> {
  const need = asked.type === 'sit' ? asked.buyIn : asked.type === 'topUp' ? asked.amount : 0;
  if (need === 0) return [];
  const own = ownOf(table.accounts, patron);
  const { available: have } = await table.world.store.ledger.balance(own);
  if (have >= need) return [];
  if (table.accounts.club) return roomRefuse('club-short', { have, need });
  if (!table.accounts.purse) return roomRefuse('wallet-short', { have, need });
  const full = purseAt(table.rules);
  if (need > full) return roomRefuse('purse-short', { have: full, need });
  return [handedOut(table, patron, full - have, 'refill')];
}

/** Play money, with the next thing that is stored. */
export function handedOut(
  { stream, version, accounts }: Pick<Buying, 'stream' | 'version' | 'accounts'>,
  patron: string,
  amount: number,
  reason: 'grant' | 'refill',
): Move {
  const id = `${stream}/${version + 1}/${reason}`;
  const { table } = accounts;
  return { id, from: 'grant', to: ownOf(accounts, patron), amount, reason, rule: null, patron, table };
}
