// The bus: one port, and three ways to carry it.
import type { Bus } from './bus.js';
import { BusError } from './bus.js';

export { BODY_MAX, type Bus, BusError, type BusTrouble, type Listening, type ListenSettings } from './bus.js';
export { LocalBus } from './local.js';
export { type SteadyTime, systemTime } from './steady-time.js';

/** Is it the address of a bus? */
export const isBus = (address: string): boolean => /^(nats|tls|postgres|postgresql):\/\//.test(address);

/** A bus at an address: NATS, or a PostgreSQL database. Drivers are loaded by whoever wants one. */
export async function openBus(address: string): Promise<Bus> {
  if (/^(nats|tls):/.test(address)) return (await import('./nats.js')).natsBus(address);
  if (/^postgres(ql)?:/.test(address)) return (await import('./postgres.js')).postgresBus(address);
  throw new BusError('cannot-connect', 'a bus is at nats://…, tls://… or postgres://…');
}
