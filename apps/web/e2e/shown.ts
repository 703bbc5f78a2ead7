// Every example of a game shown on the felt, from its clause in the rule book: begun, stepped through to its end, and measured on the way.
import type { Page } from 'playwright-core';
import { faultsOn } from './cut.js';
import type { Person } from './person.js';
import { unveiled } from './veil.js';

export interface ShownAt {
  readonly house: string;
  readonly game: string;
  /** All of them, where none are named. */
  readonly clauses?: readonly string[];
}
export interface Shows {
  readonly examples: number;
  /** What is wrong, with the clause, the number of its example, and where in it. */
  readonly faults: readonly string[];
}
/** A look at it while it lies there, for pictures. */
export type Look = (clause: string, nth: number) => Promise<unknown>;

/** One clause of the page at a time: what is measured is what was asked for. */
const ALONE = 'article:not(.looked), .looked ~ section, .looked > .body figure { display: none !important; }';
const EXAMPLE = 'article.looked .example';

export async function shownAt(nora: Person, { house, game, clauses }: ShownAt, look?: Look): Promise<Shows> {
  const { page, faults: broken } = nora;
  await nora.go(`#/rules/${house}/${game}`);
  await page.locator('article .show').first().waitFor({ state: 'attached' });
  const style = await page.addStyleTag({ content: ALONE });
  const ids =
    clauses ?? (await page.evaluate(() => [...document.querySelectorAll('article:has(.show)')].map(({ id }) => id)));
  let examples = 0;
  const faults: string[] = [];
  for (const id of ids) {
    await opened(page, id);
    const many = Math.max(1, await page.locator(`${EXAMPLE} .pick`).count());
    for (let nth = 0; nth < many; nth++) {
      const at = `${house}/${game} ${id} ${nth + 1}`;
      const before = broken.length;
      if (many > 1) await page.locator(`${EXAMPLE} .pick`).nth(nth).click();
      faults.push(...(await through(page)).map((fault) => `${at}: ${fault}`));
      faults.push(...broken.slice(before).map((fault) => `${at}: ${fault}`));
      if (look) await unveiled(page, () => look(id, nth + 1));
      examples++;
    }
    await page.locator('article.looked .show').click();
  }
  await style.evaluate((node) => (node as Element).remove());
  return { examples, faults };
}
async function opened(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => {
    for (const one of document.querySelectorAll('.looked')) one.classList.remove('looked');
    const article = document.getElementById(to)!;
    article.classList.add('looked');
    article.querySelector<HTMLElement>('.show')!.click();
  }, id);
  await page.locator(`${EXAMPLE} .comes`).waitFor({ state: 'attached' });
}
/** From its first step to its last; measured at the beginning, half-way and at the end, and looked at on every step. */
async function through(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const part of ['first', 'half', 'last'] as const) {
    faults.push(...(await page.evaluate(stepTo, part)).map((fault) => `${part}: ${fault}`));
    faults.push(...(await faultsOn(page)).map((fault) => `${part}: ${fault}`));
  }
  return [...new Set(faults)];
}
/** In the page: goes on so far, and says what is wrong on the steps it passes. */
async function stepTo(part: 'first' | 'half' | 'last'): Promise<readonly string[]> {
  const example = document.querySelector('article.looked .example')!;
  const isShown = example.querySelector('.felt') !== null;
  const faults = new Set<string>();
  const stepNow = (): readonly number[] =>
    (example.querySelector('.count')?.textContent?.match(/\d+/g) ?? ['1', '1']).map(Number);
  const look = (): void => {
    const odd = /undefined|NaN|\[object|\bnull\b/.exec((example as HTMLElement).innerText);
    if (odd) faults.add(`it says ${odd[0]}`);
    const felt = example.querySelector('.felt')?.getBoundingClientRect();
    for (const card of felt ? example.querySelectorAll('.felt .at:not(.gone)') : []) {
      const at = card.getBoundingClientRect();
      const isOff =
        at.left < felt!.left - 2 ||
        at.right > felt!.right + 2 ||
        at.top < felt!.top - 2 ||
        at.bottom > felt!.bottom + 2;
      if (at.width > 0 && isOff) faults.add(`a card lies off the felt, on step ${stepNow()[0]}`);
    }
  };
  look();
  for (let [at = 1, all = 1] = stepNow(); part !== 'first' && at < (part === 'half' ? Math.ceil(all / 2) : all); ) {
    example.querySelector<HTMLElement>('.forward')!.click();
    await new Promise((done) => setTimeout(done));
    const [now = 1] = stepNow();
    if (now !== at + 1) faults.add(`step ${at} is followed by ${now}`);
    at += 1;
    look();
  }
  if (part !== 'last') return [...faults];
  for (const one of example.querySelectorAll('.fails')) faults.add(`it comes out otherwise: ${one.textContent}`);
  if (example.querySelector('.comes li') === null) faults.add('nothing is said to come of it');
  if (isShown && example.querySelector('.comes.done') === null) faults.add('it does not come to its end');
  return [...faults];
}
