// Where the program of the counting threads is. A shipped bundle has it beside itself, as counter.mjs; from sources it is bundled once into
// the workspace's cache, since a thread cannot read TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

let found: URL | undefined;

export function counterFile(): URL {
  found ??= shipped() ?? pathToFileURL(bundled());
  return found;
}

function shipped(): URL | undefined {
  return ['./counter.mjs', './counter.js', './parts/counter.mjs']
    .map((name) => new URL(name, import.meta.url))
    .find((file) => existsSync(file));
}

function sourceFile(): string {
  const beside = fileURLToPath(new URL('./counter.ts', import.meta.url));
  if (existsSync(beside)) return beside;
  const manifest = createRequire(import.meta.url).resolve('@baraja/odds/package.json');
  return join(dirname(manifest), 'src', 'node', 'counter.ts');
}

/** Named by its contents, so that two processes never see each other's half-written or outdated one. */
function bundled(): string {
  const source = sourceFile();
  // Asked for at run time: a shipped bundle has no use for it and must not contain it.
  const { buildSync } = createRequire(source)('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'silent',
  });
  const { text } = outputFiles[0]!;
  const esbuild = createRequire(source).resolve('esbuild');
  const modules = esbuild.slice(0, esbuild.lastIndexOf('node_modules'));
  const folder = join(modules, 'node_modules', '.cache', 'baraja', 'odds');
  const file = join(folder, `counter-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
}
