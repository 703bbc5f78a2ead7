/** What only the whole of a game's pages can tell: switches that nobody has, values nobody sets or two set, tables that cannot be. */
import {
  citedFor,
  entriesOf,
  isRefused,
  isValue,
  type Knob,
  namesIn,
  openPages,
  type Setter,
  type Situation,
  settingsAt,
  stakesAt,
  thingsOf,
  valuesOf,
  winners,
} from 'baraja/document';
import { checkLaw } from './floor.js';
import type { ReadGame } from './library.js';
import type { Path } from './source.js';

/** Values that a table may be without: a fee is read off rows, and these have a meaning when nobody says them. */
const OPTIONAL = /^(?:fee\.|ordinance$|own\.|choice\.|antes$)/;

export function checkWhole(game: ReadGame): void {
  const { pages, source, from } = game;
  const { say } = source;
  const before = faultsIn(game);
  const set = settingsAt(pages);
  if (isRefused(set)) {
    source.fault(['game'], say.shut(set.refused));
    return;
  }
  const at = (level: number, path: Path, message: string, onKey = false): void =>
    from[level]!.source.fault(path, message, onKey);
  checkKeys(game, set.knobs, at);
  if (faultsIn(game) > before) return;
  const offered = stakesAt(pages, set.knobs, set.settings, {});
  if (offered.length === 0) source.fault(['stakes'], say.noStake(pages.stakes.from));
  const here: Situation = {
    settings: set.settings,
    thrown: {},
    at: { form: offered[0]?.form ?? '', id: offered[0]?.id ?? '' },
  };
  checkCircles(game, set.knobs, here, at);
  if (faultsIn(game) > before) return;
  checkOverlaps(game, set.knobs, here, at);
  checkGaps(game, set.knobs, here, at);
  for (const situation of [here, ...thrownOnce(set.knobs, here)]) checkLaw(game, situation, at);
  if (faultsIn(game) > before) return;
  for (const stake of offered) {
    const table = openPages(pages, { stake: stake.id });
    const there = { ...here, at: { form: stake.form, id: stake.id } };
    const won = (): ReadonlyMap<string, Setter> => winners(pages, set.knobs.values(), there).won;
    if (!isRefused(table)) {
      checkChips(game, table, won, at);
      continue;
    }
    const beyond = table.refused === 'settings-clash' && table.facts.why.includes('out-of-bounds') && table.facts.at;
    if (beyond && table.rule) {
      tellBeyond(game, won(), beyond, table.rule, at);
      continue;
    }
    const why = table.refused === 'settings-clash' ? clashed(table.facts) : table.refused;
    source.fault(['stakes'], say.noTable(stake.id, why, table.rule ? ` (${table.rule})` : ''));
  }
}
/** What is put in before the cards, and what one sits down with, are chips that are there: whoever forgot the dollar sign meant dollars. */
function checkChips(
  game: ReadGame,
  {
    game: { chip },
    forced,
    buyIn,
  }: { readonly game: object & { readonly chip?: number }; readonly forced: object; readonly buyIn: object },
  won: () => ReadonlyMap<string, Setter>,
  at: At,
): void {
  if (!chip) return;
  for (const [topic, amounts] of Object.entries({ forced, buyIn }))
    for (const [field, amount] of Object.entries(amounts)) {
      if (typeof amount !== 'number' || amount % chip === 0) continue;
      const [setter] = setAt(won(), `${topic}.${field}`);
      if (setter === undefined) continue;
      const path = [sectionOf(game, setter.level, setter.entry.id), setter.entry.id, ...placeOf(setter)];
      at(setter.level, path, game.source.say.brokenChip(`${topic}.${field}`, dollars(amount), dollars(chip)), true);
    }
}
const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
/** A value that another clause does not allow: said where it is set. */
function tellBeyond(game: ReadGame, won: ReadonlyMap<string, Setter>, topic: string, by: string, at: At): void {
  const [setter, value] = setAt(won, topic);
  const bound = entriesOf(game.pages).find(({ entry }) => entry.id === by && entry.bounds?.[topic])?.entry.bounds?.[
    topic
  ];
  if (setter === undefined) return;
  const path = [sectionOf(game, setter.level, setter.entry.id), setter.entry.id, ...placeOf(setter)];
  const said = JSON.stringify(value ?? setter.value);
  at(setter.level, path, game.source.say.beyond(topic, said, by, JSON.stringify(bound)), true);
}
/** Who sets a value, or the whole it is a field of; and what to. */
function setAt(won: ReadonlyMap<string, Setter>, topic: string): readonly [Setter | undefined, unknown] {
  const own = won.get(topic);
  if (own) return [own, own.value];
  const [first = '', ...rest] = topic.split('.');
  const whole = won.get(first);
  return [
    whole,
    rest.reduce<unknown>((part, field) => (part as Readonly<Record<string, unknown>> | null)?.[field], whole?.value),
  ];
}

