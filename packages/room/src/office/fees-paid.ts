// What the hands and half hours of a table paid, added up from their own events: what a box must hold, whatever the book says.
import type { Store } from '../store/index.js';
import type { BoxKind } from '../table/accounts.js';
import type { StoredTableEvent } from '../table/index.js';
import { SECOND } from './boxes-second.js';

export interface FeesPaid {
  readonly fees: number;
  /** How many hands, or half hours of a seat, paid something. */
  readonly paid: number;
}
/** What one event paid into a box of that kind. */
export function paidBy(e: StoredTableEvent, kind: BoxKind | typeof SECOND): readonly number[] {
  if (e.type === 'TimeCollected') return kind === 'time' ? e.paid.map(({ amount }) => amount) : [];
  if (e.type !== 'RoundClosed' || kind === 'time') return [];
  if (kind === SECOND) return [wageredIn(e)];
  return [kind === 'hand' ? e.drop : e.jackpot];
}
const wageredIn = ({ posted = [] }: Extract<StoredTableEvent, { type: 'RoundClosed' }>): number =>
  posted.reduce((sum, { to, amount }) => sum + (to === 'box' ? amount : 0), 0);

/** After a version of a table's stream, up to another. */
export async function feesPaid(
  store: Pick<Store, 'pages'>,
  {
    table,
    kind,
    from,
    to,
  }: { readonly table: string; readonly kind: BoxKind | typeof SECOND; from: number; to: number },
): Promise<FeesPaid> {
  let [fees, paid] = [0, 0];
  if (to <= from) return { fees, paid };
  for await (const page of store.pages(`table-${table}`, from + 1))
    for (const { body, version } of page) {
      if (version > to) return { fees, paid };
      for (const amount of paidBy(body as unknown as StoredTableEvent, kind)) {
        if (amount === 0) continue;
        fees += amount;
        paid++;
      }
    }
  return { fees, paid };
}
