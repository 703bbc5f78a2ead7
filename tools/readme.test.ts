// What the README says is so: its example runs and prints what stands there, its commands exist, its links lead somewhere.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');

/** The block of code that follows a mark. */
function blockAfter(mark: string): string {
  const from = readme.indexOf(mark);
  const block = /```\w*\n([\s\S]*?)```/.exec(readme.slice(from))?.[1];
  if (from < 0 || block === undefined) throw new Error(`no block after ${mark}`);
  return block;
}

describe('the example', () => {
  const source = 'tools/readme/example.ts';
  test('is the program that is type-checked with the rest', () => {
    expect(blockAfter(`<!-- example: ${source} -->`)).toBe(read(source));
  });
  test('prints what the README says it prints', async () => {
    const folder = join(root, 'node_modules', '.cache', 'baraja', 'readme');
    const outfile = join(folder, 'example.mjs');
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
    const printed = execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
    expect(printed).toBe(blockAfter('<!-- output of the example -->'));
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const all = (pattern: RegExp): string[] => [...new Set([...readme.matchAll(pattern)].map((match) => match[1]!))];
  test.each(all(/npm run ([a-z]+)/g))('npm run %s is a script', (name) => {
    expect(scripts).toHaveProperty(name);
  });
  test.each(all(/npm run baraja -- ([a-z]+)/g))('baraja %s is a command', (name) => {
    expect(read('apps/cli/src/run.ts')).toContain(`${name}Command(`);
  });
});

const docs = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
test('every link leads to a file of the repository', () => {
  const files = ['README.md', ...docs];
  const broken = files.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});
test('every file a page names is there', () => {
  const pages = ['README.md', ...docs];
  const named = (page: string): string[] =>
    [...read(page).matchAll(/`((?:packages|apps|tools|docs|bench)\/[\w./-]+)`/g)].map((match) => match[1]!);
  const missing = pages.flatMap((page) =>
    named(page).filter((path) => !path.includes('dist') && !existsSync(join(root, path))),
  );
  expect(missing).toEqual([]);
});