/** Which values do not go together, and where one is of the wrong kind. */
const clashed = ({ why, at }: { readonly why: readonly string[]; readonly at?: string }): string =>
  [...why, ...(at ? [at] : [])].join(', ');
const faultsIn = ({ from }: ReadGame): number => from.reduce((n, { source }) => n + source.faults.length, 0);

type At = (level: number, path: Path, message: string, onKey?: boolean) => void;
const sectionOf = ({ from }: ReadGame, level: number, id: string): string =>
  from[level]!.data.clauses?.[id] ? 'clauses' : 'rulings';

/** Switches, clauses and tables that are named and are nowhere. */
function checkKeys(game: ReadGame, knobs: ReadonlyMap<string, Knob>, at: At): void {
  const { pages, source, own } = game;
  const { say } = source;
  const all = new Set(entriesOf(pages).flatMap(({ entry }) => Object.keys(entry.switches ?? {})));
  for (const [i, key] of (own.without ?? []).entries())
    if (!all.has(key)) source.fault(['without', i], `${say.noSwitchLeft(key)}${say.meant(key, all)}`);
  const ids = new Set(entriesOf(pages).map(({ entry }) => entry.id));
  for (const { entry, level } of entriesOf(pages)) {
    const path = [sectionOf(game, level, entry.id), entry.id];
    // A page that several games take may preset what only some of them have.
    const isOwn = pages.pages[level]!.name === source.file;
    for (const word of ['presets', 'bounds'] as const)
      for (const key of Object.keys(entry[word] ?? {}))
        if (isOwn && !knobs.has(key) && !(word === 'bounds' && isValue(valuesOf(pages.family), key)))
          at(level, [...path, word, key], `${say.noSwitch(key)}${say.meant(key, knobs.keys())}`, true);
    for (const [i, id] of (entry.despite ?? []).entries())
      if (isOwn && !ids.has(id)) at(level, [...path, 'despite', i], `${say.noClause(id)}${say.meant(id, ids)}`);
    for (const word of ['only when', 'except when'] as const)
      for (const name of [entry[word] ?? []].flat().flatMap((one) => Object.keys(one)))
        if (isOwn && name !== 'form' && name !== 'stake' && !knobs.has(name))
          at(level, [...path, word, name], `${say.noCondition(name)}${say.meant(name, knobs.keys())}`, true);
  }
}

