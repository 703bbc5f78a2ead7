// A room whose shuffles are known beforehand, for browser tests: every pack the given seeds fit lies in the order they give,
// one after the other. Nobody who runs a room can ask for that; it is bundled for the tests and for nothing else. Arguments:
// the built page, the seeds in hex, the pace, and how long a choice and a time bank are, where that is not as usual.
import { randomBytes } from 'node:crypto';
import { makeSecret, seedsFor, usualClock } from '@baraja/room';
import { serve } from '../index.js';

const SEED_BYTES = 32;
const [web = '', text = '', pace = '1', choice = '', bank = ''] = process.argv.slice(2);
const seeds = text.split(',').map((seed) => Buffer.from(seed, 'hex'));
let shuffles = 0;
const { url } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: ':memory:',
  grant: 10_000_000,
  pace: Number(pace),
  ...(choice === '' ? {} : { clock: { ...usualClock, choice: Number(choice), bank: Number(bank) } }),
  bots: false,
  web,
  secret: (cards) => {
    const seed = seeds[shuffles % seeds.length];
    if (seed === undefined || seedsFor(cards) * SEED_BYTES !== seed.length) return makeSecret(cards);
    shuffles++;
    return { seed, saltKey: randomBytes(SEED_BYTES) };
  },
  onTrouble: (table, error) => console.error(table, error),
});
console.log(url);
