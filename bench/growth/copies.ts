// Many tables like one, written into the database row by row as the store would have left them once their hands are in the archive: every
// chain holds, every pack is sealed anew, the book adds up, everything is in the index. So a million hands take minutes.
import { headLine, keyIn, sealer, signerIn } from '../../packages/room/src/fair/index.js';
import { writeHeads } from '../../packages/room/src/house/heads.js';
import { openStore } from '../../packages/room/src/index.js';
import { all, type Entry, hashEntry, kindOf, type SqlValue } from '../../packages/room/src/ledger/index.js';
import type { RawEvent } from '../../packages/room/src/store/asks.js';
import { bundled } from '../../packages/room/src/store/bundle.js';
import { firstHash, hashLink } from '../../packages/room/src/store/chain.js';
import { openEvents } from '../../packages/room/src/store/events.js';
import { chained, type StoreHead } from '../../packages/room/src/store/heads.js';
import { openSide, type Side } from '../../packages/room/src/store/move/side.js';
import { storeTables } from '../../packages/room/src/store/move/tables.js';
import { packBody, unpackBody } from '../../packages/room/src/store/packed.js';
import { hex, TODAYS } from '../../packages/room/src/store/rows.js';
import { dictionaryFor } from '../../packages/room/src/table/dictionary.js';
import { type Place, type Played, sealedAt } from './played.js';

const FIRST = 'copy0';
const NAME = /(^|[:/-])copy0(?=$|[:/])/g;
/** Tables that are played at the same time, so that their hands lie between one another. */
const AT_ONCE = 64;
const FULL = 320;

type Values = Readonly<Record<string, SqlValue>>;
type Rows = Record<string, Values[]>;
interface Template {
  readonly hands: readonly (readonly RawEvent[])[];
  readonly entries: readonly Entry[];
  /** Its rows in other tables, as they are there. */
  readonly beside: Readonly<Record<'hands' | 'hand_marks' | 'stands' | 'snapshots' | 'hand_sums', readonly Values[]>>;
  readonly names: Readonly<Record<string, number>>;
  readonly dictionary: number;
}
/** A table that is being written. */
interface Copy {
  readonly id: string;
  readonly stream: number;
  readonly positions: number[];
  readonly hashes: Uint8Array[];
  loose: RawEvent[];
  before: Uint8Array;
  archived: number;
}
interface Account {
  readonly id: number;
  balance: number;
  isNew: boolean;
}

const tables = new Map(storeTables().map((table) => [table.name, table]));
const rowsIn = async (side: Side, name: string, where = '', ...values: SqlValue[]): Promise<Values[]> => {
  const { columns } = tables.get(name)!;
  const rows = await side.done(all(`SELECT ${columns.join(', ')} FROM ${name} ${where}`, ...values));
  return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]!])));
};
const nextId = async (side: Side, name: string): Promise<number> =>
  Number((await side.done(all(`SELECT coalesce(max(id), 0) FROM ${name}`)))[0]![0]) + 1;

export class Copies {
  private head!: StoreHead;
  private chain!: Uint8Array;
  private accounts = new Map<string, Account>();
  private next = { streams: 0, accounts: 0, hand_names: 0 };
  private rows: Rows = {};
  private book: Uint8Array = firstHash;
  private position = 0;
  private seq = 0;
  private readonly seal;
  private readonly dictionary;

  private constructor(
    private readonly place: Place,
    { table }: Played,
    private readonly template: Template,
  ) {
    this.seal = sealer(keyIn(place.folder, { create: false }));
    this.dictionary = dictionaryFor(table.rules);
  }

  static async of(place: Place, played: Played): Promise<Copies> {
    const store = await openStore({ path: place.path, looks: true });
    const entries = (await store.ledger.entries(0, 1e6)).filter(({ stream }) => stream === `table-${FIRST}`);
    await store.close();
    const side = await openSide(place.path, 'from');
    const events = await side.done(openEvents(TODAYS).read(`table-${FIRST}`, 1, Number.MAX_SAFE_INTEGER));
    const dictionary = dictionaryFor(played.table.rules);
    const hands: RawEvent[][] = [[]];
    for (const event of events) {
      hands.at(-1)!.push(event);
      if (typeof event.body !== 'string' && typeOf(unpackBody(dictionary, event.body.bytes)) === 'RoundClosed')
        hands.push([]);
    }
    const [stream] = await rowsIn(side, 'streams', 'WHERE name = ?', `table-${FIRST}`);
    const [place_] = await rowsIn(side, 'hand_names', 'WHERE name = ?', FIRST);
    const [mark] = await rowsIn(side, 'hand_names', 'WHERE name = ?', `table:${FIRST}`);
    const beside = {
      hands: await rowsIn(side, 'hands', 'WHERE place = ?', place_!.id!),
      hand_marks: await rowsIn(side, 'hand_marks'),
      hand_sums: await rowsIn(side, 'hand_sums'),
      stands: await rowsIn(side, 'stands', 'WHERE stream = ?', stream!.id!),
      snapshots: await rowsIn(side, 'snapshots', 'WHERE stream = ?', stream!.id!),
    };
    const [row] = await side.done(
      all('SELECT dictionary FROM events WHERE stream = ? AND dictionary IS NOT NULL LIMIT 1', stream!.id!),
    );
    await side.close();
    const names = { place: Number(place_!.id), mark: Number(mark!.id) };
    const kept = {
      hands: hands.filter((hand) => hand.length > 0),
      entries,
      beside,
      names,
      dictionary: Number(row![0]),
    };
    return new Copies(place, played, kept);
  }

