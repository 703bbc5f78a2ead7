// What every command needs first: a Node that is new enough, the dependencies installed, and a few helpers.
// Uses nothing but Node itself, so that it runs on a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, 'node_modules', '.cache', 'baraja');

const lockfile = join(root, 'package-lock.json');
const installStamp = join(root, 'node_modules', '.baraja-installed');
const oldestNode = 20;

/** The programs the tools call, by path: whichever copy a shell would find first does not matter. */
export const programs = {
  biome: join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  svelteCheck: join(root, 'node_modules', 'svelte-check', 'bin', 'svelte-check'),
  tsc: join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
  tsgo: join(root, 'node_modules', '@typescript', 'native-preview', 'bin', 'tsgo'),
  vite: join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
  vitest: join(root, 'node_modules', 'vitest', 'vitest.mjs'),
};

/** @param {number} since  from performance.now() */
export const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Stops with a message rather than a stack trace.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/**
 * Runs a Node program and resolves with its exit code.
 * @param {readonly string[]} args
 * @param {{ stdin?: boolean, env?: Record<string, string>, quiet?: boolean, into?: (text: string) => void }} [how]
 *   stdin: let it read the terminal; into: hear its output instead of showing it
 * @returns {Promise<number>}
 */
export function node(args, how = {}) {
  return launch(process.execPath, args, how);
}

/**
 * Runs any program and resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ stdin?: boolean, env?: Record<string, string>, quiet?: boolean, shell?: boolean, cwd?: string,
 *   into?: (text: string) => void }} how
 * @returns {Promise<number>}
 */
export function launch(command, args, how) {
  return new Promise((resolve, reject) => {
    const output = how.into ? 'pipe' : how.quiet ? 'ignore' : 'inherit';
    const child = spawn(command, [...args], {
      cwd: how.cwd ?? root,
      stdio: [how.stdin ? 'inherit' : 'ignore', output, output],
      env: { ...process.env, ...how.env },
      shell: how.shell ?? false,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => how.into?.(String(chunk)));
    // Ctrl-C reaches the child too: let it finish in its own way and pass on its exit code.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      resolve(code ?? 1);
    });
  });
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  stop(
    `Baraja needs Node ${oldestNode} or newer; this is Node ${process.versions.node}. Install a newer Node, then run the command again.`,
  );
}

/** Installs the dependencies exactly as locked, when they are missing or the lockfile has changed since. */
export async function ensureInstalled() {
  const wanted = hashOf([lockfile]);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  if (installedByHand()) return writeFileSync(installStamp, wanted);

  const missing = !existsSync(join(root, 'node_modules'));
  say(`set-up     ${missing ? 'first run' : 'the lockfile has changed'}: installing dependencies (npm ci) …`);
  const since = performance.now();
  const code = await waiting('installing', () =>
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) stop('Installing dependencies failed. Look at the message above, then rerun: npm ci');
  writeFileSync(installStamp, wanted);
  say(`set-up     dependencies installed, ${elapsed(since)}`);
}

/**
 * Says every few seconds that something is still going on.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} run
 */
export async function waiting(what, run) {
  const since = performance.now();
  const beat = setInterval(() => say(`set-up     still ${what}, ${elapsed(since)}`), 5000);
  try {
    return await run();
  } finally {
    clearInterval(beat);
  }
}

/** Somebody ran npm since the lockfile last changed, or npm itself changed it (it writes the two files seconds apart). */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs + 5000 >= statSync(lockfile).mtimeMs;
}

/** @param {readonly string[]} args */
export function npm(args) {
  const running = process.env.npm_execpath; // the npm that started us, if one did
  if (running?.endsWith('.js')) return node([running, ...args]);
  return launch('npm', args, { shell: process.platform === 'win32' });
}

/**
 * One hash over the contents of files, and of all files under folders; what does not exist counts as empty.
 * @param {readonly string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** @param {string} folder */
export function ensureFolder(folder) {
  mkdirSync(folder, { recursive: true });
  return folder;
}
