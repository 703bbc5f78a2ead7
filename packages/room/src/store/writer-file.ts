// Where the writer's program is. A shipped bundle has it beside itself as writer.mjs; from sources it is bundled once
// into the workspace's cache, since a thread cannot read TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

let found: Promise<URL> | undefined;

export function writerFile(): Promise<URL> {
  found ??= locate();
  return found;
}

async function locate(): Promise<URL> {
  for (const name of ['./writer.mjs', './writer.js']) {
    const shipped = new URL(name, import.meta.url);
    if (existsSync(shipped)) return shipped;
  }
  return pathToFileURL(bundled(sourceFile()));
}

/** Beside this file, or, when this file has itself been bundled elsewhere in the workspace, in the package. */
function sourceFile(): string {
  const beside = fileURLToPath(new URL('./writer.ts', import.meta.url));
  if (existsSync(beside)) return beside;
  const manifest = createRequire(import.meta.url).resolve('@baraja/room/package.json');
  return join(dirname(manifest), 'src', 'store', 'writer.ts');
}

/** Named by its contents, so that two processes never see each other's half-written or outdated one. */
function bundled(source: string): string {
  // Asked for at run time: a shipped bundle has no use for it and must not contain it.
  const require = createRequire(source);
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const options = { bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [source], write: false, logLevel: 'silent' });
  const { text } = outputFiles[0]!;
  const libsql = require.resolve('libsql');
  const modules = libsql.slice(0, libsql.lastIndexOf(`${sep}node_modules${sep}`));
  const folder = join(modules, 'node_modules', '.cache', 'baraja', 'room');
  const file = join(folder, `writer-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
}
