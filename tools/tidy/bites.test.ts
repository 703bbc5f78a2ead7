// Every check is shown to bite: a small planted fault is found, at the right line, and its innocent twin is not.
import { describe, expect, test } from 'vitest';
import { checks } from './checks.js';
import { longestFile, longestFunction, longestLine } from './sizes.js';
import { format, type TextFile } from './source.js';

const engine = (path: string): string => `packages/engine/src/${path}`;
const file = (path: string, ...lines: string[]): TextFile => ({ path, text: `${lines.join('\n')}\n` });

/** Words that may not stand in this file either. */
const glued = (...parts: string[]): string => parts.join('');

const bitten = new Set<string>();

function faults(name: string, ...files: TextFile[]): string[] {
  const check = checks.find((candidate) => candidate.name.startsWith(name));
  if (check === undefined) throw new Error(`no check is called '${name}…'`);
  const found = check.run(files).map(format);
  if (found.length > 0) bitten.add(check.name);
  return found;
}

describe('packages import along the arrows', () => {
  const found = (path: string, line: string) => faults('packages import', file(path, line));

  test('against the arrow', () => {
    expect(found(engine('kernel/a.ts'), "import { conforms } from '@baraja/laws';")).toEqual([
      expect.stringMatching(/^packages\/engine\/src\/kernel\/a\.ts:1 {2}packages\/engine may import no other package/),
    ]);
    expect(found('packages/laws/src/a.ts', "export * from '@baraja/cli';")).toHaveLength(1);
    expect(found('packages/book/src/a.ts', "import type { Law } from '@baraja/laws';")).toHaveLength(1);
  });
  test('along the arrow', () => {
    expect(found('packages/laws/src/a.ts', "import { decide } from 'baraja';")).toEqual([]);
    expect(found('apps/cli/src/a.ts', "import { decide } from 'baraja';")).toEqual([]);
    expect(found('apps/cli/src/a.ts', "import { Command } from 'commander';")).toEqual([]);
  });
  test('by a path into another package', () => {
    expect(found('packages/laws/src/a.ts', "import { x } from '../../engine/src/index.js';")[0]).toMatch(/by its name/);
  });
  test('a package nobody has drawn', () => {
    expect(found('packages/attic/src/a.ts', "import 'baraja';")[0]).toMatch(/add it, with its arrows/);
    expect(found('apps/cli/src/a.ts', "import '@baraja/attic';")[0]).toMatch(/add it, with its arrows/);
  });
});

describe('rooms import along the arrows', () => {
  const found = (path: string, line: string) => faults('rooms of the engine', file(engine(path), '// Opens.', line));

  test.each([
    ['cards', 'kernel'],
    ['hands', 'kernel'],
    ['kernel', 'hands'],
    ['steps', 'games'],
    ['rulings', 'games'],
    ['games', 'books'],
    ['table', 'books'],
    ['table', 'bots'],
    ['words', 'bots'],
    ['bots', 'words'],
  ])('%s may not import %s', (from, to) => {
    const [fault] = found(`${from}/a.ts`, `import { x } from '../${to}/index.js';`);
    expect(fault).toMatch(new RegExp(`/${from}/a\\.ts:2 {2}${from} may import .*, not ${to}: move the code`));
  });
  test.each([
    ['hands', 'cards'],
    ['kernel', 'cards'],
    ['steps', 'hands'],
    ['rulings', 'steps'],
    ['games', 'rulings'],
    ['books', 'games'],
    ['books', 'table'],
    ['words', 'table'],
    ['bots', 'kernel'],
  ])('%s may import %s', (from, to) => {
    expect(found(`${from}/deep/a.ts`, `import { x } from '../../${to}/index.js';`)).toEqual([]);
  });
  test('every way of importing counts', () => {
    expect(found('cards/a.ts', "export { x } from '../kernel/felt.js';")).toHaveLength(1);
    expect(found('cards/a.ts', "export type T = import('../kernel/felt.js').Felt;")).toHaveLength(1);
    expect(found('cards/a.ts', "const x = import('../kernel/felt.js');")).toHaveLength(1);
  });
  test('bots take types from the table, and nothing else', () => {
    expect(found('bots/a.ts', "import type { Table } from '../table/index.js';")).toEqual([]);
    expect(found('bots/a.ts', "import { type Table } from '../table/index.js';")).toEqual([]);
    expect(found('bots/a.ts', "import { type Table, open } from '../table/index.js';")[0]).toMatch(/`import type`/);
  });
  test('the front door, unknown rooms and stray files', () => {
    expect(found('kernel/a.ts', "import { x } from '../index.js';")[0]).toMatch(/front door/);
    expect(found('attic/a.ts', 'const x = 1;')[0]).toMatch(/'attic' is not a room/);
    expect(found('helpers.ts', 'const x = 1;')[0]).toMatch(/into a room/);
    expect(found('index.ts', "export * from './kernel/index.js';")).toEqual([]);
  });
  test('tests may look around', () => {
    expect(found('kernel/a.test.ts', "import { x } from '../games/index.js';")).toEqual([]);
  });
});

