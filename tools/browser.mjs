// A Chromium for the browser tests: the one that is there, or else one that is installed now.
// Looked for in BARAJA_CHROMIUM and CHROME_PATH, where systems keep it, on the PATH, and where playwright keeps its own.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fromDebian, withRights } from './debian.mjs';
import { node, root, say, waiting } from './setup.mjs';

const env = process.env;
const { platform } = process;

/** What it is called on the PATH: first the one that has no window, which takes a quarter less of the processor, then Chromium itself. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** Where systems keep a browser. */
function usualPlaces() {
  if (platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      MAC_APPS.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? WINDOWS_APPS.map((parts) => join(folder, ...parts)) : [],
    );
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env.PATH ?? '').split(delimiter)];
  const own = ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'];
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...own];
}

/** Where playwright keeps the browsers it has fetched. */
function fetchedFolder() {
  if (env.PLAYWRIGHT_BROWSERS_PATH && env.PLAYWRIGHT_BROWSERS_PATH !== '0') return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}
const PROGRAM = /^(?:chrome|headless_shell|chrome-headless-shell|Chromium|Google Chrome for Testing)(?:\.exe)?$/;
function fetched() {
  const folder = fetchedFolder();
  if (!existsSync(folder)) return [];
  const browsers = readdirSync(folder).filter((name) => name.startsWith('chromium'));
  return browsers
    .sort()
    .reverse()
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && PROGRAM.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    );
}

/**
 * Does it start? Some systems have a stand-in of that name which only says where to get the real one.
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  if (platform === 'win32') return true; // there it would open a window
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

/**
 * The browser to test with; undefined where there is none.
 * @returns {string | undefined}
 */
export function findBrowser() {
  for (const name of ['BARAJA_CHROMIUM', 'CHROME_PATH']) {
    const named = env[name];
    if (!named) continue;
    if (works(named)) return named;
    say(`set-up     ${name} names ${named}, which does not start; looking further`);
  }
  return [...new Set([...usualPlaces(), ...fetched()])].find(works);
}

/** Playwright's own; and the libraries it needs, where it does not start without and they may be installed. */
async function fromPlaywright() {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  say('set-up     no Chromium found: fetching one (playwright-core install chromium) …');
  await waiting('fetching Chromium', async () => {
    if ((await node([cli, 'install', '--only-shell', 'chromium'])) !== 0 || findBrowser()) return;
    if (platform === 'linux' && withRights() !== null) await node([cli, 'install-deps', 'chromium']);
  });
}

/**
 * The browser to test with, installed if there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  for (const install of [
    async () => undefined,
    () => fromDebian('Chromium', 'chromium-headless-shell'),
    fromPlaywright,
  ]) {
    await install();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install Chromium or Chrome (on Debian: ' +
      'apt-get install chromium-headless-shell), or set BARAJA_CHROMIUM to where it is, then rerun: npm test -- --only browser',
  );
}
