/** Opens a table by a game's pages: reads the switches, finds the stake, and puts together what its life and its rounds need. */

import type { OPENING_REASONS, RefusedFor } from '../facts/index.js';
import { clashesIn, clauseOf, shortIn } from '../games/index.js';
import type * as s from '../schema/index.js';
import { limited, type OrdinanceRules, type TableRules, tableRules } from '../table/index.js';
import { beyond } from './beyond.js';
import { feeOf, type Rate, ratesOf } from './fee.js';
import { floorAt } from './floor.js';
import type { GamePages, Row, RuleId } from './page.js';
import { amount, evaluate, type Known } from './phrase.js';
import { pinOf } from './pin.js';
import { RECKONED } from './reckoned.js';
import { readValue, type SwitchValue, wanted } from './setting.js';
import type { Stake } from './stake.js';
import { stakesAt, standing } from './stakes.js';
import { boundsOf, entriesOf, isWithin, type Knob, knobsOf, once, presetsOf, rowsOf } from './switches.js';
import { familyOf, isValue, linesOf, thingsOf, valuesOf } from './topics.js';
import { citedFor, fixedSetters, holds, type Setter, type Situation, switchedBy, winners } from './winners.js';

export interface PageOpening {
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly dealer?: 'engine' | 'person';
  readonly bots?: 'marked' | 'barred';
  /** The day it is opened on, where a figure of the law has changed. */
  readonly on?: string;
}
/** Why a table cannot be opened as asked. */
export type OpeningRefusal = RefusedFor<typeof OPENING_REASONS>;
type Refused = OpeningRefusal;
const no = (refused: Refused['refused'], rule: RuleId | null, facts: object): Refused =>
  ({ refused, rule, facts }) as unknown as Refused;

