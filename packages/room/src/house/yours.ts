// One's own hands: found by the index, each read from its stream through its owner's eyes; their course and sums; and what one wrote to
// them, which is nobody else's business. A page costs what it shows.
import { count, fact, faultIn, text } from 'baraja/facts';
import type { FlatOf, TableRules } from 'baraja/table';
import type { HandNote, HandQuery, HandSum, IndexedHand, Store, SumQuery } from '../store/index.js';
import { isAppended } from '../store/index.js';
import { HandsReader, MARKS } from './hands-read.js';
import { dealtInto, type RoundKept, roundFor, type TableLog, type TableTold, toldOf } from './history.js';
import { type CardsShown, cardsShown } from './own-cards.js';
import { type RuledHand, ruledIn } from './ruled.js';

/** What stands in the stream of somebody's notes. */
export const NOTE_FACTS = {
  /** What he wrote to a hand of his; empty takes it away. */
  HandNoted: fact({ table: text, round: count, text }),
};
type HandNoted = FlatOf<typeof NOTE_FACTS, 'HandNoted'>;
export const NOTE_MAX = 1000;
const notesOf = (patron: string): string => `notes-${patron}`;

/** A hand as its owner sees it in a list. */
export interface OwnHand extends Omit<IndexedHand, 'owner' | 'first' | 'last'> {
  /** As it is told again; null where today's book cannot lay it out any more. */
  readonly told: (Omit<RoundKept, 'proofs' | 'rules' | 'table'> & CardsShown) | null;
}
export interface OwnPage {
  readonly hands: readonly OwnHand[];
  /** By id: the tables they were played at. */
  readonly tables: Readonly<Record<string, TableTold & { readonly rules: TableRules | null }>>;
  /** The `before` of the next page; null at the end. */
  readonly next: number | null;
  /** What earlier programs stored is still being read: there may be more hands than these. */
  readonly reading: boolean;
}
export interface Course {
  /** Oldest first; of very many hands the newest. */
  readonly points: readonly Pick<IndexedHand, 'position' | 'at' | 'table' | 'round' | 'house' | 'game' | 'net'>[];
  readonly more: boolean;
  readonly sums: readonly HandSum[];
}
export type Asked = Omit<HandQuery, 'owner' | 'limit'>;
const COURSE_MAX = 1000;

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  readonly log: (table: string) => Promise<TableLog | null>;
  readonly isPerson: (patron: string) => boolean;
  readonly trouble: (error: unknown) => void;
}

export class Yours {
  private readonly queue: string[] = [];
  private working: Promise<void> | null = null;
  private starting: Promise<void> | null = null;
  private isStopped = false;

  constructor(private readonly deps: Deps) {}

