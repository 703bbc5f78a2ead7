// The long runs of tests that are short in `npm test`: `npm run kills` (a hundred SIGKILLs of the server under play, and as many
// of the store), `npm run leaks` (thousands of hands, every byte held to the log), `npm run desk` (the rules desk against
// many more hands, with every switch), `npm run fuzz`. A number after -- is how many.
import { ensureBooks } from './books.mjs';
import { ensureInstalled, node, programs, requireNode, stop } from './setup.mjs';

/** @type {Readonly<Record<string, { many: number, variables: string[], files: string[] }>>} */
const runs = {
  kills: {
    many: 100,
    variables: ['BARAJA_KILLS'],
    files: ['apps/server/src/kill.test.ts', 'packages/room/src/store/kill.test.ts'],
  },
  leaks: {
    many: 5500,
    variables: ['BARAJA_LEAK_HANDS'],
    files: ['packages/room/src/table/leaks.test.ts', 'apps/server/src/leaks.test.ts'],
  },
  desk: { many: 60, variables: ['BARAJA_DESK'], files: ['packages/laws/src/floor-desk.test.ts'] },
  fuzz: { many: 50_000, variables: ['BARAJA_FUZZ'], files: ['apps/server/src/fuzz.test.ts'] },
};
const [name = '', many] = process.argv.slice(2);
const run = runs[name];
if (!run) stop(`There is no long run called '${name}'. There are: ${Object.keys(runs).join(', ')}.`);
requireNode();
await ensureInstalled();
await ensureBooks();
const env = Object.fromEntries(run.variables.map((variable) => [variable, String(many ?? run.many)]));
process.exitCode = await node([programs.vitest, 'run', '--testTimeout=3600000', ...run.files], { env });
