/**
 * A house's rules as a book one reads: every game chapter by chapter, and of every clause its words, what it sets and governs, what is
 * ruled where it is silent, the choices it leaves, and what the floor does by it; in both languages, as plain data.
 */
import {
  type Citation,
  clause,
  type Example,
  examplesAt,
  type GameId,
  gameBook,
  gamesOf,
  type HouseId,
  houseOf,
  isRuling,
  markOf,
  type Playing,
  pagesOf,
  type RuleId,
  sheetOf,
  shortName,
} from '../books/index.js';
import { type Entry, told } from '../document/index.js';
import { type BookDetails, detailsOf } from './book-entry.js';
import { type Both, inBoth } from './both.js';
import { words } from './languages.js';
import { type RulesEntry, type RulesPage, rulesPage } from './rules.js';
import type { SectionKey } from './words.js';

/** The sections of a rules page; rulings that belong to nobody's sheet stand apart. */
export type ChapterKey = SectionKey | 'customs';
export interface BookChapter {
  readonly key: ChapterKey;
  readonly heading: Both;
  /** A sentence of ours before it. */
  readonly intro: Both | null;
  /** Keys of `entries`, with why a clause of another page is here. */
  readonly entries: readonly { readonly entry: string; readonly from: Both | null }[];
}
export interface BookGame {
  readonly id: GameId;
  readonly short: string;
  readonly family: string;
  readonly name: Both;
  readonly chapters: readonly BookChapter[];
}
/** A line of the sheet itself, where the house lets it be read. */
export interface SheetLine {
  readonly line: number;
  readonly text: string;
}
export interface ClauseWordsShown {
  readonly text: string;
  /** Of an irregularity: what happened, when it is noticed, the remedy, the money. */
  readonly parts: {
    readonly trigger: string;
    readonly state: string;
    readonly remedy: string;
    readonly money: string;
  } | null;
}
export interface RulingWordsShown {
  readonly question: string;
  readonly readings: readonly string[];
  readonly text: string;
}
export interface BookEntry extends BookDetails {
  readonly id: RuleId;
  /** What is ruled where a sheet is silent; otherwise a sheet's own clause. */
  readonly ruling: Readonly<{ en: RulingWordsShown; es: RulingWordsShown }> | null;
  readonly clause: Readonly<{ en: ClauseWordsShown; es: ClauseWordsShown }> | null;
  /** 'Ana’s sheet, Hold’em 4, lines 335–341'; empty where it is nobody's. */
  readonly citation: Both;
  readonly sheet: readonly SheetLine[];
  /** Rulings of the same game that read this clause. */
  readonly readBy: readonly RuleId[];
  /** It is not the software that sees to it: why, and who has accepted that. */
  readonly unplayed: (Both & { readonly accepted: string }) | null;
  /** The remedies the floor may choose from. */
  readonly discretion: readonly Both[];
  /** How many hands show it. */
  readonly examples: number;
}
export interface HouseBook {
  readonly id: HouseId;
  readonly name: string;
  readonly town: string;
  readonly code: string;
  readonly jurisdiction: Both;
  readonly games: readonly BookGame[];
  readonly entries: Readonly<Record<string, BookEntry>>;
}

export function houseBook(house: HouseId): HouseBook {
  const { name, town, code, jurisdiction, jurisdictionEs } = houseOf(house);
  const entries = new Map<string, BookEntry>();
  const shown = shownIn(house);
  const games = gamesOf(house).map((game): BookGame => {
    const pages = inBoth((language) => rulesPage(house, game.id, { language }) as RulesPage);
    return {
      id: game.id,
      short: shortName(game.id),
      family: game.family,
      name: { en: game.name, es: game.nameEs ?? game.name },
      chapters: chaptersOf(pages, game.id, (id) => kept(entries, entryOf(house, game.id, id, shown), game.id)),
    };
  });
  return {
    id: house,
    name,
    town,
    code,
    jurisdiction: { en: jurisdiction, es: jurisdictionEs ?? jurisdiction },
    games,
    entries: Object.fromEntries(entries),
  };
}
/** What is the same at several games is in the book once; its key is its id, or where a game has it otherwise that with the game's. */
function kept(entries: Map<string, BookEntry>, entry: BookEntry, game: GameId): string {
  const had = entries.get(entry.id);
  if (had === undefined || JSON.stringify(had) === JSON.stringify(entry)) {
    entries.set(entry.id, entry);
    return entry.id;
  }
  entries.set(`${entry.id}@${game}`, entry);
  return `${entry.id}@${game}`;
}

