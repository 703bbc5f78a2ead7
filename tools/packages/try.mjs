// The tarballs where nothing else is: installed into an empty folder, and used there as a stranger would. The program is the one that the
// README of @baraja/hands shows: a table of one's own, a hand played, written out and read again.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { programs, root, say, stop } from '../setup.mjs';

const example = join(root, 'tools', 'readme', 'hand.ts');
/** The other libraries: that their doors open, and what they are for. */
const OTHERS = `
  import { RoomClient } from '@baraja/client';
  import { openStore } from '@baraja/room';
  import { answer, figurePercent } from '@baraja/odds';
  const switches = { wheel: false, tie: 'push', stake: 'returned', players: 1, hand: null };
  const { ante } = answer({ kind: 'spanish-poker', game: 'span', anteTable: '1', ...switches });
  const store = await openStore({ path: ':memory:' });
  await store.close();
  console.log(typeof RoomClient.enter, figurePercent(ante.edgeOfAnte, 4));`;
const CONFIG = {
  compilerOptions: {
    ...{ module: 'nodenext', target: 'es2022', strict: true, noEmit: true, skipLibCheck: false },
    ...{ lib: ['es2023', 'dom'], types: [] },
  },
  files: ['use.mts', 'use.cts'],
};

/** @param {string} folder @param {string} file @param {string} text */
function printed(folder, file, text) {
  writeFileSync(join(folder, file), text);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }).trim();
}
/** Node from 20.19 and 22.12 on: what is no module may require one. */
const REQUIRES = 'require_module' in process.features;
/** For older ones: every import waited for. @param {string} text */
const awaited = (text) => {
  const lines = text.replace(/^import (\{[^}]*\}) from ("[^"]+");$/gm, (_, names, from) => {
    return `const ${names.replaceAll(' as ', ': ')} = await import(${from});`;
  });
  return `(async () => {${lines}})();`;
};

/** What the bundle prints in a browser, as lines. @param {string} folder */
async function inBrowser(folder) {
  const page = `<!doctype html><meta charset="utf-8"><pre id="out"></pre><script>
    const out = document.getElementById('out');
    const text = (one) => (typeof one === 'string' ? one : JSON.stringify(one));
    console.log = (...all) => { out.textContent += all.map(text).join(' ') + '\\n'; };
    </script><script src="bundled.js"></script>`;
  writeFileSync(join(folder, 'page.html'), page);
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`];
  const dom = execFileSync(await ensureBrowser(), [...flags, '--dump-dom', `file://${join(folder, 'page.html')}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /<pre id="out">([\s\S]*?)<\/pre>/.exec(dom)?.[1]?.replaceAll('&quot;', '"').trim() ?? '';
}

/** What both said of the hand: its text is the same wherever it was played. @param {string} said */
const handIn = (said) => said.slice(0, said.indexOf('\n\n'));

/**
 * A room as the command opens it: its page, and the documentation beside it, down to the reference.
 * @param {string} bin
 * @param {string} folder
 */
async function serves(bin, folder) {
  const child = spawn(bin, ['serve', '--port', '0', '--no-bots', '--data', join(folder, 'room')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        const found = /http:\/\/[\d.:]+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.on('exit', (code) => reject(new Error(`the room stopped with ${code}: ${said}`)));
    });
    const pages = ['/', '/docs/', '/docs/start.html', '/docs/reference/index.html', '/docs/reference/baraja.html'];
    for (const page of pages) {
      const answer = await fetch(`${url}${page}`);
      if (!answer.ok || !(await answer.text()).includes('<html'))
        stop(`The shipped room has no ${page}: ${answer.status}`);
    }
    return pages.length;
  } finally {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.kill('SIGTERM')) await gone;
  }
}

/** @param {string} folder @param {readonly string[]} tarballs */
async function used(folder, tarballs) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], {
    cwd: folder,
    stdio: 'inherit',
  });
  const { build, transform } = await import('esbuild');
  const { code } = await transform(readFileSync(example, 'utf8'), { loader: 'ts', format: 'esm' });
  const modules = printed(folder, 'use.mjs', code);
  const waited = printed(folder, 'waited.cjs', awaited(code));
  const required = await transform(readFileSync(example, 'utf8'), { loader: 'ts', format: 'cjs', platform: 'node' });
  if (REQUIRES && !required.code.includes('require("@baraja/hands")')) stop('The example requires nothing.');
  const common = REQUIRES ? printed(folder, 'use.cjs', required.code) : waited;
  // As others write it who have no modules, and with its types.
  writeFileSync(
    join(folder, 'use.cts'),
    "import baraja = require('baraja');\nconst many: number = baraja.pack52.length;\nconsole.log(many);\n",
  );
  writeFileSync(join(folder, 'use.mts'), readFileSync(example));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  execFileSync(process.execPath, [programs.tsc, '-p', folder], { cwd: folder, stdio: 'inherit' });
  await build({
    entryPoints: [join(folder, 'use.mjs')],
    ...{ bundle: true, minify: true, format: 'iife', platform: 'browser', logLevel: 'error' },
    outfile: join(folder, 'bundled.js'),
  });
  const kilobytes = Math.round(readFileSync(join(folder, 'bundled.js')).length / 1000);
  const browser = await inBrowser(folder);
  say(
    `tried      as modules, by ${REQUIRES ? 'require and ' : ''}await import, and by its types; bundled for a browser: ${kilobytes} KB`,
  );
  if (modules !== common || modules !== waited || handIn(modules) === '' || handIn(modules) !== handIn(browser))
    stop(`They do not do the same from everywhere:\n${modules}\n---\n${common}\n---\n${browser}`);
  const others = printed(folder, 'others.mjs', OTHERS);
  const bin = join(folder, 'node_modules', '.bin', 'baraja');
  const houses = JSON.parse(execFileSync(bin, ['games', '--json'], { encoding: 'utf8' })).length;
  writeFileSync(join(folder, 'hand.phh'), handIn(modules));
  const checked = execFileSync(bin, ['hands', 'check', 'hand.phh', '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  const pages = await serves(bin, folder);
  say(`tried      a room opened by the command: ${pages} pages of it and its documentation answer`);
  say(`tried      ${others}; the command knows ${houses} houses, and of the hand: ${checked}`);
}

/** @param {readonly string[]} tarballs */
export async function tryOut(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-packages-'));
  try {
    await used(folder, tarballs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
