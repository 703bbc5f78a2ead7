// npm run sixth-house: adds one more house to a copy of the workspace, as docs/adding-a-house.md says, and runs the tests there. A
// test that fails pinned something the books know. Arguments are vitest's: `npm run sixth-house -- packages/engine`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureInstalled, requireNode, root, say, stop } from './setup.mjs';

const books = 'packages/engine/src/books';
const spanish = 'packages/engine/src/words/es/clauses';

/**
 * Ven-A-Mexico's words in the new house's mouth: its clauses, games, switches and sheet.
 * @param {string} text
 */
const renamed = (text) =>
  text
    .replaceAll('ven-a-mexico', 'la-mesa')
    .replaceAll("'VEN'", "'MES'")
    .replaceAll('VEN-', 'MES-')
    .replaceAll("'ven-", "'mes-")
    .replaceAll("'ven.", "'mes.")
    .replaceAll("'002'", "'005'")
    .replaceAll('venAMexico', 'laMesa')
    .replaceAll('Ven-A-Mexico', 'La Mesa');

/**
 * What stands from one mark to the next, the second not included.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
function between(text, from, to) {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0) stop(`the books have no ${from} before ${to} any more: mend tools/sixth-house.mjs`);
  return text.slice(start, end);
}

/**
 * The workspace in another folder, with a house more.
 * @param {string} copy
 */
function addHouse(copy) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(copy, file), 'utf8');
  /** @type {(file: string, text: string) => void} */
  const write = (file, text) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  /** @type {(file: string, after: string, added: string) => void} */
  const add = (file, after, added) => {
    const text = read(file);
    if (!text.includes(after)) stop(`${file} has no ${after} any more: mend tools/sixth-house.mjs`);
    write(
      file,
      text.replace(after, () => `${after}${added}`),
    );
  };

  // 1. Clauses, and the rulings on them.
  for (const page of ['draw', 'hold'])
    write(`${books}/clauses/la-mesa/${page}.ts`, renamed(read(`${books}/clauses/ven-a-mexico/${page}.ts`)));
  const rulings = read(`${books}/clauses/rulings/ven-a-mexico.ts`);
  write(`${books}/clauses/rulings/la-mesa.ts`, `${renamed(between(rulings, '//', "  ruled('AMB-VEN-15'"))}];\n`);

  // 2. Listing.
  add(`${books}/clauses/clause.ts`, "'004'", " | '005'");
  const listing = `${books}/clauses/houses.ts`;
  const house = between(read(listing), "  {\n    id: 'ven-a-mexico'", "  {\n    id: 's-and-k'");
  const games = between(read(listing), "  listed('ven-draw'", "  listed('ven-nb21'");
  add(listing, "| 'rogelios'", " | 'la-mesa'");
  add(listing, "  | 'rog-p215'", "\n  | 'mes-draw'\n  | 'mes-hold'");
  add(listing, "'SNK' | 'ROG'", " | 'MES'");
  add(listing, "prefixes: ['ROG-FEE'],\n  },\n", renamed(house));
  add(listing, "'ROG-P215-GR9']),\n", renamed(games));
  const index = `${books}/clauses/index.ts`;
  add(
    index,
    "from './jalisco/index.js';\n",
    "import { draw } from './la-mesa/draw.js';\nimport { hold } from './la-mesa/hold.js';\n",
  );
  add(index, "from './rulings/jalisco.js';\n", "import { laMesa as laMesaRulings } from './rulings/la-mesa.js';\n");
  add(index, '  rogelios,\n', "  'la-mesa': [...draw, ...hold],\n");
  add(index, '  rogelios: rogeliosRulings,\n', "  'la-mesa': laMesaRulings,\n");

  // 3. Values, and 5. the list of books.
  write(`${books}/la-mesa.ts`, renamed(read(`${books}/ven-a-mexico.ts`)));
  add(`${books}/index.ts`, "from './jalisco.js';\n", "import { laMesaGames } from './la-mesa.js';\n");
  add(`${books}/index.ts`, '  pureGame,\n', '  ...laMesaGames,\n');

  // 4. Switches: its own, and those of every house that concern its games.
  const table = `${books}/clauses/switch-table.ts`;
  const own = between(read(table), "  on('ven.draw.open'", "  on('ven.nb21.both_over'");
  write(table, read(table).replaceAll("'ven-draw', ", "'ven-draw', 'mes-draw', "));
  add(table, '  // S & K.\n', renamed(own));

  // Its Spanish.
  const clauses = read(`${spanish}/ven-a-mexico.data.ts`);
  write(`${spanish}/la-mesa.data.ts`, `${renamed(between(clauses, '//', "  'VEN-NB21"))}};\n`);
  const decided = read(`${spanish}/rulings-houses.data.ts`);
  add(
    `${spanish}/rulings-houses.data.ts`,
    'SpanishRulings = {\n',
    renamed(between(decided, "  'AMB-VEN-01'", "  'AMB-VEN-15'")),
  );
  const settings = read(`${spanish}/settings.data.ts`);
  add(
    `${spanish}/settings.data.ts`,
    '= {\n',
    renamed(between(settings, "  'ven.draw.open'", "  'ven.nb21.both_over'")),
  );
  add(`${spanish}/index.ts`, "from './jalisco.data.js';\n", "import { laMesa } from './la-mesa.data.js';\n");
  add(`${spanish}/index.ts`, '  ...rogelios,\n', '  ...laMesa,\n');

  // 7. Its lamps in the README, as a run of the laws would light them.
  const lit = read('README.md').split('\n');
  const lamps = lit.filter((line) => /^\| Ven-A-Mexico \|.*`(?:draw|hold)`/.test(line)).map(renamed);
  lit.splice(lit.findLastIndex((line) => /^\| Rogelio’s \|.*●/.test(line)) + 1, 0, ...lamps);
  write('README.md', lit.join('\n'));
}

/**
 * Every file git knows, and the installed packages; those of the workspace are the copy's own.
 * @param {string} copy
 */
function copyWorkspace(copy) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file), { force: true });
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@baraja'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === 'baraja') symlinkSync('../packages/engine', join(to, name));
    else if (name !== '@baraja' && name !== '.cache' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  }
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, kind)).filter((name) => name !== 'engine'))
      symlinkSync(`../../${kind}/${name}`, join(to, '@baraja', name));
}

/**
 * @param {readonly string[]} tests
 * @param {import('node:child_process').SpawnSyncOptions} how
 */
function vitest(tests, how) {
  const program = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  return spawnSync(process.execPath, [program, 'run', ...tests], { cwd: copy, ...how }).status ?? 1;
}

requireNode();
await ensureInstalled();
const copy = mkdtempSync(join(tmpdir(), 'baraja-sixth-house-'));
try {
  copyWorkspace(copy);
  addHouse(copy);
  const asked = process.argv.slice(2);
  const tests = asked.length > 0 ? asked : ['packages', 'apps'];
  say(`A sixth house, La Mesa, in ${copy}`);
  // Its goldens are recorded first; a person would read them.
  const kept = ['packages/laws/src/goldens', 'packages/laws/src/cited'];
  vitest(kept, { stdio: 'ignore', env: { ...process.env, UPDATE_GOLDENS: '1' } });
  process.exitCode = vitest(tests, { stdio: 'inherit' });
} finally {
  if (process.env.KEEP !== '1') rmSync(copy, { recursive: true, force: true });
}
