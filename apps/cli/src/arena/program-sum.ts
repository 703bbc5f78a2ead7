// Whether a program that plays is the same here as where the match was asked for: otherwise it would lose for not being there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { commandLine } from './wire.js';

export const isAddress = (bot: string): boolean => bot.startsWith('tcp://');

/** Of the files its command line names: empty where there are none, as for a program that is installed everywhere. */
export function programSum(bot: string): string {
  const files = (commandLine(bot) ?? [bot]).filter(
    (word) => word !== process.execPath && existsSync(word) && statSync(word).isFile(),
  );
  if (files.length === 0) return '';
  const sum = createHash('sha256');
  for (const file of files) sum.update(readFileSync(file));
  return sum.digest('hex');
}
