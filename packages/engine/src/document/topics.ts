/** What a document may speak of at a family of games: the values a table has, and the things that happen or are refused by a clause. */

import {
  communityRules,
  drawRules,
  escaleriadoRules,
  largoRules,
  paiGowRules,
  panRules,
  pushNineRules,
  SAID,
  SAID_ES,
  spanishPokerRules,
  streetRules,
  studRules,
  twentyOneRules,
} from '../games/index.js';
import * as s from '../schema/index.js';
import { SAID_OF_TABLES, tableRules } from '../table/index.js';

/** A family's rules by field. */
interface Family {
  readonly shape: s.Fields;
  /** What its rules are called by. */
  readonly is: Readonly<Record<string, string>>;
}
const of = ({ shape }: { readonly shape: s.Fields }, is: Readonly<Record<string, string>>): Family => ({ shape, is });
const FAMILIES: Readonly<Record<string, Family>> = {
  community: of(communityRules, { family: 'community' }),
  draw: of(drawRules, { family: 'draw' }),
  stud: of(studRules, { family: 'stud' }),
  streets: of(streetRules, { family: 'streets' }),
  escaleriado: of(escaleriadoRules, { family: 'rummy', game: 'escaleriado' }),
  largo: of(largoRules, { family: 'rummy', game: 'largo' }),
  pan: of(panRules, { family: 'rummy', game: 'pan' }),
  'pai-gow': of(paiGowRules, { family: 'pai-gow' }),
  'push-nine': of(pushNineRules, { family: 'push-nine' }),
  'spanish-poker': of(spanishPokerRules, { family: 'spanish-poker' }),
  'twenty-one': of(twentyOneRules, { family: 'twenty-one' }),
};
export const FAMILY_NAMES: readonly string[] = Object.keys(FAMILIES);
export const familyOf = (name: string): Family | undefined =>
  Object.hasOwn(FAMILIES, name) ? FAMILIES[name] : undefined;

/** Fields of the rules that hold clauses and no values. */
const CLAUSES = ['cites', 'outcomes'] as const;

export interface Said {
  readonly en: string;
  readonly es: string;
  readonly cites?: readonly string[];
}
/** What a document may say of a table itself, besides its game. */
const TABLE: Readonly<Record<string, Said>> = SAID_OF_TABLES;
/** How the posted rows become a fee. */
export const FEE: Readonly<Record<string, Said>> = {
  'fee.table': { en: 'The table of rows the fee is read off.', es: 'La tabla de la que se lee la cuota.' },
  'fee.otherwise': {
    en: 'Where that has no row for the stake: the table it is read off then, and what else is said of it.',
    es: 'Donde esa no tiene renglón para la apuesta: de qué tabla se lee entonces, y qué más se dice de ella.',
  },
  'fee.as': { en: 'The form of stake it is read off as.', es: 'Como qué forma de apuesta se lee.' },
  'fee.from': { en: 'Who pays a fee by the hand.', es: 'Quién paga la cuota por mano.' },
  'fee.jackpot': { en: 'Whether the jackpot fee is collected.', es: 'Si se cobra la cuota del premio acumulado.' },
  'fee.jackpotFrom': { en: 'Who pays the jackpot fee.', es: 'Quién paga la cuota del premio acumulado.' },
  'fee.count': { en: 'Which players are counted.', es: 'Qué jugadores se cuentan.' },
  'fee.newPlayer': {
    en: 'When a late arrival starts paying by time.',
    es: 'Cuándo empieza a pagar por tiempo quien llega tarde.',
  },
  'fee.ofNothing': { en: 'A fee of $0 is none.', es: 'Una cuota de $0 no es ninguna.' },
};

const known = new Map<string, ReadonlyMap<string, Said>>();
/** Every value of a family, with what it says and whom it is cited for. A dot leads to a field of it. */
export function valuesOf(name: string): ReadonlyMap<string, Said> {
  const had = known.get(name) ?? gathered(name);
  known.set(name, had);
  return had;
}
function gathered(name: string): ReadonlyMap<string, Said> {
  const family = familyOf(name);
  if (!family) return new Map();
  const said = SAID[name] ?? {};
  const inBoth = (key: string): Said => ({ ...(said[key] ?? { en: key }), es: SAID_ES[name]?.[key] ?? key });
  const own = Object.keys(family.shape)
    .filter((key) => !(key in family.is) && key !== 'floor' && !(CLAUSES as readonly string[]).includes(key))
    .map((key) => [key, inBoth(key)] as const);
  const fields = Object.keys(said).flatMap((key) => (key.includes('.') ? [[key, inBoth(key)] as const] : []));
  return new Map<string, Said>([...own, ...fields, ...Object.entries(TABLE), ...Object.entries(FEE)]);
}
/** Is it a value of the family, or a field of one, or a word of the document's own (`own.`) for its phrases? */
export const isValue = (values: ReadonlyMap<string, Said>, topic: string): boolean =>
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
  things.set(name, had);
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
  const whole = shape[first] ?? (first in TABLE || topic in TABLE ? (tableRules.shape as s.Fields)[first] : undefined);
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
