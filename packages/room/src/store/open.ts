// Opens a store: the port on one side, a courier to the desk on the other. Bodies are written out and read back here, so
// that the desk never has to understand them.
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { TableDictionary } from 'baraja/table';
import {
  type Audit,
  auditBook,
  auditSince,
  type Balance,
  type Closing,
  type Entry,
  type Ledger,
  type Recent,
  type Statement,
  type TrialBalance,
} from '../ledger/index.js';
import type { Courier, RawEvent, Sheet } from './asks.js';
import { ChainReader } from './chain.js';
import { StoreError } from './errors.js';
import type { HandQuery, HandSum, HandsRead, IndexedHand, SumQuery } from './hand-index.js';
import type { StoreHead } from './heads.js';
import { inline } from './inline.js';
import type { Leases } from './leases.js';
import type { Extent, StandOf } from './overview.js';
import { bind, packBody, unbind, unpackBody } from './packed.js';
import { textOf } from './plain.js';
import { isPostgres } from './postgres/address.js';
import { inMemory } from './sqlite.js';
import type {
  Append,
  AppendAnswer,
  Archive,
  HandBook,
  Json,
  Overview,
  Snapshot,
  Store,
  StoredEvent,
  StreamFrom,
  StreamHead,
  Verdict,
} from './store.js';
import { threaded } from './thread.js';
import { lift, type Upcasters } from './upcast.js';

export interface StoreSettings {
  /** A file, made with its folder when missing; `:memory:` keeps nothing and needs no thread; or the address of a PostgreSQL database. */
  readonly path: string;
  readonly upcasters?: Upcasters;
  /** Only reads, in this thread: nothing is made, nothing brought up to date. */
  readonly looks?: boolean;
  /** False keeps the desk in this thread. */
  readonly thread?: boolean;
}

const pageSize = 500;
/** Of all streams: they are short, and there are many. */
const everySize = 5000;
const archivableSize = 100;
const everything = Number.MAX_SAFE_INTEGER;

export async function openStore(settings: StoreSettings): Promise<Store> {
  const { path, upcasters = {}, looks = false } = settings;
  if (isPostgres(path)) {
    const { postgres } = await import('./postgres/courier.js'); // only who has such a database waits for its driver to load
    return new CourierStore(await postgres({ url: path, looks }), upcasters);
  }
  const { thread = path !== inMemory && !looks } = settings;
  const place = path === inMemory ? path : resolve(path);
  if (looks) return new CourierStore(inline(place, true), upcasters);
  if (place !== inMemory) await makePrivate(place).catch(cannotOpen);
  const courier = thread ? await threaded(place) : inline(place);
  return new CourierStore(courier, upcasters);
}

/** A store over whatever answers its asks. */
export const storeOver = (courier: Courier, upcasters: Upcasters = {}): Store => new CourierStore(courier, upcasters);

/**
 * Who owns what in a database that several nodes share.
 * @param silent milliseconds after which a database that says nothing is taken for gone; well below a lease
 */
export async function openLeases(url: string, silent: number): Promise<Leases> {
  const { leasesIn } = await import('./postgres/leases.js');
  return leasesIn(url, silent);
}

/** Names, wallets and sealed faces lie in there: a new file is for its owner only. The log beside it follows suit. */
async function makePrivate(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await (await open(path, 'a', 0o600)).close();
}

function cannotOpen(error: Error): never {
  const message = 'the store cannot be opened: look at the path and at the rights of its folder';
  throw new StoreError('cannot-open', `${message} (${error.message})`);
}

const parsed = (text: string): Json => JSON.parse(text) as Json;

class CourierStore implements Store {
  readonly ledger: Ledger;
  readonly hands: HandBook;
  readonly overview: Overview;
  /** By hash; and those that are known to be in the store. */
  private readonly dictionaries = new Map<string, TableDictionary>();
  private readonly kept = new WeakSet<TableDictionary>();

