// Every example of a game shown on the felt, from its clause in the rule book: begun, stepped through to its end, and measured on the way.
import type { Page } from 'playwright-core';
import { faultsOn } from './cut.js';
import type { Person } from './person.js';
import { unveiled } from './veil.js';

export interface ShownAt {
  readonly house: string;
  readonly game: string;
  /** So many of its clauses, from all over the page; all of them, where no number is said. */
  readonly some?: number;
  /** Those of the house that were shown before: a clause shows the same wherever it stands. */
  readonly before?: Set<string>;
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

export async function shownAt(
  nora: Person,
  { house, game, some = Number.POSITIVE_INFINITY, before = new Set() }: ShownAt,
  look?: Look,
): Promise<Shows> {
  const { page, faults: broken } = nora;
  await nora.go(`#/rules/${house}/${game}`);
  await page.locator('article .show').first().waitFor({ state: 'attached' });
  const style = await page.addStyleTag({ content: ALONE });
  const all = await page.evaluate(() => [...document.querySelectorAll('article:has(.show)')].map(({ id }) => id));
  const ids = all.filter((_, i) => i % Math.ceil(all.length / Math.min(some, all.length)) === 0);
  let examples = 0;
  const faults: string[] = [];
  for (const id of ids.filter((one) => !before.has(one))) {
    before.add(id);
    await opened(page, id);
    const many = Math.max(1, await page.locator(`${EXAMPLE} .pick`).count());
    for (let nth = 0; nth < many; nth++) {
      const at = `${house}/${game} ${id} ${nth + 1}`;
      const sound = broken.length;
      if (many > 1) await page.locator(`${EXAMPLE} .pick`).nth(nth).click();
      faults.push(...(await through(page)).map((fault) => `${at}: ${fault}`));
      faults.push(...broken.slice(sound).map((fault) => `${at}: ${fault}`));
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
  // Felt and buttons in the window, where they can be pressed.
  await page.locator(EXAMPLE).evaluate((one) => one.scrollIntoView({ block: 'center' }));
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
    (example.querySelector('.controls .count')?.textContent?.match(/\d+/g) ?? ['1', '1']).map(Number);
  const isOver = (at: DOMRect, edge: DOMRect, by: number): boolean =>
    at.left < edge.left - by || at.right > edge.right + by || at.top < edge.top - by || at.bottom > edge.bottom + by;
  const look = (): void => {
    const odd = /\S*(?:undefined|NaN|\[object|\bnull\b)\S*/.exec((example as HTMLElement).innerText);
    if (odd) faults.add(`it says ${odd[0]}`);
    const felt = example.querySelector('.felt')?.getBoundingClientRect();
    for (const one of felt ? example.querySelectorAll<HTMLElement>('.felt *') : []) {
      const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasText || one.closest('svg, .hidden, .skip, .at.gone') || !one.checkVisibility({ opacityProperty: true }))
        continue;
      const at = one.getBoundingClientRect();
      if (at.width > 1 && isOver(at, felt!, 1))
        faults.add(`“${one.textContent?.trim().slice(0, 30)}” is cut at the felt's edge`);
    }
    for (const card of felt ? example.querySelectorAll('.felt .at:not(.gone)') : []) {
      const at = card.getBoundingClientRect();
      if (at.width > 0 && isOver(at, felt!, 2)) faults.add(`a card lies off the felt, on step ${stepNow()[0]}`);
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
