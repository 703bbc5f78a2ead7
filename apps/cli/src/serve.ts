// `baraja serve`: opens the room on its data folder and prints the address. Ctrl-C parks the hands and closes the books.
import { join } from 'node:path';
import { isBus, isPostgres } from '@baraja/room';
import { LEVELS, type LogLevel, METRICS_PORT } from '@baraja/server/seeing';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeFrom } from './house.js';
import { dataFolder } from './logbook.js';
import { HousesHere } from './own-houses.js';
import { wordsOnly } from './report.js';
import { spokenLanguage, t } from './words/index.js';
import { seeingWords } from './words/seeing.js';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly db?: string;
  readonly lease: number;
  readonly shareTables?: boolean;
  readonly bus?: string;
  readonly bots: boolean;
  readonly grant: number;
  readonly refill: number;
  readonly refillHours: number;
  readonly absence: number;
  readonly pace: number;
  readonly clock: number;
  readonly secure: boolean;
  readonly proxies?: number;
  readonly houses?: string;
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly log?: LogLevel;
  readonly traces?: string;
}
const seen = () => seeingWords(spokenLanguage());
const option = (flags: string, about: string, env: string) => new Option(flags, about).env(env);

export const serveCommand = (): Command =>
  wordsOnly(new Command('serve'))
    .description(t().serve.about)
    .addOption(
      option('-p, --port <number>', t().serve.port, 'BARAJA_PORT').default(8080).argParser(wholeFrom(0, 65535)),
    )
    .addOption(option('--host <address>', t().serve.host, 'BARAJA_HOST').default('127.0.0.1'))
    .addOption(option('--data <folder>', t().serve.data, 'BARAJA_DATA').default(join(dataFolder(), 'room')))
    .addOption(option('--db <address>', t().serve.db, 'BARAJA_DB').argParser(databaseAddress))
    .addOption(option('--lease <seconds>', t().serve.lease, 'BARAJA_LEASE').default(3).argParser(wholeFrom(1, 60)))
    .addOption(option('--bus <address>', t().serve.bus, 'BARAJA_BUS').argParser(busAddress))
    .addOption(option('--share-tables', t().serve.shareTables, 'BARAJA_SHARE_TABLES'))
    .addOption(option('--houses <folder>', t().serve.houses, 'BARAJA_HOUSES'))
    .addOption(option('--no-bots', t().serve.noBots, 'BARAJA_NO_BOTS'))
    .addOption(
      option('--grant <dollars>', t().serve.grant, 'BARAJA_GRANT').default(1000).argParser(wholeFrom(0, 1_000_000)),
    )
    .addOption(
      option('--refill <dollars>', t().serve.refill, 'BARAJA_REFILL').default(1000).argParser(wholeFrom(0, 1_000_000)),
    )
    .addOption(
      option('--refill-hours <hours>', t().serve.refillHours, 'BARAJA_REFILL_HOURS')
        .default(4)
        .argParser(wholeFrom(1, 8760)),
    )
    .addOption(
      option('--absence <minutes>', t().serve.absence, 'BARAJA_ABSENCE').default(30).argParser(wholeFrom(1, 1440)),
    )
    .addOption(option('--pace <factor>', t().serve.pace, 'BARAJA_PACE').default(1).argParser(factor))
    .addOption(option('--clock <seconds>', t().serve.clock, 'BARAJA_CLOCK').default(20).argParser(wholeFrom(5, 3600)))
    .addOption(option('--secure', t().serve.secure, 'BARAJA_SECURE').default(false))
    .addOption(option('--proxies <number>', t().serve.proxies, 'BARAJA_PROXIES').argParser(wholeFrom(0, 10)))
    .addOption(
      option('--metrics [port]', seen().metrics, 'BARAJA_METRICS').preset(String(METRICS_PORT)).argParser(place),
    )
    .addOption(option('--log [level]', seen().log, 'BARAJA_LOG').preset('info').choices(LEVELS))
    .addOption(option('--traces <address>', seen().traces, 'BARAJA_TRACES').argParser(collector))
    .action(async (options: ServeOptions) => {
      // The houses are read in their thread meanwhile: the room's tables may be of them.
      const own = HousesHere.at(options, (line) => console.log(`  ${line}`));
      own.catch(() => {}); // told where it is waited for
      // Loaded only here, so that no other command waits for a web server to load.
      const { openRoom } = await import('./open-room.js');
      await openRoom(options, await own);
    });

export function databaseAddress(text: string): string {
  if (!isPostgres(text)) throw new InvalidArgumentError(t().serve.noDatabase(text));
  return text;
}
function busAddress(text: string): string {
  if (!isBus(text)) throw new InvalidArgumentError(t().serve.noBus(text));
  return text;
}
/** A port of this machine's own, or of the address before it. */
function place(text: string): NonNullable<ServeOptions['metrics']> {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === '' || Number(port) > 65535) throw new InvalidArgumentError(seen().noPlace(text));
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
function collector(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new InvalidArgumentError(seen().noCollector(text));
  return text;
}
function factor(text: string): number {
  const n = Number(text);
  if (!(n >= 0 && n <= 10)) throw new InvalidArgumentError(t().wrong.factor(10));
  return n;
}
