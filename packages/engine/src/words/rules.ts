/**
 * The rules page of a game, as data: what the house's sheet says, section by section, and apart from it what we rule where
 * the sheet is silent, all of it in the reader's language.
 */
import {
  asItStands,
  type Clause,
  citableAt,
  type GameBook,
  type GameId,
  type GameListing,
  type GameRead,
  gameBooks,
  gameOf,
  type HouseId,
  houses,
  isOpened,
  isRuling,
  isSwitchRefusal,
  type OnPage,
  openBook,
  type Pair,
  parseSwitchesOn,
  type RuleId,
  type Ruling,
  type Setting,
  type Switch,
  type SwitchRefusal,
  type SwitchValue,
  switchesOn,
  switchOn,
} from '../books/index.js';
import { readsLinesOf } from './citation.js';
import { words } from './languages.js';
import { type Language, SECTIONS, type SectionKey, sectionOf, type Words } from './words.js';

/** A sentence of ours that says what the section is about: neither the sheet's nor a ruling. */
export interface IntroEntry {
  readonly kind: 'intro';
  readonly text: string;
}
/** What the house's sheet says. */
export interface SheetEntry {
  readonly kind: 'sheet';
  readonly id: RuleId;
  readonly text: string;
  readonly citation: string;
  /** On the game's own page, on one of the house's that fills its gaps, in the law, or brought by a setting. */
  readonly scope: 'game' | 'gap' | 'law' | 'lent';
  /** Said once before the clauses that are not of the game's own page, and why they are here; null for those that are. */
  readonly from: string | null;
  /** Rulings on this page that bear on it. */
  readonly rulings: readonly RuleId[];
}
/** What we rule. */
export interface RulingEntry {
  readonly kind: 'ruling';
  readonly id: RuleId;
  readonly question: string;
  readonly readings: readonly string[];
  readonly text: string;
  /** The lines it is about; empty where the sheet has none. */
  readonly citation: string;
  readonly settings: readonly RulingSetting[];
}
/** A choice the ruling leaves to the house, and what it is set to. */
export interface RulingSetting {
  readonly key: string;
  readonly about: string;
  readonly value: SwitchValue;
  /** The value as people read it. */
  readonly text: string;
  /** The house has set it. */
  readonly changed: boolean;
  /** The clause that leaves no choice here. */
  readonly fixedBy: RuleId | null;
}
export type RulesEntry = IntroEntry | SheetEntry | RulingEntry;

