// A store that keeps nothing beyond the page it is in: what a table appends and reads, and the book its money is judged by, in memory.

import type { AccountName } from '../ledger/accounts.js';
import { type Holding, isBookRefusal, judge, type Unbooked } from '../ledger/judge.js';
import type { Balance } from '../ledger/transfer.js';
import type { Append, AppendAnswer, Json, Snapshot, StoredEvent, StreamHead, TableStore } from '../store/store.js';

const NOTHING: Holding = { balance: 0, held: 0 };

export class ForgetfulStore implements TableStore {
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly done = new Map<string, number>();
  private readonly snapshots = new Map<string, Snapshot>();
  private readonly holdings = new Map<AccountName, Holding>();
  private readonly entries = new Map<string, Unbooked>();
  private position = 0;

  readonly ledger: TableStore['ledger'] = {
    balance: async (account) => this.balance(account),
    accounts: async (prefix = '') =>
      [...this.holdings.keys()]
        .filter((name) => name.startsWith(prefix))
        .sort()
        .map((name) => this.balance(name)),
  };
  private balance(account: AccountName): Balance {
    const { balance, held } = this.holding(account);
    return { account, balance, held, available: balance - held };
  }
  private holding(account: AccountName): Holding {
    return this.holdings.get(account) ?? NOTHING;
  }
  private eventsOf(stream: string): StoredEvent[] {
    const had = this.streams.get(stream) ?? [];
    this.streams.set(stream, had);
    return had;
  }

  async append({ stream, expect, at, events, transfers = [], id }: Append): Promise<AppendAnswer> {
    const kept = this.eventsOf(stream);
    const key = `${stream}/${id}`;
    const earlier = id === undefined ? undefined : this.done.get(key);
    const answer = (version: number, repeated: boolean): AppendAnswer => ({
      ...{ stream, version, position: this.position, hash: '', repeated },
    });
    if (earlier !== undefined) return answer(earlier, true);
    if (kept.length !== expect) return { refused: 'conflict', stream, expected: expect, actual: kept.length };
    const plan = judge(
      {
        holding: (account) => this.holding(account),
        entry: (name) => this.entries.get(name),
        resolution: () => undefined, // a table leaves nothing pending
      },
      transfers,
    );
    if (isBookRefusal(plan)) return plan;
    for (const entry of plan.entries) this.entries.set(entry.id, entry);
    for (const [account, holding] of plan.holdings) this.holdings.set(account, holding);
    for (const body of events) {
      const version = kept.length + 1;
      kept.push({
        stream,
        version,
        position: ++this.position,
        at,
        body: body as unknown as Json,
        text: null,
        hash: '',
      });
    }
    if (id !== undefined) this.done.set(key, kept.length);
    return answer(kept.length, false);
  }
  async appended(stream: string, id: string): Promise<number | undefined> {
    return this.done.get(`${stream}/${id}`);
  }
  async read(stream: string, from = 1, limit = Number.POSITIVE_INFINITY): Promise<readonly StoredEvent[]> {
    return this.eventsOf(stream).slice(from - 1, from - 1 + limit);
  }
  async *pages(stream: string, from = 1): AsyncIterable<readonly StoredEvent[]> {
    yield await this.read(stream, from);
  }
  async latest(stream: string): Promise<StreamHead> {
    return { stream, version: this.eventsOf(stream).length, hash: '' };
  }
  async putSnapshot(snapshot: Snapshot): Promise<boolean> {
    this.snapshots.set(`${snapshot.stream}/${snapshot.kind}`, snapshot);
    return true;
  }
  async getSnapshot(stream: string, kind: string): Promise<Snapshot | undefined> {
    return this.snapshots.get(`${stream}/${kind}`);
  }
}
