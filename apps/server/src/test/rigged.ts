// A room for browser tests whose packs may be stacked and whose clock may be another. Nobody who runs a room can ask for that; it is
// bundled for the tests and for nothing else. Its one argument is what is wanted, as JSON.
import { createInterface } from 'node:readline';
import { usualClock } from '@baraja/room';
import { SetClock } from '@baraja/room/test/clock';
import { secretsOfTheDay } from '@baraja/room/test/secrets';
import { stackPacks } from '@baraja/room/test/stacked';
import { serve } from '../index.js';

export interface Rigged {
  /** The built page. */
  readonly web: string;
  /** And the documentation, where it is served. */
  readonly docs?: string;
  readonly pace: number;
  /** Milliseconds for a choice, and in the time bank, where that is not as usual. */
  readonly clock?: { readonly choice: number; readonly bank: number };
  /** What lies on top of the packs, one after the other and from the first again; only where so many are dealt in. */
  readonly stacked?: { readonly players: number; readonly tops: readonly string[] };
  /** A scripted day: when it begins by the room's clock, which goes on when it is told to; whether the room shuffles alone. */
  readonly day?: { readonly start: number; readonly alone: boolean };
}
const { web, docs, pace, clock, stacked, day } = JSON.parse(process.argv[2] ?? '') as Rigged;
let packs = 0;
if (stacked) {
  const { players, tops } = stacked;
  stackPacks((dealt) => (dealt === players ? tops[packs++ % tops.length]! : null));
}
const HOURS = 10 * 3_600_000;
const set = day ? new SetClock(day.start) : null;
if (day?.alone) stackPacks(() => '');
const rigs = {
  ...(clock ? { clock: { ...usualClock, ...clock } } : {}),
  ...(set ? { now: set.now, later: set.later, pace: 0, proxies: 1, passwordCost: 10, grant: 1_000_000 } : {}),
  ...(set ? { clock: { ...usualClock, choice: HOURS, bank: 0 } } : {}),
  ...(day?.alone ? { secret: secretsOfTheDay() } : {}),
};
const { url, room } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: ':memory:',
  grant: 10_000_000,
  pace,
  bots: false,
  web,
  ...(docs ? { docs } : {}),
  onTrouble: (table, error) => console.error(table, error),
  ...rigs,
});
console.log(url);
if (set) {
  console.log(`#/join/${await room.people.ownerLink()}`);
  for await (const line of createInterface(process.stdin)) {
    set.forward(Number(line.split(' ')[1]));
    console.log(line);
  }
}
