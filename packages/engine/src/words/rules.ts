/**
 * The rules page of a game, as data: what the house's sheet says, section by section, and apart from it what we rule where
 * the sheet is silent, all of it in the reader's language.
 */
import {
  type Clause,
  type GameId,
  type GameListing,
  gameOf,
  gamesOf,
  type HouseId,
  houseOf,
  houses,
  prefixOf,
  type RuleId,
  type Ruling,
} from '../books/clauses/index.js';
import {
  isSwitchRefusal,
  keysOf,
  type Pair,
  parseSwitches,
  type Switch,
  type SwitchRefusal,
  type SwitchValue,
  switchOf,
} from '../books/switches.js';
import { words } from './languages.js';
import { bearsOn, fixedAt, type OnPage, onPage } from './on-page.js';
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
  /** On the game's own page, on one that fills its gaps, or for the whole house. */
  readonly scope: 'game' | 'gap' | 'house';
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
  /** Why it is here, where it is a ruling on another house's sheet or one that only a setting brings. */
  readonly from: string | null;
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
export function rulesPage(
  house: HouseId,
  game: GameId,
  { language, switches = {} }: RulesOptions,
): RulesPage | SwitchRefusal {
  const listing = gameOf(game);
  const { family, hiLo } = listing;
  if (listing.house !== house) throw new RangeError(`${house} has no game ${game}`);
  const set = parseSwitches(switches, game);
  if (isSwitchRefusal(set)) return set;
  const say = words(language);
  const shown = onPage(game, switches as Readonly<Record<string, SwitchValue>>);
  const entriesOf = (key: SectionKey): readonly RulesEntry[] => {
    if (key === 'object') return [{ kind: 'intro', text: say.rules.object(family, hiLo) }];
    if (key === 'rulings')
      return shown.rulings.map((ruling) => rulingEntry(say, ruling, game, { set, switches, shown }));
    const isHere = (one: Clause): boolean => (isOfHouse(one.id, house) ? sectionOf(one.tag) === key : key === 'lent');
    return shown.clauses.filter(isHere).map((clause) => sheetEntry(say, clause, game, shown));
  };
  const { name: houseName, town, jurisdiction, jurisdictionEs } = houseOf(house);
  return {
    language,
    game,
    title: titleOf(language, listing),
    house: houseName,
    town,
    jurisdiction: language === 'es' ? (jurisdictionEs ?? jurisdiction) : jurisdiction,
    sections: SECTIONS.map((key) => ({ key, heading: say.rules.headings[key], entries: entriesOf(key) })).filter(
      ({ entries }) => entries.length > 0,
    ),
  };
}

/** A game's name in the reader's language, where it has one there. */
const titleOf = (language: Language, { name, nameEs }: GameListing): string =>
  language === 'es' ? (nameEs ?? name) : name;

/** Is it on this house's sheet, a ruling on it, or for everybody? */
function isOfHouse(id: RuleId, house: HouseId): boolean {
  const [first, second] = id.split('-');
  const { code } = houseOf(house);
  return houses.every((one) => one.code === code || (one.code !== first && one.code !== second));
}
/** Whose sheet something is from, and which setting brings it here; null where neither needs saying. */
function lentBy(say: Words, id: RuleId, game: GameId, { onlyWith }: OnPage): string | null {
  const setting = onlyWith.get(id) ?? null;
  const told = setting === null ? null : say.rules.onlyWith(setting.key, String(setting.value));
  const lender = houses.find(({ code }) => id.split('-').includes(code));
  if (lender === undefined || lender.id === gameOf(game).house) return told;
  return [say.rules.lent(lender.name), told ?? say.rules.takenOver].join(', ');
}

function sheetEntry(say: Words, clause: Clause, game: GameId, shown: OnPage): SheetEntry {
  const { house, prefixes, also } = gameOf(game);
  const prefix = prefixOf(clause.id);
  const scope = prefixes.includes(prefix) ? 'game' : also.includes(prefix) ? 'gap' : 'house';
  const lender = gamesOf(house).find((other) => other.prefixes.includes(prefix));
  const near = lender ? say.rules.gap(titleOf(say.language, lender)) : say.rules.everyGame;
  return {
    kind: 'sheet',
    id: clause.id,
    text: clause.kept ? `${say.law(clause).text} ${say.rules.byPeople}` : say.law(clause).text,
    citation: say.rules.citation(clause.cites),
    scope,
    from: scope === 'game' ? null : isOfHouse(clause.id, house) ? near : lentBy(say, clause.id, game, shown),
    rulings: shown.rulings.filter(bearsOn(clause)).map(({ id }) => id),
  };
}

interface Given {
  readonly set: ReadonlyMap<string, SwitchValue>;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly shown: OnPage;
}
function rulingEntry(say: Words, ruling: Ruling, game: GameId, { set, switches, shown }: Given): RulingEntry {
  const settings = ruling.switchKeys.flatMap((key): readonly RulingSetting[] => {
    const entry = switchOf(key);
    if (!entry?.games.includes(game)) return [];
    return keysOf(entry).map((one) => {
      const value = set.get(one)!;
      const changed = Object.hasOwn(switches, one) || Object.hasOwn(switches, entry.key);
      const text = valueText(say, entry, value);
      return { key: one, about: say.setting(entry), value, text, changed, fixedBy: fixedAt(entry, game) };
    });
  });
  const { id, question, readings, ruling: text, cites } = say.law(ruling);
  const from = lentBy(say, id, game, shown);
  return { kind: 'ruling', id, question, readings, text, citation: say.rules.citation(cites), from, settings };
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