/** Switches as thrown, and defaults for the rest. */
export interface Thrown {
  readonly knobs: ReadonlyMap<string, Knob>;
  readonly settings: ReadonlyMap<string, SwitchValue>;
  readonly thrown: Readonly<Record<string, unknown>>;
}
export const settingsAt = (
  pages: GamePages,
  thrown: Readonly<Record<string, unknown>> = {},
  on?: string,
): Thrown | Refused => (Object.keys(thrown).length === 0 ? usualAt(pages) : thrownAt(pages, thrown, on));
/** Where nothing is thrown. */
const usualAt = once((pages) => thrownAt(pages, {}));
function thrownAt(pages: GamePages, thrown: Readonly<Record<string, unknown>>, on?: string): Thrown | Refused {
  const knobs = knobsOf(pages);
  const settings = new Map(presetsOf(pages));
  const meant = (key: string): readonly Knob[] => [...knobs.values()].filter((k) => k.key === key || k.pageKey === key);
  for (const [key, value] of Object.entries(thrown))
    for (const knob of meant(key)) {
      const read = readValue(knob, value);
      if (read !== undefined) settings.set(knob.key, read);
    }
  for (const [key, value] of Object.entries(thrown)) {
    const here = meant(key);
    if (here.length === 0)
      return no('unknown-switch', null, { key, game: pages.game, known: [...knobs.keys()].join(', ') });
    for (const knob of here) {
      const bad = badThrow(pages, knob, value, { settings, thrown, at: { form: '', id: '', on } });
      if (bad) return bad;
    }
  }
  return needless(knobs, settings) ?? { knobs, settings, thrown };
}
/** Why a switch may not be thrown so. */
function badThrow(pages: GamePages, knob: Knob, value: unknown, here: Situation): Refused | null {
  const { key, entry } = knob;
  const read = readValue(knob, value);
  if (read === undefined) return no('bad-switch-value', entry.id, { key, ...wanted(knob) });
  const bound = boundsOf(pages, key, here.at.on).find((b) => !isWithin(b, read));
  if (bound) return no('switch-locked', bound.by, { key });
  const values = valuesOf(pages.family);
  const fixed = fixedSetters(pages, here);
  // What it is at anyway it may always be thrown to.
  const isNews = read !== presetsOf(pages).get(key);
  for (const set of knob.page.choices && isNews ? switchedBy(knob, here) : []) {
    if (!isValue(values, set.topic)) return no('switch-locked', entry.id, { key });
    const lock = fixed.findLast((f) => holds(f, set));
    if (lock && JSON.stringify(lock.value) !== JSON.stringify(set.value))
      return no('switch-locked', lock.entry.id, { key });
  }
  return null;
}
/** What a switch may not be thrown to, and why: only these values, or at most so much. */
export interface Lock {
  readonly only: readonly (string | number)[] | { readonly max: number };
  readonly rule: RuleId;
}
/** What holds a switch at this game on a day; without a day, what holds last. */
export function locksOn(pages: GamePages, knob: Knob, on?: string): readonly Lock[] {
  const bounds = boundsOf(pages, knob.key, on).flatMap(({ max, only, by }): Lock[] => [
    ...(max === undefined ? [] : [{ only: { max: amount(String(max)) }, rule: by }]),
    ...(only === undefined ? [] : [{ only, rule: by }]),
  ]);
  if (knob.kind.kind !== 'choice') return bounds;
  const here: Situation = { settings: presetsOf(pages), thrown: {}, at: { form: '', id: '', on } };
  const at = (value: string | number): Situation => ({
    ...here,
    settings: new Map([...here.settings, [knob.key, value]]),
    thrown: { [knob.key]: value },
  });
  const bad = knob.kind.values.map((value) => [value, badThrow(pages, knob, value, at(value))] as const);
  const only = bad.flatMap(([value, why]) => (why === null ? [value] : []));
  const rules = new Set(bad.flatMap(([, why]) => why?.rule ?? []));
  return [...rules].map((rule) => ({ only, rule }));
}
/** A choice that another switch does not allow. */
function needless(knobs: ReadonlyMap<string, Knob>, settings: ReadonlyMap<string, SwitchValue>): Refused | null {
  for (const [key, { page, entry }] of knobs)
    for (const [needs, is] of Object.entries(page.needs?.[String(settings.get(key))] ?? {}))
      if (String(settings.get(needs)) !== String(is))
        return no('switch-locked', entry.id, { key, value: String(settings.get(key)), needs, is: String(is) });
  return null;
}

