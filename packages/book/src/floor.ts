/** The floor's law in documents: words the families have not, lines that nobody ordered, lines that never come to pass, and gaps. */
import {
  covers,
  type Entry,
  faultsInLine,
  gapIn,
  type LineFault,
  lawWordsOf,
  linesAt,
  overlap,
  type PlacedLine,
  type Situation,
  type Words,
} from 'baraja/document';
import type { FloorLinePage } from './format.js';
import type { Places } from './places.js';
import type { Path, Source } from './source.js';
import type { BookWords } from './words.js';

const wordsOf = (families: readonly string[]): readonly Words[] =>
  families.map(lawWordsOf).filter((words) => words !== undefined);

/** Each line by itself, by the words of whoever may take it. */
export function checkFloor(
  source: Source,
  path: Path,
  lines: readonly FloorLinePage[],
  families: readonly string[],
): void {
  const words = wordsOf(families);
  for (const [i, line] of lines.entries()) {
    if ('as at' in line || words.length === 0) continue;
    for (const fault of faultsInLine(words, line))
      source.fault([...path, i, ...fault.at], say(source.say, fault), isKey(fault));
  }
}
const isKey = ({ why }: LineFault): boolean => why === 'no-fact' || why === 'no-param';
function say(words: BookWords, { why, said, of = '', may }: LineFault): string {
  const list = may.length > 0 && may.length <= MOST_LISTED ? ` (${may.join(', ')})` : '';
  return `${words.floor[why](said, of)}${words.meant(said, may)}${list}`;
}
const MOST_LISTED = 14;

/** The lines of a game together, at its tables as they are set. */
export function checkLaw(places: Places, here: Situation, when: string): void {
  const { pages, source } = places.game;
  const words = lawWordsOf(pages.family);
  if (words === undefined) return;
  const byReport = new Map<string, PlacedLine[]>();
  for (const line of linesAt(pages, here))
    byReport.set(line.row.report, [...(byReport.get(line.row.report) ?? []), line]);
  const tell = (line: PlacedLine, message: string, within: Path = []): void =>
    places.tell(line, ['floor', line.index, ...within], message);
  const isNews = ({ entry, index, row }: PlacedLine, what: string): boolean =>
    places.isNews(`${row.report} ${entry.id} ${index} ${what}`);
  for (const [report, lines] of byReport) {
    // A page that several families take is read by the words of this one.
    const strange = lines.flatMap((line) => faultsInLine([words], line.row).map((fault) => ({ line, fault })));
    for (const { line, fault } of strange) if (isNews(line, fault.why)) tell(line, say(source.say, fault), fault.at);
    if (strange.length > 0) continue;
    lines.forEach((line, i) => {
      const earlier = lines.slice(0, i);
      const same = earlier.find((one) => isUnordered(one, line));
      if (same && isNews(line, same.entry.id)) {
        const there = places.side(same, ['floor', same.index]);
        tell(line, source.say.ruledToo(there, report, when, places.here(line), same.entry.id));
      }
      const isNever = !same && earlier.some((one) => covers(one.row.when, line.row.when));
      if (isNever && isNews(line, 'never')) tell(line, source.say.neverRules(`${report}${when}`));
    });
    const gap = gapIn(
      words,
      lines.map(({ row }) => row.when),
    );
    if (gap && isNews(lines.at(-1)!, 'gap'))
      tell(lines.at(-1)!, source.say.ruledByNobody(`${report}${when}`, stateOf(gap)));
  }
}
/** On one page, in two entries: the order of a page says nothing. Within an entry it does. */
const isUnordered = (one: PlacedLine, other: PlacedLine): boolean =>
  one.entry.id !== other.entry.id &&
  overlap(one.row.when, other.row.when) &&
  !isDespite(one.entry, other.entry) &&
  !isDespite(other.entry, one.entry);
const isDespite = ({ despite }: Entry, { id }: Entry): boolean => despite?.includes(id) ?? false;
const stateOf = (state: Readonly<Record<string, string>>): string =>
  Object.entries(state)
    .map(([fact, value]) => `${fact}: ${value}`)
    .join(', ');

/** All that a line may say, for an editor. */
export function floorSchema(families: readonly string[]): Readonly<Record<string, unknown>> | null {
  const words = wordsOf(families);
  if (words.length === 0) return null;
  const names = (part: 'windows' | 'names' | 'remedies'): readonly string[] => [
    ...new Set(words.flatMap((one) => Object.keys(one[part]))),
  ];
  const facts = words.flatMap((one) => Object.entries(one.facts));
  const value = (values: readonly string[]) => ({
    anyOf: [{ enum: values }, { type: 'array', items: { enum: values } }],
  });
  return {
    report: { enum: [...new Set(words.flatMap(({ reports }) => reports))] },
    window: { enum: names('windows') },
    names: { enum: names('names') },
    remedy: {
      anyOf: [
        { enum: names('remedies') },
        { type: 'object', maxProperties: 1, propertyNames: { enum: names('remedies') } },
      ],
    },
    when: {
      type: 'object',
      properties: Object.fromEntries(facts.map(([fact, { values }]) => [fact, value(values)])),
      additionalProperties: false,
    },
  };
}
