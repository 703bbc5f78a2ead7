// Whether the book takes a list of transfers, and what it then writes. Pure: it reads the book through `Known` and
// changes nothing, so that a refusal at any point leaves nothing behind.
import { type AccountName, kindOf, mayOwe } from './accounts.js';
import { isReason, leads, needsRule } from './reasons.js';
import type { BookRefusal, BookRefusalCode, Entry, Move, Post, Transfer, Void } from './transfer.js';

export interface Holding {
  readonly balance: number;
  readonly held: number;
}

/** What the book holds so far. */
export interface Known {
  holding(account: AccountName): Holding;
  entry(id: string): Unbooked | undefined;
  /** The entry that posted or voided this pending transfer, if one has. */
  resolution(id: string): Unbooked | undefined;
}

/** An entry before the book has given it a number, a time and a hash. */
export type Unbooked = Omit<Entry, 'seq' | 'at' | 'stream' | 'version' | 'hash'>;

/** What to write: entries in order, and how the accounts they touch stand afterwards. */
export interface Plan {
  readonly entries: readonly Unbooked[];
  readonly holdings: ReadonlyMap<AccountName, Holding>;
}

export const isBookRefusal = (answer: Plan | BookRefusal): answer is BookRefusal => 'refused' in answer;

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;
const isPost = (transfer: Transfer): transfer is Post => 'post' in transfer;
const isVoid = (transfer: Transfer): transfer is Void => 'void' in transfer;

/** All of the transfers, one after the other, or none: a later one may spend what an earlier one brought. */
export function judge(known: Known, transfers: readonly Transfer[]): Plan | BookRefusal {
  const page = new Page(known);
  for (const transfer of transfers) {
    const refusal = page.take(transfer);
    if (refusal !== undefined) return refusal;
  }
  return { entries: page.entries, holdings: page.standings };
}

/** The book with the transfers taken so far on top. */
class Page {
  readonly entries: Unbooked[] = [];
  readonly standings = new Map<AccountName, Holding>();
  private readonly byId = new Map<string, Unbooked>();
  private readonly resolved = new Map<string, Unbooked>();

  constructor(private readonly known: Known) {}

  take(transfer: Transfer): BookRefusal | undefined {
    const { id } = transfer;
    if (typeof id !== 'string' || id === '' || id.length > 200) return { refused: 'no-id', transfer: String(id) };
    const earlier = this.entry(id);
    if (earlier !== undefined) return this.isRepeat(earlier, transfer) ? undefined : refuse(id, 'id-taken');
    if (isPost(transfer)) return this.resolve(transfer, transfer.post, transfer.amount);
    if (isVoid(transfer)) return this.resolve(transfer, transfer.void, undefined);
    return this.move(transfer);
  }

  private move(move: Move): BookRefusal | undefined {
    const code = faultOf(move) ?? this.faultOfCorrection(move);
    if (code !== undefined) return refuse(move.id, code);
    const [from, to] = [this.standing(move.from), this.standing(move.to)];
    const available = from.balance - from.held;
    if (available < move.amount && !mayOwe(kindOf(move.from)!)) {
      return { refused: 'overdrawn', transfer: move.id, account: move.from, available, amount: move.amount };
    }
    const pending = move.pending === true;
    const after = pending
      ? { from: { ...from, held: from.held + move.amount }, to }
      : {
          from: { ...from, balance: from.balance - move.amount },
          to: { ...to, balance: to.balance + move.amount },
        };
    const { id, amount, reason, rule, patron, table, corrects: refers = null } = move;
    const kind = pending ? 'pending' : 'posted';
    return this.write({ id, kind, from: move.from, to: move.to, amount, reason, rule, patron, table, refers }, after);
  }

  private resolve(transfer: Post | Void, pendingId: string, part: number | undefined): BookRefusal | undefined {
    const pending = this.entry(pendingId);
    if (pending === undefined || pending.kind !== 'pending') return refuse(transfer.id, 'no-pending');
    const resolution = this.resolved.get(pendingId) ?? this.known.resolution(pendingId);
    if (resolution !== undefined) {
      return refuse(transfer.id, resolution.kind === 'post' ? 'already-posted' : 'already-voided');
    }
    const amount = part ?? pending.amount;
    if (!isAmount(amount)) return refuse(transfer.id, 'amount');
    if (amount > pending.amount) return refuse(transfer.id, 'beyond-pending');
    const [from, to] = [this.standing(pending.from), this.standing(pending.to)];
    const held = from.held - pending.amount;
    const kind = isPost(transfer) ? 'post' : 'void';
    const after =
      kind === 'void'
        ? { from: { ...from, held }, to }
        : { from: { balance: from.balance - amount, held }, to: { ...to, balance: to.balance + amount } };
    return this.write({ ...pending, id: transfer.id, kind, amount, refers: pendingId }, after);
  }

  private write(
    entry: Omit<Unbooked, 'fromAfter' | 'toAfter'>,
    after: { from: Holding; to: Holding },
  ): BookRefusal | undefined {
    for (const standing of [after.from, after.to]) {
      const sizes = [standing.balance, standing.held, standing.balance - standing.held];
      if (!sizes.every(Number.isSafeInteger)) return refuse(entry.id, 'too-much');
    }
    const draft: Unbooked = { ...entry, fromAfter: after.from.balance, toAfter: after.to.balance };
    this.standings.set(entry.from, after.from);
    this.standings.set(entry.to, after.to);
    this.entries.push(draft);
    this.byId.set(entry.id, draft);
    if (entry.kind === 'post' || entry.kind === 'void') this.resolved.set(entry.refers!, draft);
    return undefined;
  }

  /** The same transfer again changes nothing; another one under its id is refused. */
  private isRepeat(earlier: Unbooked, transfer: Transfer): boolean {
    if (isVoid(transfer)) return earlier.kind === 'void' && earlier.refers === transfer.void;
    if (isPost(transfer)) {
      const whole = this.entry(transfer.post)?.amount;
      return (
        earlier.kind === 'post' && earlier.refers === transfer.post && earlier.amount === (transfer.amount ?? whole)
      );
    }
    return (
      earlier.kind === (transfer.pending ? 'pending' : 'posted') &&
      earlier.refers === (transfer.corrects ?? null) &&
      (['from', 'to', 'amount', 'reason', 'rule', 'patron', 'table'] as const).every(
        (field) => earlier[field] === transfer[field],
      )
    );
  }

  private faultOfCorrection({ reason, corrects }: Move): BookRefusalCode | undefined {
    if ((reason === 'correction') !== (corrects !== undefined)) return 'no-correction';
    return corrects !== undefined && this.entry(corrects) === undefined ? 'no-correction' : undefined;
  }

  private entry(id: string): Unbooked | undefined {
    return this.byId.get(id) ?? this.known.entry(id);
  }

  private standing(account: AccountName): Holding {
    return this.standings.get(account) ?? this.known.holding(account);
  }
}

const refuse = (transfer: string, refused: BookRefusalCode): BookRefusal => ({ refused, transfer });

/** What is wrong with a move whatever the book holds. */
function faultOf({ from, to, amount, reason, rule }: Move): BookRefusalCode | undefined {
  const [fromKind, toKind] = [kindOf(from), kindOf(to)];
  if (fromKind === undefined || toKind === undefined) return 'no-account';
  if (from === to) return 'same-account';
  if (!isAmount(amount)) return 'amount';
  if (!isReason(reason)) return 'no-reason';
  if (!leads(reason, { from: fromKind, to: toKind })) return 'way';
  return needsRule(reason) && !rule ? 'no-rule' : undefined;
}
