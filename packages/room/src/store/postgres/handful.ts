// Decides on appends that wait together, one after the other, upon what is known: what each is answered, and what is to be written for
// those that go through. Nothing is true before it is written; until then every answer may be taken back.
import {
  type AccountName,
  type Holding,
  hashEntry,
  isBookRefusal,
  judge,
  kindOf,
  mayOwe,
  type Plan,
  type Unbooked,
} from '../../ledger/index.js';
import type { Sheet } from '../asks.js';
import { firstHash, hashLink } from '../chain.js';
import { StoreError } from '../errors.js';
import { digestOf, hex } from '../rows.js';
import type { AppendAnswer, Appended } from '../store.js';
import { type KnownHead, type KnownNow, keyOf, type Sought } from './known.js';

/** An answer, once it is known where the first new event lies. */
export type Answer = (base: number) => AppendAnswer;
interface Earlier {
  readonly digest: string;
  readonly answer: (base: number) => Appended;
}
const noHead: KnownHead = { version: 0, hash: hex(firstHash), epoch: 0 };
const nothing: Holding = { balance: 0, held: 0 };

export class Handful {
  private readonly heads = new Map<string, KnownHead & { readonly was: number }>();
  private readonly earlier = new Map<string, Earlier>();
  private readonly accounts: Map<AccountName, Holding>;
  private readonly touched = new Set<AccountName>();
  private readonly entries = new Map<string, Unbooked>();
  private readonly resolutions = new Map<string, Unbooked>();
  private readonly events: object[] = [];
  private readonly appends: object[] = [];
  private readonly transfers: object[] = [];
  private readonly fences = new Map<string, number>();
  private book: Uint8Array;

  constructor(private readonly known: KnownNow) {
    this.accounts = new Map(known.accounts);
    for (const entry of known.entries) this.learn(entry);
    this.book = Buffer.from(known.book, 'hex');
  }
  private learn(entry: Unbooked): void {
    this.entries.set(entry.id, entry);
    if (entry.kind === 'post' || entry.kind === 'void') this.resolutions.set(entry.refers!, entry);
  }
  /** Where streams stand once it is stored. */
  get moved(): Iterable<readonly [string, KnownHead]> {
    return [...this.heads].map(([name, { version, hash, epoch }]) => [name, { version, hash, epoch }] as const);
  }
  get isEmpty(): boolean {
    return this.heads.size === 0;
  }

  /** Throws what only this append is to blame for. `sought`: what it would have stored, where a reply was lost. */
  decide(sheet: Sheet, sought: Sought | null): Answer {
    const { stream, expect: expected } = sheet;
    const found = sought && this.known.stored.get(keyOf(stream, sought.version));
    if (sought && found != null)
      return () => ({ stream, version: sought.version, position: found, hash: sought.hash, repeated: false });
    const head = this.heads.get(stream) ?? this.known.heads.get(stream) ?? noHead;
    for (const owned of [{ stream, epoch: sheet.epoch ?? 0 }, ...(sheet.under ? [sheet.under] : [])]) {
      const actual = this.known.heads.get(owned.stream)?.epoch ?? 0;
      if (actual !== owned.epoch) return this.before(sheet) ?? (() => ({ refused: 'fenced', ...owned, actual }));
    }
    if (head.version !== expected)
      return this.before(sheet) ?? (() => ({ refused: 'conflict', stream, expected, actual: head.version }));
    const plan = judge(
      {
        holding: (account) => this.accounts.get(account) ?? nothing,
        entry: (id) => this.entries.get(id),
        resolution: (id) => this.resolutions.get(id),
      },
      sheet.transfers,
    );
    if (isBookRefusal(plan)) return this.before(sheet) ?? (() => plan);
    return this.before(sheet) ?? this.write(sheet, head, plan);
  }

  /** The first answer to an append of this id, if there was one. */
  private before(sheet: Sheet): Answer | undefined {
    const { stream, id } = sheet;
    if (id === null) return undefined;
    const here = this.earlier.get(keyOf(stream, id)) ?? this.stored(stream, id);
    if (here === undefined) return undefined;
    if (here.digest !== hex(digestOf(sheet)))
      throw new StoreError('id-reused', `append ${id} of ${stream} was another one: an id stands for one append`);
    return (base) => ({ ...here.answer(base), repeated: true });
  }
  private stored(stream: string, id: string): Earlier | undefined {
    const row = this.known.appends.get(keyOf(stream, id));
    if (row === undefined) return undefined;
    const { digest, version, position, hash } = row;
    return {
      digest,
      answer: () => ({ stream, version, position, hash: hash ?? hex(firstHash), repeated: true }),
    };
  }

  private write(sheet: Sheet, head: KnownHead, plan: Plan): Answer {
    const { stream, at, bodies, id } = sheet;
    const name = Buffer.from(stream);
    let { version } = head;
    let hash: Uint8Array = Buffer.from(head.hash, 'hex');
    for (const body of bodies) {
      version++;
      hash = hashLink(hash, name, { version, at, body });
      const stored =
        typeof body === 'string'
          ? { body, packed: null, dictionary: null }
          : { body: '', packed: hex(body.bytes), dictionary: body.by };
      this.events.push({ place: this.events.length + 1, name: stream, version, at, ...stored, hash: hex(hash) });
    }
    const was = this.heads.get(stream)?.was ?? head.version;
    this.heads.set(stream, { version, hash: hex(hash), epoch: head.epoch, was });
    this.post(plan, { stream, version, at });
    if (sheet.under) this.fences.set(sheet.under.stream, sheet.under.epoch);
    const place = this.events.length;
    const answer = (base: number): Appended => ({
      ...{ stream, version, position: base + place, hash: hex(hash), repeated: false },
    });
    if (id !== null) {
      const digest = hex(digestOf(sheet));
      this.appends.push({ name: stream, id, digest, version, place });
      this.earlier.set(keyOf(stream, id), { digest, answer });
    }
    return answer;
  }
  private post(plan: Plan, origin: { stream: string; version: number; at: number }): void {
    for (const entry of plan.entries) {
      const seq = this.known.seq + this.transfers.length + 1;
      this.book = hashEntry(this.book, { ...entry, ...origin, seq });
      const { from: source, to: target, table: felt, fromAfter, toAfter, ...rest } = entry;
      this.transfers.push({
        ...{ ...rest, ...origin, seq, source, target, felt },
        ...{ source_after: fromAfter, target_after: toAfter, hash: hex(this.book) },
      });
      this.learn(entry);
    }
    for (const [account, holding] of plan.holdings) {
      this.accounts.set(account, holding);
      this.touched.add(account);
    }
  }

  /** What the one statement takes. The book must still end where it was looked up; otherwise positions are all the same to it. */
  work(): object {
    const { heads, events, appends, transfers } = this;
    const money = transfers.length === 0 ? {} : { seq: this.known.seq, book: hex(this.book) };
    const accounts = [...this.touched].map((name) => {
      const kind = kindOf(name)!;
      return { name, kind, may_owe: mayOwe(kind) ? 1 : 0, ...this.accounts.get(name)! };
    });
    const moved = [...heads].map(([name, head]) => ({ name, ...head }));
    const fences = [...this.fences].map(([name, epoch]) => ({ name, epoch }));
    return { count: events.length, fences, heads: moved, events, appends, accounts, transfers, ...money };
  }
}
