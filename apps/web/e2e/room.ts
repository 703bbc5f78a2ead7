// A room and people in it, for the browser tests: each person is a browser context of its own, with the page as it is served.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Opening, Person } from './person.js';
import { unveiled, veilAll } from './veil.js';

const web = fileURLToPath(new URL('../dist', import.meta.url));
const rigged = fileURLToPath(new URL('../../../node_modules/.cache/baraja/rigged.mjs', import.meta.url));
const cli = fileURLToPath(new URL('../../cli/dist/baraja.mjs', import.meta.url));
/** Pictures of what people saw when a test failed. */
const PICTURES = fileURLToPath(new URL('../../../node_modules/.cache/baraja/browser', import.meta.url));
/**
 * Parts of a browser that no page needs: the list under its address bar is two pages of its own in every window, and a process waits for
 * the next site. The last list given counts, so that Playwright's own is said again.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];
const FLAGS = [
  `--disable-features=${WITHOUT.join()}`,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Nothing moves, so that nobody waits for it, nothing is painted, and pixels are few: what is tested otherwise says so. */
const CALM: BrowserContextOptions = {
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 0.5,
  locale: 'en-US',
  // What a page keeps for when there is no connection is fetched by whoever tests that, and nobody else.
  serviceWorkers: 'block',
};

/** Seconds for a choice: on a busy machine a page takes its time, and no clock is to choose for whoever is tested. */
const CLOCK = '240';
/** Milliseconds until something that is waited for is given up: as long as a slow machine needs. */
const PATIENCE = 120_000;

export interface RoomSettings {
  /** How long bots think, 1 as people like it. Bots that think for no time at all leave none to others. */
  readonly pace?: number;
  /** Are there practice tables? Where nobody practises, none need be learnt. */
  readonly practice?: boolean;
  /** Milliseconds for a choice, and in the time bank, where that is not as usual. */
  readonly clock?: { readonly choice: number; readonly bank: number };
  /** What lies on top of the packs, one after the other and from the first again; only where so many are dealt in. */
  readonly stacked?: { readonly players: number; readonly tops: readonly string[] };
  /** Is the documentation served beside it? */
  readonly docs?: boolean;
  /** A scripted day: when it begins; whether the room shuffles alone, the same every time. Its clock is put forward by a word. */
  readonly day?: { readonly start: number; readonly alone: boolean };
}
interface Served {
  readonly url: string;
  /** What it printed so far. */
  said(): string;
  /** Tells it something, and waits until it says the same. */
  tell(line: string): Promise<void>;
  stop(): Promise<unknown>;
}
/** One browser for all files of a worker: whoever comes in has a context of his own in it. It ends with the worker. */
let shared: Promise<Browser> | undefined;
function browserHere(): Promise<Browser> {
  const executablePath = process.env.BARAJA_CHROMIUM;
  if (!executablePath) throw new Error('no browser: run these tests with npm run e2e -w @baraja/web');
  shared ??= chromium.launch({ executablePath, args: FLAGS });
  return shared;
}

export class Room {
  /** Everybody who came in, and is to leave with the room. */
  private readonly guests: Person[] = [];
  private readonly regulars = new Map<string, Person>();

  private constructor(
    readonly url: string,
    private readonly browser: Browser,
    private readonly server: Served,
  ) {}

