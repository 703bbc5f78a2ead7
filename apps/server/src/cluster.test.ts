// Three servers on one database, under play: the one that keeps the room is killed, frozen, cut off or asked to leave, again and again.
// Another takes over; nothing anybody was told is lost, no cent is made or lost, and every hand goes on. People are connected to a server
// that stands by, and stay so. `npm run cluster` does it often.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { natsAddress } from '@baraja/room/test/bus';
import { freshDatabase } from '@baraja/room/test/databases';
import { type Wire, wireTo } from '@baraja/room/test/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundledServer } from './test/bundled.js';
import { until } from './test/client.js';
import { holdTo } from './test/held.js';
import { Guests, type Told } from './test/players.js';

const many = Number(process.env.BARAJA_CLUSTER ?? 1);
const FAULTS = ['freeze', 'kill', 'cut', 'leave'] as const;
type Fault = (typeof FAULTS)[number];
/** How a server ends after each: by its own word where it finds that another has the room. */
const ENDS: Readonly<Record<Fault, { code: number | null; signal: string | null }>> = {
  kill: { code: null, signal: 'SIGKILL' },
  freeze: { code: 3, signal: null },
  cut: { code: 3, signal: null },
  leave: { code: 0, signal: null },
};

let bundle: Awaited<ReturnType<typeof bundledServer>>;
let folder: string;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  bundle = await bundledServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baraja-cluster-'));
});
// A second try finds nothing of the first.
afterEach(async () => {
  const ended = [...children].map((child) => once(child, 'close'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => bundle.remove());

/** One of the three: a folder with the room's keys, and a wire to the database. */
class Node {
  private child: ChildProcess | null = null;
  /** What it said last: nothing yet, that it stands by, or where it is open. */
  url: string | null = null;
  gateway = '';
  standsBy = false;
  ended: Promise<{ code: number | null; signal: string | null }> = Promise.resolve({ code: 0, signal: null });

  constructor(
    readonly data: string,
    readonly wire: Wire,
    private readonly bus: string | null,
  ) {}
  start(): void {
    [this.url, this.standsBy] = [null, false];
    // Where the database is the bus, both are cut together.
    const child = spawn(process.execPath, [bundle.file, this.data, 'bots', this.wire.url, this.bus ?? this.wire.url], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.child = child;
    children.add(child);
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('open ')) this.url = line.slice(5);
      else if (line.startsWith('gateway ')) this.gateway = line.slice(8);
      else if (line === 'stands by') this.standsBy = true;
    });
    this.ended = once(child, 'close').then(([code, signal]) => {
      children.delete(child);
      return { code, signal };
    });
  }
  suffer(fault: Fault): void {
    if (fault === 'cut') this.wire.cut();
    else this.child!.kill(fault === 'kill' ? 'SIGKILL' : fault === 'freeze' ? 'SIGSTOP' : 'SIGTERM');
  }
  /** What was done to it is over. */
  recover(fault: Fault): void {
    if (fault === 'cut') this.wire.mend();
    if (fault === 'freeze') this.child!.kill('SIGCONT');
  }
}
const keeperOf = (nodes: readonly Node[]): Node | undefined => nodes.find(({ url }) => url !== null);
const versions = (told: Told): Map<string, number> => new Map([...told].map(([id, { version }]) => [id, version]));

/** One server suffers, another takes over: how long until it is open, and until somebody is told something new. */
async function takenOver(nodes: readonly Node[], fault: Fault, told: Told, guests: Guests) {
  const keeper = keeperOf(nodes)!;
  guests.go();
  await guests.come(nodes.find((node) => node !== keeper && node.standsBy)!.gateway, told);
  await until(() => told.size > 3);
  keeper.suffer(fault);
  const began = performance.now();
  keeper.url = null;
  await until(() => keeperOf(nodes) !== undefined);
  const open = performance.now() - began;
  // What the last one told may have come as late as this.
  const before = versions(told);
  await until(() => [...told].some(([id, { version }]) => version > (before.get(id) ?? 0)));
  const event = performance.now() - began;
  expect(guests.closedWith, fault).toEqual([null, null]);
  keeper.recover(fault);
  expect(await keeper.ended, fault).toEqual(ENDS[fault]);
  keeper.start();
  await until(() => keeper.standsBy);
  return { open, event };
}

/** Says how long something took, from the shortest to the longest. */
function say(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)} ms`;
  console.log(`${what}: ${sorted.length} times, p50 ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`);
}

test(
  `${many} times the server that keeps the room dies, sleeps, is cut off or leaves: another goes on with every hand`,
  async () => {
    const db = await freshDatabase();
    const bus = await natsAddress();
    const nodes: Node[] = [];
    for (const name of ['a', 'b', 'c']) {
      nodes.push(new Node(join(folder, name), await wireTo(db), bus));
      if (name === 'a') {
        nodes[0]!.start();
        await until(() => nodes[0]!.url !== null && existsSync(join(folder, name, 'heads.txt')));
      } else
        for (const key of ['seal.key', 'room.key', 'session.key', 'heads.txt'])
          cpSync(join(folder, 'a', key), join(folder, name, key), { recursive: true });
    }
    for (const node of nodes.slice(1)) node.start();
    await until(() => nodes.slice(1).every(({ standsBy }) => standsBy));

    const told: Told = new Map();
    const guests = new Guests();
    const times: { open: number; event: number; fault: Fault }[] = [];
    for (let n = 0; n < many; n++) {
      const fault = FAULTS[n % FAULTS.length]!;
      times.push({ ...(await takenOver(nodes, fault, told, guests)), fault });
      guests.go(); // nobody looks, and practice rests
      await holdTo(nodes[0]!.data, told, db);
    }
    for (const fault of FAULTS) {
      const those = times.filter((one) => one.fault === fault);
      if (those.length > 0)
        say(
          `${fault}: until another server is open`,
          those.map(({ open }) => open),
        );
      if (those.length > 0)
        say(
          `${fault}: until somebody is told what is new`,
          those.map(({ event }) => event),
        );
    }
    guests.go();
    for (const node of nodes) node.suffer('leave');
    for (const node of nodes) await node.ended;
    await holdTo(nodes[0]!.data, told, db);
    for (const { wire } of nodes) await wire.remove();
  },
  600_000 + many * 60_000,
);
