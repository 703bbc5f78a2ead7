// The `baraja` command: what it can do, and its help. Each command lives in a file of its own.
import { Command } from 'commander';
import { gamesCommand } from './games.js';
import { Stop } from './house.js';
import { oddsCommand } from './odds/command.js';
import { playCommand } from './play.js';
import { progressiveCommand } from './progressive.js';
import { replayCommand } from './replay.js';
import { rulesCommand } from './rules.js';
import { serveCommand } from './serve.js';
import { simulateCommand } from './simulate.js';
import { verifyCommand } from './verify.js';

const program = new Command('baraja')
  .description('A card room in the terminal: five houses, their own rules, every ruling with its clause.')
  .showHelpAfterError('(run with --help for what can be said)')
  .addCommand(playCommand(), { isDefault: true })
  .addCommand(serveCommand())
  .addCommand(gamesCommand())
  .addCommand(rulesCommand())
  .addCommand(oddsCommand())
  .addCommand(simulateCommand())
  .addCommand(progressiveCommand())
  .addCommand(replayCommand())
  .addCommand(verifyCommand());

// Output cut short by `head` or a closed pager is not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
