// `baraja serve`: opens the room on its data folder and prints the address. Ctrl-C parks the hands and closes the books.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, serve } from '@baraja/server';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Stop, wholeFrom } from './house.js';
import { dataFolder } from './logbook.js';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly bots: boolean;
  readonly grant: number;
  readonly pace: number;
  readonly secure: boolean;
}
const option = (flags: string, about: string, env: string) => new Option(flags, about).env(env);

export const serveCommand = (): Command =>
  new Command('serve')
    .description('Open the room: all houses, practice tables with bots, a page to play on')
    .addOption(
      option('-p, --port <number>', 'the port; 0 for any free one', 'BARAJA_PORT')
        .default(8080)
        .argParser(wholeFrom(0, 65535)),
    )
    .addOption(
      option('--host <address>', 'the address to listen at; 0.0.0.0 for every network', 'BARAJA_HOST').default(
        '127.0.0.1',
      ),
    )
    .addOption(
      option('--data <folder>', 'where everything is kept; :memory: keeps nothing', 'BARAJA_DATA').default(
        join(dataFolder(), 'room'),
      ),
    )
    .addOption(option('--no-bots', 'no practice tables', 'BARAJA_NO_BOTS'))
    .addOption(
      option('--grant <dollars>', 'play money for a newcomer', 'BARAJA_GRANT')
        .default(1000)
        .argParser(wholeFrom(0, 1_000_000)),
    )
    .addOption(
      option('--pace <factor>', 'how slowly bots think and hands follow; 0 at once', 'BARAJA_PACE')
        .default(1)
        .argParser(factor),
    )
    .addOption(
      option('--secure', 'behind a proxy that speaks https: cookies only over it', 'BARAJA_SECURE').default(false),
    )
    .action((options: Options) => openRoom(options));

function factor(text: string): number {
  const n = Number(text);
  if (!(n >= 0 && n <= 10)) throw new InvalidArgumentError('a number from 0 to 10.');
  return n;
}

/** The built web client, beside the bundle or in the workspace. */
function webFolder(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return [join(here, 'web'), join(here, '..', '..', 'web', 'dist')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  );
}

async function openRoom(options: Options): Promise<void> {
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
      running.stop().then(resolve, (error) => {
        console.error(error);
        process.exit(1);
      });
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
