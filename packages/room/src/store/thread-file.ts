// Where the programs of the room's threads are. A shipped bundle has them beside itself, as writer.mjs and thinker.mjs; from
// sources each is bundled once into the workspace's cache, since a thread cannot read TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Each thread's program, by the folder its source is in. */
const programs = { writer: 'store', thinker: 'table' } as const;
export type Program = keyof typeof programs;

const found = new Map<Program, Promise<URL>>();

export function threadFile(program: Program): Promise<URL> {
  const file = found.get(program) ?? locate(program);
  found.set(program, file);
  return file;
}

async function locate(program: Program): Promise<URL> {
  for (const name of [`./${program}.mjs`, `./${program}.js`]) {
    const shipped = new URL(name, import.meta.url);
    if (existsSync(shipped)) return shipped;
  }
  return pathToFileURL(bundled(program));
}

/** Among the sources this file is one of, or, when it has itself been bundled elsewhere in the workspace, in the package. */
function sourceFile(program: Program): string {
  const name = `${programs[program]}/${program}.ts`;
  const beside = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (existsSync(beside)) return beside;
  const manifest = createRequire(import.meta.url).resolve('@baraja/room/package.json');
  return join(dirname(manifest), 'src', name);
}

/** Named by its contents, so that two processes never see each other's half-written or outdated one. */
function bundled(program: Program): string {
  const source = sourceFile(program);
  // Asked for at run time: a shipped bundle has no use for it and must not contain it.
  const require = createRequire(source);
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    ...{
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['source'],
      external: ['libsql'],
    },
    ...{ entryPoints: [source], write: false, logLevel: 'silent' },
  });
  const { text } = outputFiles[0]!;
  const libsql = require.resolve('libsql');
  const modules = libsql.slice(0, libsql.lastIndexOf(`${sep}node_modules${sep}`));
  const folder = join(modules, 'node_modules', '.cache', 'baraja', 'room');
  const file = join(folder, `${program}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
}
