// What README and documentation say is so: examples run and print what stands there, commands exist, links lead somewhere.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../docs/.vitepress/pages.mjs';
import { LIBRARIES } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const docsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...LIBRARIES.map((name) => `packages/${name}/README.md`),
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

/** A program as one file, run. */
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
    logLevel: 'silent',
  });
  return execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
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
test('the library has an example', () => {
  expect(examples.map(({ page }) => page)).toContain('docs/library.md');
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
