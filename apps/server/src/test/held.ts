// What a room has stored, held against what people were told: chains, books and felts are sound, and nothing told is missing.
import { join } from 'node:path';
import { Hands, keyIn, openStore, type Store, sealer, signerIn, TableActor, thinkHere, type World } from '@baraja/room';
import { unbalanced } from '@baraja/room/test/felt';
import { expect } from 'vitest';
import type { Told } from './players.js';

const still = (store: Store, data: string): World => ({
  store,
  sealer: sealer(keyIn(data, { create: true })),
  signer: signerIn(data, { create: true }),
  now: Date.now,
  later: () => () => {},
  dice: () => 0,
  pace: 1,
  minds: thinkHere,
  hands: new Hands(),
  trouble: (_table, error) => {
    throw error;
  },
  changed: () => {},
  walletMoved: () => {},
});

/** Everything told is stored as it was told; chains, books and felts are sound. Answers rounds by table. */
/** @param data the folder of its keys  @param path of its record */
export async function holdTo(data: string, told: Told, path = join(data, 'room.db')): Promise<Map<string, number>> {
  const store = await openStore({ path, thread: false });
  const rounds = new Map<string, number>();
  try {
    for (const { stream } of await store.streams())
      expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
    expect(await store.ledger.audit()).toMatchObject({ sound: true });
    expect((await store.ledger.trialBalance()).total).toBe(0);
    for (const { stream } of await store.streams('table-'))
      rounds.set(stream.slice('table-'.length), await heldTable(store, data, stream));
    for (const [id, { events, version }] of told) {
      const stored = await store.read(`table-${id}`);
      expect(version).toBeLessThanOrEqual(stored.length);
      for (const [at, text] of events) {
        const { sealed: _sealed, ...body } = stored[at - 1]!.body as Record<string, unknown>;
        expect(body).toEqual(JSON.parse(text));
      }
      events.clear();
    }
  } finally {
    await store.close();
  }
  return rounds;
}

/** Its chips are where the book has them. Where it is played at meanwhile, it is looked at again until nothing came in between. */
async function heldTable(store: Store, data: string, stream: string): Promise<number> {
  const id = stream.slice('table-'.length);
  for (;;) {
    const table = (await TableActor.resume(still(store, data), id))!;
    const { live, sittings, rounds } = table.state;
    const onFelt = sittings.reduce((sum, s) => sum + s.stack + s.behind, 0);
    const { balance } = await store.ledger.balance(`felt:${id}`);
    const wrong = await unbalanced(store, table);
    if ((await store.latest(stream)).version !== table.version) continue;
    expect(balance, stream).toBe(onFelt);
    expect(wrong, stream).toEqual([]);
    if (live) {
      const { chips, opening } = live.round.felt;
      expect(chips.reduce((a, b) => a + b, 0)).toBe(opening.reduce((a, b) => a + b, 0));
    }
    return rounds;
  }
}
