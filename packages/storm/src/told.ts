// What is said of storms: what each failing one showed and how to see it again, and what all of them met.
import { PLANTED, type Planted } from './planted.js';
import { ENOUGH, merged, SIGHTINGS, unmet } from './sightings.js';
import type { StormReport } from './storm.js';

const FAULTS_SHOWN = 5;
const again = (seed: number, only: string | null): string =>
  `npm run storm -- --first ${seed} --seeds 1${only ? ` --fault ${only}` : ''}`;

export function failureTold({ seed, faults, lasted, steps }: StormReport, only: string | null): string {
  const shown = faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`);
  const after = `after ${Math.round(lasted / 1000)} s of its own time and ${steps} steps`;
  return [`Seed ${seed}, ${after}:`, ...shown, `  ${again(seed, only)}`].join('\n');
}

export function plantedTold(
  planted: Planted,
  found: StormReport | undefined,
  of: { first: number; count: number },
): string {
  const where = found ? `found in seed ${found.seed}` : `NOT FOUND in seeds ${of.first} to ${of.first + of.count - 1}`;
  return `${planted} (${PLANTED[planted]}): ${where}${found ? `\n  ${found.faults[0]}` : ''}`;
}

export function summary(
  reports: readonly StormReport[],
  took: number,
): { readonly text: string; readonly isGood: boolean } {
  const sum = (of: (one: StormReport) => number): number => reports.reduce((all, one) => all + of(one), 0);
  const failed = reports.filter(({ faults }) => faults.length > 0);
  const seen = merged(reports.map((one) => one.seen));
  const missing = reports.length >= ENOUGH ? unmet(seen) : [];
  const n = (value: number): string => Math.round(value).toLocaleString('en');
  const lines = [
    `${n(reports.length)} storms in ${n(took / 1000)} s, ${n(sum((one) => one.lasted) / 60_000)} minutes of their own time: ` +
      `${n(sum((one) => one.hands))} hands, ${n(sum((one) => one.events))} events stored, ${n(sum((one) => one.steps))} steps.`,
    'Met:',
    ...Object.entries(SIGHTINGS).map(([what, told]) => `  ${n(seen[what] ?? 0).padStart(7)}  ${told}`),
    ...(missing.length > 0 ? [`Never met, in so many storms: ${missing.join(', ')}.`] : []),
    failed.length === 0
      ? 'Nothing was seen that no run may show.'
      : `${n(failed.length)} showed what no run may show: seeds ${failed.map(({ seed }) => seed).join(', ')}.`,
  ];
  return { text: lines.join('\n'), isGood: failed.length === 0 && missing.length === 0 };
}