  static async open(settings: RoomSettings = {}): Promise<Room> {
    const [browser, server] = await Promise.all([browserHere(), serve(settings)]);
    return new Room(server.url, browser, server);
  }
  /** A private table of somebody's who has no page. */
  async table(opening: Opening): Promise<string> {
    const [cookie] = (await fetch(`${this.url}/api/me`)).headers.getSetCookie();
    const headers = { 'content-type': 'application/json', cookie: cookie!.split(';')[0]! };
    const answer = await fetch(`${this.url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(opening) });
    return ((await answer.json()) as { table: string }).table;
  }
  /** Somebody at an empty page. */
  async stranger(options: BrowserContextOptions = {}): Promise<Person> {
    const context = await this.browser.newContext({ ...CALM, ...options });
    context.setDefaultTimeout(PATIENCE);
    if (options.reducedMotion !== 'no-preference') await veilAll(context);
    const person = await Person.at(context, this.url);
    this.guests.push(person);
    return person;
  }
  /** Somebody comes in, and stands in the lobby. Without a name he is a guest. */
  async person(name = '', options: BrowserContextOptions = {}): Promise<Person> {
    const person = await this.stranger(options);
    await person.comeIn();
    if (name !== '') await person.post('/api/me/name', { name });
    return person;
  }
  /** Regulars: whoever was here before comes back to the lobby, and need not load the page again. */
  people(...names: readonly string[]): Promise<Person[]> {
    return Promise.all(
      names.map(async (name) => {
        const known = this.regulars.get(name);
        await known?.go('#/');
        await known?.inLobby();
        const person = known ?? (await this.person(name));
        this.regulars.set(name, person);
        return person;
      }),
    );
  }
  /** Takes a picture of every page, and says where they are, what the logs said last and what went wrong on them. */
  async picture(test: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    const name = test.replace(/[^\w-]+/g, '-').slice(-60);
    const pages = this.guests.flatMap(({ page, faults }) =>
      page
        .context()
        .pages()
        .map((one) => ({ page: one, faults })),
    );
    for (const [i, { page, faults }] of pages.entries()) {
      const path = join(PICTURES, `${name}-${i + 1}.png`);
      await unveiled(page, () => page.screenshot({ path, timeout: 10_000 })).catch(() => undefined);
      const lines = await page
        .locator('.log li, .trouble')
        .allInnerTexts()
        .catch(() => []);
      console.log([`${path}  ${page.url()}`, ...lines.slice(-12), ...faults].join('\n  '));
    }
  }
  /** What leads to the owner's role: the room prints it once it is open. */
  async invitation(): Promise<string> {
    for (;;) {
      const found = /#\/join\/(\S+)/.exec(this.server.said());
      if (found) return found[1]!;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  tell(line: string): Promise<void> {
    return this.server.tell(line);
  }
  async close(): Promise<void> {
    await Promise.all(this.guests.map(({ page }) => page.context().close()));
    await this.server.stop();
  }
}

/** A room for the tests of a block; what it is, is known once they run. */
export function roomForTests(settings: RoomSettings = {}): { readonly room: Room } {
  let room: Room | undefined;
  beforeAll(async () => {
    room = await Room.open(settings);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await room?.picture(task.name);
  });
  afterAll(() => room?.close());
  return {
    get room() {
      return room!;
    },
  };
}

function serve({ pace = 0.2, practice = false, stacked, clock, day, docs }: RoomSettings): Promise<Served> {
  return new Promise((resolve, reject) => {
    const isRigged = stacked !== undefined || clock !== undefined || day !== undefined || docs;
    const slow = { choice: Number(CLOCK) * 1000, bank: 0 };
    const args = isRigged
      ? [
          rigged,
          JSON.stringify({
            web,
            pace,
            stacked,
            clock: clock ?? slow,
            day,
            ...(docs ? { docs: process.env.BARAJA_SITE } : {}),
          }),
        ]
      : [
          cli,
          'serve',
          '--port',
          '0',
          '--data',
          ':memory:',
          '--grant',
          '100000',
          '--pace',
          String(pace),
          '--clock',
          CLOCK,
        ];
    if (!practice && !isRigged) args.push('--no-bots');
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const stop = () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      return gone;
    };
    let said = '';
    const tell = (line: string): Promise<void> => {
      const before = said.length;
      child.stdin.write(`${line}\n`);
      return new Promise((heard) => {
        const listen = (): void => {
          if (!said.slice(before).includes(`${line}\n`)) return;
          child.stdout.off('data', listen);
          heard();
        };
        child.stdout.on('data', listen);
      });
    };
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve({ url: found[0], stop, tell, said: () => said });
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
  });
}
