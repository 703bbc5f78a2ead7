/** The names and figures in a page, against what the game's family knows: values, things, phrases, clauses. */
import { badPhrase, evaluate, fieldOf, isValue, namesIn, thingsOf, valuesOf } from 'baraja/document';
import type { Schema } from 'baraja/schema';
import { declared } from './declared.js';
import { FAMILY_NAMES } from './families.js';
import { checkFloor } from './floor.js';
import type { ClausePage, RulingPage } from './format.js';
import type { ReadGame, ReadPage } from './library.js';
import { misfit } from './shape.js';
import type { Path, Source } from './source.js';
import type { BookWords } from './words.js';

type Said = ClausePage & RulingPage;
type Words = ReadonlyMap<string, ClausePage | RulingPage>;
const RULE_ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Za-z0-9]+$/;

/** What a page may name: a page that any game may take knows what all families know. */
class Known {
  readonly values: ReadonlyMap<string, unknown>;
  readonly things: ReadonlySet<string>;
  constructor(readonly families: readonly string[]) {
    this.values = new Map(families.flatMap((family) => [...valuesOf(family)]));
    this.things = new Set(families.flatMap((family) => thingsOf(family).map(({ name }) => name)));
  }
  at(say: BookWords): string {
    return this.families.length === 1 ? this.families[0]! : say.anywhere;
  }
}
const everywhere = new Known(FAMILY_NAMES);

export function checkNames({ own, from }: ReadGame, words: Words | null, seen: Set<Source>): void {
  const here = new Known([own.family]);
  for (const page of from) {
    if (seen.has(page.source)) continue;
    seen.add(page.source);
    const known = 'family' in page.data ? here : everywhere;
    for (const section of ['clauses', 'rulings'] as const)
      for (const [id, entry] of Object.entries((page.data[section] ?? {}) as Readonly<Record<string, Said>>))
        checkEntry(page, [section, id], entry, known, words);
  }
}

function checkEntry({ source }: ReadPage, path: Path, entry: Said, known: Known, words: Words | null): void {
  const id = String(path[1]);
  if (!RULE_ID.test(id)) source.fault(path, source.say.badId(id), true);
  checkWords(source, path, id, entry, words);
  if (entry.discretion && typeof (entry.en ?? words?.get(id)?.en) === 'string')
    source.fault([...path, 'discretion'], source.say.noRemedy(id), true);
  checkSets(source, [...path, 'sets'], entry.sets, known);
  for (const [i, thing] of (entry.governs ?? []).entries()) {
    if (known.things.has(thing)) continue;
    const value = known.values.has(thing) ? source.say.isValue(thing) : '';
    const message = `${source.say.noThing(known.at(source.say), thing)}${value || source.say.meant(thing, known.things)}`;
    source.fault([...path, 'governs', i], message);
  }
  checkPhrases(source, [...path, 'rows'], entry.rows);
  checkFloor(source, [...path, 'floor'], entry.floor ?? [], known.families);
  for (const [key, page] of Object.entries(entry.switches ?? {})) {
    const at = [...path, 'switches', key];
    for (const [name, chosen] of Object.entries(page.choices ?? {}))
      if (page['each row of'] === undefined) checkSets(source, [...at, 'choices', name], chosen, known);
    checkSets(source, [...at, 'sets'], page.sets, known);
    checkPhrases(source, [...at, 'amount', 'words'], page.amount?.words);
    const choices = Object.keys(page.choices ?? {});
    if (page.choices && !choices.includes(String(page.default)))
      source.fault(
        [...at, 'default'],
        `${source.say.noChoice(String(page.default), key, choices)}${source.say.meant(String(page.default), choices)}`,
      );
    const kinds = (['choices', 'number', 'amount', 'percent', 'fixed', 'pairs', 'columns'] as const).filter(
      (k) => page[k] !== undefined,
    );
    if (kinds.length !== 1) source.fault(at, source.say.oneKind(key), true);
  }
  checkFamilies(source, path, entry);
  const mustBe = (at: Path, said: unknown): void => {
    if (typeof said === 'string' && said !== 'stake' && words && !words.has(said))
      source.fault(at, `${source.say.noClause(said)}${source.say.meant(said, words.keys())}`);
  };
  for (const name of ['under', 'jackpot of'] as const) mustBe([...path, name], entry[name]);
  for (const [i, line] of (entry.floor ?? []).entries())
    for (const name of ['by', 'early', 'late'] as const)
      mustBe([...path, 'floor', i, name], (line as Readonly<Record<string, unknown>>)[name]);
}