describe('rooms of the card room import along the arrows', () => {
  const found = (path: string, line: string) =>
    faults('rooms of the card room', file(`packages/room/src/${path}`, '// Opens.', line));

  test('the store knows the ledger, not the reverse', () => {
    expect(found('store/a.ts', "import { x } from '../ledger/index.js';")).toEqual([]);
    expect(found('ledger/a.ts', "import { x } from '../store/index.js';")[0]).toMatch(/may import nothing, not store/);
    expect(found('fair/a.ts', "import { x } from '../store/index.js';")).toHaveLength(1);
  });
  test('unknown rooms and the front door', () => {
    expect(found('attic/a.ts', 'const x = 1;')[0]).toMatch(/'attic' is not a room/);
    expect(found('fair/a.ts', "import { x } from '../index.js';")[0]).toMatch(/front door/);
  });
});

describe('the engine imports no package', () => {
  const found = (path: string, line: string) => faults('the engine imports', file(engine(path), line));

  test('others are refused', () => {
    expect(found('kernel/a.ts', "import _ from 'lodash';")[0]).toMatch(/:1 .*no package, so not 'lodash'/);
    expect(found('kernel/a.ts', "import { readFileSync } from 'node:fs';")[0]).toMatch(/take the data as an argument/);
    expect(found('kernel/a.ts', "import { test } from 'vitest';")).toHaveLength(1);
  });
  test('in tests the test tools, and nowhere the library that reads documents', () => {
    expect(found('kernel/a.ts', "import * as z from 'zod';")).toHaveLength(1);
    expect(found('kernel/a.test.ts', "import { test } from 'vitest';\nimport 'node:fs';")).toEqual([]);
  });
});

describe('the engine is pure', () => {
  const found = (...lines: string[]) => faults('the engine is pure', file(engine('kernel/a.ts'), ...lines));

  test.each([
    ['const x = Math.random();', /Math\.random is banned.*rng\.below/],
    ['const x = Date.now();', /Date\.now is banned.*receive it as a value/],
    ['const x = new Date(0);', /new Date is banned/],
    ['const x = Date();', /Date\(\) is banned/],
    ['const x = performance.now();', /performance\.now is banned/],
    ['setTimeout(f, 1);', /setTimeout is banned.*ifSilent/],
    ['async function f() {}', /async is banned.*never waits/],
    ['const f = async () => 1;', /async is banned/],
    ['const x = await f();', /await is banned/],
    ['for await (const x of f()) g(x);', /await is banned/],
    ['let x: Promise<number>;', /Promise is banned/],
    ["console.log('x');", /console is banned.*words/],
    ['const x = process.env;', /process is banned.*arguments/],
    ['const x = { process };', /process is banned/],
    ['const x = globalThis;', /globalThis is banned/],
    ["const x = fetch('y');", /fetch is banned/],
    ['const x = crypto.randomUUID();', /crypto is banned/],
  ])('%s', (line, message) => {
    const all = found('// Opens.', line);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(/^packages\/engine\/src\/kernel\/a\.ts:2 /);
    expect(all[0]).toMatch(message);
  });
  test.each([
    '// Math.random and the process of waiting, async or not',
    "const x = 'Date.now console process';",
    'const x = step.process(1);',
    'const x = { process: 1, console: 2 };',
    'interface X { fetch(n: number): number; crypto: string }',
    'function process(n: number) { return n; }\nprocess(1);',
    'const x = Math.max(1, 2);',
  ])('innocent: %s', (line) => {
    expect(found(line)).toEqual([]);
  });
  test('tests and other packages may', () => {
    const line = 'console.log(Math.random());';
    expect(
      faults('the engine is pure', file(engine('kernel/a.test.ts'), line), file('apps/cli/src/a.ts', line)),
    ).toEqual([]);
  });
});

