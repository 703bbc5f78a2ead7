// What is asked before documents go into force, in a thread of its own, so that no table waits meanwhile: whether they are in order, and
// whether what comes of them can be explained. From sources there is no such program, and all is done here.
import { Worker } from 'node:worker_threads';
import type { Examined, Examining, Weighed } from '@baraja/book/node';
import type { GamePages } from 'baraja/document';
import { programFile } from './program-file.js';
import { keepRead, keyOf, readBefore } from './read-before.js';

/** Where a room's hands are on record: they are held beside both editions, too. */
export interface RecordAt {
  readonly folder: string;
  readonly db?: string | undefined;
}
export type Asked =
  | { readonly examine: Examining; readonly record: RecordAt | null }
  | {
      readonly weigh: { readonly house: string; readonly was: GamePages; readonly is: GamePages };
      readonly record: RecordAt | null;
    };

export async function examined(asked: Examining, record: RecordAt | null): Promise<Examined> {
  const program = programFile('examiner');
  const key = program && keyOf(asked, program);
  const before = key && asked.beside === null ? readBefore(key) : null;
  if (before) return before;
  const found = await inThread<Examined>({ examine: asked, record });
  if (key && found.compiled) keepRead(key, found);
  return found;
}
export const weighed = (house: string, was: GamePages, is: GamePages, record: RecordAt | null): Promise<Weighed> =>
  inThread({ weigh: { house, was, is }, record });

/** One at a time: the tables have the other cores. */
let last: Promise<unknown> = Promise.resolve();
function inThread<Answer>(asked: Asked): Promise<Answer> {
  const answered = last.then(() => asking<Answer>(asked));
  last = answered.catch(() => {});
  return answered;
}
async function asking<Answer>(asked: Asked): Promise<Answer> {
  const file = programFile('examiner');
  if (file === undefined) return (await import('./examiner.js')).answer(asked) as Promise<Answer>;
  const worker = new Worker(file, { workerData: { barajaExaminer: asked } });
  worker.unref(); // a room that closes does not wait for it
  return new Promise((answered, failed) => {
    worker.once('message', answered);
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the thread that examines documents has ended')));
  });
}
