// npm run bench: every figure as a ratio against a named peer or limit, both measured in this run. Machines are noisy: trust
// the ratios, not the figures. `npm run bench -- rounds` runs one part.
import { benchBots } from './bots.js';
import { benchHands, type Line } from './hands.js';
import { benchMatches } from './matches.js';
import { benchMelds } from './melds.js';
import { benchRoom } from './room.js';
import { benchRounds, runSide } from './rounds.js';
import { benchStore } from './store.js';

const parts: Readonly<Record<string, () => Promise<Line[]>>> = {
  hands: benchHands,
  melds: benchMelds,
  rounds: benchRounds,
  store: benchStore,
  room: benchRoom,
  bots: benchBots,
  matches: benchMatches,
};

const side = process.argv[2]?.match(/^--side=(.+)$/)?.[1];
if (side !== undefined) {
  runSide(side);
  process.exit(0);
}
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no bench called ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let missed = 0;
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await run()) {
    const met = line.ratio === null ? line.ours <= line.target : line.ratio >= line.target;
    if (!met) missed++;
    console.log(`  ${met ? 'ok  ' : 'MISS'} ${line.name.padEnd(62)} ${figures(line)}`);
  }
}
console.log(missed === 0 ? '\nEvery target was met.' : `\n${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function figures({ ours, peer, ratio, target, unit, peerName }: Line): string {
  const n = (x: number): string => (x >= 1000 ? Math.round(x).toLocaleString('en') : x.toFixed(2));
  if (ratio === null) return `${n(ours)} ${unit} (limit ${target})`;
  return `${ratio.toFixed(2)} times ${peerName} (at least ${target}): ${n(ours)} against ${n(peer!)} ${unit}`;
}