describe('sizes', () => {
  const lines = (count: number, line = 'f();'): string[] => Array.from({ length: count }, () => line);

  test('long files', () => {
    expect(faults('files have', file('tools/a.ts', ...lines(longestFile)))).toEqual([]);
    expect(faults('files have', file('tools/a.ts', ...lines(longestFile + 1)))[0]).toMatch(/^tools\/a\.ts:401 .*split/);
  });
  test('long lines', () => {
    expect(faults('lines have', file('tools/a.ts', 'x'.repeat(longestLine)))).toEqual([]);
    expect(faults('lines have', file('tools/a.ts', '', 'x'.repeat(longestLine + 1)))[0]).toMatch(/^tools\/a\.ts:2 /);
  });
  test('clauses and data are exempt', () => {
    const long = [...lines(longestFile + 1), 'x'.repeat(longestLine + 1)];
    const exempt = [
      'books/rogelios/clauses.ts',
      'books/rogelios/clauses-stud.ts',
      'books/clauses/x/y.ts',
      'hands/k.data.ts',
    ];
    const files = exempt.map((path) => file(engine(path), ...long));
    expect([...faults('files have', ...files), ...faults('lines have', ...files)]).toEqual([]);
    expect(faults('files have', file(engine('books/rogelios/book.ts'), ...long))).toHaveLength(1);
  });
  test('long functions', () => {
    const body = lines(longestFunction - 2);
    expect(faults('functions have', file('tools/a.ts', 'function f() {', ...body, '}'))).toEqual([]);
    expect(faults('functions have', file('tools/a.ts', '', 'const g = () => {', ...body, 'f();', '};'))[0]).toMatch(
      /^tools\/a\.ts:2 {2}a function of 81 lines/,
    );
  });
  test('a function inside a function is counted for itself', () => {
    const half = lines(longestFunction / 2);
    const inner = ['const g = () => {', ...half, '};'];
    expect(faults('functions have', file('tools/a.ts', 'function f() {', ...half, ...inner, '}'))).toEqual([]);
    expect(faults('functions have', file('tools/a.test.ts', 'test("x", () => {', ...half, ...half, '});'))).toEqual([]);
  });
});

describe('words', () => {
  test('unfinished work', () => {
    for (const word of [glued('TO', 'DO'), glued('FIX', 'ME'), glued('X', 'XX'), glued('HA', 'CK')]) {
      expect(faults('nothing is left', file('docs/a.md', '', `${word}: later`))).toEqual([
        `docs/a.md:2  ${word}: do it now, or write it down where work is planned`,
      ]);
    }
    expect(faults('nothing is left', file('docs/a.md', 'todo, a hacker, XXXL'))).toEqual([]);
  });
  test('focused and skipped tests', () => {
    for (const word of ['only', 'skip', 'todo']) {
      const line = glued('test.', word, "('x')");
      expect(faults('no test is', file('packages/laws/src/a.test.ts', line))).toHaveLength(1);
      expect(faults('no test is', file('packages/laws/src/a.ts', line))).toEqual([]);
    }
  });
  test('checks switched off in place', () => {
    for (const word of [glued('@ts-', 'ignore'), glued('@ts-', 'nocheck'), glued('biome-', 'ignore lint: x')]) {
      expect(faults('no check is', file('tools/a.ts', `// ${word}`))).toHaveLength(1);
    }
    expect(faults('no check is', file('tools/a.ts', '// @ts-expect-error the type refuses it'))).toEqual([]);
  });
  test('machine paths, hosts, banned words, merge marks', () => {
    const planted = [
      glued('see /', 'work/main/x'),
      glued("'/", "root'"),
      glued('/', 'home/ana/x'),
      glued('C:', '\\Users\\ana'),
      glued('https://registry.', 'npmjs.org/x'),
      glued('"resolved": "', 'https://x"'),
      glued('This file is AI-', 'generated.'),
      glued('<<<<', '<<< HEAD'),
    ];
    for (const text of planted) {
      const all = faults('no machine paths', file('docs/a.md', '', text));
      expect(all, text).toHaveLength(1);
      expect(all[0]).toMatch(/^docs\/a\.md:2 {2}/);
    }
    const innocent = ['packages/work/x', './root/x', 'net/root', 'GET /rooms', 'homework', 'the /workshop page'];
    expect(faults('no machine paths', file('docs/a.md', ...innocent))).toEqual([]);
  });
  test('files of the engine open with a comment', () => {
    expect(faults('every file of', file(engine('cards/a.ts'), 'const x = 1;'))[0]).toMatch(
      /a\.ts:1 {2}open with a comment/,
    );
    expect(faults('every file of', file(engine('cards/a.ts'), '// Cards.', 'const x = 1;'))).toEqual([]);
    expect(faults('every file of', file(engine('cards/a.ts'), '/** Cards. */', 'const x = 1;'))).toEqual([]);
    expect(faults('every file of', file(engine('cards/a.test.ts'), 'const x = 1;'))).toEqual([]);
  });
});

