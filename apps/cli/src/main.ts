// The program `baraja`: the command line it was started with, run.
import { run } from './run.js';

// Output cut short by `head` or a closed pager is not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await run(process.argv.slice(2));
