// What README and documentation say is so: examples run and print what stands there, commands exist, links lead somewhere.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Running, serve } from '@baraja/server';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAPTERS } from '../docs/.vitepress/pages.mjs';
import { requireBanner } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const docsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  'apps/cli/README.md',
  ...docsIn('docs'),
];
const all = (pattern: RegExp): string[] => [
  ...new Set(pages.flatMap((page) => [...read(page).matchAll(pattern)].map((match) => match[1]!))),
];

/** The block of code that follows a mark on a page, if the page has the mark. */
function blockAfter(page: string, mark: string): string | null {
  const from = read(page).indexOf(mark);
  if (from < 0) return null;
  const block = /```\w*\n([\s\S]*?)```/.exec(read(page).slice(from))?.[1];
  if (block === undefined) throw new Error(`no block after ${mark} in ${page}`);
  return block;
}

/** The room that those programs speak to that need one. */
let room: Running;
beforeAll(async () => {
  room = await serve({ host: '127.0.0.1', port: 0, data: ':memory:', grant: 1_000_000, pace: 0, bots: false });
});
afterAll(() => room.stop());

/** A program as one file, run in the repository's folder. */
async function printedBy(source: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'baraja', 'examples');
  const outfile = join(folder, source.replace(/\W/g, '-').concat('.mjs'));
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    // Native, or CommonJS that asks for what it may do without: as node_modules has them.
    external: ['libsql', 'pg', 'ws', 'esbuild', 'vitest', 'fast-check'],
    banner: { js: requireBanner },
    logLevel: 'silent',
  });
  const env = { ...process.env, ROOM: room.url };
  return (await promisify(execFile)(process.execPath, [outfile], { cwd: root, env })).stdout;
}

/** Programs that a page shows: `<!-- example: FILE -->` before the code, `<!-- output of FILE -->` before what it prints. */
const examples = pages.flatMap((page) =>
  [...read(page).matchAll(/<!-- example: (\S+) -->/g)].map((match) => ({ page, source: match[1]! })),
);
describe.each(examples)('the example $source in $page', ({ page, source }) => {
  test('is the program that is type-checked with the rest', () => {
    expect(blockAfter(page, `<!-- example: ${source} -->`)).toBe(read(source));
  });
  test('prints what the page says it prints', async () => {
    const said = blockAfter(page, `<!-- output of ${source} -->`);
    expect(await printedBy(source)).toBe(said);
  });
});
test('every package has one: what its README shows in TypeScript is a program that runs', () => {
  const shown = pages
    .filter((page) => /^(?:docs\/library|packages\/.*\/README)\.md$/.test(page))
    .flatMap((page) =>
      [...read(page).matchAll(/(<!-- example: \S+ -->\n)?```ts\n/g)].map(([, mark]) => [page, !!mark]),
    );
  expect(shown.filter(([, isRun]) => !isRun)).toEqual([]);
  const without = ['packages/storm/README.md', 'packages/work/README.md'];
  expect(new Set([...shown.map(([page]) => page), ...without])).toEqual(
    new Set([...pages.filter((page) => page.startsWith('packages/')), 'docs/library.md']),
  );
});

/** Lines of a file that a page shows, `…` and what is said of it where some are left out: they stand there in this order. */
const quoted = pages.flatMap((page) =>
  [...read(page).matchAll(/<!-- lines of (\S+) -->/g)].map((match) => ({ page, source: match[1]! })),
);
test.each(quoted)('the lines of $source in $page stand there', ({ page, source }) => {
  const lines = blockAfter(page, `<!-- lines of ${source} -->`)!.trimEnd().split('\n');
  const there = read(source).split('\n');
  let after = 0;
  const missing = lines.filter((line) => {
    if (/^\s*…/.test(line)) return false;
    const at = there.indexOf(line, after);
    if (at >= 0) after = at + 1;
    return at < 0;
  });
  expect(missing).toEqual([]);
});
test('a page that tells how games are made shows nothing else in TypeScript', () => {
  const bare = [...read('docs/adding-a-game.md').matchAll(/(?<!-->\n)```ts\n/g)];
  expect([bare.length, quoted.map(({ page }) => page)]).toEqual([0, expect.arrayContaining(['docs/adding-a-game.md'])]);
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  test.each(all(/npm run ([a-z]+)(?! -w)\b/g))('npm run %s is a script', (name) => {
    expect(scripts).toHaveProperty(name);
  });
  test.each(all(/npm run baraja -- ([a-z]+)/g))('baraja %s is a command', (name) => {
    expect(read('apps/cli/src/run.ts')).toContain(`${name}Command(`);
  });
});

test('the site has every page of docs/, each once', () => {
  const listed = CHAPTERS.flatMap((chapter) => chapter.pages.map((page) => `docs/${page}.md`));
  expect([...listed, 'docs/index.md'].sort()).toEqual(docsIn('docs').sort());
});
test('every link leads to a file of the repository', () => {
  const broken = pages.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});
test('pages of the site lead to the site alone: it is served without the repository', () => {
  const out = docsIn('docs').filter((page) => /\]\(\.\.\//.test(read(page)));
  expect(out).toEqual([]);
});
test('every file a page names is there', () => {
  const named = (page: string): string[] =>
    [...read(page).matchAll(/`((?:packages|apps|tools|docs|bench)\/[\w./-]+)`/g)].map((match) => match[1]!);
  const missing = pages.flatMap((page) =>
    named(page).filter((path) => !path.includes('dist') && !existsSync(join(root, path))),
  );
  expect(missing).toEqual([]);
});
