// Threads and memory in Node: questions are counted in worker threads, answers lie as files named by question and book.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OddsAnswer } from '../ask/ask.js';
import { type Memory, OddsPool, type Thread, type Told } from '../ask/pool.js';
import type { CounterStart } from './counter.js';
import { counterFile } from './counter-file.js';

export function nodePool({
  most = availableParallelism(),
  memory = null,
}: {
  most?: number;
  memory?: Memory | null;
} = {}): OddsPool {
  return new OddsPool(nodeThread, most, memory);
}

function nodeThread(): Thread {
  const workerData: CounterStart = { barajaCounter: true };
  const worker = new Worker(counterFile(), { workerData, resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  return {
    send: (asked) => worker.postMessage(asked),
    listen(tell, ended) {
      worker.on('message', (told: Told) => tell(told));
      worker.on('error', (error) => ended(error instanceof Error ? error.message : String(error)));
      worker.on('exit', () => ended('a counting thread has ended'));
    },
    end: () => void worker.terminate(),
  };
}
const MEGABYTES = 1000;

/** Answers in a folder, one file each. A file that cannot be read is no answer. */
export class FolderMemory implements Memory {
  constructor(private readonly folder: string) {}

  async read(key: string): Promise<OddsAnswer | null> {
    try {
      return JSON.parse(readFileSync(this.file(key), 'utf8')) as OddsAnswer;
    } catch {
      return null;
    }
  }

  async write(key: string, answer: OddsAnswer): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const draft = `${this.file(key)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(answer));
    renameSync(draft, this.file(key));
  }

  private file(key: string): string {
    return join(this.folder, `${key}.json`);
  }
}