  constructor(
    private readonly courier: Courier,
    private readonly upcasters: Upcasters,
  ) {
    this.ledger = ledgerOver(courier);
    this.hands = handsOver(courier);
    this.overview = this.overviewed();
  }

  async append(append: Append): Promise<AppendAnswer> {
    const { dictionary } = append;
    if (dictionary !== undefined && !this.kept.has(dictionary)) await this.keep(dictionary);
    return (await this.courier.ask({ ask: 'append', sheet: sheetOf(append) })) as AppendAnswer;
  }

  async appended(stream: string, id: string): Promise<number | undefined> {
    return (await this.courier.ask({ ask: 'appended', stream, id })) as number | undefined;
  }

  async read(stream: string, from = 1, limit = everything): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    while (events.length < limit) {
      const size = Math.min(limit - events.length, pageSize);
      const page = await this.page(stream, from + events.length, size);
      for (const raw of page) events.push(this.eventOf(raw));
      if (page.length < size) break;
    }
    return events;
  }

  async *pages(stream: string, from = 1, size = pageSize): AsyncGenerator<readonly StoredEvent[]> {
    for await (const page of this.rawPages(stream, from, size)) yield page.map((raw) => this.eventOf(raw));
  }

  async since(position: number, limit = pageSize): Promise<readonly StoredEvent[]> {
    const raw = (await this.courier.ask({ ask: 'since', position, limit })) as RawEvent[];
    await this.learn(raw);
    return raw.map((one) => this.eventOf(one));
  }

  async streams(prefix = ''): Promise<readonly StreamHead[]> {
    return (await this.courier.ask({ ask: 'streams', prefix })) as StreamHead[];
  }

  async latest(stream: string): Promise<StreamHead> {
    return (await this.courier.ask({ ask: 'latest', stream })) as StreamHead;
  }

  async verifyStream(stream: string, mayWithhold = false, from = 1): Promise<Verdict> {
    const chain = new ChainReader(stream, mayWithhold);
    try {
      const [before] = from > 1 ? await this.page(stream, from - 1, 1) : [];
      if (before !== undefined) chain.after(before);
      return await this.verified(stream, chain);
    } catch (error) {
      // Bytes whose dictionary is gone or changed say nothing, however well they fit the chain.
      if (!(error instanceof StoreError && error.code === 'corrupt')) throw error;
      return { sound: false, version: chain.version + 1, why: error.message };
    }
  }
  /** The head is taken first: what is appended meanwhile is not looked at. */
  private async verified(stream: string, chain: ChainReader): Promise<Verdict> {
    const head = await this.latest(stream);
    for await (const page of this.rawPages(stream, chain.version + 1, pageSize)) {
      for (const event of page) {
        if (chain.version === head.version) break;
        const why = chain.add(event);
        if (why !== undefined) return { sound: false, version: chain.version + 1, why };
      }
    }
    const hash = Buffer.from(chain.hash).toString('hex');
    if (chain.version !== head.version || hash !== head.hash) {
      return { sound: false, version: chain.version + 1, why: `the stream should reach version ${head.version}` };
    }
    return { sound: true, version: chain.version, hash, withheld: chain.withheld };
  }

  async putSnapshot({ stream, version, kind, body, epoch, under }: Snapshot): Promise<boolean> {
    const text = JSON.stringify(body);
    return (await this.courier.ask({
      ...{ ask: 'put-snapshot', stream, version, kind, body: text },
      ...(epoch === undefined ? {} : { epoch }),
      ...(under === undefined ? {} : { under }),
    })) as boolean;
  }

  async getSnapshot(stream: string, kind: string): Promise<Snapshot | undefined> {
    const found = (await this.courier.ask({ ask: 'get-snapshot', stream, kind })) as
      | { version: number; body: string }
      | undefined;
    return found && { stream, kind, version: found.version, body: JSON.parse(found.body) as Json };
  }

  async archive({ stream, before, idle, few, epoch, under }: Archive): Promise<number> {
    return (await this.courier.ask({
      ...{ ask: 'archive', stream, before, idle },
      ...(few === undefined ? {} : { few }),
      ...(epoch === undefined ? {} : { epoch }),
      ...(under === undefined ? {} : { under }),
    })) as number;
  }

  async head(from?: Pick<StoreHead, 'events' | 'chain'>): Promise<StoreHead | undefined> {
    return (await this.courier.ask({ ask: 'head', ...(from ? { from } : {}) })) as StoreHead | undefined;
  }

  async headAt(
    { events, entries }: Pick<StoreHead, 'events' | 'entries'>,
    from?: Pick<StoreHead, 'events' | 'chain'>,
  ): Promise<StoreHead | undefined> {
    const ask = { ask: 'head-at', events, entries, ...(from ? { from } : {}) } as const;
    return (await this.courier.ask(ask)) as StoreHead | undefined;
  }

  async endsAt({ events, entries }: Pick<StoreHead, 'events' | 'entries'>): ReturnType<Store['endsAt']> {
    return (await this.courier.ask({ ask: 'ends-at', events, entries })) as Awaited<ReturnType<Store['endsAt']>>;
  }

  async tails(count: number, streams: number): Promise<readonly string[]> {
    return (await this.courier.ask({ ask: 'tails', count, streams })) as string[];
  }

  async copy(to: string): Promise<void> {
    await this.courier.ask({ ask: 'copy', to });
  }

  async inspect(): Promise<readonly string[]> {
    return (await this.courier.ask({ ask: 'inspect' })) as string[];
  }

  close(): Promise<void> {
    return this.courier.close();
  }
  private overviewed(): Overview {
    const { courier } = this;
    return {
      extent: async () => (await courier.ask({ ask: 'extent' })) as Extent,
      every: (prefix) => this.every(prefix),
      unread: async (prefix) => (await courier.ask({ ask: 'unread', prefix })) as string[],
      idleGuests: async (before) => (await courier.ask({ ask: 'idle-guests', before })) as string[],
      countAt: async (time) => (await courier.ask({ ask: 'count-at', time })) as number,
      touched: async (after) => (await courier.ask({ ask: 'touched', after })) as StreamFrom[],
      archivable: async (prefix, after, due) =>
        (await courier.ask({ ask: 'archivable', prefix, after, due, limit: archivableSize })) as string[],
      stands: async (prefix) => (await courier.ask({ ask: 'stands', prefix })) as StandOf[],
      putStand: async (stand) => (await courier.ask({ ask: 'put-stand', stand })) as boolean,
    };
  }
  private async *every(prefix: string): AsyncGenerator<readonly StoredEvent[]> {
    for (let after = { stream: prefix, version: 0 }; ; ) {
      const raw = (await this.courier.ask({ ask: 'every', prefix, ...after, limit: everySize })) as RawEvent[];
      await this.learn(raw);
      if (raw.length === 0) return;
      yield raw.map((one) => this.eventOf(one));
      const { stream, version } = raw.at(-1)!;
      after = { stream, version };
    }
  }

  /** A dictionary is in the store before anything that was packed by it. */
  private async keep(dictionary: TableDictionary): Promise<void> {
    const bound = bind(dictionary);
    await this.courier.ask({ ask: 'put-dictionary', bound });
    this.kept.add(dictionary);
    this.dictionaries.set(bound.hash, dictionary);
  }
  /** Fetches the dictionaries that some events are packed by. */
  private async learn(events: readonly RawEvent[]): Promise<void> {
    for (const { body } of events) {
      if (typeof body === 'string' || this.dictionaries.has(body.by)) continue;
      const found = (await this.courier.ask({ ask: 'dictionary', hash: body.by })) as Uint8Array | undefined;
      if (found === undefined) throw new StoreError('corrupt', 'the dictionary of packed events is missing');
      this.dictionaries.set(body.by, unbind({ hash: body.by, body: found }));
    }
  }

  private async page(stream: string, from: number, limit: number): Promise<readonly RawEvent[]> {
    const page = (await this.courier.ask({ ask: 'read', stream, from, limit })) as RawEvent[];
    await this.learn(page);
    return page;
  }

  private async *rawPages(stream: string, from: number, limit: number): AsyncGenerator<readonly RawEvent[]> {
    for (let next = from; ; ) {
      const page = await this.page(stream, next, limit);
      if (page.length > 0) yield page;
      if (page.length < limit) return;
      next = page.at(-1)!.version + 1;
    }
  }

  private eventOf({ body, ...raw }: RawEvent): StoredEvent {
    const text = typeof body === 'string' ? body : null;
    const told = typeof body === 'string' ? parsed(body) : unpackBody(this.dictionaries.get(body.by)!, body.bytes);
    return { ...raw, text, body: lift(this.upcasters, told) };
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function sheetOf({ stream, expect, at, events, transfers = [], id, dictionary, epoch, under }: Append): Sheet {
  const bad = (why: string): never => {
    throw new StoreError('bad-append', why);
  };
  if (typeof stream !== 'string' || stream === '' || stream.length > 200)
    bad('a stream has a name of 1 to 200 letters');
  if (!isCount(expect)) bad('an append says which version it expects, 0 for a new stream');
  if (!isCount(at)) bad('an append is stamped in whole milliseconds');
  if (events.length === 0 && transfers.length === 0) bad('an append has something to append');
  if (id !== undefined && (id === '' || id.length > 200)) bad('the id of an append has 1 to 200 letters');
  const bodies = events.map((body) => (dictionary === undefined ? textOf(body) : packBody(dictionary, body)));
  const owned = { ...(epoch === undefined ? {} : { epoch }), ...(under === undefined ? {} : { under }) };
  return { stream, expect, at, bodies, transfers, id: id ?? null, ...owned };
}

function ledgerOver(courier: Courier): Ledger {
  const entries = async (after: number, limit = 1000) =>
    (await courier.ask({ ask: 'entries', after, limit })) as readonly Entry[];
  return {
    entries,
    balance: async (account) => (await courier.ask({ ask: 'balance', account })) as Balance,
    recent: async (account, page) => (await courier.ask({ ask: 'recent', account, page })) as Recent,
    statement: async (account, from, to, page = {}) =>
      (await courier.ask({ ask: 'statement', account, from, to, page })) as Statement,
    transfer: async (id) => (await courier.ask({ ask: 'transfer', id })) as Entry | undefined,
    pending: async () => (await courier.ask({ ask: 'pending' })) as readonly Entry[],
    accounts: async (prefix = '') => (await courier.ask({ ask: 'accounts', prefix })) as readonly Balance[],
    trialBalance: async () => (await courier.ask({ ask: 'trial-balance' })) as TrialBalance,
    audit: async (whole): Promise<Audit> =>
      auditBook((await courier.ask({ ask: 'closing' })) as Closing, entries, whole),
    auditSince: async (time): Promise<Audit> => {
      const closing = (await courier.ask({ ask: 'closing' })) as Closing;
      const pending = async () => (await courier.ask({ ask: 'pending' })) as readonly Entry[];
      const entry = async (id: string) => (await courier.ask({ ask: 'transfer', id })) as Entry | undefined;
      return auditSince(closing, time, { entries, entry, pending });
    },
  };
}

const handsOver = (courier: Courier): HandBook => ({
  put: async (read: HandsRead) => (await courier.ask({ ask: 'put-hands', read })) as boolean,
  readTo: async (stream) => (await courier.ask({ ask: 'hands-read', stream })) as number,
  list: async (query: HandQuery) => (await courier.ask({ ask: 'hands', query })) as readonly IndexedHand[],
  sums: async (query: SumQuery) => (await courier.ask({ ask: 'hand-sums', query })) as readonly HandSum[],
  one: async (owner, table, round) =>
    (await courier.ask({ ask: 'hand', owner, table, round })) as IndexedHand | undefined,
});
