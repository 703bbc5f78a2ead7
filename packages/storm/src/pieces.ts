// Storms in pieces: some seeds each, so that threads and machines can share them. A piece's result is the same wherever it is worked out.
import type { Planted } from './planted.js';
import { type StormReport, storm } from './storm.js';
import type { Air, Fault } from './weather.js';

export interface StormPiece {
  readonly first: number;
  readonly count: number;
  readonly only: Fault | Air | null;
  readonly planted: Planted | null;
}
const SEEDS_AT_ONCE = 10;

export function stormPieces({ first, count, ...rest }: StormPiece): readonly StormPiece[] {
  return Array.from({ length: Math.ceil(count / SEEDS_AT_ONCE) }, (_, k) => {
    const from = first + k * SEEDS_AT_ONCE;
    return { ...rest, first: from, count: Math.min(SEEDS_AT_ONCE, first + count - from) };
  });
}
/** A planted fault is looked for until it is found: where the very same storm shows nothing without it. */
export async function stormPiece({ first, count, only, planted }: StormPiece): Promise<readonly StormReport[]> {
  const reports: StormReport[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const report = await storm({ seed, only, planted }).catch((error: unknown) => broken(seed, error));
    const isFound = planted && report.faults.length > 0 && (await storm({ seed, only })).faults.length === 0;
    reports.push(planted && !isFound ? { ...report, faults: [] } : report);
    if (isFound) break;
  }
  return reports;
}
/** Something threw that nobody caught: no less a fault than any other. */
const broken = (seed: number, error: unknown): StormReport => ({
  ...{ seed, mark: '', steps: 0, events: 0, hands: 0, lasted: 0, seen: {} },
  faults: [`it threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
});

export const stormWork = { name: 'storm', ready: () => stormPiece };
