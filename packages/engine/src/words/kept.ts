/**
 * What an edition says beside another: the rules a table is played by, with what is said otherwise today; and clause by clause what a
 * new edition changes, in words and in what comes of them.
 */
import {
  asKept,
  bookOf,
  type Clause,
  changesBetween,
  clauseKept,
  type Edition,
  type GameBook,
  isInForce,
  type RuleId,
  type Ruling,
  type SwitchRefusal,
  type WordChange,
} from '../books/index.js';
import type { Entry } from '../document/index.js';
import { type BookDetails, type BookFloorLine, detailsOf } from './book-entry.js';
import type { Both } from './both.js';
import { type RulesOptions, type RulesPage, rulesPageOf } from './rules.js';

export interface RulesKept extends RulesPage {
  readonly edition: 'today' | 'earlier';
  /** Clauses on it that are said otherwise today, or are not there any more. */
  readonly changed: Readonly<Record<RuleId, 'otherwise' | 'gone'>>;
}
/** The rules page of a game as an edition has it. */
export function rulesKept(edition: Edition, options: RulesOptions): RulesKept | SwitchRefusal {
  const page = rulesPageOf(asKept(edition), options);
  if ('refused' in page) return page;
  if (isInForce(edition)) return { ...page, edition: 'today', changed: {} };
  const changed = page.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      const stands = entry.kind === 'intro' ? undefined : clauseKept(edition, entry.id)?.stands;
      return entry.kind !== 'intro' && (stands === 'otherwise' || stands === 'gone') ? [[entry.id, stands]] : [];
    }),
  );
  return { ...page, edition: 'earlier', changed: Object.fromEntries(changed) };
}

/** A change with the words before and now, and the lines of what comes of them that are in one edition alone. */
export interface ChangeShown extends WordChange {
  readonly was: EntryShown | null;
  readonly is: EntryShown | null;
}
export interface EntryShown {
  /** Null where it has no words of its own. */
  readonly clause: Clause | Ruling | null;
  readonly comes: readonly Both[];
}
export function changesShown(was: Edition, is: Edition): readonly ChangeShown[] {
  const [before, now] = [shownIn(was), shownIn(is)];
  return changesBetween(was, is).map(({ rule, how }) => {
    const [one, other] = [before(rule), now(rule)];
    return { rule, how, was: one && apartFrom(one, other), is: other && apartFrom(other, one) };
  });
}
const apartFrom = ({ clause, comes }: EntryShown, other: EntryShown | null): EntryShown => {
  const same = new Set(other?.comes.map(({ en, es }) => `${en}\n${es}`));
  return { clause, comes: comes.filter(({ en, es }) => !same.has(`${en}\n${es}`)) };
};
function shownIn(edition: Edition): (rule: RuleId) => EntryShown | null {
  const book = bookOf(edition);
  const words = new Map(edition.texts.map((entry) => [entry.id, entry]));
  return (rule) => {
    const written = writtenIn(book, rule);
    const clause = words.get(rule) ?? null;
    return written.length === 0 && clause === null ? null : { clause, comes: linesOf(detailsOf(book, written)) };
  };
}
const writtenIn = ({ pages }: GameBook, rule: RuleId): readonly Entry[] =>
  pages.pages.flatMap(({ entries }) => entries.filter(({ id }) => id === rule));

const told = (label: Both, value: Both): Both => ({ en: `${label.en}: ${value.en}`, es: `${label.es}: ${value.es}` });
const joined = (all: readonly Both[], between: string): Both => ({
  en: all.map(({ en }) => en).join(between),
  es: all.map(({ es }) => es).join(between),
});
/** What comes of an entry, a line each. */
function linesOf({
  sets,
  rows,
  governs,
  despite,
  switches,
  floor,
  onlyWhen,
  exceptWhen,
}: BookDetails): readonly Both[] {
  return [
    ...onlyWhen.map((one) => told(ONLY, one)),
    ...exceptWhen.map((one) => told(EXCEPT, one)),
    ...sets.map(({ label, value }) => told(label, value)),
    ...rows.flatMap(({ table, lines }) => lines.map((line) => told(table, line))),
    ...governs.map((one) => told(GOVERNS, one)),
    ...despite.map((rule) => told(BEATS, { en: rule, es: rule })),
    ...switches.flatMap(({ about, now, choices }) => [
      told(about, now),
      ...choices.flatMap(({ name, sets: own }) =>
        own.map(({ label, value }) => told(joined([about, name], ' '), told(label, value))),
      ),
    ]),
    ...floor.map(lineOf),
  ];
}
const lineOf = ({ report, window, when, does, money }: BookFloorLine): Both =>
  joined([report, window, ...when, does, ...(money === null ? [] : [money])], ' · ');
const ONLY: Both = { en: 'Only here', es: 'Sólo aquí' };
const EXCEPT: Both = { en: 'Not here', es: 'Aquí no' };
const GOVERNS: Both = { en: 'It governs', es: 'Rige' };
const BEATS: Both = { en: 'It goes before', es: 'Va antes que' };
