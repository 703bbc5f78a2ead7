// Pictures of a page as it lies there, in every size and both lights; and the one page they are bound into.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export const FOLDER = fileURLToPath(new URL('../../../screens', import.meta.url));
export const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
export const DESKS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const LIGHTS = ['dark', 'light'] as const;
const PICTURES = 'pictures';
/** A few of them, for a quick look: BARAJA_SCREENS=390-light,1280-dark npm run screens -- -t stud */
const WANTED = process.env.BARAJA_SCREENS?.split(',') ?? [];
const isWanted = (width: number, light: string): boolean => WANTED.length === 0 || WANTED.includes(`${width}-${light}`);

/** What was photographed: a chapter, in it moments, each with its pictures. */
type Chapter = Record<string, string[]>;
type Book = Record<string, Chapter>;
const KEPT = join(FOLDER, 'book.json');
let book: Book = {};

/** A book is made in one go or chapter by chapter: what is there stays until it is photographed anew. */
export function openBook(): void {
  mkdirSync(join(FOLDER, PICTURES), { recursive: true });
  if (existsSync(KEPT)) book = JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** Whatever was set off by another size or light has come to rest: nothing has moved for three frames. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const places = () =>
      [...document.querySelectorAll('.at, .plate, .bar, main, dialog')]
        .map((one) => Object.values<number>(one.getBoundingClientRect().toJSON()).map(Math.round).join())
        .join();
    let [before, still] = ['', 0];
    for (let i = 0; i < 200 && still < 4; i++) {
      await frame();
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
    await document.fonts.ready;
  });

interface Shot {
  readonly chapter: string;
  readonly moment: string;
  /** The button that opens what a phone has behind one. */
  readonly opened?: string;
  readonly sizes?: typeof PHONES;
}
/** The page as it is, in every size and light; then as it was. */
export async function photograph(page: Page, { chapter, moment, opened = '', sizes }: Shot): Promise<void> {
  book[chapter] ??= {};
  const of = book[chapter];
  for (const { width, height } of sizes ?? [...PHONES, ...DESKS])
    for (const colorScheme of LIGHTS.filter((light) => isWanted(width, light))) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      // Beside a table on a wide screen, and behind a button on a phone.
      const sheet = opened !== '' && width < 1100;
      if (sheet) await page.locator(opened).click();
      await laidOut(page);
      const name = `${chapter}-${moment}-${width}-${colorScheme}.png`.replace(/[^\w.-]+/g, '-').toLowerCase();
      await page.screenshot({ path: join(FOLDER, PICTURES, name) });
      of[moment] = [...new Set([...(of[moment] ?? []), name])];
      if (sheet) await page.keyboard.press('Escape');
    }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const anchor = (text: string): string => text.replace(/\W+/g, '-').toLowerCase();
const figure = (name: string, of: string): string => {
  const [light, width] = name.replace('.png', '').split('-').reverse();
  const src = `${PICTURES}/${name}`;
  const image = `<img loading="lazy" src="${src}" alt="${of}, ${width} px, ${light}">`;
  return `<figure><a href="${src}">${image}</a><figcaption>${width} ${light}</figcaption></figure>`;
};
const row = (chapter: string, moment: string, names: readonly string[]): string =>
  `<h3>${chapter}: ${moment}</h3><div>${names.map((name) => figure(name, `${chapter}, ${moment}`)).join('')}</div>`;
const chapterHtml = ([chapter, moments]: [string, Chapter]): string =>
  [
    `<h2 id="${anchor(chapter)}">${chapter}</h2>`,
    ...Object.entries(moments).map(([moment, names]) => row(chapter, moment, names)),
  ].join('\n');

export function bindBook(): string {
  writeFileSync(KEPT, JSON.stringify(book));
  const chapters = Object.entries(book);
  const path = join(FOLDER, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Baraja: the picture book</title>
<style>
body { margin: 0; padding: 16px; background: #777; font: 16px sans-serif; }
nav { position: sticky; top: 0; background: #777; padding: 8px 0; display: flex; gap: 12px; flex-wrap: wrap; }
div { display: flex; gap: 10px; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { display: block; height: 420px; }
</style>
<h1>The picture book</h1>
<nav>${chapters.map(([chapter]) => `<a href="#${anchor(chapter)}">${chapter}</a>`).join('')}</nav>
${chapters.map(chapterHtml).join('\n')}</html>\n`,
  );
  return path;
}
