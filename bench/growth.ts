// What a room costs that has much stored: real hands are played once, then stored again and again under the names of other tables, each
// with its pack sealed anew, so that every chain holds and every hand can be read. How long until the room is open and answers, what a list
// of hands, a hand, a statement, the lobby and the proof of a table take, and the bytes of a hand: from few hands to many.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyIn, sealer } from '../packages/room/src/fair/index.js';
import { isAppended, openStore, Room, roundFor, type TableActor } from '../packages/room/src/index.js';
import { dictionaryFor } from '../packages/room/src/table/dictionary.js';
import { openPledge, type StoredTableEvent, thinkHere } from '../packages/room/src/table/index.js';
import { sealedPledge } from '../packages/room/src/table/pledges.js';
import type { Line } from './hands.js';

const HOLD = { house: 'rogelios', game: 'hold', stake: '3/6' } as const;
/** Hands of a table, and how many tables: `npm run bench -- growth/10000` for as many more. */
const HANDS = 100;
const TABLES = [10, 100];
const AT_ONCE = 64;

interface Stored {
  readonly at: number;
  readonly body: StoredTableEvent;
}
interface Played {
  readonly folder: string;
  readonly table: TableActor;
  readonly patron: string;
  readonly events: readonly Stored[];
}

/** A table of bots, of whose seats one will be somebody's. */
async function played(): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-growth-'));
  const room = await Room.open({ data: folder, grant: 1_000_000, bots: false, pace: 0, minds: thinkHere });
  const patron = (await room.patrons.arrive('Ana')).id;
  const by = { id: patron, name: 'Ana', role: 'floor' };
  const table = await room.add({
    id: 'first',
    name: 'First',
    opening: HOLD,
    host: null,
    practice: true,
    unlisted: false,
    by,
  });
  await table.seatBots(5);
  table.arrange();
  const leave = table.watch({ patron: 'rail', send: () => {} });
  while (table.state.rounds <= HANDS) await new Promise((resolve) => setTimeout(resolve, 10));
  leave();
  await room.close();
  const store = await openStore({ path: join(folder, 'room.db') });
  const all = await store.read(table.stream);
  await store.close();
  const closes = all.flatMap(({ body }, i) =>
    (body as unknown as StoredTableEvent).type === 'RoundClosed' ? [i] : [],
  );
  const events = all.slice(0, closes[HANDS - 1]! + 1);
  return {
    folder,
    table,
    patron,
    events: events.map(({ at, body }) => ({ at, body: body as unknown as StoredTableEvent })),
  };
}
/** The same hands at another table, as somebody's: hand by hand, each in one append. */
async function storedAgain({ folder, table, patron, events }: Played, count: number, from: number): Promise<void> {
  const store = await openStore({ path: join(folder, 'room.db') });
  const seal = sealer(keyIn(folder, { create: false }));
  const dictionary = dictionaryFor(table.rules);
  const bot = `bot-${table.id}-1`;
  const one = async (id: string): Promise<void> => {
    let expect = 0;
    let hand: object[] = [];
    for (const { at, body } of events) {
      const e =
        body.type === 'DeckPledged' ? sealedPledge({ ...openPledge(table.id, body, seal), table: id }, seal) : body;
      hand.push(
        JSON.parse(JSON.stringify(e).replaceAll(`"${bot}"`, `"${patron}"`).replace('"id":"first"', `"id":"${id}"`)),
      );
      if (body.type !== 'RoundClosed') continue;
      const answer = await store.append({ stream: `table-${id}`, expect, at, events: hand, dictionary });
      if (!isAppended(answer)) throw new Error(`a hand was refused: ${answer.refused}`);
      expect = answer.version;
      hand = [];
    }
  };
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = next++; n < count; n = next++) await one(`copy${n}`);
    }),
  );
  await store.close();
}
async function took<T>(what: () => Promise<T>): Promise<readonly [ms: number, what: T]> {
  const began = performance.now();
  const answer = await what();
  return [performance.now() - began, answer];
}
/** The middle of several. */
async function usual(what: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 9; i++) times.push((await took(what))[0]);
  return times.sort((a, b) => a - b)[4]!;
}
const line = (name: string, ours: number, target: number, unit: string): Line => ({
  ...{ name, ours, target, unit },
  ...{ peer: null, ratio: null, peerName: '' },
});

async function measured(had: Played, tables: number): Promise<Line[]> {
  const { folder, patron } = had;
  const open = () => Room.open({ data: folder, grant: 0, bots: false, pace: 1, minds: thinkHere });
  // The first time rows are made of the tables, and the index of the hands.
  const [first, made] = await took(open);
  while ((await made.yours.page(patron, { marks: [] }, 1)).reading)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await made.close();
  const [start, room] = await took(open);
  const [lobby] = await took(async () => room.lobby());
  const awake = room.tables.size;
  const page = await usual(() => room.yours.page(patron, { marks: [] }, 20));
  const log = (await room.log(`copy${tables - 1}`))!;
  const hand = await usual(() => roundFor(log, HANDS >> 1, patron));
  const [wakes] = await took(() => room.table(`copy${tables >> 1}`));
  const statement = await usual(() => room.cage.movements(patron, 'wallet', { limit: 50 }));
  const verify = await usual(() => room.store.verifyStream(`table-copy${tables >> 1}`));
  await room.close();
  const size = readdirSync(folder).filter((name) => name.startsWith('room.db'));
  // What the database puts beside its file may be gone by now: it closes in a thread of its own.
  const bytesOf = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const bytes = size.reduce((sum, name) => sum + bytesOf(name), 0);
  const hands = tables * HANDS;
  const of = `${hands.toLocaleString('en')} hands at ${tables.toLocaleString('en')} tables`;
  console.log(
    `  (${of}: the first time, with rows and index made, ${Math.round(first)} ms; ${loadavg()[0]!.toFixed(1)} programs beside it)`,
  );
  return [
    line(`${of}: open within`, start, 2000, 'ms'),
    line(`${of}: tables awake then`, awake, 0, ''),
    line(`${of}: lobby`, lobby, 50, 'ms'),
    line(`${of}: a table wakes within`, wakes, 200, 'ms'),
    line(`${of}: a page of 20 of one's hands`, page, 100, 'ms'),
    line(`${of}: one hand, found by halving`, hand, 30, 'ms'),
    line(`${of}: a page of a statement`, statement, 10, 'ms'),
    line(`${of}: one table of ${HANDS} hands proved`, verify, 200, 'ms'),
    line(`${of}: bytes stored for a hand, index and all`, bytes / hands / 1024, 8, 'KB'),
  ];
}

export async function benchGrowth(only: readonly string[] = []): Promise<Line[]> {
  const had = await played();
  const lines: Line[] = [];
  let stored = 0;
  try {
    for (const tables of [...TABLES, ...only.map(Number)]) {
      const [ms] = await took(() => storedAgain(had, tables, stored));
      console.log(`  (${((tables - stored) * HANDS).toLocaleString('en')} hands stored in ${Math.round(ms / 1000)} s)`);
      stored = tables;
      lines.push(...(await measured(had, tables)));
    }
    return lines;
  } finally {
    rmSync(had.folder, { recursive: true, force: true });
  }
}
