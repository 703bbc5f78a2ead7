// A stream that is changed by one decision at a time: what is decided is checked against its declaration, stored with the money it
// moves, and only then known. Killed at any byte, it is folded again.
import { type Facts, faultIn } from 'baraja/facts';
import type { Transfer } from '../ledger/index.js';
import { isAppended, type Store } from '../store/index.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

/** What is to be stored: all of it, or nothing. */
export interface OfficeChange<E> {
  readonly events: readonly E[];
  readonly transfers?: readonly Transfer[];
}
/** An event as it is folded: when it was stored, and where in the stream it stands. */
export type Fold<E> = (event: E, at: number, version: number) => void;
interface Deps<E> {
  readonly store: Store;
  readonly now: () => number;
  readonly stream: string;
  readonly facts: Facts;
  readonly fold: Fold<E>;
  /** Money of this patron's has moved. */
  readonly walletMoved?: (patron: string) => void;
}
export interface Happened {
  readonly version: number;
  /** The answer to an earlier one of the same id. */
  readonly repeated: boolean;
}

export class Journal<E extends { readonly type: string }> {
  version = 0;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: Deps<E>) {}

  get stream(): string {
    return this.deps.stream;
  }
  async load(): Promise<void> {
    for await (const page of this.deps.store.pages(this.stream, this.version + 1))
      for (const { body, at, version } of page) {
        this.deps.fold(body as unknown as E, at, version);
        this.version = version;
      }
  }
  /** Decides on what is known by then, and stores it. `id`: the same again gets the first answer, and nothing is done twice. */
  happen(
    decide: (at: number) => OfficeChange<E> | OfficeRefusal | Promise<OfficeChange<E> | OfficeRefusal>,
    id?: string,
  ): Promise<OfficeRefusal | Happened> {
    const next = this.tail.then(() => this.once(decide, id));
    this.tail = next.catch(() => {});
    return next;
  }
  private async once(
    decide: (at: number) => OfficeChange<E> | OfficeRefusal | Promise<OfficeChange<E> | OfficeRefusal>,
    id: string | undefined,
  ): Promise<OfficeRefusal | Happened> {
    const { store, stream, now } = this.deps;
    if (id !== undefined) {
      const before = await store.appended(stream, id);
      if (before !== undefined) return { version: before, repeated: true };
    }
    const at = now();
    const change = await decide(at);
    if ('refused' in change) return change;
    const { events, transfers = [] } = change;
    if (events.length === 0) return { version: this.version, repeated: false };
    for (const event of events) this.check(event);
    const sheet = { stream, expect: this.version, at, events, transfers, ...(id === undefined ? {} : { id }) };
    const answer = await store.append(sheet);
    if (!isAppended(answer)) {
      if (answer.refused !== 'overdrawn') return officeRefuse('conflict', { why: answer.refused });
      const { account = '', available = 0, amount = 0 } = answer;
      return officeRefuse('overdrawn', { account, available, amount });
    }
    events.forEach((event, i) => {
      this.deps.fold(event, at, this.version + i + 1);
    });
    this.version = answer.version;
    for (const one of transfers) if ('patron' in one && one.patron) this.deps.walletMoved?.(one.patron);
    return { version: answer.version, repeated: false };
  }
  private check({ type, ...fields }: E): void {
    const fault = faultIn(this.deps.facts, type, fields);
    if (fault !== null) throw new Error(`${this.stream}: an event is not as it is declared: ${fault}`);
  }
}