  /** Reads what the index has not: everything, for a room of an earlier edition; what a crash cut off, for another. */
  start(): void {
    this.starting = this.readAll()
      .catch(this.deps.trouble)
      .finally(() => {
        this.starting = null;
      });
  }
  private async readAll(): Promise<void> {
    const { store } = this.deps;
    // What a house ruled afterwards is said of hands that are known by then.
    for (const prefix of ['table-', 'notes-', 'office-'])
      for (const stream of await store.overview.unread(prefix)) {
        if (this.isStopped) return;
        await this.read(stream).catch(this.deps.trouble);
      }
  }
  /** Tables with a closed hand that waits to be read. */
  get unread(): number {
    return this.queue.length;
  }
  /** A hand has closed at a table: it is read when there is time. */
  closed(table: string): void {
    this.wake(`table-${table}`);
  }
  /** A house's office ruled about a hand that was over. */
  ruled(house: string): void {
    this.wake(`office-${house}`);
  }
  private wake(stream: string): void {
    if (!this.queue.includes(stream)) this.queue.push(stream);
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }
  private async work(): Promise<void> {
    for (let stream = this.queue.shift(); stream !== undefined; stream = this.queue.shift())
      if (!this.isStopped) await this.read(stream).catch(this.deps.trouble);
  }
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.starting, this.working]);
  }
  private async read(stream: string): Promise<void> {
    if (stream.startsWith('table-')) await this.readTable(stream.slice('table-'.length), stream);
    else if (stream.startsWith('notes-')) await this.readNotes(stream.slice('notes-'.length), stream);
    else await this.readOffice(stream);
  }
  private async readTable(table: string, stream: string): Promise<void> {
    const { store, isPerson } = this.deps;
    let from = await store.hands.readTo(stream);
    const log = await this.deps.log(table);
    if (!log) return;
    const house = log.rules?.house ?? log.opened.opening.house;
    const reader = new HandsReader({ table, house, practice: log.opened.practice, isPerson }, from);
    for await (const page of store.pages(stream, from + 1)) {
      if (this.isStopped) return;
      for (const event of page) reader.add(event);
      const { version } = reader;
      if (version === from) continue;
      if (!(await store.hands.put({ stream, from, version, hands: reader.take(), notes: [] }))) return;
      from = version;
    }
  }
  private async readNotes(owner: string, stream: string): Promise<void> {
    const { store } = this.deps;
    const from = await store.hands.readTo(stream);
    const notes: HandNote[] = [];
    let version = from;
    for (const { body, version: at } of await store.read(stream, from + 1)) {
      const { table, round, text: said } = body as unknown as HandNoted;
      notes.push({ owner, table, round, text: said });
      version = at;
    }
    if (version > from) await store.hands.put({ stream, from, version, hands: [], notes });
  }
  private async readOffice(stream: string): Promise<void> {
    const { store } = this.deps;
    const whole = () => store.read(stream);
    let from = await store.hands.readTo(stream);
    for await (const page of store.pages(stream, from + 1)) {
      const version = page.at(-1)?.version ?? from;
      if (this.isStopped || version === from) return;
      const marked = (await Promise.all((await ruledIn(page, whole)).map((one) => this.marksOf(one)))).flat();
      if (!(await store.hands.put({ stream, from, version, hands: [], notes: [], marked }))) return;
      from = version;
    }
  }
  /** Everybody who was dealt in finds it. */
  private async marksOf({ table, round, rule }: RuledHand) {
    const log = await this.deps.log(table);
    const dealt = (log && (await dealtInto(log, round))) ?? [];
    const marks = [MARKS.kind('ruling'), ...(rule === null ? [] : [MARKS.clause(rule)])];
    return dealt.map(({ id: owner }) => ({ owner, table, round, marks }));
  }

  /** Newest first. */
  async page(owner: string, asked: Asked, limit: number): Promise<OwnPage> {
    await this.working;
    const rows = await this.deps.store.hands.list({ ...asked, owner, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const logs = new Map<string, TableLog | null>();
    const hands: OwnHand[] = [];
    for (const row of shown) {
      if (!logs.has(row.table)) logs.set(row.table, await this.deps.log(row.table));
      hands.push(await ownHand(row, logs.get(row.table) ?? null));
    }
    const tables = [...logs].flatMap(([id, log]) => (log ? [[id, { ...toldOf(log), rules: log.rules }] as const] : []));
    const next = rows.length > limit ? (shown.at(-1)?.position ?? null) : null;
    return { hands, tables: Object.fromEntries(tables), next, reading: this.starting !== null };
  }
  /** How it went, hand by hand, and what came of it by game and house. */
  async course(owner: string, asked: Asked): Promise<Course> {
    await this.working;
    const { hands } = this.deps.store;
    const rows = await hands.list({ ...asked, owner, limit: COURSE_MAX + 1 });
    const { practice, from, to } = asked;
    const period: SumQuery = { owner, ...given({ practice, from, to }) };
    const points = rows
      .slice(0, COURSE_MAX)
      .map(({ position, at, table, round, house, game, net }) => ({ position, at, table, round, house, game, net }));
    return { points: points.reverse(), more: rows.length > COURSE_MAX, sums: await hands.sums(period) };
  }
  /** Writes something to a hand of one's own; false where one had none there. */
  async note(owner: string, table: string, round: number, said: string): Promise<boolean> {
    await this.working;
    const { store, now } = this.deps;
    if (!(await store.hands.one(owner, table, round))) return false;
    const event: HandNoted = { type: 'HandNoted', table, round, text: said };
    const { type, ...fields } = event;
    const fault = faultIn(NOTE_FACTS, type, fields);
    if (fault !== null) throw new Error(`a note is not as it is declared: ${fault}`);
    const stream = notesOf(owner);
    for (;;) {
      const { version: expect } = await store.latest(stream);
      const answer = await store.append({ stream, expect, at: now(), events: [event] });
      if (isAppended(answer)) break;
      if (answer.refused !== 'conflict') throw new Error(`a note was refused: ${answer.refused}`);
    }
    await this.read(stream);
    return true;
  }
  /** One's own hand at a table; undefined where one had none. */
  one(owner: string, table: string, round: number): Promise<IndexedHand | undefined> {
    return this.deps.store.hands.one(owner, table, round);
  }
}
const given = <T extends object>(fields: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

async function ownHand({ owner, first, last, ...row }: IndexedHand, log: TableLog | null): Promise<OwnHand> {
  const kept = log && (await roundFor(log, row.round, owner, { first, last }));
  if (!kept || 'refused' in kept) return { ...row, told: null };
  const { proofs: _proofs, rules: _rules, table: _table, ...told } = kept;
  return { ...row, told: { ...told, ...cardsShown(told.events, row.seat) } };
}
