// The room as `baraja serve` opens it: the server on its data folder, the address printed, and an orderly end.
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shownAddress, usualAbsence, usualClock } from '@baraja/room';
import { type AtGateway, NoToken, type Running, serve } from '@baraja/server';
import { weighed } from './examine.js';
import { Stop } from './house.js';
import type { HousesHere } from './own-houses.js';
import { whyShut } from './record.js';
import type { ServeOptions } from './serve.js';
import { spokenLanguage, t } from './words/index.js';
import { seeingWords } from './words/seeing.js';

/** A folder of the workspace this program was built in, whichever of its folders this file lies in. */
function folderOf(path: readonly string[], holding: string): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const up = ['.', '..', '../..', '../../..', '../../../..'].map((steps) => join(here, steps, ...path));
  return up.find((folder) => existsSync(join(folder, holding)));
}
/** The built web client. */
const webFolder = (): string | undefined => folderOf(['web', 'dist'], 'index.html');
/** Where the documentation is: beside the shipped command, or where it will be in the workspace when it has been made. */
function docsFolder(): string | undefined {
  const shipped = folderOf(['docs', 'site'], 'index.html');
  if (shipped) return shipped;
  const site = folderOf(['docs', '.vitepress'], 'config.mts');
  return site && join(site, 'dist');
}

/** Where this program lies as it was built; none where it runs from its sources. */
function programFolder(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return [here, join(here, '..')].find((folder) => existsSync(join(folder, 'baraja.mjs')));
}

/** Whom the machine takes this program for; nobody where it keeps no list of people. */
function user(): { user?: string } {
  try {
    return { user: userInfo().username };
  } catch {
    return {};
  }
}

export async function openRoom(options: ServeOptions, own: HousesHere): Promise<void> {
  const web = webFolder();
  const docs = docsFolder();
  const program = programFolder();
  const say = (line: string): void => console.log(`  ${line}`);
  const lost = turn();
  const waiting = new Waiting(options.db !== undefined);
  if (options.bus && !options.db) throw new Stop(t().serve.busAlone);
  if (options.shareTables && !options.db) throw new Stop(t().serve.shareAlone);
  let running: Running;
  try {
    running = await serve({
      host: options.host,
      port: options.port,
      data: options.data,
      ...(options.db ? { db: options.db, lease: options.lease * 1000, bus: options.bus ?? options.db } : {}),
      ...(options.shareTables ? { sharesTables: true } : {}),
      onStandBy: (address) => {
        say(t().serve.standsBy(address));
        if (waiting.gateway) say(t().serve.gateway(waiting.gateway.url));
      },
      onGateway: (gateway) => {
        waiting.gateway = gateway;
      },
      onLost: () => lost.now(),
      grant: options.grant * 100,
      refill: { to: options.refill * 100, every: options.refillHours * 3_600_000 },
      absence: { ...usualAbsence, table: options.absence * 60_000 },
      pace: options.pace,
      clock: { ...usualClock, choice: options.clock * 1000 },
      bots: options.bots,
      secure: options.secure,
      proxies: options.proxies ?? (options.secure ? 1 : 0),
      documents: own,
      houses: own.first,
      weigh: (house, was, is) => weighed(house, was, is, own.record),
      ...user(),
      ...(options.metrics ? { metrics: { ...options.metrics, token: process.env.BARAJA_METRICS_TOKEN } } : {}),
      ...(options.log ? { log: options.log } : {}),
      ...(options.traces ? { traces: options.traces } : {}),
      ...(web ? { web } : {}),
      ...(docs ? { docs } : {}),
      ...(program ? { program } : {}),
      onTrouble: (table, error) =>
        console.error(`  ${t().serve.trouble(table, error instanceof Error ? error.message : String(error))}`),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Stop(t().serve.portTaken(options.port));
    if (code === 'EACCES') throw new Stop(t().serve.portBarred(options.port));
    if (error instanceof NoToken) throw new Stop(seeingWords(spokenLanguage()).noToken(error.host));
    throw new Stop(whyShut(error) ?? t().serve.cannotOpen(t().verify.why(message)));
  }
  waiting.end();
  console.log(`\n  ${t().serve.open(running.url)}`);
  console.log(`  ${t().serve.tables(running.room.size, options.db ? shownAddress(options.db) : options.data)}\n`);
  if (running.figures !== null) console.log(`  ${seeingWords(spokenLanguage()).figures(running.figures)}\n`);
  const link = web ? await ownerLink(running, lost) : null;
  if (link !== null) console.log(`  ${t().serve.owner(`${running.url}/#/join/${link}`)}\n`);
  if (!web) console.log(`  ${t().serve.noPage}\n`);
  own.watch((houses) => void running.room.housesChanged(houses));
  await closed(running, lost);
  own.close();
}

/** Until the room is open here: whoever came in meanwhile is told when this server is asked to go. */
class Waiting {
  gateway: AtGateway | null = null;
  private readonly go = (): void => {
    const gone = this.gateway?.stop() ?? Promise.resolve();
    gone.catch(console.error).finally(() => process.exit(0));
  };
  constructor(mayWait: boolean) {
    if (mayWait) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, this.go);
  }
  end(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, this.go);
  }
}

/** Null where it is owned, or another server has the room already. */
async function ownerLink({ room }: Running, lost: Turn): Promise<string | null> {
  return room.people.ownerLink().catch((error: unknown) => {
    if (!lost.hasCome) throw error;
    return null;
  });
}

/** Something that happens once, and somebody may wait for. */
interface Turn {
  readonly comes: Promise<void>;
  hasCome: boolean;
  now(): void;
}
function turn(): Turn {
  let tell = (): void => {};
  const comes = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const one: Turn = {
    comes,
    hasCome: false,
    now() {
      one.hasCome = true;
      tell();
    },
  };
  return one;
}

/** Waits for a signal, or for another server to have the room, then parks every hand where it stands. A second signal does not wait. */
function closed(running: Running, lost: Turn): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    void lost.comes.then(() => {
      console.error(`\n  ${t().serve.lost}`);
      process.exitCode = 1; // whoever started it may start it again, to stand by
      if (!asked) stop();
    });
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
