/** What a hand's receipt says it was dealt under, part by part; and what is otherwise in another edition. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRuling, type Page, type TextEntry } from '../document/index.js';
import { changesBetween, type Edition, ENGINE, editionOf, gameBooks, isWhole, lay, receiptOf } from './index.js';
import { clear } from './playing.js';

type Entry = Page['entries'][number];
const folderOf = ({ name }: Page): string => name.split('/')[0]!;
/** One that rests on a sheet, rulings, customs and laws. */
const IS = gameBooks
  .map(({ id }) => editionOf(id))
  .find(({ pages: { pages } }) => new Set(pages.map(folderOf)).size === 3 && pages.some(isRuled))!;
function isRuled(page: Page): boolean {
  return folderOf(page) === 'houses' && page.entries.some(({ sheet }) => !sheet);
}
/** The same, with other entries on its pages. */
const paged = (to: (entry: Entry, page: Page) => readonly Entry[], was = IS): Edition => ({
  ...was,
  pages: {
    ...was.pages,
    pages: was.pages.pages.map((page) => ({ ...page, entries: page.entries.flatMap((entry) => to(entry, page)) })),
  },
});
const worded = (id: string, to: (entry: TextEntry) => readonly TextEntry[]): Edition => ({
  ...IS,
  texts: IS.texts.flatMap((entry) => (entry.id === id ? to(entry) : [entry])),
});
const better = (entry: TextEntry): readonly TextEntry[] => [
  isRuling(entry) ? { ...entry, ruling: 'Put better.' } : { ...entry, text: 'Put better.' },
];
/** An entry that stands on one page alone. */
const entryAt = (is: (page: Page, entry: Entry) => boolean): Entry => {
  const all = IS.pages.pages.flatMap(({ entries }) => entries.map(({ id }) => id));
  const found = IS.pages.pages.flatMap((page) => page.entries.filter((entry) => is(page, entry)));
  return found.find(({ id }) => all.filter((one) => one === id).length === 1)!;
};
const SHEET = entryAt((page, { sheet }) => folderOf(page) === 'houses' && sheet === true);
const RULING = entryAt((page, { sheet }) => folderOf(page) === 'houses' && !sheet);
const CUSTOM = entryAt((page) => folderOf(page) === 'customs');
const LAW = entryAt((page) => folderOf(page) === 'laws');
/** Which parts of a receipt are otherwise, each custom and law by its name. */
function otherwise(edition: Edition): readonly string[] {
  const [{ edition: _, customs, laws, ...own }, is] = [receiptOf(IS), receiptOf(edition)];
  const named = { ...own, ...customs, ...laws } as Readonly<Record<string, string>>;
  const now = { ...is, ...is.customs, ...is.laws } as Readonly<Record<string, unknown>>;
  return Object.keys(named).filter((key) => named[key] !== now[key]);
}
const pageOf = ({ id }: Entry): string =>
  IS.pages.pages.find(({ entries }) => entries.some((entry) => entry.id === id))!.name.replace(/^\w+\/|\.yaml$/g, '');

test('a program is named by its version and by what it was built from', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const [said, built] = ENGINE.split('+');
  expect(said).toBe(version);
  expect(built).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  ['a clause of the sheet', SHEET, 'sheet'],
  ['a ruling', RULING, 'rulings'],
  ['a custom', CUSTOM, pageOf(CUSTOM)],
  ['a law', LAW, pageOf(LAW)],
] as const)(
  '%s in other words, or with another value, is otherwise in its own part of the receipt and in no other',
  (_, entry, part) => {
    const words = worded(entry.id, better);
    expect(otherwise(words)).toEqual([part]);
    const value = paged((one) => (one.id === entry.id ? [{ ...one, sets: { ...one.sets, 'seats.min': 77 } }] : [one]));
    expect(otherwise(value)).toEqual([part]);
    expect(otherwise(paged((one) => (one.id === entry.id ? [] : [one])))).toEqual([part]);
    // Kept under its old name it is found out.
    for (const changed of [words, value]) expect(isWhole(changed)).toBe(false);
    expect(isWhole(IS)).toBe(true);
  },
);
test('a receipt names every custom and law the game rests on, and no page of a house', () => {
  const { customs, laws } = receiptOf(IS);
  const named = (folder: string) =>
    IS.pages.pages.filter((page) => folderOf(page) === folder).map(({ name }) => name.replace(/^\w+\/|\.yaml$/g, ''));
  expect(Object.keys(customs).sort()).toEqual(named('customs').sort());
  expect(Object.keys(laws).sort()).toEqual(named('laws').sort());
});

test('what is otherwise in another edition: come, gone, put in other words, or played otherwise; and nothing else', () => {
  expect(changesBetween(IS, IS)).toEqual([]);
  // Keys in another order are the same.
  const turned = paged((entry) => [Object.fromEntries(Object.entries(entry).toReversed()) as unknown as Entry]);
  expect(changesBetween(IS, turned)).toEqual([]);
  const { id: rule } = SHEET;
  expect(changesBetween(IS, worded(rule, better))).toEqual([{ rule, how: 'words' }]);
  const value = (entry: Entry): Entry => ({ ...entry, sets: { ...entry.sets, 'seats.min': 77 } });
  const plays = paged((entry) => [entry.id === rule ? value(entry) : entry]);
  expect(changesBetween(IS, plays)).toEqual([{ rule, how: 'plays' }]);
  const gone = paged((entry) => (entry.id === rule ? [] : [entry]));
  expect(changesBetween(IS, gone)).toEqual([{ rule, how: 'gone' }]);
  expect(changesBetween(gone, IS)).toEqual([{ rule, how: 'new' }]);
  // Played otherwise says more than other words.
  const both = { ...plays, texts: worded(rule, better).texts };
  expect(changesBetween(IS, both)).toEqual([{ rule, how: 'plays' }]);
});
test('a house that is put away and comes back is opened in the place it had', () => {
  const before = gameBooks.map(({ id }) => id);
  const { house } = gameBooks[0]!;
  const its = gameBooks.filter((book) => book.house === house);
  clear(house);
  expect(gameBooks.some((book) => book.house === house)).toBe(false);
  for (const {
    words,
    pages: { pages, ...game },
  } of its) {
    const named = Object.fromEntries(pages.map((page, i) => [`${i}`, page]));
    lay({ pages: named, games: [{ ...game, pages: Object.keys(named), words }] });
  }
  expect(gameBooks.map(({ id }) => id)).toEqual(before);
});
