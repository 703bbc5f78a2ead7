// npm run bench: every figure as a ratio against a named peer or limit, both measured in this run. Machines are noisy: trust
// the ratios, not the figures. `npm run bench -- rounds` runs one part, `editions/draw` a part of one.
import { benchBots } from './bots.js';
import { benchEditions } from './editions/index.js';
import { benchGrowth } from './growth/index.js';
import { benchHands, type Line } from './hands.js';
import { benchMatches } from './matches.js';
import { benchMelds } from './melds.js';
import { benchOdds } from './odds.js';
import { benchOpening } from './opening.js';
import { benchPacked } from './packed.js';
import { benchPage } from './page.js';
import { benchRoom } from './room.js';
import { benchRounds, runSide } from './rounds.js';
import { benchPostgres, benchStore } from './store.js';

/** Some parts can be had in part: `only` names what is wanted. */
const parts: Readonly<Record<string, (only: readonly string[]) => Promise<Line[]>>> = {
  hands: benchHands,
  melds: benchMelds,
  rounds: benchRounds,
  editions: benchEditions,
  opening: benchOpening,
  page: benchPage,
  packed: benchPacked,
  store: benchStore,
  postgres: benchPostgres,
  room: benchRoom,
  growth: benchGrowth,
  bots: benchBots,
  odds: benchOdds,
  matches: benchMatches,
};

const side = process.argv[2]?.match(/^--side=(.+)$/)?.[1];
if (side !== undefined) {
  runSide(side);
  process.exit(0);
}
const wanted = process.argv.slice(2).map((name) => name.split('/'));
const unknown = wanted.map(([part]) => part!).find((part) => !(part in parts));
if (unknown !== undefined) {
  console.error(`There is no bench called ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let missed = 0;
for (const [name, run] of Object.entries(parts)) {
  const asked = wanted.filter(([part]) => part === name);
  if (wanted.length > 0 && asked.length === 0) continue;
  console.log(`\n${name}`);
  for (const line of await linesOf(() => run(asked.flatMap(([, only]) => only ?? [])))) {
    const met = line.ratio === null ? line.ours <= line.target : line.ratio >= line.target;
    if (!met) missed++;
    console.log(`  ${met ? 'ok  ' : 'MISS'} ${line.name.padEnd(62)} ${figures(line)}`);
  }
}
console.log(missed === 0 ? '\nEvery target was met.' : `\n${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;

/** A part that cannot be measured here says why, and counts as missed. */
async function linesOf(run: () => Promise<Line[]>): Promise<Line[]> {
  try {
    return await run();
  } catch (error) {
    console.log(`  MISS not measured: ${(error as Error).message}`);
    missed++;
    return [];
  }
}
function figures({ ours, peer, ratio, target, unit, peerName }: Line): string {
  const n = (x: number): string => (x >= 1000 ? Math.round(x).toLocaleString('en') : x.toFixed(2));
  const beside = peer === null ? '' : `; ${peerName}: ${n(peer)}`;
  if (ratio === null) return `${n(ours)} ${unit} (limit ${target}${beside})`;
  return `${ratio.toFixed(2)} times ${peerName} (at least ${target}): ${n(ours)} against ${n(peer!)} ${unit}`;
}