  /** Tables from that number on, up to another; and the head signed that the record has then. */
  async store(from: number, to: number): Promise<void> {
    await this.lookUp();
    for (let at = from; at < to; at += AT_ONCE) await this.group(at, Math.min(to, at + AT_ONCE));
    const side = await openSide(this.place.path, 'to');
    for (const { owner, hour, house, game, practice, hands, net } of this.template.beside.hand_sums)
      await side.done(
        all(
          `UPDATE hand_sums SET hands = ?, net = ? WHERE owner = ? AND hour = ? AND house = ? AND game = ? AND practice = ?
            RETURNING owner`,
          ...[Number(hands) * to, Number(net) * to, owner!, hour!, house!, game!, practice!],
        ),
      );
    await side.keep();
    await side.close();
    await this.sign();
  }
  private async lookUp(): Promise<void> {
    const store = await openStore({ path: this.place.path, looks: true });
    this.head = (await store.head(this.head))!;
    await store.close();
    this.chain = Buffer.from(this.head.chain, 'hex');
    [this.position, this.seq, this.book] = [this.head.events, this.head.entries, Buffer.from(this.head.book, 'hex')];
    const side = await openSide(this.place.path, 'from');
    for (const { id, name, balance } of await rowsIn(side, 'accounts'))
      this.accounts.set(String(name), { id: Number(id), balance: Number(balance), isNew: false });
    for (const name of ['streams', 'accounts', 'hand_names'] as const) this.next[name] = await nextId(side, name);
    await side.close();
  }
  private async sign(): Promise<void> {
    const store = await openStore({ path: this.place.path, looks: true });
    this.head = (await store.head({ events: this.position, chain: hex(this.chain) }))!;
    await store.close();
    const signer = signerIn(this.place.folder, { create: false });
    await writeHeads(this.place.folder, [headLine({ at: Date.now(), ...this.head }, signer)]);
  }

