/** Where a clause is written: `§Pan 3 L54-57` of its page's own sheet, `003 L8` of another, `luna/004 L12` of another house's. */
import type { Citation } from 'baraja/document';
import type { EntriesPage, HousePage } from './format.js';
import type { Path, Source } from './source.js';

type Sheets = HousePage['sources'];
interface Read extends Citation {
  /** The house whose sheet it is, where it is another's. */
  readonly of?: string;
}
/** The first word is a sheet where it is known as one, or can be nothing else. */
const OTHER = /^(?:([a-z][\w-]*)\/)?(\S+)\s+(.*)$/;
const LINES = /^(.*?)\s*((?:L\d+(?:-\d+)?)(?:, ?L\d+(?:-\d+)?)*)$/;

export function readCitation(text: string, own: string, sheets: Sheets = {}): Read {
  const [, of, first = '', rest = ''] = OTHER.exec(text) ?? [];
  const isSheet = of !== undefined || /^\d{3}$/.test(first) || Object.hasOwn(sheets, first);
  const [, section = '', lines = ''] = LINES.exec(isSheet ? rest : text) ?? [undefined, isSheet ? rest : text];
  return { source: isSheet ? first : own, section, lines, ...(of === undefined ? {} : { of }) };
}
/** The citations of a page: each with lines, of a sheet the house has, and within it. Of a custom or a law the lines alone can be told. */
export function checkCitations(
  source: Source,
  data: EntriesPage,
  { house, sources: sheets }: HousePage,
  sheetsOf: (house: string) => Sheets | undefined,
): void {
  const own = (data as { readonly source?: string }).source;
  const isOwn = source.file.startsWith(`houses/${house}/`);
  const isOdd = isOwn && own !== undefined && !checkSheet(source, ['source'], own, sheets);
  for (const section of ['clauses', 'rulings'] as const)
    for (const [id, { at = [] }] of Object.entries(data[section] ?? {}))
      for (const [i, text] of [at].flat().entries()) {
        const cited = readCitation(text, own ?? '', sheets);
        // Of a page whose own sheet is none that is told, and nothing else of it.
        if (isOdd && cited.source === own) continue;
        const path = [section, id, 'at', ...(Array.isArray(at) ? [i] : [])];
        const there = cited.of === undefined ? (isOwn ? sheets : {}) : sheetsOf(cited.of);
        if (there === undefined) source.fault(path, source.say.noFile(`houses/${cited.of}/house.yaml`));
        else if ((!isOwn && cited.of === undefined) || checkSheet(source, path, cited.source, there))
          checkLines(source, path, text, cited, there[cited.source]?.lines);
      }
}
function checkSheet(source: Source, path: Path, id: string, sheets: Sheets): boolean {
  const isThere = Object.hasOwn(sheets, id);
  if (!isThere) source.fault(path, source.say.noSheet(id, Object.keys(sheets)));
  return isThere;
}
function checkLines(
  source: Source,
  path: Path,
  text: string,
  { lines, source: id }: Read,
  most = Number.POSITIVE_INFINITY,
) {
  const { say } = source;
  if (lines === '') return source.fault(path, say.noLines(text));
  for (const part of lines.split(/, ?/)) {
    const [from = 0, to = from] = part.slice(1).split('-').map(Number);
    if (from < 1 || to < from) source.fault(path, say.crossedLines(part));
    else if (to > most) source.fault(path, say.beyondSheet(part, id, most));
  }
}
/** Sheets of the house that no page is of and nothing cites. */
export function checkCited(source: Source, { sources: sheets }: HousePage, pages: Iterable<EntriesPage>): void {
  const cited = new Set<string>();
  for (const data of pages) {
    const own = (data as { readonly source?: string }).source ?? '';
    cited.add(own);
    for (const { at = [] } of [...Object.values(data.clauses ?? {}), ...Object.values(data.rulings ?? {})])
      for (const text of [at].flat()) cited.add(readCitation(text, own, sheets).source);
  }
  for (const id of Object.keys(sheets)) if (!cited.has(id)) source.fault(['sources', id], source.say.uncited(id), true);
}
