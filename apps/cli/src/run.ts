// The `baraja` command: what it can do, and its help. Each command lives in a file of its own.
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { arenaCommand } from './arena/command.js';
import { sitCommand } from './arena/sit.js';
import { bookCommand } from './book.js';
import { gamesCommand } from './games.js';
import { handsCommand } from './hands/command.js';
import { Stop } from './house.js';
import { dataFolder } from './logbook.js';
import { moveCommand } from './move.js';
import { oddsCommand } from './odds/command.js';
import { playCommand } from './play.js';
import { progressiveCommand } from './progressive.js';
import { backupCommand, exportCommand, restoreCommand } from './record.js';
import { replayCommand } from './replay.js';
import { rulesCommand } from './rules.js';
import { serveCommand } from './serve.js';
import { completionCommand, manCommand } from './shell.js';
import { simulateCommand } from './simulate.js';
import { topCommand } from './top.js';
import { verifyCommand } from './verify.js';
import { complaint, speaking } from './words/help.js';
import { asked, speak, t } from './words/index.js';
import { workerCommand } from './work/worker.js';

/** Runs one command line, to the end of what it asks for. The exit code is the process's. */
export async function run(args: readonly string[]): Promise<void> {
  speak(asked(args));
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help that was asked for has been printed, and is no fault.
      if (error.exitCode !== 0) console.error(`${complaint(error)}\n${t().help.hint}`);
      process.exitCode = error.exitCode;
    } else if (error instanceof Stop) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}

/** The whole command line, for whoever asks what there is. */
export const program = (): Command =>
  speaking(
    new Command('baraja')
      .description(t().help.program)
      .version(manifest.version, '-V, --version', t().help.version)
      .addCommand(playCommand(), { isDefault: true })
      .addCommand(serveCommand())
      .addCommand(topCommand())
      .addCommand(workerCommand())
      .addCommand(gamesCommand())
      .addCommand(rulesCommand())
      .addCommand(bookCommand())
      .addCommand(oddsCommand())
      .addCommand(simulateCommand())
      .addCommand(arenaCommand())
      .addCommand(sitCommand())
      .addCommand(progressiveCommand())
      .addCommand(replayCommand())
      .addCommand(handsCommand(join(dataFolder(), 'room')))
      .addCommand(verifyCommand())
      .addCommand(backupCommand(join(dataFolder(), 'room')))
      .addCommand(exportCommand(join(dataFolder(), 'room')))
      .addCommand(restoreCommand(join(dataFolder(), 'room')))
      .addCommand(moveCommand())
      .addCommand(completionCommand(program))
      .addCommand(manCommand(program)),
  );
