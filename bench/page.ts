// The page as somebody has it: on a slow phone, while cards fly, hand after hand; and how many clicks and seconds people's first wishes
// take. Chromium slows itself down as its own tools do; what runs beside it is not made up for.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Line } from './hands.js';
import { browserHere, buildOurs, firstScripts, started } from './opening.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };
/** A phone of little power on a slow line, as Chromium's tools have it: bytes a second, and milliseconds there and back. */
const SLOW = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150, offline: false };
const SLOWER = 4;
const HANDS = Number(process.env.BARAJA_HANDS ?? 60);

const limit = (name: string, ours: number, unit: string, target: number): Line => ({
  ...{ name, ours, unit, target },
  ...{ peer: null, ratio: null, peerName: '' },
});

interface Seat {
  readonly page: Page;
  readonly tools: CDPSession;
  leave(): Promise<void>;
}
async function sits(browser: Browser, options: BrowserContextOptions, prefs: object = {}): Promise<Seat> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const kept = JSON.stringify({ sound: 'off', ...prefs });
  await page.addInitScript(
    (text) => localStorage.getItem('baraja.prefs') ?? localStorage.setItem('baraja.prefs', text),
    kept,
  );
  const tools = await context.newCDPSession(page);
  return { page, tools, leave: () => context.close() };
}

/** Until a phone that was never here shows games to play, by its own clock. */
async function firstView(browser: Browser, url: string): Promise<number> {
  const { page, tools, leave } = await sits(browser, PHONE);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector('ul.tiles a, ul.tiles button')
        ? Object.assign(window, { shownAt: performance.now() })
        : requestAnimationFrame(look);
    look();
  });
  await page.goto(url);
  const shown = await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt);
  const ms = (await shown.jsonValue()) as number;
  await leave();
  return ms;
}

const ASKED = '.bar .act:not(.shut)';
/** Checks or calls, or folds; buys in again where nothing is left, and has the next hand dealt, until so many have been. */
async function plays(page: Page, hands: number, act: 'c' | 'f'): Promise<void> {
  const number = async () =>
    Number(/\d+/.exec((await page.locator('header .watching').first().textContent()) ?? '')?.[0] ?? 0);
  const last = (await number()) + hands;
  while ((await number()) < last) {
    await page.locator('#main').focus();
    for (const key of ['n', act, ' ']) await page.keyboard.press(key);
    const broke = page.locator('.bar .form:has(.broke) .main');
    if (await broke.isVisible()) await broke.click();
    await page.waitForTimeout(100);
  }
}
const dealtIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.locator('.deal:enabled').click();
  await page.waitForSelector(ASKED);
};

/** The longest the page is busy at a stretch while hands are dealt and shown, in milliseconds of a machine four times as slow. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const { page, tools, leave } = await sits(browser, PHONE);
  await dealtIn(page, url);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  await plays(page, 3, 'c');
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await leave();
  return Math.max(...tasks);
}

/** A page is warm when its log is full and the browser has compiled what is used: so many hands. */
const WARM = 30;
/** A heap is never quite swept, and a hand is larger than the next: the middle of so many. */
const SIZES = 5;
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
/** How much a warm page has grown when so many more hands have been played: its nodes, and what lies on its heap. */
async function growth(browser: Browser, url: string): Promise<{ readonly nodes: number; readonly heap: number }> {
  const { page, tools, leave } = await sits(browser, DESK, { pace: 'instant', showdown: 'once', motion: 'none' });
  const size = async () => {
    const [nodes, heap]: [number[], number[]] = [[], []];
    for (let i = 0; i < SIZES; i++) {
      await plays(page, 1, 'f');
      // What the first sweep lets go of, the second one takes.
      for (let sweep = 0; sweep < 2; sweep++) await tools.send('HeapProfiler.collectGarbage');
      nodes.push((await tools.send('Memory.getDOMCounters')).nodes);
      heap.push((await tools.send('Runtime.getHeapUsage')).usedSize);
    }
    return { nodes: middle(nodes), heap: middle(heap) };
  };
  await dealtIn(page, url);
  await plays(page, WARM, 'f');
  const early = await size();
  await plays(page, HANDS, 'f');
  const late = await size();
  await leave();
  return { nodes: late.nodes / early.nodes, heap: late.heap / early.heap };
}

