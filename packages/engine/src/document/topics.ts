/** What a document may speak of at a family of games: the values a table has, and the things that happen or are refused by a clause. */
import { documentsOf } from '../games/index.js';
import * as s from '../schema/index.js';
import { CITED_AT_TABLES, tableRules } from '../table/index.js';

/** A family's rules by field. */
interface Family {
  readonly shape: s.Fields;
  /** What its rules are called by. */
  readonly is: Readonly<Record<string, string>>;
}
/** The names documents have for the families; the rummies by their games. */
export const FAMILY_NAMES: readonly string[] = [
  'community',
  'draw',
  'stud',
  'streets',
  'escaleriado',
  'largo',
  'pan',
  'pai-gow',
  'push-nine',
  'spanish-poker',
  'twenty-one',
];
/** Undefined where there is none of that name, or nobody has brought it (games/known.ts). */
export function familyOf(name: string): Family | undefined {
  const said = documentsOf(name);
  if (said === undefined) return undefined;
  const { rules, family, game } = said;
  return { shape: rules.shape, is: game === undefined ? { family } : { family, game } };
}

/** Fields of the rules that hold clauses and no values. */
const CLAUSES = ['cites', 'outcomes'] as const;

/** A value, and whom it is cited for. */
export interface Value {
  readonly cites?: readonly string[];
}
/** How the posted rows become a fee. */
export const FEE_VALUES = [
  'fee.table',
  'fee.otherwise',
  'fee.as',
  'fee.from',
  'fee.jackpot',
  'fee.jackpotFrom',
  'fee.count',
  'fee.newPlayer',
  'fee.ofNothing',
] as const;

const known = new Map<string, ReadonlyMap<string, Value>>();
/** Every value of a family, with whom it is cited for. A dot leads to a field of it. */
export function valuesOf(name: string): ReadonlyMap<string, Value> {
  const had = known.get(name) ?? gathered(name);
  if (had.size > 0) known.set(name, had);
  return had;
}
function gathered(name: string): ReadonlyMap<string, Value> {
  const said = documentsOf(name);
  if (said === undefined) return new Map();
  const { cited, within = {}, game } = said;
  const is: readonly string[] = ['family', 'floor', ...CLAUSES, ...(game === undefined ? [] : ['game'])];
  const own = Object.keys(said.rules.shape)
    .filter((key) => !is.includes(key))
    .map((key) => [key, { cites: cited[key] ?? [] }] as const);
  const fields = Object.entries(within).flatMap(([value, things]) =>
    Object.keys(fieldsOf(bare(said.rules.shape[value]!)) ?? {})
      .filter((key) => key !== 'cites')
      .map((key) => [`${value}.${key}`, { cites: (things[key] ?? []).map((thing) => `${value}.${thing}`) }] as const),
  );
  const atTables = Object.entries(CITED_AT_TABLES).map(([key, cites]) => [key, { cites }] as const);
  return new Map<string, Value>([...own, ...fields, ...atTables, ...FEE_VALUES.map((key) => [key, {}] as const)]);
}
/** Is it a value of the family, or a field of one, or a word of the document's own (`own.`) for its phrases? */
export const isValue = (values: ReadonlyMap<string, unknown>, topic: string): boolean =>
  values.has(topic) || topic.startsWith('own.') || values.has(topic.slice(0, topic.indexOf('.')));

const fieldsOf = (schema: s.Schema | undefined): s.Fields | undefined =>
  schema instanceof s.Obj ? (schema.shape as s.Fields) : undefined;
/** The keys of an object of clauses, and whether each may be left out. */
function keysOf(schema: s.Schema | undefined): readonly (readonly [string, boolean])[] {
  const fields = fieldsOf(schema);
  if (fields) return Object.entries(fields).map(([key, { may }]) => [key, may === 'lack'] as const);
  if (schema instanceof s.Rec && schema.keys instanceof s.Enum)
    return schema.keys.options.map((key: string) => [key, false] as const);
  return [];
}
/** A thing's name in documents, where it is cited, and whether a table may do without it. */
export interface Thing {
  readonly name: string;
  /** `cites`, `outcomes`, `table`; or the value that has clauses of its own: `progressive`. */
  readonly field: string;
  readonly key: string;
  readonly optional: boolean;
}
const things = new Map<string, readonly Thing[]>();
export function thingsOf(name: string): readonly Thing[] {
  const had = things.get(name) ?? thingsIn(name);
  if (familyOf(name)) things.set(name, had);
  return had;
}
function thingsIn(name: string): readonly Thing[] {
  const family = familyOf(name);
  const inGame = CLAUSES.flatMap((field) =>
    keysOf(family?.shape[field]).map(([key, optional]) => ({
      name: field === 'cites' ? key : `outcomes.${key}`,
      field,
      key,
      optional,
    })),
  );
  const inValues = Object.entries(family?.shape ?? {}).flatMap(([field, schema]) => {
    const cites = fieldsOf(bare(schema))?.cites;
    // A table that has no such value has none of its things; where it has, the schema asks for them.
    return keysOf(cites).map(([key]) => ({ name: `${field}.${key}`, field, key, optional: true }));
  });
  const atTable = keysOf(tableRules.shape.cites).map(([key, optional]) => ({
    name: key,
    field: 'table',
    key,
    optional,
  }));
  return [...inGame, ...inValues, ...atTable];
}

/** The schema of a value, where it has one of its own. */
export function fieldOf(name: string, topic: string): s.Schema | undefined {
  const shape = familyOf(name)?.shape ?? {};
  const [first, ...rest] = topic.split('.') as [string, ...string[]];
  const whole =
    shape[first] ??
    (first in CITED_AT_TABLES || topic in CITED_AT_TABLES ? (tableRules.shape as s.Fields)[first] : undefined);
  return rest.reduce<s.Schema | undefined>((at, field) => fieldsOf(at && bare(at))?.[field], whole);
}
/** Without its default and without null. */
export function bare(schema: s.Schema): s.Schema {
  let at = schema;
  while (at instanceof s.Wrapped) at = at.inner as s.Schema;
  return at;
}
/** The fields of its lines, where a value is a list of such. */
export function linesOf(schema: s.Schema): readonly string[] | undefined {
  const list = bare(schema);
  const fields = fieldsOf(list instanceof s.List ? (list.element as s.Schema) : undefined);
  return fields && Object.keys(fields);
}
