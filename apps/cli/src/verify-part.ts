// `--since` and `--table` of `baraja verify`: which part of a record is looked over, so that it costs what it shows.
import { type Store, type StreamFrom, versionOfHand } from '@baraja/room';
import { Stop } from './house.js';
import { spokenLanguage } from './words/index.js';
import { recordWords } from './words/record.js';

export interface Asked {
  /** A time, or a hand: TABLE/NUMBER, or with a table its number alone. */
  readonly since?: string;
  readonly table?: string;
}
export interface Part {
  readonly streams: readonly StreamFrom[];
  /** Heads are looked at from so many events on; null where they say nothing about the part. */
  readonly after: number | null;
  /** Money that was booked from then on is added up; null where no time was asked for. */
  readonly time: number | null;
  /** What is looked at, in words; null where it is everything. */
  readonly said: string | null;
}
const said = () => recordWords(spokenLanguage());

export async function partOf(store: Store, { since, table }: Asked): Promise<Part> {
  if (table !== undefined) return ofTable(store, table, since);
  if (since === undefined) {
    const streams = (await store.streams()).map(({ stream }) => ({ stream, from: 1 }));
    return { streams, after: 0, time: null, said: null };
  }
  const [id, hand] = handIn(since) ?? [null, 0];
  const time = id === null ? timeIn(since) : (await dealt(store, id, hand)).at;
  const after = await store.overview.countAt(time);
  return { streams: await store.overview.touched(after), after, time, said: said().partSince(new Date(time)) };
}
async function ofTable(store: Store, table: string, since: string | undefined): Promise<Part> {
  const stream = `table-${table}`;
  const { version } = await store.latest(stream);
  if (version === 0) throw new Stop(said().noTable(table));
  const whole = { after: null, time: null };
  if (since === undefined) return { ...whole, streams: [{ stream, from: 1 }], said: said().partTable(table, null) };
  const [id, hand] = handIn(since) ?? (/^\d+$/.test(since) ? [table, Number(since)] : [null, 0]);
  if (id !== null && id !== table) throw new Stop(said().otherTable(since, table));
  const from = id === null ? await firstSince(store, stream, timeIn(since)) : (await dealt(store, id, hand)).from;
  return { ...whole, streams: [{ stream, from }], said: said().partTable(table, since) };
}
/** `TABLE/NUMBER`; no time is written so. */
function handIn(text: string): readonly [table: string, hand: number] | null {
  const [, table, hand] = /^([^/\s]+)\/(\d+)$/.exec(text) ?? [];
  return table === undefined ? null : [table, Number(hand)];
}
/** A day, or a day and an hour, by UTC unless it says otherwise. */
function timeIn(text: string): number {
  const time = /^\d{4}-\d\d-\d\d([T ].*)?$/.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(time)) throw new Stop(said().noTime(text));
  return time;
}
async function dealt(
  store: Store,
  table: string,
  hand: number,
): Promise<{ readonly from: number; readonly at: number }> {
  const from = await versionOfHand(store, table, hand);
  const [event] = from === null ? [] : await store.read(`table-${table}`, from, 1);
  if (from === null || event === undefined) throw new Stop(said().noHand(table, hand));
  return { from, at: event.at };
}
async function firstSince(store: Store, stream: string, time: number): Promise<number> {
  const touched = await store.overview.touched(await store.overview.countAt(time));
  const { version } = await store.latest(stream);
  return touched.find((one) => one.stream === stream)?.from ?? version + 1;
}