export const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/** The stakes on offer, with the switches as thrown. */
export function stakesOn(pages: GamePages, switches?: PageOpening['switches']): readonly Stake[] | Refused {
  const set = settingsAt(pages, switches);
  return isRefused(set) ? set : stakesFor(pages, set);
}
const stakesWith = new WeakMap<Thrown, readonly Stake[]>();
/** The same for settings that are kept. */
function stakesFor(pages: GamePages, set: Thrown): readonly Stake[] {
  const had = stakesWith.get(set) ?? stakesAt(pages, set.knobs, set.settings, set.thrown);
  stakesWith.set(set, had);
  return had;
}
/** Tables as they are where nothing is thrown, by their pages: most are opened so, and again and again. */
const opened = new WeakMap<GamePages, Map<string, TableRules>>();
/** A table by a game's pages; or why there is none. */
export function openPages(pages: GamePages, opening: PageOpening = {}): TableRules | Refused {
  const { stake, switches, dealer, bots, on } = opening;
  if (Object.keys(switches ?? {}).length > 0) return openAnew(pages, opening);
  const known = opened.get(pages) ?? new Map<string, TableRules>();
  opened.set(pages, known);
  const key = JSON.stringify([stake, dealer, bots, on]);
  const had = known.get(key) ?? openAnew(pages, opening);
  // What nobody offers is not kept: it could be anything.
  if (!isRefused(had)) known.set(key, had);
  return had;
}
function openAnew(pages: GamePages, opening: PageOpening): TableRules | Refused {
  const set = settingsAt(pages, opening.switches, opening.on);
  if (isRefused(set)) return set;
  const offered = stakesFor(pages, set);
  const stake = opening.stake === undefined ? offered[0] : offered.find(({ id }) => id === opening.stake);
  if (stake === undefined) {
    const facts = { stake: opening.stake ?? '', known: offered.map(({ id }) => id).join(', ') };
    return no('unknown-stake', offered[0]?.rule ?? null, facts);
  }
  const resolved = resolve(pages, stake, set, opening);
  const odd = badFee(pages, resolved.values.fee as TableRules['fee'], set);
  if (odd) return odd;
  const at = { form: stake.form, id: stake.id, on: opening.on };
  const past = beyond(pages, resolved.values, { ...set, at }, set.knobs);
  if (past) return no('settings-clash', past.by, { why: ['out-of-bounds'], at: past.at });
  const read = tableRules.safeParse({ ...resolved.values, hash: 'unpinned' });
  if (read.success) return { ...read.data, hash: pinOf(read.data) };
  const { issues } = read.error;
  const short = shortIn(issues);
  const cites = resolved.values.cites as TableRules['cites'];
  if (short !== null) return no('pack-too-small', cites.seats, { ...short });
  const bonus = issues.some(({ path }) => path[0] === 'game' && path[1] === 'bonuses');
  const each = [...set.knobs.values()].find(({ member }) => member !== undefined);
  return no('settings-clash', clauseOf(issues) ?? (bonus && each ? each.entry.id : stake.rule), clashesIn(issues));
}

/** What is said of a table before its schema has the last word, and who said it. */
export interface Resolved {
  readonly values: Readonly<Record<string, unknown>>;
  readonly won: ReadonlyMap<string, Setter>;
}
/** What the pages say of a table, value by value. */
function saidAt(pages: GamePages, stake: Stake, set: Thrown, opening: PageOpening) {
  const { knobs, settings, thrown } = set;
  const here: Situation = { settings, thrown, at: { form: stake.form, id: stake.id, on: opening.on } };
  const { won } = winners(pages, knobs.values(), here);
  const by = (rule: RuleId | undefined): RuleId | undefined => (rule === 'stake' ? stake.rule : rule);
  const known =
    (it?: unknown): Known =>
    (name) => {
      if (name === 'low' || name === 'high' || name === 'ante') return stake[name];
      if (name === 'it') return typeof it === 'string' ? evaluate(it, known(), here.at) : it;
      if (name.startsWith('it.')) return (it as Row | undefined)?.[name.slice(3)];
      if (won.has(name)) return value(name);
      const dot = name.indexOf('.');
      const whole = name.slice(0, dot);
      return dot > 0 && won.has(whole) ? (value(whole) as Row)[name.slice(dot + 1)] : settings.get(name);
    };
  const value = (topic: string): unknown => {
    const setter = won.get(topic);
    return setter && evaluate(setter.value, known(setter.it), here.at);
  };
  const whole = wholes(won, value);
  const rule = (topic: string) => by(won.get(topic)?.by);
  const rows = (table: string) => standing(pages, table, knobs, settings, thrown);
  const forced = whole('forced') as Row | undefined;
  return {
    ...{ here, won, by, whole, rule },
    rates: () => ratesOf(stake, { rows, value, known: known() }),
    /** What it takes to sit down there. */
    terms: () => ({
      buyIn: { ...(whole('buyIn') as object | undefined), rule: rule('buyIn') },
      forced: forced?.kind === 'none' ? forced : { ...forced, rule: rule('forced') },
      fee: feeOf(pages, stake, { rows, value, known: known() }),
      ordinance: ordinanceOf(whole('ordinance'), rule),
    }),
  };
}
/** What a stake is posted with, for whoever looks for a table: nothing is asked of the rest of its rules. */
interface Posted extends Pick<TableRules, 'fee' | 'forced' | 'buyIn' | 'ordinance'> {
  readonly stake: Stake;
}
/** Every stake on offer with its terms, where nothing is thrown. Pages that were checked open a table at each. */
export function postedOn(pages: GamePages): readonly Posted[] {
  const set = settingsAt(pages);
  if (isRefused(set)) return [];
  return stakesFor(pages, set).map((stake) => ({
    ...(saidAt(pages, stake, set, {}).terms() as unknown as Omit<Posted, 'stake'>), // as the schema of a table has found them
    stake,
  }));
}
/** The rows that the fee of a stake is read off. */
export const ratesOn = (pages: GamePages, stake: Stake, set: Thrown): readonly Rate[] =>
  saidAt(pages, stake, set, {}).rates();
