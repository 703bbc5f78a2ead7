// A NATS server for the tests and `npm run cluster`: the program that is there, or else the system's own, installed now. Looked for in
// BARAJA_NATS, where systems keep it, and on the PATH.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromDebian } from './debian.mjs';
import { freePort } from './ports.mjs';
import { say } from './setup.mjs';

const { env, platform } = process;
const program = platform === 'win32' ? 'nats-server.exe' : 'nats-server';

/** @param {string} file */
const works = (file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0;

/** Undefined where there is none. */
export function findNats() {
  const folders = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', ...(env.PATH ?? '').split(delimiter)];
  return [env.BARAJA_NATS, ...folders.map((folder) => join(folder, program))].find((file) => file && works(file));
}
/** Null where there is none and none can be installed: NATS is a choice, and so are its tests. */
export async function ensureNats() {
  const found = findNats();
  if (found) return found;
  await fromDebian('NATS', 'nats-server');
  const installed = findNats();
  if (!installed)
    say('set-up     no NATS server here: what needs one is left out (on Debian: apt-get install nats-server)');
  return installed ?? null;
}

/**
 * Starts a server of one's own, which keeps nothing.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>}
 */
export async function startNats() {
  const file = await ensureNats();
  if (file === null) return null;
  const port = await freePort();
  const server = spawn(file, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`NATS did not start: ${said}`)));
    server.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('Server is ready')) resolve(undefined);
    });
  });
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      const over = once(server, 'exit');
      server.kill('SIGINT');
      await over;
    },
  };
}
