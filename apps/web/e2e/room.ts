// A room and people in it, for the browser tests: each person is a browser context of its own, with the page as it is served.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const cli = fileURLToPath(new URL('../../cli/dist/baraja.mjs', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Room {
  readonly url: string;
  /** Somebody comes in. */
  person(name: string, options?: BrowserContextOptions): Promise<Person>;
  close(): Promise<void>;
}

/** Opens a room with nothing in it, or goes to the one at BARAJA_URL. Bots that think for no time at all leave none to others. */
export async function openRoom({ pace = 0.08 }: { pace?: number } = {}): Promise<Room> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const given = process.env.BARAJA_URL;
  const server = given ? null : await serve(pace);
  const url = given ?? server!.url;
  const people: Person[] = [];
  return {
    url,
    async person(name, options = {}) {
      const person = await Person.arrive(browser, url, name, options);
      people.push(person);
      return person;
    },
    async close() {
      for (const person of people) await person.page.context().close();
      await browser.close();
      server?.process.kill('SIGINT');
    },
  };
}
function serve(pace: number): Promise<{ url: string; process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const args = [cli, 'serve', '--port', '0', '--data', ':memory:', '--pace', String(pace)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve({ url: found[0], process: child });
    });
    child.on('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
  });
}

export interface Opening {
  readonly house: string;
  readonly game: string;
  readonly stake?: string;
  readonly bots?: number;
  readonly dealer?: 'engine' | 'person';
  readonly switches?: Readonly<Record<string, unknown>>;
}

/** Somebody at the page. */
export class Person {
  readonly faults: string[] = [];

  private constructor(readonly page: Page) {}

  static async arrive(browser: Browser, url: string, name: string, options: BrowserContextOptions): Promise<Person> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options });
    const person = new Person(await context.newPage());
    person.page.on('pageerror', (error) => person.faults.push(error.message));
    await person.page.goto(url);
    await person.page.waitForSelector('.houses article');
    if (name !== '') await person.post('/api/me/name', { name });
    return person;
  }
  /** Asks the room as the page would. */
  post<T = { table: string }>(path: string, body: object): Promise<T> {
    return this.page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to!, { method: 'POST', headers, body: text! })).json();
      },
      [path, JSON.stringify(body)],
    );
  }
  async go(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  }
  /** Opens a private table and sits down at it. */
  async open(opening: Opening): Promise<string> {
    const { table } = await this.post('/api/tables', opening);
    await this.join(table);
    return table;
  }
  async join(table: string): Promise<void> {
    await this.go(`#/table/${table}`);
    await this.page.getByRole('button', { name: /^Sit down with/ }).click();
    await this.page.waitForSelector('.plate.mine');
  }
  /** Gets up, so that nobody waits for him. */
  async leave(): Promise<void> {
    await this.page.locator('.more > button').click();
    await this.page.getByRole('button', { name: /^(Leave the table|Dejar la mesa)/ }).click();
    await this.page.waitForTimeout(300);
  }
  /** Waits for one's turn. */
  async turn(): Promise<void> {
    await this.page.waitForSelector('.bar .act');
  }
  isAsked(): Promise<boolean> {
    return this.page.locator('.bar .act').first().isVisible();
  }
  /** Checks or calls, declines a straddle, throws away the first card: whatever keeps the hand going. */
  async goOn(): Promise<void> {
    const { page } = this;
    if (!(await this.isAsked())) return;
    await page.locator('#main').focus();
    if (await page.locator('.act.discard').isVisible()) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    } else if (await page.locator('.act.no').isVisible()) await page.keyboard.press('n');
    else await page.keyboard.press('c');
  }
  /** The log as it stands, line by line. */
  log(): Promise<readonly string[]> {
    return this.page
      .locator('.log li')
      .evaluateAll((lines) => lines.map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? ''));
  }
  /** What is on the felt, as this person sees it. */
  felt(): Promise<unknown> {
    return this.page.evaluate(() => ({
      plates: [...document.querySelectorAll('.plate')].map((plate) => plate.getAttribute('aria-label')),
      bets: [...document.querySelectorAll('.pile')].map((pile) => pile.getAttribute('aria-label')),
      cards: [...document.querySelectorAll('.oval .at')]
        .filter((card) => !card.classList.contains('gone'))
        .map((card) => card.querySelector('.front use')?.getAttribute('href') ?? 'back')
        .sort(),
      pots: document.querySelector('.pots')?.textContent ?? '',
      choices: [...document.querySelectorAll('.bar .act .says')].map((button) => button.textContent),
      hand: document.querySelector('.strip .made')?.textContent,
    }));
  }
}

/** Everybody goes on until something is so. */
export async function playUntil(people: readonly Person[], done: () => Promise<boolean>, steps = 600): Promise<void> {
  for (let i = 0; i < steps; i++) {
    if (await done()) return;
    for (const person of people) await person.goOn();
    await people[0]!.page.waitForTimeout(40);
  }
  throw new Error('it never came to that');
}