export function resolve(pages: GamePages, stake: Stake, set: Thrown, opening: PageOpening): Resolved {
  const { here, won, by, whole, rule, terms } = saidAt(pages, stake, set, opening);
  const { cited } = citedFor(pages, won, valuesOf(pages.family), here);
  const { buyIn, forced, fee, ordinance } = terms();
  const records: Record<string, Record<string, unknown>> = {};
  for (const { name, field, key, optional } of thingsOf(pages.family))
    if (!optional || cited.has(name)) {
      records[field] ??= {};
      records[field][key] = by(cited.get(name));
    }
  const game = { ...gameOf(pages, whole, records, { ...set, rule }), floor: floorAt(pages, here) };
  return {
    won,
    values: {
      house: pages.house,
      gameId: pages.game,
      stake: stake.id,
      game: ordinance ? limited(game as never, ordinance.tableMax) : game,
      seats: whole('seats'),
      buyIn,
      forced,
      seating: whole('seating'),
      direction: whole('direction'),
      fee,
      kill: whole('kill'),
      dealerPosition: whole('dealerPosition'),
      seatsEach: whole('seatsEach'),
      dealer: opening.dealer ?? 'engine',
      staff: whole('staff'),
      bots: opening.bots ?? 'marked',
      ordinance,
      ...(pages.choice === undefined ? {} : { choice: choiceAt(pages, whole('choice'), rule) }),
      cites: records.table,
      returnWindowMinutes: whole('returnWindowMinutes'),
    },
  };
}
/** A value with the fields that were set of it one by one, on its own page or a nearer one; what is null has those of nearer ones only. */
const wholes = (won: ReadonlyMap<string, Setter>, value: (topic: string) => unknown): ((key: string) => unknown) => {
  const fields = fieldsIn(won);
  return (key) => {
    const base = value(key);
    const from = (won.get(key)?.level ?? 0) + (base === null ? 1 : 0);
    const deep = key.split('.').length;
    return (fields.get(key) ?? [])
      .filter(({ level }) => level >= from)
      .reduce<unknown>((whole, { topic }) => put(whole, topic.split('.').slice(deep), value(topic)), base);
  };
};
/** By value, the fields that were set of it one by one, at any depth. */
function fieldsIn(won: ReadonlyMap<string, Setter>): ReadonlyMap<string, readonly Setter[]> {
  const out = new Map<string, Setter[]>();
  for (const [topic, setter] of won)
    for (let dot = topic.indexOf('.'); dot > 0; dot = topic.indexOf('.', dot + 1)) {
      const key = topic.slice(0, dot);
      out.set(key, [...(out.get(key) ?? []), setter]);
    }
  return out;
}
/** The same with a field of it set, however deep. */
function put(whole: unknown, [field, ...deeper]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value;
  const had = (whole ?? {}) as Readonly<Record<string, unknown>>;
  return { ...had, [field]: put(had[field], deeper, value) };
}
/** What the law asks, and the clauses a table's limit and the notice of it rest on. */
const ordinanceOf = (law: unknown, rule: (topic: string) => RuleId | undefined): OrdinanceRules | null =>
  law === null || law === undefined
    ? null
    : ({
        ...(law as object),
        cites: { limit: rule('ordinance.tableMax'), notice: rule('ordinance.noticeMinutes') },
      } as OrdinanceRules); // what it may not be, the table's schema says