type Told = Exclude<RulesEntry, { kind: 'intro' }>;
const isTold = (entry: RulesEntry): entry is Told => entry.kind !== 'intro';
function chaptersOf(
  { en, es }: Readonly<{ en: RulesPage; es: RulesPage }>,
  game: GameId,
  keep: (id: RuleId) => string,
): readonly BookChapter[] {
  const placed = new Map(pagesOf(game).map(({ page, entry }) => [entry.id, page]));
  const isCustom = (entry: Told): boolean => placed.get(entry.id)?.startsWith('customs/') ?? false;
  return en.sections.flatMap((section, i) => {
    const spanish = es.sections[i]!;
    const heading = { en: section.heading, es: spanish.heading };
    const told = section.entries.filter(isTold).map((entry, at) => {
      const other = spanish.entries.filter(isTold)[at]!;
      const from =
        'from' in entry && entry.from !== null ? { en: entry.from, es: (other as { from: string }).from } : null;
      return { entry, from };
    });
    const [first, same] = [section.entries[0], spanish.entries[0]];
    const intro = first?.kind === 'intro' && same?.kind === 'intro' ? { en: first.text, es: same.text } : null;
    const chapter = (key: ChapterKey, title: Both, all: typeof told): readonly BookChapter[] =>
      all.length === 0 && intro === null
        ? []
        : [{ key, heading: title, intro, entries: all.map((one) => ({ entry: keep(one.entry.id), from: one.from })) }];
    if (section.key !== 'rulings') return chapter(section.key, heading, told);
    return [
      ...chapter(
        'rulings',
        heading,
        told.filter(({ entry }) => !isCustom(entry)),
      ),
      ...chapter(
        'customs',
        CUSTOMS,
        told.filter(({ entry }) => isCustom(entry)),
      ),
    ];
  });
}
const CUSTOMS: Both = {
  en: 'Customs of the trade, where no sheet says anything',
  es: 'Costumbres del oficio, donde ninguna hoja dice nada',
};

/** How many hands of the house show each clause. */
function shownIn(house: HouseId): ReadonlyMap<RuleId, number> {
  const counts = new Map<RuleId, number>();
  for (const game of gamesOf(house))
    for (const { id } of examplesAt(game.id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function entryOf(house: HouseId, game: GameId, id: RuleId, shown: ReadonlyMap<RuleId, number>): BookEntry {
  const said = clause(id)!;
  const book = gameBook(game)!;
  const { pages } = book.pages;
  const written = pages.flatMap(({ entries }) => entries.filter((entry) => entry.id === id));
  const readBy = pages.flatMap(({ entries }) => entries.flatMap((one) => (one.under === id ? [one.id] : [])));
  const { unplayed = null, discretion = [] } = markOf(id);
  return {
    id,
    ...wordsOf(said),
    citation: inBoth((language) => words(language).rules.citation(said.cites)),
    sheet: said.cites.flatMap((cite) => linesOf(house, cite)),
    readBy: [...new Set(readBy)],
    unplayed,
    discretion,
    examples: shown.get(id) ?? 0,
    ...detailsOf(book, written as readonly Entry[]),
  };
}
function wordsOf(said: NonNullable<ReturnType<typeof clause>>): Pick<BookEntry, 'clause' | 'ruling'> {
  if (isRuling(said))
    return {
      clause: null,
      ruling: inBoth((language) => {
        const { question, readings, ruling: text } = words(language).law(said);
        return { question, readings, text };
      }),
    };
  return {
    ruling: null,
    clause: inBoth((language) => {
      const { text, irr } = words(language).law(said);
      if (!irr) return { text, parts: null };
      const { trigger, state, remedy, money } = irr;
      // A sentence made of its parts would say everything twice.
      return { text: text === told(language, irr) ? '' : text, parts: { trigger, state, remedy, money } };
    }),
  };
}
function linesOf(house: HouseId, { source, lines }: Citation): readonly SheetLine[] {
  const sheet = sheetOf(house, source);
  if (sheet === undefined) return [];
  return lines.split(', ').flatMap((span) => {
    const [first = 1, last = first] = span.replace('L', '').split('-').map(Number);
    return sheet.slice(first - 1, last).map((text, i) => ({ line: first + i, text }));
  });
}

/** What a house's hands are dealt by: its pages, as tables are opened by them, and the hands that show its clauses. */
export interface HousePages extends Playing {
  readonly examples: readonly Example[];
}
export function housePages(house: HouseId): HousePages {
  const games = gamesOf(house).map(({ id }) => gameBook(id)!);
  const pages: Record<string, Playing['pages'][string]> = {};
  const named = games.map(({ id, pages: { pages: own, ...game }, words: hash }) => ({
    ...game,
    words: hash,
    pages: own.map((page) => {
      const isSame = pages[page.name] === undefined || pages[page.name] === page;
      const name = isSame ? page.name : `${page.name} of ${id}`;
      pages[name] = page;
      return name;
    }),
  }));
  return { pages, games: named, examples: games.flatMap(({ id }) => examplesAt(id)) };
}
