// The program of the thread that examines documents; see examine.ts.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Examined, examine, type Past, ROUNDS, type Weighed } from '@baraja/book/node';
import type { PastHand, Store } from '@baraja/room';
import type { Asked, RecordAt } from './examine.js';

/** Hands on record that are played again by both editions, for each game: a room of years has more than anybody waits for. */
const PAST = 300;

export async function answer(asked: Asked): Promise<Examined | Weighed> {
  const record = new Record(asked.record);
  try {
    if ('examine' in asked) return await examine(asked.examine, record.hands);
    const { house, was, is } = asked.weigh;
    const { weigh } = await import('@baraja/book/diff');
    return await weigh(was, is, { rounds: ROUNDS, past: record.hands(house, is.game) });
  } finally {
    await record.close();
  }
}

/** A room's hands, read off its store when they are first asked for. */
class Record {
  private store: Store | null = null;
  constructor(private readonly at: RecordAt | null) {}
  readonly hands: Past = (house, game) => this.some(house, game);
  private async *some(house: string, game: string): AsyncGenerator<PastHand | null> {
    if (this.at === null) return;
    const { keyIn, openStore, pastHands, STORE_FILE, sealer } = await import('@baraja/room');
    const { folder, db } = this.at;
    this.store ??= await openStore({ path: db ?? join(folder, STORE_FILE), looks: true });
    const seals = sealer(keyIn(folder, { create: false }));
    let seen = 0;
    for await (const hand of pastHands(this.store, seals, { house, game })) {
      yield hand;
      if (++seen === PAST) return;
    }
  }
  async close(): Promise<void> {
    await this.store?.close();
  }
}

const start = workerData as { barajaExaminer?: Asked } | null;
if (parentPort && start?.barajaExaminer) parentPort.postMessage(await answer(start.barajaExaminer));
