/** Citations as people read them: which sheet, which part of it, which lines. */
import { type Citation, houses } from '../books/index.js';

/** The few words a citation needs. */
export interface CitationWords {
  sheet(house: string): string;
  readonly page: string;
  readonly line: string;
  readonly lines: string;
}

/** 'Ana’s sheet, Hold’em 4, lines 335–341'; a sheet cited again is not named again. */
export function cited(cites: readonly Citation[], words: CitationWords): string {
  return cites
    .map((one, i) => {
      const again = cites[i - 1]?.source === one.source;
      const sheet = again ? '' : words.sheet(sheetOf(one.source));
      return [sheet, sectionName(one.section, words), linesOf(one.lines, words)].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** Whose sheet it is: the house's name, or the source as it is called where no house here has it. */
const sheetOf = (source: string): string => houses.find(({ sources }) => source in sources)?.name ?? source;

/** '§CP 3' is 'Crazy Pineapple 3', 'p1' is a page. */
const sectionName = (section: string, { page }: CitationWords): string =>
  section
    .replace(/^§/, '')
    .replace(/^CP\b/, 'Crazy Pineapple')
    .replace(/^p(\d+)$/, `${page} $1`)
    .replace(/'/g, '’');

/** 'L8-12, L40' is 'lines 8–12, 40'. */
function linesOf(lines: string, words: CitationWords): string {
  const spans = lines.replace(/L/g, '').replace(/-/g, '–');
  return `${/^\d+$/.test(spans) ? words.line : words.lines} ${spans}`;
}

const spans = ({ lines }: Citation): readonly (readonly [number, number])[] =>
  lines.split(', ').map((span) => {
    const [first, last = first] = span.replace('L', '').split('-').map(Number);
    return [first!, last!];
  });
const overlap = (a: Citation, b: Citation): boolean =>
  a.source === b.source && spans(a).some(([from, to]) => spans(b).some(([first, last]) => from <= last && first <= to));

/** Do these citations share lines of a sheet with those? */
export const readsLinesOf = (some: readonly Citation[], others: readonly Citation[]): boolean =>
  some.some((one) => others.some((other) => overlap(one, other)));