/** Which games it is for is said of what it does, not of what it does not. */
function checkFamilies(source: Source, path: Path, entry: Said): void {
  for (const word of ['only when', 'except when'] as const)
    for (const { family } of [entry[word] ?? []].flat())
      for (const name of family === undefined ? [] : [family].flat().map(String)) {
        const at = [...path, word, 'family'];
        if (word === 'except when') source.fault(at, source.say.noCondition('family'), true);
        else if (!FAMILY_NAMES.includes(name))
          source.fault(at, `${source.say.noFamily(name)}${source.say.meant(name, FAMILY_NAMES)}`);
      }
}

/** A clause has its words here, or on another page of the house; and in both languages. */
function checkWords(source: Source, path: Path, id: string, entry: Said, words: Words | null): void {
  if (entry.en === undefined) {
    if (words && !words.has(id)) source.fault(path, source.say.noWords(id), true);
    if (entry.es !== undefined) source.fault([...path, 'es'], source.say.noEnglish(id), true);
    return;
  }
  if (entry.es === undefined) source.fault(path, source.say.noSpanish(id), true);
  else if (typeof entry.es !== typeof entry.en) source.fault([...path, 'es'], source.say.otherParts);
  if (path[0] === 'clauses' && entry.kind === undefined) source.fault(path, source.say.noKind(id), true);
}

function checkSets(
  source: Source,
  path: Path,
  sets: Readonly<Record<string, unknown>> | undefined,
  known: Known,
): void {
  for (const [topic, value] of Object.entries(sets ?? {})) {
    const at = [...path, topic];
    if (!isValue(known.values as never, topic)) {
      const thing = known.things.has(topic) ? source.say.isThing(topic) : '';
      source.fault(
        at,
        `${source.say.noValue(known.at(source.say), topic)}${thing || source.say.meant(topic, known.values.keys())}`,
        true,
      );
      continue;
    }
    if (!checkPhrases(source, at, value) || rests(value)) continue;
    const fields = known.families.map((family) => fieldOf(family, topic)).filter((field) => field !== undefined);
    if (fields.length > 0) checkField(source, at, topic, value, fields);
  }
}
/** Can it be told only at a table? */
const rests = (value: unknown): boolean => /"= |"by (?:form|stake|day)"/.test(JSON.stringify(value) ?? '');

/** What has the clause it rests on filled in later. */
const RULED = new Set(['forced', 'buyIn', 'streets']);
function checkField(source: Source, at: Path, topic: string, value: unknown, fields: readonly Schema[]): void {
  if (RULED.has(topic)) return;
  const plain = evaluate(value, () => 0, { form: '', id: '' });
  const reads = fields.map((field) => declared(field).safeParse(plain));
  const bad = reads.find(({ success }) => !success);
  if (reads.some(({ success }) => success) || !bad?.error) return;
  const issue = bad.error.issues[0]!;
  const may = issue.code === 'invalid_value' ? issue.values.map(String) : undefined;
  const said = JSON.stringify(value);
  const within = issue.path.length > 0 ? `${issue.path.join('.')} ` : '';
  const what = may ? `${source.say.oneOf(may)}${source.say.meant(String(plain), may)}` : misfit(issue, source.say);
  source.fault([...at, ...(issue.path as Path)], source.say.cannotBe(topic, said, `${within}${what}`));
}

/** Phrases that cannot be reckoned, at any depth; true if there are none. */
function checkPhrases(source: Source, path: Path, value: unknown): boolean {
  if (typeof value === 'string') {
    if (!badPhrase(value)) return namesIn(value).length >= 0;
    const like = value.startsWith('=') ? '= 10 x high, = low / 2 down to $1' : '$3, $0.50';
    source.fault(path, source.say.phrase(value, like));
    return false;
  }
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value)
    .map(([key, part]) => checkPhrases(source, [...path, Array.isArray(value) ? Number(key) : key], part))
    .every(Boolean);
}
