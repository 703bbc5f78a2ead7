// The long runs of tests that are short in `npm test`: `npm run kills` (a hundred SIGKILLs of the server under play, and as many
// of the store), `npm run leaks` (thousands of hands, every byte held to the log), `npm run desk` (the rules desk against
// many more hands, with every switch), `npm run roles` (people of every role at every route of the office and every frame of a table),
// `npm run fuzz`,
// `npm run cluster` (three servers on one PostgreSQL, the one that keeps the room killed, frozen, cut off or asked to leave),
// `npm run day` (a scripted day at every house in the browser, six roles at once; a house's id after -- plays that one alone),
// `npm run soak` (an hour of hands in a browser: nodes and memory stay what they were). A number after -- is how many. And the picture
// book, `npm run screens`; what follows -- goes to its runner (-t stud). `npm run pictures`: those of README and documentation.
// `npm run shown`: every example of every house on the felt; a house's id, or house/game, for some of them.
import { ensureBooks } from './books.mjs';
import { ensureInstalled, node, programs, requireNode, stop } from './setup.mjs';

const browser = ['--config', 'apps/web/vitest.e2e.config.ts'];
const screens = ['--config', 'apps/web/vitest.screens.config.ts'];
/** @type {Readonly<Record<string, { many?: number | string, variables: string[], files: string[] }>>} */
const runs = {
  kills: {
    many: 100,
    variables: ['BARAJA_KILLS'],
    files: [
      'apps/server/src/kill.test.ts',
      'apps/server/src/office/kill.test.ts',
      'packages/room/src/store/kill.test.ts',
      'packages/room/src/office/boxes-kill.test.ts',
    ],
  },
  leaks: {
    many: 5500,
    variables: ['BARAJA_LEAK_HANDS'],
    files: ['packages/room/src/table/leaks.test.ts', 'apps/server/src/leaks.test.ts'],
  },
  desk: { many: 60, variables: ['BARAJA_DESK'], files: ['packages/laws/src/floor-desk.test.ts'] },
  soak: { many: 150, variables: ['BARAJA_SOAK'], files: [...browser, 'nodes', '-t', 'hands'] },
  screens: { variables: [], files: [...screens, 'book'] },
  pictures: { variables: [], files: [...screens, 'docs'] },
  shown: { many: '', variables: ['BARAJA_SHOWN'], files: [...screens, 'shown'] },
  day: { many: 'all', variables: ['BARAJA_DAY'], files: [...browser, 'day.e2e'] },
  roles: {
    many: 20_000,
    variables: ['BARAJA_ROLES'],
    files: ['apps/server/src/office/trials.test.ts', 'apps/server/src/office/frame-trials.test.ts'],
  },
  cluster: { many: 100, variables: ['BARAJA_CLUSTER'], files: ['apps/server/src/cluster.test.ts'] },
  fuzz: { many: 50_000, variables: ['BARAJA_FUZZ'], files: ['apps/server/src/fuzz.test.ts'] },
};
const [name = '', ...rest] = process.argv.slice(2);
const run = runs[name];
if (!run) stop(`There is no long run called '${name}'. There are: ${Object.keys(runs).join(', ')}.`);
requireNode();
await ensureInstalled();
await ensureBooks();
const more = run.many === undefined ? rest : rest.slice(1);
const many = run.many === undefined ? '' : (rest[0] ?? String(run.many));
const env = Object.fromEntries(run.variables.map((variable) => [variable, many]));
process.exitCode = await node([programs.vitest, 'run', '--testTimeout=3600000', ...run.files, ...more], { env });
