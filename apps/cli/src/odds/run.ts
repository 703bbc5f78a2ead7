// Asks the odds in a thread, with a bar while it counts, and prints the answer: in words, or as JSON.
import { join } from 'node:path';
import {
  type AnswerTo,
  Cancelled,
  type Explained,
  keyOf,
  OddsFault,
  type OddsQuestion,
  oddsFrom,
  oddsPieces,
  oddsWork,
} from '@baraja/odds';
import { FolderMemory, nodePool } from '@baraja/odds/node';
import { done } from '@baraja/work';
import type { Command } from 'commander';
import { Stop } from '../house.js';
import { dataFolder } from '../logbook.js';
import { t } from '../words/index.js';
import { hands, withPool } from '../work/hands.js';
import { wrapped } from './table.js';

export interface OddsOptions {
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly quiet?: boolean;
  /** commander: --no-cache. */
  readonly cache?: boolean;
  readonly pool?: string;
}

export const withOutput = (command: Command): Command =>
  withPool(command)
    .option('--json', t().odds.help.json)
    .option('--explain', t().odds.help.explain)
    .option('-q, --quiet', t().help.quiet)
    .option('--no-cache', t().odds.help.noCache);

export async function tell<Q extends OddsQuestion>(
  question: Q,
  options: OddsOptions,
  print: (answer: AnswerTo<Q>) => string,
): Promise<void> {
  const answer = await ask(question, options);
  if (options.json) {
    console.log(JSON.stringify(answer, null, 2));
    return;
  }
  console.log(print(answer));
  if (options.explain) console.log(`\n${explained(question.kind, answer.explain)}`);
}

async function ask<Q extends OddsQuestion>(question: Q, options: OddsOptions): Promise<AnswerTo<Q>> {
  const memory = options.cache === false ? null : new FolderMemory(join(dataFolder(), 'odds'));
  if (options.pool !== undefined) return askPool(question, options, memory);
  const pool = nodePool({ most: 1, memory });
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  const bar = progressBar(options.quiet ?? !process.stderr.isTTY);
  try {
    return await pool.ask(question, { onProgress: bar.show, signal: stopping.signal });
  } catch (error) {
    if (error instanceof Cancelled) throw new Stop(t().odds.wrong.stopped);
    if (error instanceof OddsFault) throw new Stop(sentence(error.message));
    throw error;
  } finally {
    bar.clear();
    process.off('SIGINT', stop);
    pool.close();
  }
}

/** In pieces, by whoever works there. */
async function askPool<Q extends OddsQuestion>(
  question: Q,
  { pool, quiet }: OddsOptions,
  memory: FolderMemory | null,
): Promise<AnswerTo<Q>> {
  const key = keyOf(question);
  const known = await memory?.read(key);
  if (known) return known as AnswerTo<Q>;
  const pieces = oddsPieces(question);
  const bar = progressBar(quiet ?? !process.stderr.isTTY);
  let ended = 0;
  const work = { kind: oddsWork, start: question, pieces, done: () => bar.show(++ended / pieces.length) };
  const results = await done(work, hands({ ...(pool === undefined ? {} : { pool }) }));
  bar.clear();
  const answer = oddsFrom(
    question,
    results.flatMap((result) => result ?? []),
  );
  await memory?.write(key, answer);
  return answer as AnswerTo<Q>;
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

function progressBar(isQuiet: boolean): { show(done: number): void; clear(): void } {
  const from = Date.now();
  let shown = -1;
  return {
    show(done) {
      const percent = Math.floor(100 * done);
      if (isQuiet || percent === shown) return;
      shown = percent;
      const filled = Math.round(percent / 2.5);
      const seconds = Math.round((Date.now() - from) / 1000);
      process.stderr.write(
        `\r  [${'#'.repeat(filled)}${'·'.repeat(40 - filled)}] ${String(percent).padStart(3)} %  ${seconds} s`,
      );
    },
    clear() {
      if (shown >= 0) process.stderr.write('\r\x1b[K');
    },
  };
}

function explained(kind: OddsQuestion['kind'], { method, cases, rules }: Explained): string {
  const { explained: told, method: known } = t().odds;
  const lines = [told.title, ...(known[kind] ?? method).map((line) => wrapped(line)), `  ${told.cases(kind, cases)}`];
  if (rules.length > 0) lines.push(wrapped(told.rules(rules.join(', '))));
  return lines.join('\n');
}
