// Looks for what no run may show. It reads what is stored and what players were told, nothing a server believes: a chip made or lost, two
// owners, an answer without an event, a card seen early, an act done twice, a table that stands still.
import type { HeardFrame } from '@baraja/client';
import { type Sealer, type ServerFrame, type Store, type StoredTableEvent, toldFrom } from '@baraja/room';
import { Auditor as CardAuditor } from '@baraja/room/test/auditor';
import type { Database, Stored } from './database.js';

export const ROOM = 'room';

/** In one order, whoever wrote it down. */
const textOf = (value: unknown): string => JSON.stringify(value, (_, inside: unknown) => sorted(inside));
const sorted = (inside: unknown): unknown =>
  typeof inside === 'object' && inside !== null && !Array.isArray(inside)
    ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
    : inside;

/** Which press an id stands for, under whatever id it was sent. */
export const pressOf = (id: string): string => id.split('_')[0]!;

interface Heard {
  readonly patron: string;
  readonly frame: HeardFrame;
}

export class Auditor {
  /** What was found, in the order it was found. */
  readonly faults: string[] = [];
  private readonly versions = new Map<string, number>();
  /** By table and press: how often it was done. */
  private readonly done = new Map<string, number>();
  /** By table and id of an append: which version it led to, and who stored it. */
  private readonly ids = new Map<string, { readonly version: number; readonly writer: string }>();
  private readonly cards = new Map<string, CardAuditor>();
  private readonly stored = new Map<string, string[]>();
  private readonly hands = new Map<string, number>();
  private readonly toRead: Heard[] = [];
  private isBehind = false;

  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly sealer: Sealer,
    private readonly saw: (what: string) => void,
  ) {
    database.onStored = (stored) => this.wasStored(stored);
  }
  private fault(what: string): void {
    if (this.faults.length < 20) this.faults.push(what);
  }
  /** Hands that came to their end, by the record. */
  handsOf(table: string): number {
    return this.hands.get(`table-${table}`) ?? 0;
  }
  versionOf(table: string): number {
    return this.versions.get(`table-${table}`) ?? 0;
  }

  /** Everything that is stored, by whom: by whoever has the table, or else the room, and every press once. */
  private wasStored({ sheet, version, writer }: Stored): void {
    const { stream, id } = sheet;
    this.versions.set(stream, version);
    this.isBehind = true;
    if (writer === 'inside') return;
    const owner = this.database.writerOf(stream) ?? this.database.writerOf(ROOM);
    const isKept = stream.startsWith('edition-'); // the same, whoever keeps it
    if (writer !== owner && !isKept)
      this.fault(`two owners: ${writer} stored ${stream} ${version}, which is ${owner}'s`);
    if (writer !== this.database.writerOf(ROOM)) this.saw('stored by a server that does not keep the room');
    if (id === null) return;
    this.ids.set(`${stream} ${id}`, { version, writer });
    const press = `${stream} ${pressOf(id)}`;
    const times = (this.done.get(press) ?? 0) + 1;
    this.done.set(press, times);
    if (times > 1) this.fault(`an act done twice: ${press}, at ${version}`);
  }
  /** At the moment a server tells it: nothing is told that is not stored. */
  told(patron: string, frame: ServerFrame, server: string): void {
    if (!('version' in frame) || !('table' in frame)) return;
    const has = this.versionOf(frame.table);
    if (frame.version > has) this.fault(`${server} told ${patron} of version ${frame.version}, and ${has} is stored`);
    if (frame.t !== 'ack') return;
    const done = this.ids.get(`table-${frame.table} ${patron}/${frame.id}`);
    if (done === undefined) this.fault(`an answer without an event: ${patron} ${frame.id} by ${server}`);
    else if (frame.version < done.version) this.fault(`an answer before its event: ${patron} ${frame.id} by ${server}`);
    else if (done.writer !== server) this.saw('first answer given again by another server');
  }
  heard(patron: string, frame: HeardFrame): void {
    if ('table' in frame) this.toRead.push({ patron, frame });
  }

  /** Reads what has been stored, and what was heard, since. */
  async follow(): Promise<void> {
    if (this.isBehind) {
      this.isBehind = false;
      for (const [stream, version] of this.versions) if (stream.startsWith('table-')) await this.read(stream, version);
    }
    for (const { patron, frame } of this.toRead.splice(0)) this.judge(patron, frame);
  }
  private async read(stream: string, version: number): Promise<void> {
    const table = stream.slice('table-'.length);
    const known = this.stored.get(stream) ?? [];
    this.stored.set(stream, known);
    if (known.length === version) return;
    for (const { body } of await this.store.read(stream, known.length + 1)) {
      const event = body as unknown as StoredTableEvent;
      known.push(textOf(toldFrom(event)));
      if (event.type === 'RoundClosed') this.hands.set(stream, this.handsOf(table) + 1);
    }
    const cards = this.cards.get(table) ?? new CardAuditor(this.store, this.sealer, table);
    this.cards.set(table, cards);
    await cards.follow();
  }
  private judge(patron: string, frame: HeardFrame): void {
    if (!('table' in frame) || !('version' in frame)) return;
    const text = JSON.stringify(
      'view' in frame ? { ...frame, view: { ...frame.view, rules: null, edition: null } } : frame,
    );
    for (const fault of this.cards.get(frame.table)?.faultsIn(patron, text, frame.version) ?? [])
      this.fault(`a card seen early: ${fault}, told ${patron} at ${frame.version} of ${frame.table}`);
    if (frame.t === 'update') this.events(patron, frame);
  }
  /** What happened is the same for everybody, and as it is stored. */
  private events(patron: string, { table, from, version, events }: Extract<HeardFrame, { t: 'update' }>): void {
    if (events.length !== version - from) return; // what is not told any more was left out
    const known = this.stored.get(`table-${table}`) ?? [];
    events.forEach((event, i) => {
      if (known[from + i] !== textOf(event))
        this.fault(`${patron} was told of ${event.type} at ${from + i + 1} of ${table}, and it is not what is stored`);
    });
  }
}
