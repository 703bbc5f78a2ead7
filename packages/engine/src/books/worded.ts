/** What switches are called. It lies apart from the pages that games are opened by: nobody who only plays carries it. */
import type { Entry, GamePages, Page, SwitchPage } from '../document/page.js';
import { SWITCH_WORDS } from './made/switch-words.js';

const made = new WeakMap<Page, Page>();
/** The pages with the words of their switches, as they stand in the documents. Pages that have them are as they were. */
export const worded = ({ pages, ...game }: GamePages): GamePages => ({ ...game, pages: pages.map(wordedPage) });
function wordedPage(page: Page): Page {
  const words = SWITCH_WORDS[page.name];
  if (words === undefined) return page;
  const had = made.get(page) ?? { ...page, entries: page.entries.map((entry) => wordedEntry(entry, words[entry.id])) };
  made.set(page, had);
  return had;
}
type EntryWords = Readonly<Record<string, SwitchWords>>;
function wordedEntry(entry: Entry, words: EntryWords | undefined): Entry {
  if (entry.switches === undefined || words === undefined) return entry;
  const switches = Object.entries(entry.switches).map(([key, one]) => [key, { ...words[key], ...one }] as const);
  return { ...entry, switches: Object.fromEntries(switches) };
}

/** By page, entry and switch. */
export type SwitchWordsOf = Readonly<Record<string, Readonly<Record<string, EntryWords>>>>;
export type SwitchWords = Pick<SwitchPage, 'about' | 'called' | 'says'>;
