// What a command found: line by line for people, or with --json as one object for programs. A command that prints figures offers --json;
// one that has none says so here, and a test asks every command which it is.
import type { Command } from 'commander';
import { t } from './words/index.js';

const wordy = new WeakSet<Command>();
/** A command that prints words, files or programs and no figures. */
export function wordsOnly(command: Command): Command {
  wordy.add(command);
  return command;
}
export const isWordsOnly = (command: Command): boolean => wordy.has(command);
export const withJson = (command: Command): Command => command.option('--json', t().help.json);

export class Report {
  private readonly figures: Record<string, unknown> = {};
  constructor(private readonly json: boolean | undefined) {}
  /** A line, and the figures it tells. */
  tell(line: string, figures: Readonly<Record<string, unknown>> = {}): void {
    this.note(figures);
    if (!this.json) console.log(`  ${line}`);
  }
  /** Figures that lines have told already, or leave out. */
  note(figures: Readonly<Record<string, unknown>>): void {
    Object.assign(this.figures, figures);
  }
  end(): void {
    if (this.json) console.log(JSON.stringify(this.figures));
  }
}
