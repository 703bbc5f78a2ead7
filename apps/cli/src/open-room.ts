// The room as `baraja serve` opens it: the server on its data folder, the address printed, and an orderly end.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, serve } from '@baraja/server';
import { Stop } from './house.js';
import type { ServeOptions } from './serve.js';

/** The built web client of the workspace this program was built in, whichever of its folders this file lies in. */
function webFolder(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const up = ['.', '..', '../..', '../../..'].map((steps) => join(here, steps, 'web', 'dist'));
  return up.find((folder) => existsSync(join(folder, 'index.html')));
}

export async function openRoom(options: ServeOptions): Promise<void> {
  const web = webFolder();
  let running: Running;
  try {
    running = await serve({
      host: options.host,
      port: options.port,
      data: options.data,
      grant: options.grant * 100,
      pace: options.pace,
      bots: options.bots,
      secure: options.secure,
      proxies: options.proxies ?? (options.secure ? 1 : 0),
      ...(web ? { web } : {}),
      onTrouble: (table, error) =>
        console.error(`  table ${table}: ${error instanceof Error ? error.message : String(error)}`),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Stop(`Port ${options.port} is taken. Choose another: --port 0 takes any free one.`);
    if (code === 'EACCES') throw new Stop(`Port ${options.port} needs more rights than this user has.`);
    throw new Stop(`The room cannot open: ${message}`);
  }
  console.log(`\n  The room is open: ${running.url}`);
  console.log(`  ${running.room.tables.size} tables, play money only. Kept in ${options.data}. Ctrl-C closes it.\n`);
  if (!web) console.log('  The page is not built; only the API answers.\n');
  await closed(running);
}

/** Waits for a signal, then parks every hand where it stands. A second signal does not wait. */
function closed(running: Running): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      console.log('\n  Closing: hands are parked where they stand and go on when the room opens again.');
      running.stop().then(
        () => {
          console.log('  The store is closed.');
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
