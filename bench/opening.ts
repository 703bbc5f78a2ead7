// How soon the room is there, beside the last edition, which is built from the history: until its server answers, until a table is open,
// until the page shows its games; and how large what is read first is. Ours has a house of its own besides, out of documents.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { houses } from '../packages/engine/src/books/index.js';
import { built, edition, LAST } from './editions/history.js';
import type { Openings } from './editions/opening.js';
import { wholeOf } from './editions/whole.js';
import type { Line } from './hands.js';

const TURNS = 5;
const SIDE = join('bench', 'editions', 'opening.ts');
const BOOKS = join('packages', 'engine', 'src', 'books', 'index.ts');
const OWN = ['--houses', join('docs', 'tutorial')];
/** The houses that both editions have. */
const BOTH = ['jalisco', 'spanish-poker', 'ven-a-mexico', 's-and-k', 'rogelios'];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
interface Pair {
  readonly ours: number;
  readonly last: number;
}
/** How many times as quick, or as small, as the last edition: by the middle one of the turns. */
const beside = (name: string, unit: string, turns: readonly Pair[], target: number): Line => ({
  ...{ name, unit, target, peerName: LAST },
  ours: median(turns.map(({ ours }) => ours)),
  peer: median(turns.map(({ last }) => last)),
  ratio: median(turns.map(({ ours, last }) => last / ours)),
});

interface Started {
  readonly url: string;
  /** Milliseconds until it answered. */
  readonly took: number;
  stop(): Promise<void>;
}
/** A server on a folder of its own, which was empty. */
export async function started(root: string, folder: string, args: readonly string[]): Promise<Started> {
  const data = mkdtempSync(join(folder, 'data-'));
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'apps/cli/dist/baraja.mjs'), 'serve', '--port', '0', '--data', data, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  const url = await new Promise<string>((opened, failed) => {
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) opened(found[0]);
    });
    child.on('close', () => failed(new Error(`a server did not open: ${said}`)));
  });
  const answer = await fetch(`${url}/api/lobby`);
  await answer.text();
  if (!answer.ok) throw new Error(`the lobby answered ${answer.status}`);
  const stop = (): Promise<void> =>
    new Promise((closed) => {
      child.on('close', () => closed());
      child.kill('SIGTERM');
    });
  return { url, took: performance.now() - began, stop };
}

/** How long a server took to answer, and then a browser to show its page; it is stopped whatever comes of that. */
async function visited(root: string, folder: string, args: readonly string[], looks = true) {
  const { url, took, stop } = await started(root, folder, args);
  try {
    return { took, page: looks ? await loaded(url) : 0 };
  } finally {
    await stop();
  }
}

/** The scripts a page asks for before anything else, packed as they travel. */
export function firstScripts(root: string): number {
  const dist = join(root, 'apps/web/dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const names = [...page.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+\.js)"/g)];
  return names.reduce((sum, [, name]) => sum + gzipSync(readFileSync(join(dist, name!))).length, 0) / 1024;
}
/** The books with the engine they need, as they would ship. */
async function booksIn(root: string): Promise<number> {
  const { outputFiles } = await build({
    ...{ entryPoints: [join(root, BOOKS)], bundle: true, minify: true, write: false, platform: 'node', format: 'esm' },
    ...{ target: 'node20', conditions: ['source'], logLevel: 'warning' },
  });
  return gzipSync(outputFiles[0]!.contents).length / 1024;
}

/**
 * Until a browser that has never been here has painted games to play. The page's own clock says when: whoever asks from outside looks
 * now and then, and that would be most of what he measures.
 */
async function loaded(url: string): Promise<number> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: browserHere(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.addInitScript(watchFor, 'Hold’em');
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(() => (globalThis as Painted).paintedAt ?? false);
    return Number(await painted.jsonValue());
  } finally {
    await browser.close();
  }
}
interface Painted {
  paintedAt?: number;
}
/** In the page: when the first frame with this text in it was painted, in milliseconds since one set out for it. */
function watchFor(text: string): void {
  const watch = new MutationObserver(() => {
    const found = document.evaluate(`//body//text()[contains(., '${text}')]/..`, document, null, 9).singleNodeValue;
    if (!(found instanceof Element) || !found.checkVisibility()) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        (globalThis as Painted).paintedAt = performance.now();
      }),
    );
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}
export const browserHere = (): string => {
  const found = spawnSync(
    process.execPath,
    ['-e', "import('./tools/browser.mjs').then((m) => process.stdout.write(m.findBrowser() ?? ''))"],
    { encoding: 'utf8' },
  ).stdout;
  if (found === '') throw new Error('there is no Chromium here: npm test -- --only browser finds one');
  return found;
};

function opening(side: string): Openings {
  const { stdout, stderr, status } = spawnSync(process.execPath, [side, BOTH.join()], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${side} failed: ${stderr}`);
  return JSON.parse(stdout) as Openings;
}

export async function benchOpening(): Promise<Line[]> {
  const last = wholeOf(LAST);
  buildOurs();
  const folder = mkdtempSync(join(tmpdir(), 'baraja-opening-'));
  try {
    const shipped: Pair[] = [];
    const servers: Pair[] = [];
    const pages: Pair[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const ours = await visited('.', folder, OWN);
      const alone = await visited('.', folder, [], false);
      const old = await visited(last, folder, []);
      pages.push({ ours: ours.page, last: old.page });
      servers.push({ ours: ours.took, last: old.took });
      shipped.push({ ours: alone.took, last: old.took });
    }
    const sides = {
      ours: await built('.', SIDE, 'opening'),
      last: await built(edition(LAST, SIDE), SIDE, `${LAST}-opening`),
    };
    const tables = Array.from({ length: TURNS }, () => ({ ours: opening(sides.ours), last: opening(sides.last) }));
    const of = (what: 'first' | 'again'): readonly Pair[] =>
      tables.map(({ ours, last: its }) => ({ ours: ours[what], last: its[what] }));
    console.log(`  (${loadavg()[0]!.toFixed(1)} programs were running or waiting)`);
    return [
      beside(`the server answers, the ${houses.length} houses that ship`, 'ms', shipped, 1),
      beside(`the server answers, ${houses.length + 1} houses, one read from documents`, 'ms', servers, 1),
      beside('the page shows games, a browser’s first visit', 'ms', pages, 1),
      beside('a table opened for the first time', 'ms', of('first'), 1),
      beside('a table opened again', 'ms', of('again'), 1),
      beside('first scripts of the page, packed', 'KB', [{ ours: firstScripts('.'), last: firstScripts(last) }], 1),
      limit('first scripts of the page, packed', firstScripts('.'), 150),
      beside(
        'the books with their engine, packed',
        'KB',
        [{ ours: await booksIn('.'), last: await booksIn(last) }],
        0.5,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const limit = (name: string, ours: number, target: number): Line => ({
  ...{ name, ours, target, unit: 'KB' },
  ...{ peer: null, ratio: null, peerName: '' },
});
/** As npm start would: what is up to date is left alone. */
export function buildOurs(): void {
  const code = "import('./tools/build.mjs').then(async (m) => { await m.buildCli(); await m.buildWeb(); })";
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the room does not build: ${stderr}`);
}
