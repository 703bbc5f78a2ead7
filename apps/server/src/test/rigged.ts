// A room for browser tests whose packs may be stacked and whose clock may be another. Nobody who runs a room can ask for that; it is
// bundled for the tests and for nothing else. Its one argument is what is wanted, as JSON.
import { usualClock } from '@baraja/room';
import { stackPacks } from '@baraja/room/test/stacked';
import { serve } from '../index.js';

export interface Rigged {
  /** The built page. */
  readonly web: string;
  readonly pace: number;
  /** Milliseconds for a choice, and in the time bank, where that is not as usual. */
  readonly clock?: { readonly choice: number; readonly bank: number };
  /** What lies on top of the packs, one after the other and from the first again; only where so many are dealt in. */
  readonly stacked?: { readonly players: number; readonly tops: readonly string[] };
}
const { web, pace, clock, stacked } = JSON.parse(process.argv[2] ?? '') as Rigged;
let packs = 0;
if (stacked) {
  const { players, tops } = stacked;
  stackPacks((dealt) => (dealt === players ? tops[packs++ % tops.length]! : null));
}
const { url } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: ':memory:',
  grant: 10_000_000,
  pace,
  ...(clock ? { clock: { ...usualClock, ...clock } } : {}),
  bots: false,
  web,
  onTrouble: (table, error) => console.error(table, error),
});
console.log(url);
