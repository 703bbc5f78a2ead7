// A search over all books by words: an index made here, so that it needs no connection.
import type { BookEntry, Both, HouseBook } from 'baraja/words';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '../lib/wire.js';
import { bare, stem, wordsIn } from './stem.js';
import { alike } from './synonyms.js';

export interface Place {
  readonly house: string;
  readonly houseName: string;
  /** As the address has it. */
  readonly game: string;
  readonly gameName: Both;
}
export interface Found {
  readonly clause: string;
  readonly isRuling: boolean;
  readonly place: Place;
  /** The language the words were found in. */
  readonly language: Language;
  /** Its words, with what was found marked. */
  readonly text: readonly { readonly text: string; readonly hit: boolean }[];
}
interface Doc extends Record<string, unknown> {
  readonly key: number;
  readonly entry: BookEntry;
  readonly places: Place[];
}
const LANGUAGES = ['en', 'es'] as const;
/** How much a hit counts by where it is. */
const WEIGHTS: Readonly<Record<string, number>> = {
  id: 6,
  en: 3,
  es: 3,
  enReport: 1,
  esReport: 1,
  enMore: 0.7,
  esMore: 0.7,
};
const FIELDS = Object.keys(WEIGHTS);

/** The words of a clause as they are read and found. */
export function wordsOf({ clause, ruling }: BookEntry, language: Language): string {
  const said = clause?.[language];
  if (said)
    return [said.text, ...(said.parts ? Object.values(said.parts).filter((part) => !/^(?:any|none)$/.test(part)) : [])]
      .filter(Boolean)
      .join('. ');
  const ruled = ruling?.[language];
  return ruled ? `${ruled.question} ${ruled.text}` : '';
}
const reportsOf = ({ floor }: BookEntry, l: Language): string =>
  [...new Set(floor.map(({ report }) => report[l]))].join(' ');
const moreOf = ({ sets, governs, switches }: BookEntry, l: Language): string =>
  [
    ...sets.map(({ label, value }) => `${label[l]} ${value[l]}`),
    ...governs.map((one) => one[l]),
    ...switches.map(({ about }) => about[l]),
  ].join(' ');

type Near = { readonly house: string; readonly game: string | null } | null;
/** What a clause has of what was asked for, in one language. */
interface Sum {
  score: number;
  words: number;
  /** What was found, and which of the words it stands for. */
  readonly hits: Map<string, number>;
  readonly language: Language;
}
/** What a word that means the same counts for. */
const ALIKE = 0.6;
const BEST = 60;
/** What it counts for that words are found in the reader's own language, and that they stand together. */
const OWN = 1.25;
const TOGETHER = 1.5;
/** A sheet's own clause goes before a ruling that says as much. */
const SHEET = 1.15;

export class BookIndex {
  private readonly docs: Doc[] = [];
  private readonly index = new MiniSearch<Doc>({
    idField: 'key',
    fields: FIELDS,
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (term, field) => (field === 'id' ? bare(term) : stem(term, field!.slice(0, 2) as Language) || null),
  });
  constructor(books: readonly HouseBook[]) {
    const known = new Map<string, Doc>();
    const own = new Map<Doc, Place[]>();
    for (const book of books)
      for (const game of book.games)
        for (const { entry: key } of game.chapters.flatMap(({ entries }) => entries)) {
          const entry = book.entries[key]!;
          const place: Place = { house: book.id, houseName: book.name, game: game.short, gameName: game.name };
          // A custom is in every book that rests on it; it is found once.
          const same = `${entry.id} ${wordsOf(entry, 'en')}`;
          const doc = known.get(same) ?? this.docOf(entry);
          known.set(same, doc);
          const isOwn = entry.id.startsWith(`${book.code}-`) || entry.id.includes(`-${book.code}-`);
          if (isOwn) own.set(doc, [...(own.get(doc) ?? []), place]);
          else doc.places.push(place);
        }
    for (const [doc, places] of own) {
      // The game whose page it stands on first: its short name is in the id.
      const first = places.filter(({ game }) => doc.entry.id.includes(`-${game.toUpperCase()}-`));
      doc.places.unshift(...first, ...places.filter((one) => !first.includes(one)));
    }
    this.index.addAll(this.docs);
  }
  private docOf(entry: BookEntry): Doc {
    const fields = Object.fromEntries(
      LANGUAGES.flatMap((l) => [
        [l, wordsOf(entry, l)],
        [`${l}Report`, reportsOf(entry, l)],
        [`${l}More`, moreOf(entry, l)],
      ]),
    );
    const doc: Doc = { key: this.docs.length, entry, places: [], id: entry.id, ...fields };
    this.docs.push(doc);
    return doc;
  }

