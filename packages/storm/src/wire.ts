// The way from a server to the database and back: it takes time, breaks, and swallows questions and answers. Whoever hears nothing gives up
// after a while and knows nothing; what he asked may be done all the same, even later.
import {
  type Gift,
  type LeaseHolder,
  type Leases,
  type Owned,
  type Store,
  StoreError,
  type Upcasters,
} from '@baraja/room';
import { type Ask, type Courier, closedError, deliver, storeOver } from '@baraja/room/parts';
import type { Chance } from './chance.js';
import type { Database } from './database.js';
import type { Machine } from './machine.js';
import type { Timeline } from './timeline.js';

export interface WireWeather {
  /** Milliseconds one way. */
  readonly delay: number;
  /** How often a question, or an answer, is lost. */
  readonly loss: number;
  /** How often a question is held up on its way, for longer than anybody waits for its answer. */
  readonly stuck: number;
  /** Milliseconds after which a database that says nothing is taken for gone. */
  readonly patience: number;
}

export class Wire {
  isCut = false;

  constructor(
    private readonly machine: Machine,
    private readonly database: Database,
    private readonly timeline: Timeline,
    private readonly chance: Chance,
    private readonly weather: WireWeather,
    /** Told of what is worth having seen. */
    private readonly seen: (what: string) => void,
  ) {}

  private call<T>(what: string, does: () => T): Promise<T> {
    const { machine, timeline, chance, weather } = this;
    return new Promise<T>((resolve, reject) => {
      const giveUp = machine.later(weather.patience, () =>
        reject(new StoreError('unreachable', 'the database cannot be reached')),
      );
      const answer = (give: () => void): void => {
        if (this.isCut || chance.is(weather.loss)) {
          this.seen(`lost-reply ${what}`);
          return;
        }
        timeline.later(chance.delay(weather.delay), `${machine.name} hears ${what}`, () => {
          machine.pass(() => {
            giveUp();
            give();
          });
        });
      };
      if (this.isCut || chance.is(weather.loss)) return;
      const isStuck = chance.is(weather.stuck);
      const delay = isStuck ? chance.between(weather.patience / 2, weather.patience * 4) : chance.delay(weather.delay);
      timeline.later(delay, `database ${what}`, () => {
        try {
          const value = does();
          answer(() => resolve(value));
        } catch (error) {
          answer(() => reject(error));
        }
      });
    });
  }

  /** The store as this server has it. */
  store(): Store {
    const ask = async (what: Ask): Promise<unknown> => {
      const reply = await this.call(what.ask, () => this.database.ask(what, this.machine.name));
      return new Promise((resolve, reject) => deliver(reply, { resolve, reject }));
    };
    return storeOver({ ask, close: async () => {} });
  }
  leases(): Leases {
    return leasesOver(this.database, (what, does) => this.call(what, does));
  }
}

function leasesOver(database: Database, call: <T>(what: string, does: () => T) => Promise<T>): Leases {
  const known = new Set<string>();
  return {
    live: async (node: LeaseHolder, milliseconds: number) => {
      const isNew = !known.has(node.node);
      const lives = await call('live', () => database.live(node, milliseconds, isNew));
      if (lives) known.add(node.node);
      return lives;
    },
    take: (stream: string, node: string) => call('take', () => database.take(stream, node)),
    give: (gifts: readonly Gift[], under: Owned) => call('give', () => database.give(gifts, under)),
    giveAll: (given: Owned, node: string, under: Owned) => call('give', () => database.giveAll(given, node, under)),
    release: (owned: Owned, node: string) => call('release', () => database.release(owned, node)),
    leave: (node: string) => call('leave', () => database.leave(node)),
    orphans: (prefix: string) => call('orphans', () => database.orphans(prefix)),
    close: async () => {},
  };
}

/** The database asked from within: at once, and always answered. For setting up, and for the auditor. */
export function insideOf(database: Database, upcasters?: Upcasters): Store {
  let isClosed = false;
  const courier: Courier = {
    ask: (what) =>
      new Promise((resolve, reject) =>
        isClosed ? reject(closedError()) : deliver(database.ask(what, 'inside'), { resolve, reject }),
      ),
    async close() {
      isClosed = true;
    },
  };
  return storeOver(courier, upcasters);
}
export const leasesInside = (database: Database): Leases => leasesOver(database, async (_, does) => does());
