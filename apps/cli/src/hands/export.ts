// Hands of a room, out: whoever has its data folder and its keys may see every card, and says through whose eyes a file is written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, type Hand, seenBy, writeAs } from '@baraja/hands';
import type { PastHand } from '@baraja/room';
import { Stop } from '../house.js';
import { t } from '../words/index.js';
import { counter, sinkTo } from './files.js';

export interface ExportOptions {
  readonly data: string;
  /** A PostgreSQL database that has the record; its keys are in the data folder all the same. */
  readonly db?: string;
  readonly to: Format;
  readonly out?: string;
  readonly house?: string;
  readonly game?: string;
  readonly table?: string;
  readonly since?: number;
  readonly until?: number;
  readonly player?: string;
  readonly rail?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}
/** What came of a run over hands. */
export interface Tally {
  hands: number;
  /** Read or written, but only up to an act that was refused, or to where the file ends. */
  stopped: number;
  /** Not at all. */
  left: number;
  why: Record<string, number>;
}
export const tally = (): Tally => ({ hands: 0, stopped: 0, left: 0, why: {} });
export function leftOut(sum: Tally, why: string): void {
  sum.left++;
  sum.why[why] = (sum.why[why] ?? 0) + 1;
}

export async function exportHands(options: ExportOptions): Promise<Tally> {
  const { findGame } = await import('baraja/books');
  const { house, table } = options;
  const game = options.game === undefined ? undefined : ((house && findGame(house, options.game)) ?? options.game);
  const sink = sinkTo(options.out, options.force ?? false);
  const progress = counter(options.quiet);
  const sum = tally();
  try {
    for await (const past of recorded(options, { house, game, table })) {
      if (past === null) leftOut(sum, t().handFiles.earlier);
      else if (isWanted(past, options)) await put(past);
    }
  } finally {
    progress.end();
    await sink.close();
  }
  return sum;
  async function put(past: PastHand): Promise<void> {
    const eyes = eyesOf(past, options);
    if (eyes === undefined) return;
    const text = writeAs(options.to, seenBy({ ...past, switches: past.opening.switches ?? {} }, eyes), sum.hands + 1);
    if (typeof text !== 'string') leftOut(sum, t().handFiles.fault(text));
    else {
      await sink.write(text);
      sum.hands++;
    }
    progress.tick();
  }
}
const isWanted = ({ at }: PastHand, { since = 0, until = Number.POSITIVE_INFINITY }: ExportOptions): boolean =>
  at >= since && at < until;
/** Undefined where the player that was asked for was not dealt in. */
function eyesOf({ before, opened }: PastHand, { player, rail }: ExportOptions): Hand['eyes'] | undefined {
  if (player === undefined) return rail ? 'rail' : 'all';
  return before.sittings.find(({ seat, patron }) => patron.name === player && opened.seats.includes(seat))?.seat;
}
async function* recorded(
  { data: folder, db }: Pick<ExportOptions, 'data' | 'db'>,
  wanted: { house?: string | undefined; game?: string | undefined; table?: string | undefined },
): AsyncGenerator<PastHand | null> {
  const { keyIn, pastHands, STORE_FILE, sealer } = await import('@baraja/room');
  const { lookAt } = await import('../record.js');
  const path = db ?? join(folder, STORE_FILE);
  if (!db && !existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  if (!existsSync(join(folder, 'seal.key'))) throw new Stop(t().book.diff.noKey(folder));
  const seals = sealer(keyIn(folder, { create: false }));
  const store = await lookAt(path);
  try {
    yield* pastHands(store, seals, wanted);
  } finally {
    await store.close();
  }
}
