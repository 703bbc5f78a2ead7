// A room of the first edition opens under this one: chains and money are sound, every pack is the pledged one, hands are read.
import { type AnyWritten, printFace } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { faultIn, HOUSE_FACTS, noteToday } from 'baraja/facts';
import { tablePacking } from 'baraja/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkProof, commit, keyIn, sealer } from '../fair/index.js';
import { openStore } from '../store/index.js';
import { dictionaryFor } from '../table/dictionary.js';
import { STREAM_FACTS } from '../table/facts.js';
import { OtherEdition, openPledge, type StoredTableEvent, type TableOpened } from '../table/index.js';
import { streamFault } from '../table/stored.js';
import { Room, roundsOf } from './index.js';
import { handOf, KEPT_1, keptRoom } from './test/kept.js';

let kept: Awaited<ReturnType<typeof keptRoom>>;
beforeEach(async () => {
  kept = await keptRoom();
});
afterEach(() => kept.remove());

test('its chains hold, its money adds up, its packs hash to what was told', async () => {
  const store = await openStore({ path: `${kept.folder}/room.db`, thread: false });
  const open = sealer(keyIn(kept.folder, { create: false }));
  expect(await store.inspect()).toEqual([]);
  let packs = 0;
  for (const { stream } of await store.streams()) {
    expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
    for (const { body } of await store.read(stream)) {
      const e = body as unknown as StoredTableEvent;
      if (e.type !== 'DeckPledged') continue;
      const { faces, secrets, root, form } = openPledge(stream.slice('table-'.length), e, open);
      expect(form).toBe(1);
      expect(commit(faces!.map(printFace), secrets[0]!, 1).root).toBe(root);
      packs++;
    }
  }
  expect(packs).toBeGreaterThan(40);
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
  expect((await store.ledger.trialBalance()).total).toBe(0);
  await store.close();
});

test('every fact that a hand told is read as it is declared today; those of earlier editions are brought up to date', async () => {
  const store = await openStore({ path: `${kept.folder}/room.db`, thread: false });
  const told = new Map<string, number>();
  let lacking = 0;
  for (const { stream } of await store.streams())
    for (const { body } of await store.read(stream)) {
      const e = body as unknown as StoredTableEvent;
      if (e.type !== 'Played') continue;
      const { type, note = null } = e.event;
      if (faultIn(HOUSE_FACTS, type, note) !== null) lacking++;
      expect(faultIn(HOUSE_FACTS, type, noteToday(e.event))).toBeNull();
      told.set(type, (told.get(type) ?? 0) + 1);
    }
  expect(told.size).toBeGreaterThan(30);
  expect(lacking).toBeGreaterThan(0);
  await store.close();
});

test('everything in a table’s stream is as it is declared, and packed by the table’s dictionary it is the same again', async () => {
  const store = await openStore({ path: `${kept.folder}/room.db`, thread: false });
  let [written, packed] = [0, 0];
  for (const { stream } of await store.streams('table-')) {
    const events = (await store.read(stream)).map(({ body }) => body as unknown as StoredTableEvent);
    const rules = openTable((events[0] as TableOpened).opening);
    if (!isOpened(rules)) throw new Error(rules.refused);
    const { pack, unpack } = tablePacking(dictionaryFor(rules), STREAM_FACTS);
    for (const e of events) {
      expect(streamFault(e)).toBeNull();
      const today = e.type === 'Played' ? { ...e, event: brought(e.event) } : e;
      const bytes = pack(today);
      expect(unpack(bytes)).toEqual(today);
      written += JSON.stringify(e).length;
      packed += bytes.length;
    }
  }
  expect(written / packed).toBeGreaterThan(5);
  await store.close();
});
/** A note that lacked something then has it now. */
const brought = (event: AnyWritten): AnyWritten => {
  const note = noteToday(event);
  return note === undefined ? event : { ...event, note };
};

test('it opens; tables go on, or are closed for another edition of the book; hands are read with their proofs', async () => {
  const troubles: unknown[] = [];
  const onTrouble = (_: string, error: unknown): void => void troubles.push(error);
  const room = await Room.open({ data: kept.folder, grant: 0, pace: 1, bots: false, onTrouble });
  expect(troubles.filter((error) => !(error instanceof OtherEdition))).toEqual([]);
  expect(room.patrons.find(KEPT_1.luz)).toMatchObject({ name: 'Luz', guest: false });
  for (const table of room.tables.values())
    for (const { round } of await roundsOf(table)) {
      const hand = (await handOf(table, round, KEPT_1.ana))!;
      expect(hand.events.at(-1)?.event.type).toBe('RoundClosed');
      for (const proof of hand.proofs) expect((await checkProof(proof)).faults).toEqual([]);
    }
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await room.close();
});
