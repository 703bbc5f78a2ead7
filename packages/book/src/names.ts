/** The names and figures in a page, against what the game's family knows: values, things, phrases, clauses. */
import { badPhrase, evaluate, FAMILY_NAMES, fieldOf, isValue, namesIn, thingsOf, valuesOf } from 'baraja/document';
import type { z } from 'zod';
import type { ClausePage, RulingPage } from './format.js';
import type { ReadGame, ReadPage } from './library.js';
import { didYouMean } from './near.js';
import type { Path, Source } from './source.js';

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
  get where(): string {
    return this.families.length === 1 ? this.families[0]! : 'any family';
  }
}
const everywhere = new Known(FAMILY_NAMES);

export function checkNames({ own, from }: ReadGame, words: Words, seen: Set<Source>): void {
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

function checkEntry({ source }: ReadPage, path: Path, entry: Said, known: Known, words: Words): void {
  const id = String(path[1]);
  if (!RULE_ID.test(id)) source.fault(path, `${id} does not look like a clause’s id: ROG-HOLD-04`, true);
  checkWords(source, path, id, entry, words);
  checkSets(source, [...path, 'sets'], entry.sets, known);
  for (const [i, thing] of (entry.governs ?? []).entries()) {
    if (known.things.has(thing)) continue;
    const value = known.values.has(thing) ? `; it is a value: sets: { ${thing}: … }` : '';
    const message = `nothing that happens at ${known.where} is called ${thing}${value || didYouMean(thing, known.things)}`;
    source.fault([...path, 'governs', i], message);
  }
  checkPhrases(source, [...path, 'rows'], entry.rows);
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
        `${page.default} is no choice of ${key} (${choices.join(', ')})${didYouMean(String(page.default), choices)}`,
      );
    const kinds = (['choices', 'number', 'amount', 'percent', 'fixed', 'pairs', 'columns'] as const).filter(
      (k) => page[k] !== undefined,
    );
    if (kinds.length !== 1)
      source.fault(
        at,
        `${key} takes one of choices, number, amount, percent, fixed, pairs, or a table with its columns`,
        true,
      );
  }
  for (const name of ['under', 'jackpot of'] as const) {
    const said = entry[name];
    if (said !== undefined && said !== 'stake' && !words.has(said))
      source.fault([...path, name], `there is no clause ${said}${didYouMean(said, words.keys())}`);
  }
}

/** A clause has its words here, or on another page of the house; and in both languages. */
function checkWords(source: Source, path: Path, id: string, entry: Said, words: Words): void {
  if (entry.en === undefined) {
    if (!words.has(id)) source.fault(path, `${id} has no words: en is missing, here and everywhere else`, true);
    if (entry.es !== undefined) source.fault([...path, 'es'], `${id} has words in Spanish and none in English`, true);
    return;
  }
  if (entry.es === undefined) source.fault(path, `${id} has no words in Spanish: es is missing`, true);
  else if (typeof entry.es !== typeof entry.en) source.fault([...path, 'es'], 'es must have the same parts as en');
  if (path[0] === 'clauses' && entry.kind === undefined) source.fault(path, `${id} has no kind`, true);
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
      const thing = known.things.has(topic) ? `; it is a thing, not a value: governs: [ ${topic} ]` : '';
      source.fault(
        at,
        `nothing at ${known.where} is called ${topic}${thing || didYouMean(topic, known.values.keys())}`,
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
const RULED = new Set(['forced', 'buyIn']);
function checkField(source: Source, at: Path, topic: string, value: unknown, fields: readonly z.ZodType[]): void {
  if (RULED.has(topic)) return;
  const plain = evaluate(value, () => 0, { form: '', id: '' });
  const reads = fields.map((field) => field.safeParse(plain));
  const bad = reads.find(({ success }) => !success);
  if (reads.some(({ success }) => success) || !bad?.error) return;
  const issue = bad.error.issues[0]!;
  const may = issue.code === 'invalid_value' ? issue.values.map(String) : undefined;
  const said = JSON.stringify(value);
  const within = issue.path.length > 0 ? `${issue.path.join('.')} ` : '';
  const what = may ? `one of ${may.join(', ')}${didYouMean(String(plain), may)}` : issue.message;
  source.fault([...at, ...(issue.path as Path)], `${topic} cannot be ${said}: ${within}${what}`);
}

/** Phrases that cannot be reckoned, at any depth; true if there are none. */
function checkPhrases(source: Source, path: Path, value: unknown): boolean {
  if (typeof value === 'string') {
    if (!badPhrase(value)) return namesIn(value).length >= 0;
    const like = value.startsWith('=') ? '= 10 x high, or = low / 2 down to $1' : '$3 or $0.50';
    source.fault(path, `“${value}” cannot be reckoned; like ${like}`);
    return false;
  }
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value)
    .map(([key, part]) => checkPhrases(source, [...path, Array.isArray(value) ? Number(key) : key], part))
    .every(Boolean);
}
