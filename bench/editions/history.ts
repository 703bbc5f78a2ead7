// The engine of the last edition, built from the history, so that this one can be held beside it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The last commit of the edition before this one. */
export const LAST = '84d6a2d';
const CACHE = join('node_modules', '.cache', 'baraja', 'editions');
const ENGINE = join('bench', 'editions', 'engine.ts');
const BOOKS = join('packages', 'engine', 'src', 'books', 'made');

/** The engine of a commit as a module. */
export const engineOf = (commit: string): Promise<string> => built(edition(commit, ENGINE), ENGINE, `${commit}-engine`);

/** The folder with the engine as it was at a commit, out of the history, and a module of this checkout beside it. */
export function edition(commit: string, entry: string): string {
  const named = spawnSync('git', ['rev-parse', '--short=7', '--verify', `${commit}^{commit}`], { encoding: 'utf8' });
  if (named.status !== 0)
    throw new Error(`the history here does not reach back to ${commit}: git fetch --unshallow brings the rest`);
  const folder = join(CACHE, named.stdout.trim());
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    const packed = join(fresh, 'engine.tar');
    run('git', ['archive', '-o', packed, commit, 'packages/engine']);
    run('tar', ['-xf', packed, '-C', fresh]);
    rmSync(packed);
    renameSync(fresh, folder); // all of it or nothing, so that a run cut short leaves no half
  }
  // Where houses are documents, their books are compiled and not in the history: both sides play by those of this checkout.
  cpSync(BOOKS, join(folder, BOOKS), { recursive: true });
  mkdirSync(join(folder, 'bench', 'editions'), { recursive: true });
  copyFileSync(entry, join(folder, entry));
  return folder;
}
function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
}
/** A module of this checkout, or of the last edition, bundled. */
export async function built(folder: string, entry: string, name: string): Promise<string> {
  const outfile = join(CACHE, `${name}.mjs`);
  await build({
    entryPoints: [join(folder, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'warning',
  });
  return outfile;
}