/** What a dealer's choice is of, how long it holds, and what is dealt where nobody chooses. */
const choiceAt = (
  { game, choice }: GamePages,
  said: unknown,
  rule: (topic: string) => RuleId | undefined,
): Readonly<Record<string, unknown>> => ({
  ...(said as object | undefined),
  game,
  games: choice,
  rule: rule('choice.lasts'),
  silentRule: rule('choice.silent'),
});
/** A value with the clauses its own things rest on; or those alone, where it is nothing else. */
const citing = (value: unknown, cites: unknown): unknown =>
  cites === undefined || value === null ? value : value === undefined ? cites : { ...(value as object), cites };
/** Lines of a value that each rest on a clause, such as streets: on whoever sets the value, where they do not say. */
const ruled = (value: unknown, schema: s.Schema, rule: RuleId | undefined): unknown =>
  Array.isArray(value) && linesOf(schema)?.includes('rule')
    ? value.map((line: object) => ({ ...(rule === undefined ? {} : { rule }), ...line }))
    : value;
function gameOf(
  pages: GamePages,
  whole: (key: string) => unknown,
  records: Readonly<Record<string, unknown>>,
  { rule, ...set }: Thrown & { readonly rule: (topic: string) => RuleId | undefined },
): Readonly<Record<string, unknown>> {
  const { shape, is } = familyOf(pages.family)!;
  const game: Record<string, unknown> = { ...is };
  for (const [key, schema] of Object.entries(shape)) {
    const value = game[key] ?? citing(ruled(whole(key), schema, rule(key)), records[key]);
    if (value !== undefined) game[key] = value;
  }
  const bonuses = rowsOf(pages, 'bonuses');
  if (bonuses.length > 0) game.bonuses = bonusesOn(bonuses, set);
  return game;
}
/** The bonuses that are switched on, with what is posted for them. */
function bonusesOn(printed: ReturnType<typeof rowsOf>, { knobs, settings }: Thrown): readonly Row[] {
  const on = new Set(
    [...knobs.values()].filter((k) => k.member && settings.get(k.key) === 'config').map((k) => k.member),
  );
  const poster = [...knobs.values()].find(({ page }) => page.table === 'bonuses');
  const rows = (poster ? settings.get(poster.key) : printed.map(({ row }) => row)) as readonly Row[];
  return rows
    .filter(({ bonus }) => on.has(String(bonus)))
    .map(({ bonus, fee, pays }) => ({
      name: bonus,
      fee,
      pays,
      rule: printed.find(({ row }) => row.bonus === bonus)?.by,
    }));
}

const idsOf = once((pages): ReadonlySet<RuleId> => new Set(entriesOf(pages).map(({ entry }) => entry.id)));
/** A posted fee rests on a clause of these pages, and a table has so many rates at most. */
function badFee(pages: GamePages, fee: TableRules['fee'], { knobs, settings }: Thrown): Refused | null {
  const rules = (fee.kind === 'none' ? [] : fee.kind === 'wager' ? [...fee.player, ...fee.bank] : fee.bands).map(
    ({ rule }) => rule,
  );
  const poster = [...knobs.values()].find(({ page }) => page.columns?.rule !== undefined);
  if (poster && rules.some((rule) => !idsOf(pages).has(rule)))
    return no('settings-clash', poster.entry.id, { why: ['fee-without-clause'] });
  const rates = knobs.get('reg.max_rates');
  const most = Number(settings.get('reg.max_rates') ?? Number.POSITIVE_INFINITY);
  return rates && (RECKONED['fee.rates']!.of(fee) ?? 0) > most
    ? no('settings-clash', rates.entry.id, { why: ['too-many-rates'] })
    : null;
}
