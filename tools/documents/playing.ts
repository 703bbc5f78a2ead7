// The pages that games are played by, as modules: one for each house, where each game is by itself, so that a program which names one
// carries that one; what several houses go by, beside them; and all of them in their order.
import type { Page, Playing, SwitchPage } from '../../packages/engine/src/document/index.js';
import { familyOf } from '../../packages/engine/src/document/index.js';

export type Module = readonly [file: string, lines: readonly string[]];

/** 'hold-nl' as a name: holdNl. One that begins with a figure has a word before it: game27s. */
export const nameOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'game');
/** As its house's door calls it. */
export const gameName = (id: string): string => nameOf(id.slice(id.indexOf('-') + 1));

type SwitchWords = Pick<SwitchPage, 'about' | 'called' | 'says'>;
const WORDS = ['about', 'called', 'says'] as const satisfies readonly (keyof SwitchWords)[];
const isWord = (name: string): boolean => (WORDS as readonly string[]).includes(name);
/** Without what its switches are called: `books/worded.ts` puts that back for whoever reads. */
const unworded = (page: Page): unknown => ({
  ...page,
  entries: page.entries.map((entry) => switchesBy(entry, (name) => !isWord(name))),
});
function switchesBy({ switches, ...entry }: Page['entries'][number], keeps: (name: string) => boolean) {
  if (switches === undefined) return entry;
  const kept = Object.entries(switches).map(([key, one]) => [
    key,
    Object.fromEntries(Object.entries(one).filter(([name]) => keeps(name))),
  ]);
  return { ...entry, switches: Object.fromEntries(kept) };
}
/** What switches are called, by page, entry and switch. */
export function switchWords({ pages }: Playing): unknown {
  const out: Record<string, Record<string, object>> = {};
  for (const { name, entries } of Object.values(pages))
    for (const entry of entries) {
      const { id, switches } = switchesBy(entry, isWord) as { id: string; switches?: object };
      if (switches !== undefined) out[name] = { ...out[name], [id]: { ...out[name]?.[id], ...switches } };
    }
  return out;
}

/** `asText` says how data is written down. */
export function modulesOf({ pages, games }: Playing, asText: (data: unknown) => string): readonly Module[] {
  const houses = [...new Set(games.map(({ house }) => house))];
  const usedBy = (page: string) =>
    houses.filter((house) => games.some((one) => one.house === house && one.pages.includes(page)));
  const names = new Map(Object.keys(pages).map((page, i) => [page, `page${i}`]));
  const isShared = (page: string): boolean => usedBy(page).length > 1;
  const laid = (page: string): string =>
    `const ${names.get(page)}: Page = ${asText(pages[page] && unworded(pages[page]))};`;
  const shared = Object.keys(pages).filter(isShared);
  const moduleOf = (house: string): Module => {
    const own = games.filter((one) => one.house === house);
    const theirs = [...new Set(own.flatMap((one) => one.pages))];
    const lines = own.map(({ pages: named, ...game }) => {
      const family = familyOf(game.family)!.is.family!;
      const list = named.map((page) => names.get(page)).join(', ');
      const call = `/* @__PURE__ */ bookWith(families.${nameOf(family)}, ${asText(game)}, [${list}])`;
      return `/** ${game.game} */\nexport const ${gameName(game.game)}: GameBook = ${call};`;
    });
    return [
      `houses/${house}`,
      [
        "import type { Page } from '../../../document/index.js';",
        "import * as families from '../../../games/playable.js';",
        "import { bookWith, type GameBook } from '../../book.js';",
        `import { ${theirs
          .filter(isShared)
          .map((page) => names.get(page))
          .join(', ')} } from '../pages.js';`,
        '',
        ...theirs.filter((page) => !isShared(page)).map(laid),
        ...lines,
      ],
    ];
  };
  return [
    [
      'pages',
      ["import type { Page } from '../../document/index.js';", '', ...shared.map((page) => `export ${laid(page)}`)],
    ],
    ...houses.map(moduleOf),
    [
      'playing',
      [
        "import type { GameBook } from '../book.js';",
        ...houses.map((house) => `import * as ${nameOf(house)} from './houses/${house}.js';`),
        '',
        `export const BOOKS: readonly GameBook[] = [${games.map(({ game, house }) => `${nameOf(house)}.${gameName(game)}`).join(', ')}];`,
      ],
    ],
  ];
}
