// The site made from docs/, with the reference of the library (docs/reference, made by `npm run docs`). The room serves it under /docs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { CHAPTERS } from './pages.mjs';

const docs = join(import.meta.dirname, '..');
const titleOf = (page: string): string => /^# (.+)$/m.exec(readFileSync(join(docs, `${page}.md`), 'utf8'))?.[1] ?? page;
/** For the browser tests the site is made without the reference, which takes most of the time. */
const isWhole = process.env.BARAJA_DOCS !== 'small';
const hasReference = isWhole && existsSync(join(docs, 'reference', 'index.md'));
const reference = hasReference ? [{ text: 'Reference', link: '/reference/' }] : [];

export default defineConfig({
  base: '/docs/',
  title: 'Baraja',
  description:
    'Card-room software that keeps a house’s own rules exactly, and names the clause behind every chip that moves.',
  cleanUrls: false,
  srcExclude: ['tutorial/**', ...(isWhole ? [] : ['reference/**'])],
  // The room serves its pages under a policy without scripts in the page itself; `npm run docs` moves the two that are left into files.
  metaChunk: true,
  // Addresses of the room's own pages, and folders of the repository, are not the site's.
  ignoreDeadLinks: [/^https?:\/\/localhost/, /^\.\/tutorial\//],
  // Text between braces in our pages is text.
  markdown: {
    attrs: { disable: true },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Library', link: '/library' },
      ...reference,
      // One above the site: every other address here is below it.
      { text: 'The room', link: '/../', target: '_self', noIcon: true },
    ],
    sidebar: CHAPTERS.map(({ text, pages }) => ({
      text,
      items: [
        ...pages.map((page) => ({ text: titleOf(page), link: `/${page}` })),
        ...(pages.includes('library') ? reference : []),
      ],
    })),
    outline: [2, 3],
    search: { provider: 'local' },
    footer: { message: 'MIT licence. Play money only.' },
  },
});
