// npm run figures: all our bots against each other at ten games in the arena, and the table of it written into docs/bots.md.
// npm run figures -- [hands] [seed] [workers]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { buildCli, cliBundle } from './build.mjs';
import { root } from './setup.mjs';

const GAMES = [
  'rogelios/hold',
  'rogelios/hold-nl',
  'rogelios/oma',
  'rogelios/cphl',
  'rogelios/stud',
  'rogelios/draw',
  'rogelios/lob',
  'rogelios/p215',
  'spanish-poker/span',
  'ven-a-mexico/nb21',
];
const BOTS = ['careful', 'steady', 'lively', 'quick', 'sharp', 'quiet', 'clicker', 'melder'];
const [hands = '1000', seed = '1', ...workers] = process.argv.slice(2);
const [FROM, TO] = ['<!-- figures: written by npm run figures -->', '<!-- /figures -->'];

/**
 * @typedef {{ mean: number, within: number }} Figure
 * @typedef {{ pair: [string, string], fair: [Figure, Figure] }} Pair
 */
/** @param {string} game @returns {{ unit: string, pairs: Pair[] }} */
function fought(game) {
  const bots = BOTS.flatMap((bot) => ['--bot', bot]);
  const args = [
    'arena',
    '--game',
    game,
    ...bots,
    '--hands',
    hands,
    '--seed',
    seed,
    '--json',
    '--quiet',
    '--lang',
    'en',
    ...workers.flatMap((count) => ['--workers', count]),
  ];
  const { stdout, status, stderr } = spawnSync(process.execPath, [cliBundle, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${game}: ${stderr}`);
  return JSON.parse(stdout);
}
/** What a bot won against all the others on average. @param {readonly Pair[]} pairs @param {string} bot */
function against(pairs, bot) {
  const own = pairs.flatMap(({ pair, fair }) => (pair.includes(bot) ? [fair[pair[0] === bot ? 0 : 1]] : []));
  const mean = own.reduce((sum, one) => sum + one.mean, 0) / own.length;
  const within = Math.sqrt(own.reduce((sum, one) => sum + one.within ** 2, 0)) / own.length;
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)} ± ${within.toFixed(1)}`;
}

await ensureBooks();
await buildCli();
const rows = GAMES.map((game) => {
  const { pairs, unit } = fought(game);
  console.log(`${game}: ${BOTS.map((bot) => `${bot} ${against(pairs, bot)}`).join(', ')}`);
  return `| \`${game}\` | ${unit} | ${BOTS.map((bot) => against(pairs, bot)).join(' | ')} |`;
});
const table = [
  FROM,
  `\`npm run figures -- ${hands} ${seed}\`: ${Number(hands).toLocaleString('en')} hands of each pair at each game.`,
  '',
  `| Game | In 100 hands | ${BOTS.join(' | ')} |`,
  `|---|---|${BOTS.map(() => '--:').join('|')}|`,
  ...rows,
  TO,
].join('\n');
const file = join(root, 'docs', 'bots.md');
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.slice(0, text.indexOf(FROM)) + table + text.slice(text.indexOf(TO) + TO.length));