  /** Best first, in whichever language the words are; the reader's own where it is all the same. */
  search(
    query: string,
    { language, near = null }: { readonly language: Language; readonly near?: Near },
    most = 30,
  ): readonly Found[] {
    const best = new Map<number, { doc: Doc; sum: Sum; score: number }>();
    for (const l of LANGUAGES)
      for (const [key, sum, score] of this.inLanguage(query, l)) {
        const doc = this.docs[key]!;
        const isNear = near && doc.places.some(({ house }) => house === near.house) ? 1.1 : 1;
        const isClause = doc.entry.clause ? SHEET : 1;
        const whole = score * isNear * isClause * (l === language ? OWN : 1);
        if (whole > (best.get(key)?.score ?? 0)) best.set(key, { doc, sum, score: whole });
      }
    return [...best.values()]
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ doc, sum }) => foundIn(doc, sum, near));
  }
  /** A clause that has more of the words goes before one that has fewer, and one that has them together before one that has them apart. */
  private inLanguage(query: string, language: Language): readonly (readonly [key: number, sum: Sum, score: number])[] {
    const asked = [
      ...new Set(
        wordsIn(query)
          .map((word) => stem(word, language))
          .filter(Boolean),
      ),
    ];
    const sums = new Map<number, Sum>();
    for (const [n, word] of asked.entries())
      for (const { id, score, hits } of this.forWord(word, language)) {
        const sum = sums.get(id) ?? { score: 0, words: 0, hits: new Map(), language };
        sum.score += score;
        sum.words++;
        for (const hit of hits) sum.hits.set(hit, n);
        sums.set(id, sum);
      }
    const named = bare(query.trim());
    return [...sums]
      .map(([key, sum]) => [key, sum, sum.score * (sum.words / asked.length) ** 2] as const)
      .sort((a, b) => b[2] - a[2])
      .slice(0, BEST)
      .map(([key, sum, score]) => {
        const { entry } = this.docs[key]!;
        const isNamed = bare(entry.id) === named ? 100 : 1;
        return [
          key,
          sum,
          score * isNamed * (1 + TOGETHER * closeness(wordsOf(entry, language), asked, sum, language)),
        ] as const;
      });
  }
  /** With those that mean the same; misspelt only where nothing is spelt so. */
  private forWord(word: string, language: Language) {
    const fields = FIELDS.filter((field) => field === 'id' || field.startsWith(language));
    const options = {
      fields,
      bm25: BM25,
      boost: { ...WEIGHTS },
      processTerm: (term: string) => term,
      tokenize: (text: string) => [text],
    };
    const out = new Map<number, { id: number; score: number; hits: readonly string[] }>();
    const take = (found: readonly SearchResult[], worth: number): void => {
      for (const { id, score, terms } of found) {
        const had = out.get(id);
        out.set(id, { id, score: Math.max(had?.score ?? 0, score * worth), hits: [...(had?.hits ?? []), ...terms] });
      }
    };
    take(this.index.search(word, { ...options, prefix: word.length > SHORT }), 1);
    for (const other of alike(word, language)) take(this.index.search(other, options), ALIKE);
    if (out.size === 0) take(this.index.search(word, { ...options, fuzzy: word.length > SHORT + 2 ? 2 : 1 }), 1);
    return out.values();
  }
}
const SHORT = 3;
/** A word said often in a long ruling counts little more than said once in a short clause. */
const BM25 = { k: 0.5, b: 0.9, d: 0.1 };

/** How near each other the words are, from none to one: all side by side. */
function closeness(text: string, asked: readonly string[], { hits, words }: Sum, language: Language): number {
  if (asked.length < 2 || words < 2) return 0;
  const at = wordsIn(text).map((word) => stem(word, language));
  let best = 0;
  for (const [i, first] of at.entries()) {
    if (!hits.has(first)) continue;
    const near = new Set(at.slice(i, i + asked.length + 3).flatMap((one) => hits.get(one) ?? []));
    best = Math.max(best, near.size / asked.length);
  }
  return best;
}

function foundIn({ entry, places }: Doc, { hits, language }: Sum, near: Near): Found {
  const here = near && places.filter(({ house }) => house === near.house);
  const place = here?.find(({ game }) => near?.game?.endsWith(`-${game}`)) ?? here?.[0] ?? places[0]!;
  const text = marked(wordsOf(entry, language), hits, language);
  return { clause: entry.id, isRuling: entry.ruling !== null, place, language, text };
}
/** The words round the first hit, with every hit marked. */
function marked(text: string, hits: ReadonlyMap<string, number>, language: Language): Found['text'] {
  const parts = text
    .split(/([\p{L}\p{N}]+(?:[-.’'][\p{L}\p{N}]+)*)/u)
    .map((part) => ({ text: part, hit: part !== '' && hits.has(stem(part, language)) }));
  const first = parts.findIndex(({ hit }) => hit);
  const from = Math.max(0, first - 24);
  const cut = parts.slice(from, from + 90);
  return from > 0 ? [{ text: '… ', hit: false }, ...cut] : cut;
}