test('a table that knows a family', () => {
  const rules = file(engine('games/bridge-rules.ts'), "  family: z.literal('bridge'),");
  const at = (line: string) => faults('tables and rooms', rules, file(engine('table/a.ts'), line));
  expect(at("if (game.family === 'rummy') return 1;")).toEqual([
    "packages/engine/src/table/a.ts:1  'family === '…' knows a family: ask the game (games/family.ts)",
  ]);
  expect(at("type Of = Extract<GameRules, { family: 'stud' }>;")).toHaveLength(1);
  expect(at('switch (game.family) {')).toHaveLength(1);
  expect(at("    case 'bridge':")).toHaveLength(1);
  expect(at("    case 'whist':")).toEqual([]);
  expect(at("const POKER: readonly string[] = ['bridge'];")).toHaveLength(1);
  expect(at('const common = { family: rules.game.family };')).toEqual([]);
});
test('a word with two meanings', () => {
  const round = file(engine('kernel/a.ts'), '/** One deal. */', glued('export interface Ro', 'und<Now> {'));
  const other = file('packages/room/src/b.ts', glued('type Ro', 'und = number;'));
  const user = file('packages/room/src/c.ts', 'import {', glued('  type Ro', 'und,'), "} from 'baraja';");
  expect(faults('round, felt', round, user)).toEqual([]);
  expect(faults('round, felt', round, other, user)).toEqual([
    'packages/room/src/b.ts:1  another Round: give it a name of its own',
  ]);
});

