/** A house's rules as a sheet one can hang on a wall: one page of HTML made for paper, in either language or in both. */
import type { EntriesPage, HousePage } from '../format.js';
import type { ReadGame, ReadHouse, ReadPage } from '../library.js';
import { entryHtml, escaped, type Print } from './entry.js';
import { nobodyElse } from './others.js';
import { STYLE } from './style.js';
import { feesTable, offeredIn, stakesTable, type Table } from './tables.js';
import { type Language, PRINT_WORDS, type PrintWords } from './words.js';

/** Documents that do not read cannot be printed: check them first. */
export function printHouse({ house, games, words }: ReadHouse, languages: readonly Language[]): string {
  if (house === undefined) throw new RangeError('a house that was read');
  const all = [...games.values()];
  const kept = nobodyElse(house.house);
  const sections = [
    ...all.map((game) => gameSection(game, { languages, games: [game], words, kept })),
    ...shared(all).map(({ page, games: of }) => sharedSection(page, { languages, games: of, words, kept })),
  ];
  const title = escaped(house.name);
  return `<!doctype html>
<html lang="${languages[0]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head>
<body style="--languages: ${languages.length}">
${headHtml(house, all, languages)}
${sections.join('\n')}
</body>
</html>
`;
}

/** The same in each language; said once where it is the same. */
const inEach = (
  languages: readonly Language[],
  of: (say: PrintWords, language: Language) => string,
  by: string,
): string => [...new Set(languages.map((language) => of(PRINT_WORDS[language], language)))].map(escaped).join(by);
/** In the first language, the other one small behind it. */
function withSmall(languages: readonly Language[], of: (say: PrintWords, language: Language) => string): string {
  const [first = '', ...rest] = new Set(languages.map((language) => of(PRINT_WORDS[language], language)));
  return `${escaped(first)}${rest.map((one) => ` <small>${escaped(one)}</small>`).join('')}`;
}
const nameOf = ({ own }: ReadGame, language: Language): string =>
  language === 'es' ? (own.name.es ?? own.name.en) : own.name.en;

function headHtml(house: HousePage, games: readonly ReadGame[], languages: readonly Language[]): string {
  const law = inEach(languages, (_, language) => house.jurisdiction[language] ?? house.jurisdiction.en, '<br>');
  const list = games.map(
    (game) =>
      `<li><a href="#${escaped(game.own.game)}">${withSmall(languages, (_, language) => nameOf(game, language))}</a></li>`,
  );
  return `<header class="head"><p class="over">${inEach(languages, (say) => say.rules, ' · ')}</p><h1>${escaped(house.name)}</h1>
<p>${escaped(house.place)}</p><p class="law">${law}</p><p class="marked">${inEach(languages, (say) => say.marked, '<br>')}</p></header>
<ul class="contents">${list.join('')}</ul>`;
}

function gameSection(game: ReadGame, print: Print): string {
  const { languages } = print;
  const offered = offeredIn(game);
  const seats = offered[0]?.table.seats;
  const count = seats
    ? `<span class="seats">${inEach(languages, (say) => say.seats(seats.min, seats.max), ' · ')}</span>`
    : '';
  const table = (of: typeof stakesTable): string => tableHtml(languages.map((language) => of(offered, language)));
  const fees = table(feesTable);
  return `<section id="${escaped(game.own.game)}"><h2>${count}${withSmall(languages, (_, language) => nameOf(game, language))}</h2>
<h3>${withSmall(languages, (say) => say.stakes)}</h3>${table(stakesTable)}
<h3>${withSmall(languages, (say) => say.fees)}</h3>${fees || `<p>${inEach(languages, (say) => say.noFee, ' ')}</p>`}
${entriesHtml(game.own, print)}</section>`;
}
/** The tables of each language laid over one another: what differs is said in both. */
function tableHtml(tables: readonly Table[]): string {
  const [first] = tables;
  if (first === undefined || first.rows.length === 0) return '';
  const over = (cells: readonly string[]): string => {
    const [one = '', ...rest] = new Set(cells);
    return `${escaped(one)}${rest.map((text) => `<small>${escaped(text)}</small>`).join('')}`;
  };
  const heads = first.heads.map((_, i) => `<th>${over(tables.map(({ heads: of }) => of[i] ?? ''))}</th>`);
  const rows = first.rows.map(
    (row, r) =>
      `<tr>${row.map((_, i) => `<td>${over(tables.map(({ rows: of }) => of[r]?.[i] ?? ''))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** What the sheet says, in its order; and apart from it what we rule. */
function entriesHtml({ clauses = {}, rulings = {} }: EntriesPage, print: Print): string {
  const { languages } = print;
  const all = (of: NonNullable<EntriesPage['clauses'] | EntriesPage['rulings']>, isRuling: boolean): string =>
    Object.entries(of)
      .map(([id, entry]) => entryHtml(id, entry, isRuling, print))
      .join('\n');
  const said =
    Object.keys(clauses).length > 0
      ? `<h3>${withSmall(languages, (say) => say.clauses)}</h3>${all(clauses, false)}`
      : '';
  const ruled =
    Object.keys(rulings).length > 0
      ? `<h3>${withSmall(languages, (say) => say.rulings)}</h3>${all(rulings, true)}`
      : '';
  return `${said}\n${ruled}`;
}

interface Shared {
  readonly page: ReadPage;
  readonly games: readonly ReadGame[];
}
/** Pages that several games take, each once: the house's own, then customs, then the law. */
function shared(games: readonly ReadGame[]): readonly Shared[] {
  const own = new Set(games.map(({ source }) => source));
  const pages = new Map<ReadPage['source'], { page: ReadPage; games: ReadGame[] }>();
  for (const game of games)
    for (const page of game.from) {
      if (own.has(page.source)) continue;
      const had = pages.get(page.source) ?? { page, games: [] };
      had.games.push(game);
      pages.set(page.source, had);
    }
  const rank = ({ page }: Shared): number =>
    ['houses/', 'laws/', 'customs/'].findIndex((at) => page.source.file.startsWith(at));
  return [...pages.values()].sort((a, b) => rank(a) - rank(b));
}
function sharedSection(page: ReadPage, print: Print): string {
  const { languages, games } = print;
  const about = (page.data as { about?: Readonly<Record<Language, string>> }).about;
  const names = (language: Language): string => games.map((game) => nameOf(game, language)).join(', ');
  const title = (say: PrintWords, language: Language): string =>
    page.source.file.startsWith('laws/') ? say.law : about === undefined ? say.shared(names(language)) : say.customs;
  const lead =
    about === undefined ? '' : `<p>${inEach(languages, (_, language) => print.kept(about[language]), '<br>')}</p>`;
  return `<section><h2 class="shared">${withSmall(languages, title)}</h2>${lead}${entriesHtml(page.data, print)}</section>`;
}