/** What somebody presses, counted. */
class Clicks {
  count = 0;
  private readonly began = performance.now();
  constructor(readonly page: Page) {}
  async on(selector: string): Promise<void> {
    this.count++;
    await this.page.locator(selector).first().click();
  }
  get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }
}
async function wishes(browser: Browser, url: string): Promise<readonly Line[]> {
  const own = await sits(browser, DESK);
  const first = new Clicks(own.page);
  await own.page.goto(url);
  await first.on('.deal:enabled');
  await own.page.waitForSelector(ASKED);
  const lines = [
    limit('from opening the page to one’s first choice', first.seconds, 's', 8),
    limit('from opening the page to one’s first choice', first.count, 'clicks', 1),
  ];
  await own.leave();
  const seeker = await sits(browser, DESK);
  const sought = new Clicks(seeker.page);
  await seeker.page.goto(url);
  await sought.on('input[type=search]');
  await seeker.page.keyboard.type('blackjack');
  await seeker.page.locator('.row[data-game$="p215"]').waitFor();
  lines.push(limit('blackjack found', sought.seconds, 's', 5), limit('blackjack found', sought.count, 'clicks', 1));
  await sought.on('.row[data-game$="p215"] .practise');
  await seeker.page.waitForSelector('.arc-choices');
  lines.push(limit('blackjack found and asked for a wager', sought.seconds, 's', 15));
  await seeker.leave();
  return [...lines, ...(await friendAtTheTable(browser, url))];
}
async function friendAtTheTable(browser: Browser, url: string): Promise<readonly Line[]> {
  const [host, friend] = [await sits(browser, DESK), await sits(browser, PHONE)];
  const hosts = new Clicks(host.page);
  await host.page.goto(url);
  await hosts.on('.row .do a[href^="#/open"], .row .links a[href^="#/open"]');
  // Nobody else: the link is what is wanted next.
  await hosts.on('form input[type=number]');
  await host.page.keyboard.press('ControlOrMeta+a');
  await host.page.keyboard.type('0');
  await hosts.on('form button[type=submit]');
  await host.page.waitForSelector('.evening');
  const link = await host.page.locator('.evening input[readonly]').inputValue();
  const comes = new Clicks(friend.page);
  await friend.page.goto(link);
  await comes.on('.evening .acts button');
  await friend.page.waitForSelector('.plate.mine');
  const lines = [
    limit('a friend at one’s table, from opening the page', hosts.seconds, 's', 20),
    limit('a friend at one’s table: the host’s', hosts.count, 'clicks', 3),
    limit('a friend at one’s table: the friend’s', comes.count, 'clicks', 1),
  ];
  await host.leave();
  await friend.leave();
  return lines;
}

export async function benchPage(): Promise<Line[]> {
  buildOurs();
  const { chromium } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'baraja-page-'));
  const server = await started('.', folder, []);
  const browser = await chromium.launch({ executablePath: browserHere(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(`  (${loadavg()[0]!.toFixed(1)} programs were running or waiting)`);
    const views = [];
    for (let i = 0; i < 3; i++) views.push(await firstView(browser, server.url));
    const grown = await growth(browser, server.url);
    return [
      limit('first scripts of the page, packed', firstScripts('.'), 'KB', 150),
      limit('games are seen on a slow phone, the best of three visits', Math.min(...views), 'ms', 2000),
      limit('the longest task while cards fly, four times slowed', await longestTask(browser, server.url), 'ms', 50),
      limit(`nodes of a warm page after ${HANDS} more hands, times as many`, grown.nodes, 'times', 1.1),
      limit(`heap of a warm page after ${HANDS} more hands, times as large`, grown.heap, 'times', 1.2),
      ...(await wishes(browser, server.url)),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