  private put(table: string, row: Values): void {
    const rows = this.rows[table] ?? [];
    this.rows[table] = rows;
    rows.push(row);
  }
  private async group(from: number, to: number): Promise<void> {
    this.rows = {};
    const group = Array.from({ length: to - from }, (_, i) => this.begun(`copy${from + i}`));
    const { hands } = this.template;
    hands.forEach((hand, n) => {
      for (const copy of group) this.hand(copy, hand, n === hands.length - 1);
    });
    for (const copy of group) this.ended(copy);
    await this.write();
  }
  private begun(id: string): Copy {
    return { id, stream: this.next.streams++, positions: [], hashes: [], loose: [], before: firstHash, archived: 0 };
  }
  private hand(copy: Copy, hand: readonly RawEvent[], isLast: boolean): void {
    const stream = `table-${copy.id}`;
    const name = Buffer.from(stream);
    for (const event of hand) {
      const body = this.bodyFor(copy.id, event);
      const { version, at } = event;
      const hash = hashLink(copy.hashes.at(-1) ?? firstHash, name, { version, at, body });
      this.chain = chained(this.chain, hash);
      copy.positions.push(++this.position);
      copy.hashes.push(hash);
      copy.loose.push({ stream, version, at, body, position: this.position, hash: hex(hash) });
      const isEnd = isLast && event === hand.at(-1);
      if (copy.loose.length === FULL && !isEnd) this.bundle(copy);
    }
    const versions = hand.map(({ version }) => version);
    for (const entry of this.template.entries) if (versions.includes(entry.version)) this.book_(entry, copy.id);
  }
  private bodyFor(id: string, { body }: RawEvent): RawEvent['body'] {
    if (typeof body === 'string') return body;
    const e = this.changing(body.bytes);
    if (e === null) return body;
    const now = 'sealed' in e ? { ...e, sealed: sealedAt(e as never, FIRST, id, this.seal) } : { ...e, id };
    return packBody(this.dictionary, now);
  }
  /** What of an event is not the same at every table; found out once for each. */
  private readonly known = new Map<Uint8Array, object | null>();
  private changing(bytes: Uint8Array): object | null {
    const had = this.known.get(bytes);
    if (had !== undefined) return had;
    const e = unpackBody(this.dictionary, bytes) as object;
    const found = ['DeckPledged', 'TableOpened'].includes(typeOf(e)) ? e : null;
    this.known.set(bytes, found);
    return found;
  }
  private bundle(copy: Copy): void {
    if (copy.loose.length === 0) return;
    const made = bundled(copy.loose, copy.before);
    this.put('bundles', { stream: copy.stream, ...made });
    [copy.loose, copy.before, copy.archived] = [[], made.hash, made.last];
  }
  private book_(entry: Entry, id: string): void {
    const as = (text: string): string => text.replace(NAME, `$1${id}`);
    const [from, to] = [as(entry.from) as Entry['from'], as(entry.to) as Entry['to']];
    const [source, target] = [this.account(from), this.account(to)];
    source.balance -= entry.amount;
    target.balance += entry.amount;
    const { kind, amount, reason, rule, patron, refers, at, version } = entry;
    const [fromAfter, toAfter] = [source.balance, target.balance];
    const draft = { id: as(entry.id), kind, from, to, amount, reason, rule, patron, table: entry.table && id, refers };
    const origin = { stream: `table-${id}`, at, version };
    this.book = hashEntry(this.book, { ...draft, ...origin, fromAfter, toAfter, seq: ++this.seq });
    this.put('transfers', {
      ...{ seq: this.seq, id: draft.id, kind, source: source.id, target: target.id, amount, reason, rule, patron },
      ...{ felt: draft.table, refers, ...origin, source_after: fromAfter, target_after: toAfter, hash: this.book },
    });
  }
  private account(name: string): Account {
    const had = this.accounts.get(name);
    if (had) return had;
    const made = { id: this.next.accounts++, balance: 0, isNew: true };
    this.accounts.set(name, made);
    return made;
  }
  private ended(copy: Copy): void {
    const last = copy.loose.pop()!;
    this.bundle(copy);
    const { id, stream, positions, hashes, archived } = copy;
    const { version, position, at, body, hash } = last;
    const said =
      typeof body === 'string'
        ? { body, packed: null, dictionary: null }
        : { body: '', packed: body.bytes, dictionary: this.template.dictionary };
    this.put('streams', { id: stream, name: `table-${id}`, version, hash: Buffer.from(hash, 'hex'), archived });
    this.put('events', { position, stream, version, at, hash: Buffer.from(hash, 'hex'), ...said });
    const { beside, names } = this.template;
    const [place, mark] = [this.next.hand_names++, this.next.hand_names++];
    this.put('hand_names', { id: place, name: id });
    this.put('hand_names', { id: mark, name: `table:${id}` });
    const where = new Map(beside.hands.map((row) => [row.position, positions[Number(row.last) - 1]!]));
    for (const row of beside.hands) this.put('hands', { ...row, place, position: where.get(row.position!)! });
    for (const row of beside.hand_marks)
      this.put('hand_marks', {
        ...row,
        mark: Number(row.mark) === names.mark ? mark : row.mark!,
        position: where.get(row.position!)!,
      });
    this.put('hands_read', { stream: `table-${id}`, version });
    const named = (text: SqlValue): string => String(text).replaceAll(`"${FIRST}"`, `"${id}"`);
    for (const row of beside.stands) this.put('stands', { ...row, stream, body: named(row.body!) });
    for (const row of beside.snapshots)
      this.put('snapshots', { ...row, stream, hash: hashes[Number(row.version) - 1]!, body: named(row.body!) });
  }
  private async write(): Promise<void> {
    for (const [name, account] of this.accounts) if (account.isNew) this.put('accounts', accountRow(name, account));
    const side = await openSide(this.place.path, 'to');
    for (const [name, table] of tables) {
      const rows = this.rows[name] ?? [];
      if (rows.length > 0)
        await side.put(
          table,
          rows.map((row) => table.columns.map((column) => row[column] ?? null)),
        );
    }
    for (const account of this.accounts.values()) {
      if (!account.isNew)
        await side.done(all('UPDATE accounts SET balance = ? WHERE id = ? RETURNING id', account.balance, account.id));
      account.isNew = false;
    }
    await side.keep();
    await side.close();
    // What is only a table's own is not touched again.
    for (const name of this.accounts.keys()) if (/copy\d/.test(name)) this.accounts.delete(name);
  }
}
const typeOf = (e: unknown): string => (e as { type: string }).type;
const accountRow = (name: string, { id, balance }: Account): Values => ({
  ...{ id, name, kind: kindOf(name) ?? '', balance, held: 0 },
  may_owe: ['grant', 'cash'].includes(kindOf(name) ?? '') ? 1 : 0,
});
