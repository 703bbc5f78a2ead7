// Somebody at the page: sees what it shows, and presses what it offers.
import type { BrowserContext, Page } from 'playwright-core';

export interface Opening {
  readonly house: string;
  readonly game: string;
  readonly stake?: string;
  readonly bots?: number;
  readonly dealer?: 'engine' | 'person';
  readonly switches?: Readonly<Record<string, unknown>>;
}
/** What lies on the felt, as one person sees it. */
export interface Seen {
  readonly stacks: readonly string[];
  readonly bets: readonly (string | null)[];
  readonly cards: readonly string[];
  readonly pots: readonly (string | null)[];
  readonly choices: readonly (string | null)[];
  readonly hand: string;
}

export class Person {
  /** Errors on the page. There should be none, ever. */
  readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
        this.faults.push(message.text());
    });
  }
  static async at(context: BrowserContext, url: string): Promise<Person> {
    // Nobody listens.
    await context.addInitScript(() => {
      if (!localStorage.getItem('baraja.prefs'))
        localStorage.setItem('baraja.prefs', '{"sound":"off","showdown":"once"}');
    });
    return new Person(await context.newPage(), url);
  }

  // --- where one is ---

  async comeIn(hash = ''): Promise<void> {
    await this.page.goto(`${this.url}/${hash}`);
    if (hash === '') await this.inLobby();
  }
  /** The lobby has come, whichever of its pages is shown. */
  async inLobby(): Promise<void> {
    await this.page.waitForSelector('ul.tiles, ul.houses', { state: 'attached' });
  }
  /** The quickest way into a hand. */
  async dealMeIn(): Promise<void> {
    await this.page.locator('.deal:enabled').click();
  }
  async go(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  }
  /** Asks the room as the page would. */
  post<T = { table: string }>(path: string, body: object): Promise<T> {
    return this.fetched<T>(path, JSON.stringify(body));
  }
  get<T>(path: string): Promise<T> {
    return this.fetched<T>(path, null);
  }
  private fetched<T>(path: string, body: string | null): Promise<T> {
    return this.page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to!, text === null ? {} : { method: 'POST', headers, body: text! });
        if (!answer.ok) throw new Error(`${to}: ${answer.status}`);
        return answer.json();
      },
      [path, body],
    );
  }

  // --- at a table ---

  /** Opens a private table and looks at it. */
  async open(opening: Opening): Promise<string> {
    const { table } = await this.post('/api/tables', opening);
    await this.look(table);
    return table;
  }
  async look(table: string): Promise<void> {
    await this.go(`#/table/${table}`);
    await this.page.waitForSelector('.plate, .empty');
  }
  /** Sits down at the table one looks at. Where two want the same seat, one of them is told so, and takes another. */
  async sit(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      await this.page.getByRole('button', { name: /^(Sit down with|Sentarse con)/ }).click();
      await this.page.waitForSelector('.plate.mine, .trouble.bad');
      if (await this.page.locator('.plate.mine').isVisible()) return;
    }
    throw new Error('no seat was to be had');
  }
  async join(table: string): Promise<void> {
    await this.look(table);
    await this.sit();
  }
  /** Waits for one's turn. */
  async turn(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('.bar .act'));
  }
  /** What one may do now, by the names of the buttons; nothing out of turn, or before the last choice is answered. */
  asked(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      document.querySelector('.bar .act.pressed .mark')
        ? []
        : [...document.querySelectorAll('.bar .act:not(.shut)')].map((button) => button.classList[1] ?? ''),
    );
  }
  /** Waits until one is asked, though not for ever. The page says when: asking it again and again would keep it from playing. */
  async soon(ms: number): Promise<void> {
    const asked = this.page.evaluate(
      (most) =>
        new Promise<void>((resolve) => {
          const isAsked = () =>
            document.querySelector('.bar .act:not(.shut)') && !document.querySelector('.act.pressed .mark');
          if (isAsked()) return resolve();
          const done = () => {
            observer.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const observer = new MutationObserver(() => isAsked() && done());
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          const timer = setTimeout(done, most);
        }),
      ms,
    );
    await asked.catch(() => undefined); // the page may be loaded anew meanwhile
  }
  async isAsked(): Promise<boolean> {
    return (await this.asked()).length > 0;
  }
  /** Keys go to the table. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.page.locator('#main').focus();
    for (const key of keys) await this.page.keyboard.press(key);
  }
  /** Checks or calls, declines a straddle, draws two, opens, matches a price, buys in and again: whatever keeps the hand going. */
  async goOn(): Promise<void> {
    const asked = await this.asked();
    if (asked.length === 0) return this.buyAgain();
    if (asked.length > 0 && (await this.page.locator('.arc-choices').isVisible())) return this.wagers();
    if (asked.includes('discard')) await this.press('1', 'Enter');
    else if (asked.includes('draw')) await this.press('1', '2', 'Enter');
    else if (asked.includes('no')) await this.press('n');
    else if (asked.includes('call')) await this.press('c');
    else {
      const act = GOES_ON.find((one) => asked.includes(one));
      // It may have been answered meanwhile, by the clock or by what another did.
      if (act !== undefined) await this.enter(act, 1000);
    }
  }
  /** Who is out of chips buys more: the table may be waiting for it. */
  private async buyAgain(): Promise<void> {
    const buy = this.page.locator('.seating:has(.broke) .main[aria-disabled=false]');
    if (await buy.isVisible()) await buy.click({ timeout: 1000 }).catch(() => undefined);
  }
  /** Goes to a button by keys and presses it; it may be gone by then. */
  async enter(act: string, timeout: number): Promise<void> {
    await this.page
      .locator(`.bar .act.${act}`)
      .press('Enter', { timeout })
      .catch(() => undefined);
  }
  /**
   * Asked, whoever sees nothing is told by the accessibility tree alone: whose turn it is, every card that lies open, and what he may do.
   * What he is told, where it is less than that; nothing where he was not asked, or not any more.
   */
  async untold(): Promise<string | null> {
    const faces = async () => (await this.cards()).filter((card) => card !== 'back');
    const [asked, open] = [await this.asked(), await faces()];
    if (asked.length === 0) return null;
    const tree = await this.page.locator('div.table[data-house]').ariaSnapshot();
    const [felt = '', choices = ''] = tree.split('- region "Your choices":');
    const named = felt.match(/\b\w+ of (?:spades|hearts|diamonds|clubs)|\bjoker\b/gi) ?? [];
    const isTold = named.length >= open.length && /- 'group "Seat \d+: .+, Your turn/.test(felt);
    if (isTold && /- button "\$?\w/.test(choices)) return null;
    const isStill = `${await this.asked()}` === `${asked}` && `${await faces()}` === `${open}`;
    return isStill ? `asked ${asked} with ${open.length} open cards, of ${named.length}:\n${tree}` : null;
  }
  /** What is said to whoever sees nothing is kept from now on, sentence by sentence. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const heard: string[] = [];
      const region = document.querySelector('div.hidden[aria-live]')!;
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        ...{ childList: true, characterData: true, subtree: true },
      });
      Object.assign(window, { heard });
    });
  }
  heard(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }
  /** Takes the bank with what the page suggests, or puts the least there may be on one's own circle. */
  async wagers(): Promise<void> {
    const isBank = await this.page.locator('.arc-choices.banking').isVisible();
    await this.press(...(isBank ? ['Enter'] : ['1', 'Enter']));
  }
  /** The log as it stands, line by line. */
  log(): Promise<readonly string[]> {
    return this.page
      .locator('.log li')
      .evaluateAll((lines) => lines.map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? ''));
  }
  async logged(what: RegExp): Promise<boolean> {
    return (await this.log()).some((line) => what.test(line));
  }
  /** The cards one sees, backs as `back`; those thrown away do not count. */
  cards(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.at:not(.gone)')]
        .map((card) => card.querySelector<HTMLElement>('.card')?.dataset.face ?? 'back')
        .sort(),
    );
  }
  /** What was said in the bar has been read. */
  async dismiss(): Promise<void> {
    const read = this.page.locator('.bar .trouble .ok');
    if (await read.isVisible()) await read.click();
  }
  async seen(): Promise<Seen> {
    const cards = await this.cards();
    const rest = await this.page.evaluate(() => {
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
      const labels = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));
      return {
        // The name and the chips; what a seat did last passes.
        stacks: labels('.plate').map((label) => label?.split(', ').slice(0, 2).join(', ') ?? ''),
        bets: labels('.pile'),
        pots: texts('.pots strong'),
        choices: texts('.bar .act .says'),
        hand: document.querySelector('.strip .made')?.textContent ?? '',
      };
    });
    return { cards, ...rest };
  }
}