export interface RulesSection {
  readonly key: SectionKey;
  readonly heading: string;
  readonly entries: readonly RulesEntry[];
}
export interface RulesPage {
  readonly language: Language;
  readonly game: GameId;
  readonly title: string;
  readonly house: string;
  readonly town: string;
  readonly jurisdiction: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesOptions {
  readonly language: Language;
  /** What the house has set; left out, the defaults stand. */
  readonly switches?: Readonly<Record<string, unknown>>;
}

/** The rules page of a house's game; a setting that cannot be is refused. */
export function rulesPage(house: HouseId, game: GameId, options: RulesOptions): RulesPage | SwitchRefusal {
  if (gameOf(game).house !== house) throw new RangeError(`${house} has no game ${game}`);
  return rulesPageOf(asItStands(game), options);
}
/** The same of a game as it stands, or as an edition has kept it. */
export function rulesPageOf(game: GameRead, { language, switches = {} }: RulesOptions): RulesPage | SwitchRefusal {
  const { family, hiLo, house, id } = game.listing;
  const set = parseSwitchesOn(switches, game.book);
  if (isSwitchRefusal(set)) return set;
  const say = words(language);
  const shown = [...game.pages, ...lentTo(game)];
  const clauses = clausesIn(shown, codeOf(house));
  const rulings = shown.flatMap(({ entry }) => (isRuling(entry) ? [entry] : []));
  const entriesOf = (key: SectionKey): readonly RulesEntry[] => {
    if (key === 'object') return [{ kind: 'intro', text: say.rules.object(family, hiLo) }];
    if (key === 'rulings') return rulings.map((ruling) => rulingEntry(say, ruling, game.book, { set, switches }));
    const isHere = ({ page, clause }: Placed): boolean =>
      isLaw(page) ? key === 'law' : page === LENT ? key === 'lent' : sectionOf(clause.tag) === key;
    return clauses.filter(isHere).map((placed) => sheetEntry(say, placed, game, rulings));
  };
  return {
    ...{ language, game: id, title: titleOf(language, game.listing), ...whereIs(house, language) },
    sections: SECTIONS.map((key) => ({ key, heading: say.rules.headings[key], entries: entriesOf(key) })).filter(
      ({ entries }) => entries.length > 0,
    ),
  };
}

/** Whose game it is; of a house that is gone, nothing is known but what it was known by. */
function whereIs(house: HouseId, language: Language): Pick<RulesPage, 'house' | 'town' | 'jurisdiction'> {
  const known = houses.find(({ id }) => id === house);
  if (!known) return { house, town: '', jurisdiction: '' };
  const { name, town, jurisdiction, jurisdictionEs } = known;
  return { house: name, town, jurisdiction: language === 'es' ? (jurisdictionEs ?? jurisdiction) : jurisdiction };
}
/** The letters its rule ids begin with; none of a house that is gone. */
const codeOf = (house: HouseId): string | null => houses.find(({ id }) => id === house)?.code ?? null;

/** A game's name in the reader's language, where it has one there. */
const titleOf = (language: Language, { name, nameEs }: GameListing): string =>
  language === 'es' ? (nameEs ?? name) : name;

/** A clause, and the page it stands on. */
interface Placed {
  readonly page: string;
  readonly clause: Clause;
}
const isLaw = (page: string): boolean => page.startsWith('laws/');
/** Where what only a setting brings stands: on none of the game's pages. */
const LENT = '';
const onlyWith = new WeakMap<GameBook, ReadonlyMap<RuleId, Setting>>();
/** What a table of the game can name with one switch thrown that stands on none of its pages, and the setting that brings it. */
function settingsThatLend(game: GameRead): ReadonlyMap<RuleId, Setting> {
  const had = onlyWith.get(game.book) ?? gatheredFor(game);
  onlyWith.set(game.book, had);
  return had;
}
function gatheredFor({ book, pages }: GameRead): ReadonlyMap<RuleId, Setting> {
  const here = new Set(pages.map(({ entry }) => entry.id));
  const out = new Map<RuleId, Setting>();
  for (const { key, kind } of switchesOn(book))
    for (const value of kind.kind === 'choice' ? kind.values : []) {
      const rules = openBook(book, { switches: { [key]: value } });
      for (const rule of isOpened(rules) ? citableAt(rules) : [])
        if (!here.has(rule) && !out.has(rule)) out.set(rule, { key, value });
    }
  return out;
}
const lentTo = (game: GameRead): readonly OnPage[] =>
  [...settingsThatLend(game).keys()].flatMap((rule) => {
    const entry = game.wordsOf(rule);
    return entry ? [{ page: LENT, entry, acts: true }] : [];
  });
/** Everything that the house's sheet says here; of the law, what comes to something at a table or is people's to keep. A law on its
 * sheet is the house's. */
const clausesIn = (shown: readonly OnPage[], code: string | null): readonly Placed[] => {
  const isSaid = (page: string, id: RuleId): boolean => !isLaw(page) || (code !== null && id.startsWith(`${code}-`));
  return shown.flatMap(({ page, entry, acts }) =>
    isRuling(entry) || !(acts || entry.kept || isSaid(page, entry.id)) ? [] : [{ page, clause: entry }],
  );
};

/** The page of a game that is its own, and no custom, part or law. */
const ownPage = ({ pages }: GameBook): string | undefined => pages.pages.findLast(({ name }) => !isLaw(name))?.name;

function sheetEntry(say: Words, { page, clause }: Placed, game: GameRead, rulings: readonly Ruling[]): SheetEntry {
  const scope = isLaw(page) ? 'law' : page === LENT ? 'lent' : page === ownPage(game.book) ? 'game' : 'gap';
  const lent = settingsThatLend(game).get(clause.id);
  const brought = lent ? say.rules.onlyWith(lent.key, String(lent.value)) : null;
  const lender = gameBooks.find((book) => book.id !== game.book.id && ownPage(book) === page);
  const gap = lender ? say.rules.gap(titleOf(say.language, gameOf(lender.id))) : say.rules.part;
  return {
    kind: 'sheet',
    id: clause.id,
    text: clause.kept ? `${say.law(clause).text} ${say.rules.byPeople}` : say.law(clause).text,
    citation: say.rules.citation(clause.cites),
    scope,
    from: scope === 'gap' ? gap : scope === 'lent' ? brought : null,
    rulings: rulings.filter(bearsOn(clause)).map(({ id }) => id),
  };
}
/** A ruling bears on a clause it names, or whose lines it reads. */
function bearsOn({ id, cites: lines }: Clause): (ruling: Ruling) => boolean {
  const name = new RegExp(`\\b${id}\\b(?!-)`);
  return ({ question, ruling, cites }) => name.test(question) || name.test(ruling) || readsLinesOf(cites, lines);
}
/** Can it be set to one value only at this game? Then the clause that says so. */
function fixedAt({ locks, kind, ruling }: Switch): RuleId | null {
  const lock = locks.find(({ only }) => !('max' in only) && only.length === 1);
  return lock?.rule ?? (kind.kind === 'fixed' ? ruling : null);
}

interface Given {
  readonly set: ReadonlyMap<string, SwitchValue>;
  readonly switches: Readonly<Record<string, unknown>>;
}
function rulingEntry(say: Words, ruling: Ruling, book: GameBook, { set, switches }: Given): RulingEntry {
  const settings = ruling.switchKeys.flatMap((key): readonly RulingSetting[] => {
    const entry = switchOn(key, book);
    return (entry?.keys ?? []).map((one) => {
      const value = set.get(one) ?? entry!.default;
      const changed = Object.hasOwn(switches, one) || Object.hasOwn(switches, key);
      const text = valueText(say, entry!, value);
      return { key: one, about: say.setting(entry!), value, text, changed, fixedBy: fixedAt(entry!) };
    });
  });
  const { id, question, readings, ruling: text, cites } = say.law(ruling);
  return { kind: 'ruling', id, question, readings, text, citation: say.rules.citation(cites), settings };
}

function valueText(say: Words, { kind }: Switch, value: SwitchValue): string {
  switch (kind.kind) {
    case 'amount':
      return typeof value === 'number' ? say.money(value) : String(value);
    case 'percent':
      return `${value}%`;
    case 'pairs':
      return (value as readonly Pair[])
        .map(({ at, low, high }) => `${at}: ${say.money(low)}/${say.money(high)}`)
        .join(', ');
    case 'table':
      return say.rules.rows((value as readonly unknown[]).length);
    default:
      return String(value);
  }
}
