// The whole of the last edition, command and page, built from the history by its own tools, so that this one can be held beside it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder of a commit with its command and its page built. Not in node_modules: a page's sources would pass for somebody else's. */
export function wholeOf(commit: string): string {
  const folder = join(tmpdir(), `baraja-edition-${commit}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const packed = join(fresh, 'all.tar');
  run('git', ['archive', '-o', packed, commit], '.');
  run('tar', ['-xf', packed, '-C', fresh], '.');
  rmSync(packed);
  link(fresh);
  build(fresh);
  renameSync(fresh, folder); // all of it or nothing, so that a run cut short leaves no half
  return folder;
}
/** What is installed here serves there, too; its own packages are its own. */
function link(folder: string): void {
  const own = ['packages', 'apps'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => join(folder, part, name)),
  );
  const names = new Map(
    own.map((at) => [JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).name as string, at]),
  );
  mkdirSync(join(folder, 'node_modules', '@baraja'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.') && name !== '@baraja' && !names.has(name))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  // Where they will lie, once the folder has its name.
  for (const [name, at] of names)
    symlinkSync(`${name.includes('/') ? '../..' : '..'}${at.slice(folder.length)}`, join(folder, 'node_modules', name));
}
const build = (folder: string): void =>
  run(
    process.execPath,
    ['-e', "import('./tools/build.mjs').then(async (m) => { await m.buildCli(); await m.buildWeb(); })"],
    folder,
  );
function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
}
