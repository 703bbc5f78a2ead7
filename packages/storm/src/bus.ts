// The bus of a storm, between its servers: what is told takes time, and may be lost, doubled, or come in another order. Whoever is cut off
// from the database is cut off from it, too.
import { type Bus, BusError, type Listening } from '@baraja/room';
import type { Chance } from './chance.js';
import type { Machine } from './machine.js';
import type { Timeline } from './timeline.js';

export interface BusWeather {
  /** Milliseconds one way. */
  readonly delay: number;
  /** How often what is told is lost, told twice, and overtaken by what was told after it. */
  readonly loss: number;
  readonly doubled: number;
  readonly overtaken: number;
}
type Hear = (body: string) => void;

/** What all of them speak over. */
export class Ether {
  readonly ends = new Set<StormBus>();

  constructor(
    readonly timeline: Timeline,
    readonly chance: Chance,
    readonly weather: BusWeather,
    /** Told of what is worth having seen. */
    readonly seen: (what: string) => void,
  ) {}
}

/** One server's end. */
export class StormBus implements Bus {
  private readonly ears = new Map<string, Set<Hear>>();
  /** When what was told to each of the others arrives at the latest. */
  private readonly arrives = new Map<StormBus, number>();

  constructor(
    private readonly machine: Machine,
    private readonly ether: Ether,
    private readonly isCut: () => boolean,
  ) {
    ether.ends.add(this);
  }
  publish(subject: string, body: string): void {
    if (this.machine.isDead || this.isCut()) return;
    for (const end of this.ether.ends) if (end.ears.has(subject)) this.carry(end, subject, body);
  }
  private carry(to: StormBus, subject: string, body: string): void {
    const { chance, weather, seen } = this.ether;
    if (chance.is(weather.loss)) {
      seen('bus: lost');
      return;
    }
    const isTwice = chance.is(weather.doubled);
    if (isTwice) seen('bus: told twice');
    for (let times = isTwice ? 2 : 1; times > 0; times--) this.deliver(to, subject, body);
  }
  private deliver(to: StormBus, subject: string, body: string): void {
    const { chance, weather, timeline, seen } = this.ether;
    const last = this.arrives.get(to) ?? 0;
    let at = timeline.now + chance.delay(weather.delay);
    if (chance.is(weather.overtaken)) {
      at += chance.between(1, 400);
      seen('bus: overtaken');
    } else {
      at = Math.max(at, last + 0.001);
      this.arrives.set(to, at);
    }
    timeline.later(at - timeline.now, `${to.machine.name} hears on the bus`, () =>
      to.machine.pass(() => {
        if (!to.isCut()) for (const hear of to.ears.get(subject) ?? []) hear(body);
      }),
    );
  }
  async subscribe(subject: string, hear: Hear): Promise<Listening> {
    const ears = this.ears.get(subject) ?? new Set();
    this.ears.set(subject, ears.add(hear));
    return {
      stop: async () => {
        ears.delete(hear);
        if (ears.size === 0) this.ears.delete(subject);
      },
    };
  }
  /** Gateways and front desks tell, and ask nothing. */
  async serve(): Promise<Listening> {
    throw new BusError('failed', 'nobody serves on the bus of a storm');
  }
  async request(subject: string): Promise<string> {
    throw new BusError('nobody', `nobody serves ${subject}`);
  }
  onReturn(): void {} // whoever was away hears again what is told every second
  async close(): Promise<void> {
    this.ether.ends.delete(this);
    this.ears.clear();
  }
}
