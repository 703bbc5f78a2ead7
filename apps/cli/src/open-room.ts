// The room as `baraja serve` opens it: the server on its data folder, the address printed, and an orderly end.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualAbsence, usualClock } from '@baraja/room';
import { type Running, serve } from '@baraja/server';
import { Stop } from './house.js';
import { HousesHere } from './own-houses.js';
import { whyShut } from './record.js';
import type { ServeOptions } from './serve.js';
import { t } from './words/index.js';

/** The built web client of the workspace this program was built in, whichever of its folders this file lies in. */
function webFolder(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const up = ['.', '..', '../..', '../../..'].map((steps) => join(here, steps, 'web', 'dist'));
  return up.find((folder) => existsSync(join(folder, 'index.html')));
}

export async function openRoom(options: ServeOptions): Promise<void> {
  const web = webFolder();
  const say = (line: string): void => console.log(`  ${line}`);
  // Before the room opens: its tables may be of these houses.
  const own = await HousesHere.at(options.houses, options.data, say);
  let running: Running;
  try {
    running = await serve({
      host: options.host,
      port: options.port,
      data: options.data,
      grant: options.grant * 100,
      refill: { to: options.refill * 100, every: options.refillHours * 3_600_000 },
      absence: { ...usualAbsence, table: options.absence * 60_000 },
      pace: options.pace,
      clock: { ...usualClock, choice: options.clock * 1000 },
      bots: options.bots,
      secure: options.secure,
      proxies: options.proxies ?? (options.secure ? 1 : 0),
      documents: own,
      ...(web ? { web } : {}),
      onTrouble: (table, error) =>
        console.error(`  ${t().serve.trouble(table, error instanceof Error ? error.message : String(error))}`),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Stop(t().serve.portTaken(options.port));
    if (code === 'EACCES') throw new Stop(t().serve.portBarred(options.port));
    throw new Stop(whyShut(error) ?? t().serve.cannotOpen(message));
  }
  console.log(`\n  ${t().serve.open(running.url)}`);
  console.log(`  ${t().serve.tables(running.room.tables.size, options.data)}\n`);
  if (!web) console.log(`  ${t().serve.noPage}\n`);
  own.watch(() => void running.room.housesChanged());
  await closed(running);
  own.close();
}

/** Waits for a signal, then parks every hand where it stands. A second signal does not wait. */
function closed(running: Running): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      console.log(`\n  ${t().serve.closing}`);
      running.stop().then(
        () => {
          console.log(`  ${t().serve.closed}`);
          resolve();
        },
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
