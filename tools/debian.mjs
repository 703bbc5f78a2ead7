// Programs of the system's own, where its packages are Debian's and they may be installed without anybody typing a password.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { launch, say, waiting } from './setup.mjs';

/** How to run something with all rights, without anybody typing a password; null if there is no way. */
export function withRights() {
  if (process.getuid?.() === 0) return [];
  const asked = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return asked.status === 0 ? ['sudo', '-n'] : null;
}
/**
 * @param {readonly string[]} rights
 * @param {readonly string[]} args
 */
function apt(rights, ...args) {
  const [command, ...rest] = [...rights, 'apt-get', ...args];
  return launch(/** @type {string} */ (command), rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
/**
 * @param {string} what  as people call it
 * @param {string} name  of its package
 */
export async function fromDebian(what, name) {
  const rights = process.platform === 'linux' && existsSync('/usr/bin/apt-get') ? withRights() : null;
  if (rights === null) return;
  say(`set-up     no ${what} found: installing the system’s own (apt-get install ${name}) …`);
  const install = ['install', '-y', '--no-install-recommends', name];
  const code = await waiting(`installing ${what}`, async () => {
    const lists = '/var/lib/apt/lists';
    const isListed = existsSync(lists) && readdirSync(lists).some((one) => one.includes('_Packages'));
    if (isListed && (await apt(rights, ...install)) === 0) return 0;
    await apt(rights, 'update'); // there are no lists, or they may be old
    return apt(rights, ...install);
  });
  if (code !== 0) say(`set-up     apt-get ended with ${code}`);
}
