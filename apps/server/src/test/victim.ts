// The server as a program of its own, to be killed: its arguments are the data folder, whether there are tables for practice, a
// database if it has one, and a bus; it says its address, that of its gateway, and how it is owned. BARAJA_LEASE is its lease in seconds;
// with BARAJA_SHARE_TABLES its tables are played at other servers, too.
import { serve } from '../index.js';

/** How it ends when another server has the room. */
const LOST = 3;
const { BARAJA_SHARE_TABLES: shares, BARAJA_LEASE: lease } = process.env;
const [, , data, bots = 'bots', db, bus] = process.argv;
let gone = (): Promise<void> => Promise.resolve();
/** Until it is open it gives back what it plays for others. */
const leave = (): void => void gone().then(() => process.exit(0));
process.once('SIGTERM', leave);
const running = await serve({
  host: '127.0.0.1',
  port: 0,
  data: data!,
  ...(db ? { db } : {}),
  ...(bus ? { bus, sharesTables: shares !== undefined } : {}),
  ...(lease ? { lease: Number(lease) * 1000 } : {}),
  onGateway: (gateway) => {
    gone = () => gateway.stop();
    console.log(`gateway ${gateway.url}`);
  },
  grant: 1_000_000,
  pace: 0,
  bots: bots === 'bots',
  onTrouble: (table, error) => console.error(`${table}: ${error}`),
  onStandBy: () => console.log('stands by'),
  onLost: () => process.exit(LOST),
});
const owner = await running.room.people.ownerLink();
if (owner !== null) console.log(`owner ${owner}`);
console.log(`open ${running.url}`);
process.off('SIGTERM', leave);
process.on('SIGTERM', () => {
  running.stop().then(() => process.exit(0));
});
