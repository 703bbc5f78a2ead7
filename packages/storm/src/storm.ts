// One storm: a seed decides what is there and what befalls it. First everything may go wrong; then the weather clears, for good in most
// places and never in one, and whatever was under way must come to its end.
import { Hands, type Sealer, type Signer, sealer, signer, TableActor, thinkHere, type World } from '@baraja/room';
import { Auditor } from './auditor.js';
import { Ether } from './bus.js';
import { Chance } from './chance.js';
import { Database } from './database.js';
import { lookAtEnd } from './ending.js';
import { Network } from './network.js';
import { Person } from './person.js';
import type { Planted } from './planted.js';
import { Server } from './server.js';
import { openRoom } from './set-up.js';
import { Timeline } from './timeline.js';
import { troubles } from './troubles.js';
import { type Air, type Fault, habitsFor, type Weather, weatherFor } from './weather.js';
import { insideOf } from './wire.js';

export interface StormSettings {
  readonly seed: number;
  /** Only this goes wrong. */
  readonly only?: Fault | Air | null;
  readonly planted?: Planted | null;
}
export interface StormReport {
  readonly seed: number;
  /** What no run may show, and this one did. */
  readonly faults: readonly string[];
  /** The same whenever the seed is run again. */
  readonly mark: string;
  readonly steps: number;
  readonly events: number;
  readonly hands: number;
  /** Milliseconds of the storm's own time. */
  readonly lasted: number;
  /** How often each thing was seen that is worth having seen. */
  readonly seen: Readonly<Record<string, number>>;
}
/** Milliseconds in which everything must have come to its end, once it is calm. */
const CALM = 240_000;
/** So many things in one storm are too many: something goes round in circles. */
const STEPS_MAX = 400_000;

/** What everybody in it stands on. */
export class Ground {
  readonly chance: Chance;
  readonly weather: Weather;
  readonly timeline: Timeline;
  readonly database: Database;
  readonly network: Network;
  readonly ether: Ether;
  readonly auditor: Auditor;
  readonly sealer: Sealer;
  readonly signer: Signer;
  readonly planted: Planted | null;
  readonly seen: Record<string, number> = {};
  readonly servers: Server[] = [];
  readonly people: Person[] = [];
  private starts = 0;
  private lost: number | null = null;

  constructor(readonly settings: StormSettings) {
    const { only = null, planted = null } = settings;
    this.planted = planted;
    this.chance = this.chanceOf('all');
    this.weather = weatherFor(this.chanceOf('weather'), only, this.chanceOf('gateways'));
    this.timeline = new Timeline(this.chanceOf('order'));
    this.database = new Database(() => this.timeline.now, planted);
    this.database.onRefused = (why) => this.saw(`store: ${why}`);
    this.network = new Network(this.timeline, this.chanceOf('network'), this.weather.sockets);
    this.ether = new Ether(this.timeline, this.chanceOf('bus'), this.weather.bus, this.saw);
    const key = this.chanceOf('keys');
    const salts = this.chanceOf('salts');
    this.sealer = sealer(key.bytes(32), (count) => salts.bytes(count));
    this.signer = signer(key.bytes(32));
    this.auditor = new Auditor(insideOf(this.database), this.database, this.sealer, this.saw);
  }
  chanceOf(concern: string): Chance {
    return new Chance(this.settings.seed, concern);
  }
  saw = (what: string): void => {
    this.seen[what] = (this.seen[what] ?? 0) + 1;
    this.timeline.note(what);
  };
  /** A world for looking at tables from within: nothing in it goes on by itself. */
  get quiet(): World {
    return {
      ...{ store: insideOf(this.database), sealer: this.sealer, signer: this.signer, minds: thinkHere, pace: 0 },
      ...{ hands: new Hands(), now: () => 0, later: () => () => {}, dice: () => 0 },
      trouble: (_, error) => {
        throw error;
      },
      changed: () => {},
      walletMoved: () => {},
    };
  }
  /** Planted: whose eyes somebody is given instead of his own. */
  neighbourOf(table: TableActor, patron: string): string {
    return table.state.sittings.find((s) => s.patron.id !== patron)?.patron.id ?? patron;
  }

  /** A server is started, in this place; when it ends by itself it is started again. */
  start(place: number): void {
    const { by, rate } = this.weather.skew;
    const { chance } = this;
    const clock = { skew: chance.between(-by, by), rate: 1 + (rate * chance.between(-100, 100)) / 100 };
    const server: Server = new Server(`s${place}-${++this.starts}`, this, () => this.startAgain(place, server), clock);
    this.servers[place] = server;
    this.network.servers = [...this.servers];
    server.start().catch((error: unknown) => {
      this.saw(`start failed: ${error instanceof Error ? error.message.slice(0, 60) : ''}`);
      server.machine.die();
      this.startAgain(place, server);
    });
  }
  private startAgain(place: number, ended: Server): void {
    this.network.dropAll(ended.machine);
    this.timeline.later(this.chance.between(100, 3000), `start ${place}`, () => {
      if (this.servers[place] === ended && this.lost !== place) this.start(place);
    });
  }
  /** Dead, and never started again. */
  lose(place: number): void {
    this.saw('one server is lost for good');
    const server = this.servers[place]!;
    this.lost = place;
    server.machine.die();
    this.network.dropAll(server.machine);
  }
  /** Whoever has the room open. */
  get owner(): Server | undefined {
    return this.servers.find((server) => server.isOpen && !server.machine.isDead);
  }
  crash(place: number): void {
    const server = this.servers[place]!;
    if (server.machine.isDead) return;
    server.machine.die();
    this.startAgain(place, server);
  }
}

export async function storm(settings: StormSettings): Promise<StormReport> {
  const ground = new Ground(settings);
  const { timeline, weather, auditor } = ground;
  const tables = await openRoom(ground);
  for (let place = 0; place < weather.servers; place++) ground.start(place);
  for (let n = 0; n < weather.people; n++) {
    const chance = ground.chanceOf(`person ${n}`);
    const habits = habitsFor(chance, weather, n);
    ground.people.push(new Person(`p${n}`, tables[n % tables.length]!, ground, habits, chance));
  }
  const isEnough = async (): Promise<boolean> => {
    await auditor.follow();
    return auditor.faults.length > 0 || timeline.steps > STEPS_MAX;
  };
  const calm = troubles(ground);
  await timeline.run(weather.lasts, isEnough);
  if (auditor.faults.length === 0) {
    calm();
    await lookAtEnd(ground, tables, CALM, isEnough);
  }
  if (timeline.steps > STEPS_MAX) auditor.faults.push(`it goes round in circles: ${timeline.steps} steps`);
  return report(ground, tables);
}
async function report(ground: Ground, tables: readonly string[]): Promise<StormReport> {
  const { timeline, auditor, settings, seen, database } = ground;
  const events = tables.reduce((sum, table) => sum + auditor.versionOf(table), 0);
  let hands = 0;
  for (const id of tables) hands += (await TableActor.resume(ground.quiet, id).catch(() => null))?.state.rounds ?? 0;
  database.close();
  const mark = timeline.mark.toString(16).padStart(8, '0');
  const { seed } = settings;
  return { seed, faults: auditor.faults, mark, steps: timeline.steps, events, hands, lasted: timeline.now, seen };
}