describe('nothing of a house is left in code, nor in customs', () => {
  const documents = [
    file('houses/luna/house.yaml', 'house: luna', 'code: LUN', 'name: Luna’s Club', 'games: [ hold ]'),
    file('houses/luna/hold.yaml', 'game: lun-hold', 'family: community', '  LUN-HOLD-1:', '    kind: bet', '  BAR-7:'),
    file('houses/bridge/house.yaml', 'house: bridge', 'code: BRG', 'name: Bridge', 'games: [ bridge ]'),
    file('houses/bridge/bridge.yaml', 'game: brg', 'family: bridge'),
    file('customs/usual.yaml', 'custom: usual', 'rulings:', '  OUR-12: { sets: { chip: $1 } }'),
  ];
  const found = (path: string, ...lines: string[]) => faults('nothing of a house', ...documents, file(path, ...lines));
  const inEngine = (line: string) => found(engine('games/a.ts'), line);

  test.each([
    "if (rules.house === 'luna') return 1;",
    "const GAMES = ['lun-hold'];",
    'open(`luna/hold`);',
    "settings.get('lun.limit');",
    "deny('late', 'LUN-HOLD-1');",
    "deny('late', 'OUR-12');",
    "const about = 'As at Luna’s, twice.';",
    "const about = 'Not allowed (LUN-HOLD-1).';",
    '// OUR-12: three raises.',
    'const a = 1; // As Luna’s has it.',
    '/** A table of luna/hold. */',
  ])('%s', (line) => {
    expect(inEngine(line)).toEqual([
      expect.stringMatching(/^packages\/engine\/src\/games\/a\.ts:1 {2}'.+' is a house's/),
    ]);
  });
  test.each([
    "if (game.family === 'bridge') return 1;",
    '// Three raises, as is usual.',
    "import { x } from './luna.js';",
    "const moon = 'lunar';",
  ])('innocent: %s', (line) => {
    expect(inEngine(line)).toEqual([]);
  });
  test('components, style sheets, and what is a test', () => {
    expect(found('apps/web/src/a.svelte', '<script>', '</script>', '<p data-house="luna">x</p>')).toEqual([
      expect.stringContaining('a.svelte:3'),
    ]);
    expect(found('apps/web/src/a.svelte', '<p>By Luna’s rules</p>')).toHaveLength(1);
    expect(found('apps/web/src/a.svelte', '<!--', 'As LUN-HOLD-1 has it. -->')[0]).toContain('a.svelte:2');
    expect(found('apps/web/src/a.css', '[data-house="luna"] { /* as at luna */')).toHaveLength(2);
    expect(found('apps/web/src/a.test.ts', "const house = 'luna'; // as at Luna’s")).toEqual([]);
    // What tests are made of is named file by file, and stays on that list only while it needs to.
    expect(found(engine('testing/a.ts'), "const house = 'luna';")).toHaveLength(1);
    expect(found('apps/web/a.mjs', "const house = 'luna';")).toHaveLength(1);
    expect(found(engine('testing/stud.ts'), "const house = 'luna';")).toEqual([]);
    expect(found(engine('testing/stud.ts'), 'const house = one();')).toEqual([expect.stringContaining('off the list')]);
  });
  const inCustoms = (line: string) => faults('a custom stands', ...documents, file('customs/a.yaml', 'rulings:', line));
  test.each(['as at Luna’s', 'three (LUN-HOLD-1)', 'three, by BAR-7'])('a custom that says: %s', (said) => {
    expect(inCustoms(`ruling: ${said}`)).toEqual([expect.stringMatching(/^customs\/a\.yaml:2 {2}'.+' is a house's/)]);
  });
  test('a custom that names another, or a list that a house takes by a switch of its own', () => {
    expect(inCustoms('    ruling: Three, by OUR-12.')).toEqual([]);
    expect(inCustoms('      - { as at: luna/hold, only when: { irr.profile: printed } }')).toEqual([]);
  });
});

describe('files', () => {
  test('a package without a README', () => {
    const manifest = file('packages/odds/package.json', '{}');
    expect(faults('every package', manifest)).toEqual([expect.stringContaining('packages/odds/README.md:1  missing')]);
    expect(faults('every package', manifest, file('packages/odds/README.md', '# Odds'))).toEqual([]);
  });
  test('what the first page leaves out', () => {
    const there = [file('packages/odds/package.json', '{}'), file(engine('melds/a.ts'), 'export const a = 1;')];
    const readme = (...lines: string[]) => file('README.md', '```', ...lines, '```');
    expect(faults('the first page', readme('packages/odds     odds', '  melds           melds'), ...there)).toEqual([]);
    expect(faults('the first page', readme('packages/odds     odds'), ...there)).toEqual([
      expect.stringContaining('README.md:1  melds is not'),
    ]);
    expect(faults('the first page', readme('  melds           melds'), ...there)).toHaveLength(1);
  });
  test('dead files, also when they keep each other company', () => {
    const index = file(engine('index.ts'), "export * from './cards/a.js';");
    const used = file(engine('cards/a.ts'), "import './b.js';");
    const deep = file(engine('cards/b.ts'), 'export const b = 1;');
    const tested = file(engine('cards/c.ts'), 'export const c = 1;');
    const tests = file(engine('cards/c.test.ts'), "import './c.js';");
    const dead = [file(engine('cards/d.ts'), "import './e.js';"), file(engine('cards/e.ts'), "import './d.js';")];
    expect(faults('no file is dead', index, used, deep, tested, tests)).toEqual([]);
    expect(faults('no file is dead', index, used, deep, ...dead)).toHaveLength(2);
    expect(faults('no file is dead', used, deep)).toHaveLength(2);
    const manifest = file('packages/engine/package.json', '{ "exports": { "./b": { "source": "./src/cards/b.ts" } } }');
    expect(faults('no file is dead', manifest, file(engine('cards/b.ts'), 'x();'))).toEqual([]);
  });
  test('loose versions', () => {
    const manifest = (version: string) =>
      file('package.json', '{', '"devDependencies": {', `"zod": "${version}"`, '}}');
    expect(faults('dependencies are', manifest('4.6.7'))).toEqual([]);
    expect(faults('dependencies are', manifest('^4.6.7'))).toEqual([
      'package.json:3  zod ^4.6.7: pin the exact version',
    ]);
  });
});

test('every check has bitten something above', () => {
  expect(checks.map(({ name }) => name).filter((name) => !bitten.has(name))).toEqual([]);
});
