// The server as a program of its own, to be killed: the data folder is its argument, the address is what it says.
import { serve } from '../index.js';

const [, , data] = process.argv;
const running = await serve({
  host: '127.0.0.1',
  port: 0,
  data: data!,
  grant: 1_000_000,
  pace: 0,
  bots: true,
  onTrouble: (table, error) => console.error(`${table}: ${error}`),
});
console.log(`open ${running.url}`);
process.on('SIGTERM', () => {
  running.stop().then(() => process.exit(0));
});
