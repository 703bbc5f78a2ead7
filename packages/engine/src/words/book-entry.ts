/** What comes of a clause at a table, in words: values, things, conditions, choices, and lines of the floor's law. */
import { type GameBook, type Lock, type RuleId, type SwitchValue, switchOn } from '../books/index.js';
import { type Condition, type Entry, type FloorLine, remedyOf, type SwitchPage } from '../document/index.js';
import { type Both, inBoth } from './both.js';
import { deskAnswer, deskQuestion, remedyWords } from './floor/index.js';
import { words } from './languages.js';
import { thingSaid, windowSaid } from './things-said.js';
import { dollars, isForReaders, labelOf, valueText } from './values.js';
import { saidAs } from './values-said.js';
import type { Language } from './words.js';

/** A value by what it says, and what it is. */
export interface SaidValue {
  readonly label: Both;
  readonly value: Both;
}
export interface BookChoice {
  readonly name: Both;
  readonly sets: readonly SaidValue[];
  /** It is what the switch is at. */
  readonly isNow: boolean;
}
export interface BookSwitch {
  readonly key: string;
  readonly about: Both;
  /** What it is at. */
  readonly now: Both;
  readonly choices: readonly BookChoice[];
  /** The clauses that leave no choice here, or less. */
  readonly lockedBy: readonly RuleId[];
}
export interface BookFloorLine {
  readonly report: Both;
  readonly window: Both;
  /** Which of several cases it is: 'Was a card exposed before on this deal? No'. */
  readonly when: readonly Both[];
  readonly does: Both;
  readonly money: Both | null;
  /** Who is cited, where it is not the clause it stands in; who closes the window. */
  readonly by: RuleId | null;
  readonly late: RuleId | null;
}
export interface BookDetails {
  readonly under: RuleId | null;
  readonly despite: readonly RuleId[];
  readonly onlyWhen: readonly Both[];
  readonly exceptWhen: readonly Both[];
  readonly sets: readonly SaidValue[];
  /** Lines of tables: stakes, fees, bands. */
  readonly rows: readonly { readonly table: Both; readonly lines: readonly Both[] }[];
  readonly governs: readonly Both[];
  readonly switches: readonly BookSwitch[];
  readonly floor: readonly BookFloorLine[];
}

/** Of an entry as the pages of a game have it: it may stand on several, and each adds to it. */
export function detailsOf(book: GameBook, written: readonly Entry[]): BookDetails {
  const under = written.map((one) => one.under).findLast((one) => one !== undefined && one !== 'stake') ?? null;
  return {
    under,
    despite: [...new Set(written.flatMap(({ despite = [] }) => despite))],
    onlyWhen: written.flatMap((one) => conditions(one['only when'], book)),
    exceptWhen: written.flatMap((one) => conditions(one['except when'], book)),
    sets: written.flatMap((one) => setsOf(one, book)),
    rows: written.flatMap(({ rows = {} }) => Object.entries(rows).map(([table, lines]) => rowsOf(table, lines))),
    governs: [...new Set(written.flatMap(({ governs = [] }) => governs))].map((thing) =>
      inBoth((language) => thingSaid(thing, language)),
    ),
    switches: [...switchPages(written)].flatMap(([key, page]) => switchOf(key, page, book)),
    floor: written.flatMap(({ floor = [], id }) => floor.map((line) => floorLine(line, id))),
  };
}
/** Each switch as the nearest page has it. */
const switchPages = (written: readonly Entry[]): ReadonlyMap<string, SwitchPage> =>
  new Map(written.flatMap(({ switches = {} }) => Object.entries(switches)));

/** A value by its own words; what a switch is set to, by what the switch is about. */
function said(topic: string, value: unknown, book: GameBook): SaidValue {
  const about = switchOn(topic, book)?.about;
  return {
    label: inBoth((language) => about?.[language].replace(/\.$/, '') ?? labelOf(topic, [book.pages.family], language)),
    value: inBoth((language) => valueText(value, language)),
  };
}
const setsOf = ({ sets = {}, presets = {}, bounds = {} }: Entry, book: GameBook): readonly SaidValue[] =>
  [...Object.entries(sets), ...Object.entries(presets), ...Object.entries(bounds)]
    .filter(([topic]) => isForReaders(topic))
    .map(([topic, value]) => said(topic, value, book));
const rowsOf = (table: string, lines: readonly object[]) => ({
  table: inBoth((language) => saidAs(table, language)),
  lines: lines.map((line) => inBoth((language) => valueText(line, language))),
});

/** 'no limit', or what a switch is about and what it must be at. */
function conditions(all: Entry['only when'], book: GameBook): readonly Both[] {
  return [all ?? []].flat().map((one: Condition) =>
    inBoth((language) =>
      Object.entries(one)
        .map(([name, is]) => {
          const values = [is].flat().map((value) => saidAs(String(value), language));
          const about = switchOn(name, book)?.about[language].replace(/\.$/, '');
          return `${about ?? CONDITION[name]?.[language] ?? saidAs(name, language)}: ${values.join(OR[language])}`;
        })
        .join('; '),
    ),
  );
}
const CONDITION: Readonly<Record<string, Both>> = {
  form: { en: 'played as', es: 'se juega a' },
  stake: { en: 'at the stake', es: 'con la apuesta' },
};
const OR: Both = { en: ' or ', es: ' o ' };

function switchOf(key: string, page: SwitchPage, book: GameBook): readonly BookSwitch[] {
  const found = switchOn(key, book);
  if (found === undefined) return [];
  const { about, default: now, locks } = found;
  const isMoney = page.amount !== undefined;
  return [
    {
      key,
      about,
      now: inBoth((language) => settingText(now, isMoney, language)),
      choices: Object.entries(page.choices ?? {}).map(([name, sets]) => ({
        name: inBoth((language) => saidAs(name, language)),
        sets: setsOf({ id: key, sheet: false, sets }, book),
        isNow: name === String(now),
      })),
      lockedBy: [...new Set(locks.map(({ rule }: Lock) => rule))],
    },
  ];
}
function settingText(value: SwitchValue, isMoney: boolean, language: Language): string {
  if (typeof value === 'number') return isMoney ? dollars(value) : String(value);
  if (!Array.isArray(value)) return saidAs(String(value), language);
  return (value as readonly Readonly<Record<string, unknown>>[])
    .map((row) =>
      'at' in row
        ? `${row.at}: ${dollars(Number(row.low))}/${dollars(Number(row.high))}`
        : String(Object.values(row)[0]),
    )
    .join(', ');
}

function floorLine(line: FloorLine, id: RuleId): BookFloorLine {
  const remedy = remedyOf(line);
  const does = (language: Language) =>
    remedyWords({ remedy: remedy?.[0] ?? null, money: null }, language) ?? {
      does: words(language).refusal({ refused: line.refuse ?? 'wrong-stage', rule: null }),
      money: '',
    };
  return {
    report: inBoth((language) => words(language).incident(line.report)),
    window: inBoth((language) => windowSaid(line.window, language)),
    when: Object.entries(line.when ?? {}).map(([fact, is]) =>
      inBoth((language) => {
        const answers = [is].flat().map((value) => deskAnswer(fact, value, language));
        return `${deskQuestion(fact, language)} ${answers.join(OR[language])}`;
      }),
    ),
    does: inBoth((language) => does(language).does),
    money: remedy === null ? null : inBoth((language) => does(language).money),
    by: line.by !== undefined && line.by !== id ? line.by : null,
    late: line.late ?? null,
  };
}
