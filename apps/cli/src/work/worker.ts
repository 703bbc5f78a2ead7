// `baraja worker --bus nats://…`: this machine works for a pool until it is told to stop.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BusError, isBus, STORE_FILE } from '@baraja/room';
import { type JobTold, PoolWorker, PROGRAM, threadOf, type WorkerSettings } from '@baraja/work';
import { Command, Option } from 'commander';
import { Stop, wholeFrom } from '../house.js';
import { programFile } from '../program-file.js';
import { wordsOnly } from '../report.js';
import { spokenLanguage } from '../words/index.js';
import { workWords } from '../words/work.js';
import { type RecordPlace, records } from './records.js';

interface WorkerOptions {
  readonly bus: string;
  readonly workers: number;
  readonly data?: string;
  readonly db?: string;
}
const said = () => workWords(spokenLanguage());

export const workerCommand = (): Command =>
  wordsOnly(new Command('worker'))
    .description(said().worker)
    .addOption(new Option('--bus <address>', said().bus).env('BARAJA_POOL').makeOptionMandatory())
    .option('--workers <number>', said().workers, wholeFrom(1, 256), availableParallelism())
    .option('--data <folder>', said().data)
    .addOption(new Option('--db <address>', said().db).env('BARAJA_DB'))
    .action(async ({ bus, workers, data, db }: WorkerOptions) => {
      if (!isBus(bus)) throw new Stop(said().noBus(bus));
      const file = programFile('pieces');
      if (!file) throw new Stop(said().unbuilt);
      const worker = await joined({
        ...{ bus, workers, program: PROGRAM, make: threadOf({ file }), own: ownOf(data, db) },
        told: (what) => console.log(told(what)),
      });
      console.log(said().joined(worker.name, workers, PROGRAM.slice(0, 12)));
      await stopped();
      console.log(said().leaving);
      await worker.leave();
    });
/** The record of a room that this machine has. */
function ownOf(data: string | undefined, db: string | undefined): Readonly<Record<string, object>> {
  if (data === undefined) return {};
  const at: RecordPlace = { path: db ?? join(data, STORE_FILE), keys: data };
  return { [records.name]: { at } };
}
const joined = (settings: WorkerSettings): Promise<PoolWorker> =>
  PoolWorker.joining(settings).catch((error: unknown) => {
    throw error instanceof BusError ? new Stop(error.message) : error;
  });
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
function told(what: JobTold): string {
  switch (what.what) {
    case 'began':
      return said().began(what.kind);
    case 'over':
      return said().over(what.kind, what.pieces);
    case 'cannot':
      return said().cannotHere(what.kind, what.why);
    case 'unreadable':
      return said().unreadable(what.why);
  }
}
