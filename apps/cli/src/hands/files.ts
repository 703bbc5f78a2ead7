// Files of hands, read line by line whatever their size, and written as they come.

import { once } from 'node:events';
import { closeSync, createReadStream, createWriteStream, existsSync, openSync, readSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type Fault, type Format, formatOf, handsIn, isFault, type ReadHand } from '@baraja/hands';
import { Stop } from '../house.js';
import { t } from '../words/index.js';

/** What a file is, by how it begins. */
export function formatAt(path: string): Format {
  if (!existsSync(path)) throw new Stop(t().wrong.noFile(path));
  if (statSync(path).isDirectory()) throw new Stop(t().handFiles.noFormat(path));
  const start = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  const read = readSync(file, start, 0, start.length, 0);
  closeSync(file);
  const format = formatOf(start.toString('utf8', 0, read));
  if (format === null) throw new Stop(t().handFiles.noFormat(path));
  return format;
}
/** A hand of a file, or why it is none; counted from one. */
export interface InFile {
  readonly file: string;
  readonly number: number;
  readonly read: ReadHand | Fault;
}
export async function* handsOf(files: readonly string[]): AsyncGenerator<InFile> {
  for (const file of files) {
    const format = formatAt(file);
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
    let number = 0;
    for await (const read of handsIn(format, lines)) yield { file, number: ++number, read };
  }
}
/** One hand of a file: the first unless said. */
export async function handAt(file: string, wanted: number): Promise<ReadHand> {
  for await (const { number, read } of handsOf([file])) {
    if (number !== wanted) continue;
    if (isFault(read)) throw new Stop(t().handFiles.at(file, read.line, number, t().handFiles.fault(read)));
    return read;
  }
  throw new Stop(t().handFiles.noHand(wanted));
}

/** Where hands are written: a file, or what is printed. */
export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}
export function sinkTo(path: string | undefined, force: boolean): Sink {
  if (path === undefined)
    return {
      write: async (text) => {
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      },
      close: async () => {},
    };
  if (existsSync(path) && !force) throw new Stop(t().handFiles.exists(path));
  const out = createWriteStream(path, 'utf8');
  // It may fail before anybody waits for it: no such folder, a full disk.
  const failed = once(out, 'error').then(([error]) => {
    throw new Stop(t().handFiles.noWrite(path, error instanceof Error ? error.message : String(error)));
  });
  failed.catch(() => {});
  const sink: Sink = {
    write: async (text) => {
      if (out.errored) await failed;
      else if (!out.write(text)) await once(out, 'drain').catch(() => failed);
    },
    close: async () => {
      out.end();
      await finished(out).catch(() => failed);
    },
  };
  return path.endsWith('.phh') ? unnumbered(sink) : sink;
}
/** A file of one hand has no number before it; whether there is another shows only when it comes. */
function unnumbered(sink: Sink): Sink {
  let first: string | null = null;
  let hands = 0;
  return {
    write: async (text) => {
      hands++;
      if (hands === 1) {
        first = text;
        return;
      }
      if (hands === 2 && first !== null) await sink.write(first);
      await sink.write(text);
    },
    close: async () => {
      if (hands === 1 && first !== null) await sink.write(first.replace(/^\[1\]\n/, ''));
      await sink.close();
    },
  };
}

/** How many have gone by, where somebody looks on. */
export function counter(quiet: boolean | undefined): { tick(): void; end(): void } {
  const shows = !quiet && process.stderr.isTTY;
  let hands = 0;
  return {
    tick: () => {
      hands++;
      if (shows && hands % 100 === 0) process.stderr.write(`\r\u001b[K${t().handFiles.progress(hands)}`);
    },
    end: () => {
      if (shows) process.stderr.write('\r\u001b[K');
    },
  };
}