/** What keeps a hand going where there is nothing to check or call, the likeliest first. */
const GOES_ON = [
  'open',
  'name-price',
  'match-price',
  'stand-pat',
  'keep-call',
  'deal-draw',
  'deal-on',
  'buy-in',
  'play-on',
  'stand',
  'let-stand',
  'hit',
  'raise',
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const PATIENCE = 600_000;

/** Everybody goes on, each in his own time, until something is so. `asked`: before each choice. */
export async function playUntil(
  people: readonly Person[],
  done: () => Promise<boolean>,
  asked?: (person: Person) => Promise<void>,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  let isOver = false;
  const players = people.map(async (person) => {
    while (!isOver) {
      await asked?.(person);
      await person.goOn();
      await person.soon(500);
    }
  });
  const watch = (async () => {
    try {
      while (!(await done())) {
        if (Date.now() > end) throw new Error('it did not come to that');
        await pause(300);
      }
    } finally {
      isOver = true;
    }
  })();
  await Promise.all([watch, ...players]);
}

/** Everybody goes on until one of them is asked, and something is so: he has not chosen yet, and everybody waits for him. */
export async function playUntilAsked(
  people: readonly Person[],
  when: (person: Person) => Promise<boolean>,
): Promise<Person> {
  const end = Date.now() + PATIENCE;
  let found: Person | undefined;
  const players = people.map(async (person) => {
    while (!found) {
      if (Date.now() > end) throw new Error('nobody was asked that');
      await person.soon(500);
      if (found || !(await person.isAsked())) continue;
      if (await when(person)) found = person;
      else await person.goOn();
    }
  });
  await Promise.all(players);
  return found!;
}
