// A table of bots that plays some hands at a room's own speed, and the first copy of it, stored as a room stores: hand by hand, with its
// money, under another name and with one of its seats as somebody's. The room then makes its row and its place in the index.
import { keyIn, sealer } from '../../packages/room/src/fair/index.js';
import { isAppended, openStore, Room, type TableActor } from '../../packages/room/src/index.js';
import type { Entry, Move } from '../../packages/room/src/ledger/index.js';
import { dictionaryFor } from '../../packages/room/src/table/dictionary.js';
import { type StoredTableEvent, thinkHere } from '../../packages/room/src/table/index.js';

const HOLD = { house: 'rogelios', game: 'hold', stake: '3/6' } as const;
/** Of a table. */
export const HANDS = 100;

/** Where a room is: its folder, and its database if that is not a file in it. */
export interface Place {
  readonly folder: string;
  readonly db: string | undefined;
  /** Of the record. */
  readonly path: string;
}
export const openAt = ({ folder, db }: Place): Promise<Room> =>
  Room.open({
    ...{ data: folder, grant: 1_000_000, bots: false, pace: 0, minds: thinkHere },
    // Nobody else is to have the room, however busy the machine.
    ...(db === undefined ? {} : { db, lease: 60_000 }),
  });

export interface Played {
  readonly table: TableActor;
  readonly patron: string;
}
export async function played(place: Place): Promise<Played> {
  const room = await openAt(place);
  const patron = (await room.patrons.arrive('Ana')).id;
  const by = { id: patron, name: 'Ana', role: 'floor' };
  const kept = { host: null, practice: true, unlisted: false, by };
  const table = await room.add({ id: 'first', name: 'First', opening: HOLD, ...kept });
  await table.seatBots(5);
  table.arrange();
  const leave = table.watch({ patron: 'rail', send: () => {} });
  while (table.state.rounds <= HANDS) await new Promise((resolve) => setTimeout(resolve, 10));
  leave();
  await room.close();
  return { table, patron };
}

/** The name of a table's place in what is said of it. */
const PLACE = /(^|[:/-])first(?=$|[:/])/g;
const renamed = (text: string, id: string): string => text.replace(PLACE, `$1${id}`);

export async function firstCopy(place: Place, { table, patron }: Played, id: string): Promise<void> {
  const store = await openStore({ path: place.path });
  const seal = sealer(keyIn(place.folder, { create: false }));
  const dictionary = dictionaryFor(table.rules);
  const bot = `bot-${table.id}-1`;
  const told = await store.read(table.stream);
  const entries = (await store.ledger.entries(0, 1e6)).filter(({ stream }) => stream === table.stream);
  let [hand, version, stored]: [object[], number, number] = [[], 0, 0];
  for (const { at, body } of told) {
    const e = resealed(body as unknown as StoredTableEvent, id, seal);
    version++;
    hand.push(
      JSON.parse(JSON.stringify(e).replaceAll(`"${bot}"`, `"${patron}"`).replace('"id":"first"', `"id":"${id}"`)),
    );
    if (e.type !== 'RoundClosed') continue;
    const own = entries.filter((one) => one.version > stored && one.version <= version);
    const transfers = own.map((one) => moved(one, id));
    const stream = `table-${id}`;
    const answer = await store.append({ stream, expect: stored, at, events: hand, dictionary, transfers });
    if (!isAppended(answer)) throw new Error(`a hand was refused: ${answer.refused}`);
    [stored, hand] = [version, []];
    if (e.round === HANDS) break;
  }
  await store.close();
  const room = await openAt(place);
  while ((await room.yours.page(patron, { marks: [] }, 1)).reading)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await room.close();
}
const resealed = (e: StoredTableEvent, id: string, seal: ReturnType<typeof sealer>): StoredTableEvent =>
  e.type === 'DeckPledged' && 'sealed' in e ? { ...e, sealed: sealedAt(e as Sealed, 'first', id, seal) } : e;
interface Sealed {
  readonly round: number;
  readonly base: number;
  readonly sealed: string;
}
/** A pack's seal holds at one table alone. */
export const sealedAt = (
  { round, base, sealed }: Sealed,
  from: string,
  to: string,
  seal: ReturnType<typeof sealer>,
): string => seal.seal(seal.unseal(sealed, `table-${from}/${round}/${base}`), `table-${to}/${round}/${base}`);

function moved({ id, from, to, amount, reason, rule, patron, table }: Entry, as: string): Move {
  const at = (text: string): string => renamed(text, as);
  return {
    ...{ id: at(id), from: at(from) as Move['from'], to: at(to) as Move['to'], amount, reason, rule, patron },
    table: table === null ? null : as,
  };
}
