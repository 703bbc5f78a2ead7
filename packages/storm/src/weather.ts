// What a storm is like, drawn from its seed: how many servers, tables and people there are, how bad each thing is, and which is calm this
// time. A run that is calm in most ways and wild in one finds what a run that is middling in all never meets.
import type { BusWeather } from './bus.js';
import type { Chance } from './chance.js';
import type { SocketWeather } from './network.js';
import type { Habits } from './person.js';
import type { WireWeather } from './wire.js';

/** What may befall: each comes again and again, so many times a minute. */
export const FAULTS = ['crash', 'pause', 'partition', 'leave', 'full', 'reload', 'away'] as const;
export type Fault = (typeof FAULTS)[number];
/** What is rather the air than an event. */
export const AIRS = [
  'loss',
  'stuck',
  'cut',
  'skew',
  'slow',
  'delay',
  'bus-lost',
  'bus-doubled',
  'bus-overtaken',
] as const;
export type Air = (typeof AIRS)[number];

export interface Weather {
  readonly servers: number;
  readonly tables: number;
  readonly people: number;
  /** Milliseconds. */
  readonly lease: number;
  readonly lasts: number;
  readonly pace: number;
  readonly wire: WireWeather;
  readonly sockets: SocketWeather;
  /** Are all servers gateways, over a bus? Otherwise whoever keeps the room is connected to. */
  readonly gateways: boolean;
  readonly bus: BusWeather;
  /** Do those that stand by play tables of the room? */
  readonly lends: boolean;
  readonly faults: Readonly<Record<Fault, number>>;
  readonly skew: { readonly by: number; readonly rate: number };
  readonly slow: number;
}
const LEASE = 3000;

/** Of the bus, drawn apart: storms without one are as they were. */
function gatewaysFor(chance: Chance, only: Fault | Air | null): Pick<Weather, 'gateways' | 'bus' | 'lends'> {
  const has = (what: Air): boolean => (only === null ? chance.is(0.5) : only === what);
  const often = [0.001, 0.01, 0.05];
  return {
    gateways: chance.is(0.6) || (only?.startsWith('bus-') ?? false),
    bus: {
      delay: has('delay') ? chance.pick([20, 100]) : 2,
      loss: has('bus-lost') ? chance.pick(often) : 0,
      doubled: has('bus-doubled') ? chance.pick(often) : 0,
      overtaken: has('bus-overtaken') ? chance.pick(often) : 0,
    },
    lends: chance.is(0.7),
  };
}
/**
 * @param only this fault alone, where it is named: everything else is calm
 * @param apart for what was thought of later
 */
export function weatherFor(chance: Chance, only: Fault | Air | null, apart: Chance): Weather {
  const has = (what: Fault | Air, often = 0.6): boolean => (only === null ? chance.is(often) : only === what);
  const perMinute = (what: Fault, most: number): number => (has(what) ? chance.between(1, most) : 0);
  const tables = chance.between(1, 2);
  return {
    ...{ servers: chance.between(2, 3), tables, people: tables * chance.between(3, 4), lease: LEASE },
    lasts: chance.between(15, 40) * 1000,
    pace: chance.pick([0.1, 0.3, 0.6]),
    wire: {
      delay: has('delay') ? chance.pick([5, 40, 150]) : 2,
      loss: has('loss', 0.5) ? chance.pick([0.002, 0.01, 0.03]) : 0,
      stuck: has('stuck', 0.5) ? chance.pick([0.005, 0.02]) : 0,
      patience: LEASE * 0.8,
    },
    sockets: {
      delay: has('delay') ? chance.pick([20, 100, 300]) : 10,
      cut: has('cut') ? chance.pick([0.002, 0.01]) : 0,
    },
    ...gatewaysFor(apart, only),
    faults: {
      crash: perMinute('crash', 6),
      pause: perMinute('pause', 8),
      partition: perMinute('partition', 6),
      leave: perMinute('leave', 3),
      full: perMinute('full', 3),
      reload: perMinute('reload', 6),
      away: perMinute('away', 3),
    },
    skew: has('skew') ? { by: chance.pick([500, 60_000]), rate: chance.pick([0.001, 0.05]) } : { by: 0, rate: 0 },
    slow: has('slow', 0.4) ? chance.pick([5, 50]) : 1,
  };
}

export const habitsFor = (chance: Chance, weather: Weather, n: number): Habits => ({
  thinks: chance.pick([50, 300, 1500]),
  slow: n % 4 === 1 ? weather.slow : 1,
  whims: chance.pick([1500, 4000]),
  vows: chance.is(0.5),
  isRail: n % 4 === 3 && chance.is(0.5),
});