/** Values that are reckoned from one another, and entries that hold despite each other. */
function checkCircles(game: ReadGame, knobs: ReadonlyMap<string, Knob>, here: Situation, at: At): void {
  const { say } = game.source;
  const { won } = winners(game.pages, knobs.values(), here);
  const rests = (topic: string): readonly string[] =>
    phrasesIn(won.get(topic)?.value).flatMap((text) =>
      namesIn(text).map((name) => (won.has(name) ? name : name.split('.')[0]!)),
    );
  for (const [topic, setter] of won) {
    const path = circleFrom(topic, rests);
    const place = [sectionOf(game, setter.level, setter.entry.id), setter.entry.id, ...placeOf(setter)];
    if (path) at(setter.level, place, say.circle(path), true);
  }
  for (const { entry, level } of entriesOf(game.pages))
    for (const { entry: other, level: its } of entriesOf(game.pages))
      if (its === level && entry.despite?.includes(other.id) && other.despite?.includes(entry.id))
        at(level, [sectionOf(game, level, entry.id), entry.id, 'despite'], say.despiteBoth(other.id), true);
}
/** The way from a name back to itself. */
function circleFrom(start: string, rests: (name: string) => readonly string[]): readonly string[] | null {
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let path = paths.pop(); path !== undefined; path = paths.pop())
    for (const next of rests(path.at(-1)!)) {
      if (next === start) return [...path, next];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return null;
}

/** Two on one page that set the same value, and neither says despite the other; with any one switch thrown. */
function checkOverlaps(game: ReadGame, knobs: ReadonlyMap<string, Knob>, here: Situation, at: At): void {
  const settings = [here, ...thrownOnce(knobs, here)];
  for (const situation of settings)
    for (const { one, other } of winners(game.pages, knobs.values(), situation).clashes) {
      if (JSON.stringify(one.value) === JSON.stringify(other.value) && one.key === undefined && other.key === undefined)
        continue;
      const path = [sectionOf(game, other.level, other.entry.id), other.entry.id, ...placeOf(other)];
      const said = game.source.say.setsToo(one.entry.id, other.topic, JSON.stringify(one.value));
      at(other.level, path, said, true);
    }
}
const placeOf = ({ key, topic }: Setter): Path => (key === undefined ? ['sets', topic] : ['switches', key]);
function* thrownOnce(knobs: ReadonlyMap<string, Knob>, here: Situation): Generator<Situation> {
  for (const [key, { kind }] of knobs)
    if (kind.kind === 'choice')
      for (const value of kind.values)
        yield { ...here, settings: new Map(here.settings).set(key, value), thrown: { [key]: value } };
}

/** Values that nobody sets, and things that nobody governs. */
function checkGaps(game: ReadGame, knobs: ReadonlyMap<string, Knob>, here: Situation, at: At): void {
  const { pages, source } = game;
  const { say } = source;
  const said = valuesOf(pages.family);
  const { won } = winners(pages, knobs.values(), here);
  const isSet = (topic: string): boolean =>
    won.has(topic) || [...won.keys()].some((key) => key.startsWith(`${topic}.`));
  const mayBeSilent = (topic: string): boolean =>
    OPTIONAL.test(topic) && !(pages.choice && topic.startsWith('choice.'));
  const silent = [...said.keys()].filter((topic) => !mayBeSilent(topic) && !isSet(topic) && !isPrinted(pages, topic));
  if (silent.length > 0) source.fault(['game'], say.nobodySets(silent));
  const { cited, twice } = citedFor(pages, won, said, here);
  for (const { thing, one, other, level } of twice)
    at(level, [sectionOf(game, level, other.id), other.id, 'governs'], say.governsToo(one.id, thing), true);
  const loose = new Set(
    thingsOf(pages.family)
      .filter(({ name, optional }) => !optional && !cited.has(name))
      .map(({ name }) => name),
  );
  if (loose.size > 0) source.fault(['game'], say.nobodyGoverns(loose));
  for (const [topic, { value }] of won)
    for (const name of isValue(said, topic) ? phrasesIn(value).flatMap(namesIn) : [])
      if (
        !/^(?:low|high|ante|it|it\..*)$/.test(name) &&
        !isSet(name) &&
        !isSet(name.split('.')[0]!) &&
        !here.settings.has(name)
      )
        source.fault(['game'], `${say.restsOn(topic, name)}${say.meant(name, [...won.keys(), ...knobs.keys()])}`);
}
const isPrinted = (pages: ReadGame['pages'], topic: string): boolean =>
  entriesOf(pages).some(({ entry }) => entry.rows?.[topic] !== undefined);
const phrasesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(phrasesIn)
      : [];
