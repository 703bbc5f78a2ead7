// `baraja serve`: opens the room on its data folder and prints the address. Ctrl-C parks the hands and closes the books.
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeFrom } from './house.js';
import { dataFolder } from './logbook.js';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly bots: boolean;
  readonly grant: number;
  readonly pace: number;
  readonly secure: boolean;
  readonly proxies?: number;
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
    .addOption(
      option(
        '--proxies <number>',
        'how many proxies stand before it: so many hops are counted from the right of X-Forwarded-For; 1 with --secure',
        'BARAJA_PROXIES',
      ).argParser(wholeFrom(0, 10)),
    )
    .action(async (options: ServeOptions) => {
      // Loaded only here, so that no other command waits for a web server to load.
      const { openRoom } = await import('./open-room.js');
      await openRoom(options);
    });

function factor(text: string): number {
  const n = Number(text);
  if (!(n >= 0 && n <= 10)) throw new InvalidArgumentError('a number from 0 to 10.');
  return n;
}
