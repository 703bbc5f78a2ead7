// Where a table's life meets the book: chips come from a wallet when somebody buys them and go back when he leaves; fees go to
// the drop and the jackpot when a round closes. In between the chips on the felt are the table's own business.
import type { TableEvent } from 'baraja/table';
import type { AccountName, Move, Reason } from '../ledger/index.js';

interface Where {
  readonly table: string;
  readonly house: string;
  /** Whose patron sits where, before the events. */
  patronAt(seat: number): string | undefined;
}

const wallet = (patron: string): AccountName => `wallet:${patron}`;

/** The transfers of some events of one decision; `key` makes their ids, so that a retry cannot post twice. */
export function transfersFor(events: readonly TableEvent[], where: Where, key: string): readonly Move[] {
  const felt: AccountName = `felt:${where.table}`;
  const moves: Move[] = [];
  const seated = new Map<number, string>();
  const whoAt = (seat: number): string => {
    const patron = seated.get(seat) ?? where.patronAt(seat);
    if (patron === undefined) throw new Error(`nobody sits at seat ${seat} of ${where.table}`);
    return patron;
  };
  const move = (
    from: AccountName,
    to: AccountName,
    amount: number,
    reason: Reason,
    rule: string | null,
    patron: string | null,
  ) => {
    if (amount > 0)
      moves.push({ id: `${key}/${moves.length}`, from, to, amount, reason, rule, patron, table: where.table });
  };
  for (const e of events) {
    switch (e.type) {
      case 'Seated':
        seated.set(e.seat, e.patron.id);
        move(wallet(e.patron.id), felt, e.buyIn, 'buy-in', e.rule, e.patron.id);
        break;
      case 'SeatChanged':
        seated.set(e.to, whoAt(e.seat));
        break;
      case 'ToppedUp':
        move(wallet(whoAt(e.seat)), felt, e.amount, 'top-up', e.rule, whoAt(e.seat));
        break;
      case 'BehindPlayed':
        move(felt, wallet(whoAt(e.seat)), e.returned, 'cash-out', e.rule, whoAt(e.seat));
        break;
      case 'Left':
        move(felt, wallet(whoAt(e.seat)), e.took, 'cash-out', e.rule, whoAt(e.seat));
        break;
      case 'TimeCollected':
        for (const { seat, amount } of e.paid)
          move(felt, `drop:${where.house}`, amount, 'collection', e.rule, whoAt(seat));
        break;
      case 'RoundClosed':
        move(felt, `drop:${where.house}`, e.drop, 'collection', e.rule, null);
        move(felt, `jackpot:${where.house}`, e.jackpot, 'jackpot-contribution', e.rule, null);
        // Accounts of their own: bonuses a house has set up, never mixed with its own money (BAR-89).
        for (const { name, was, is } of e.boxes ?? []) {
          const account: AccountName = `jackpot:${where.house}/${name}-${where.table}`;
          move(felt, account, is - was, 'jackpot-contribution', e.rule, null);
          move(account, felt, was - is, 'jackpot-award', e.rule, null);
        }
        break;
      default:
        break;
    }
  }
  return moves;
}
