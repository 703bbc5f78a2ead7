/**
 * The language facts are declared in. A kind of fact says once which fields its note has and what each of them is; from that come
 * the type of the note, the list of kinds, and the check of a note that was stored or received.
 */
import type { CardId, Chips, RuleId, Seat } from '../kernel/felt.js';

export const FORMS = [
  'seat',
  'chips',
  'card',
  'count',
  'sum',
  'ratio',
  'flag',
  'text',
  'hex',
  'base64',
  'plain',
  'choice',
  'list',
  'map',
  'record',
  'told',
] as const;
export type Form = (typeof FORMS)[number];
/** What a field may be: a form, and what it is made of. The type behind it is for the compiler alone. */
export interface Field<Value = unknown> {
  readonly form: Form;
  /** The words of a choice. */
  readonly words?: readonly string[];
  /** What a list or a map is of. */
  readonly of?: Field;
  /** The fields of a record. */
  readonly fields?: Fields;
  /** Nobody, or nothing, is an answer too: null. */
  readonly nullable?: true;
  /** It may be left out. */
  readonly optional?: true;
  readonly __value?: Value;
}
export type Fields = Readonly<Record<string, Field>>;
/** A field that may be left out. */
export interface Optional {
  readonly optional: true;
}

export const seat: Field<Seat> = { form: 'seat' };
export const chips: Field<Chips> = { form: 'chips' };
export const card: Field<CardId> = { form: 'card' };
/** How many, or the how manieth: a whole number from 0 on. */
export const count: Field<number> = { form: 'count' };
/** Chips that may be below nothing: what a wager is due. */
export const sum: Field<Chips> = { form: 'sum' };
/** To how many one: it may be a fraction. */
export const ratio: Field<number> = { form: 'ratio' };
export const flag: Field<boolean> = { form: 'flag' };
export const text: Field<string> = { form: 'text' };
/** A text of hexadecimal digits, as hashes are. */
export const hex: Field<string> = { form: 'hex' };
/** Bytes as web addresses have them, as seals are. */
export const base64: Field<string> = { form: 'base64' };
/** Whatever JSON can say: for what others declare. */
export const plain = <T>(): Field<T> => ({ form: 'plain' });
/** What a game tells, as it is written: its own facts say what it may be. */
export const gameFact = <T>(): Field<T> => ({ form: 'told' });
/** A clause, by its number. */
export const clause: Field<RuleId> = { form: 'text' };
export const choice = <const Word extends string>(...words: readonly Word[]): Field<Word> => ({
  form: 'choice',
  words,
});
export const list = <T>(of: Field<T>): Field<readonly T[]> => ({ form: 'list', of });
/** By name. */
export const map = <T>(of: Field<T>): Field<Readonly<Record<string, T>>> => ({ form: 'map', of });
export const record = <const F extends Fields>(fields: F): Field<NoteFrom<F>> => ({ form: 'record', fields });
export const maybe = <T>(field: Field<T>): Field<T | null> => ({ ...field, nullable: true }) as Field<T | null>;
export const optional = <T>(field: Field<T>): Field<T> & Optional => ({ ...field, optional: true });

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
/** What fields make together. */
export type NoteFrom<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional ? never : K]: ValueOf<F[K]>;
} & { readonly [K in keyof F as F[K] extends Optional ? K : never]?: ValueOf<F[K]> } extends infer Note
  ? { readonly [K in keyof Note]: Note[K] }
  : never;

/**
 * What a kind of fact may move, and who gets to see what of it, by kinds of places: 'stack' is every seat's. What it does not name it
 * does not move; a law says so.
 */
export interface Moves {
  /** From where to where; '*' is anywhere. */
  readonly chips?: readonly Route[];
  /** The same, and whom it shows them to: ': owner' whose place they come to, ': one' another seat, ': all', or nobody. */
  readonly cards?: readonly Route[];
  readonly marks?: readonly string[];
  /** The order of a pack comes with it. */
  readonly faces?: true;
}
export type Route = `${string} > ${string}`;

/** A kind of fact. One without fields has no note, which is null. */
export interface Fact<Note = unknown> {
  readonly fields: Fields | null;
  /** It may be told without its note. */
  readonly bare: boolean;
  /** Nothing, unless said; of the houses' kinds it is said in `moved.ts`. */
  readonly moves?: Moves;
  readonly __note?: Note;
}
export function fact(fields?: null, moves?: Moves): Fact<null>;
export function fact<const F extends Fields>(fields: F, moves?: Moves): Fact<NoteFrom<F>>;
export function fact(fields?: Fields | null, moves?: Moves): Fact {
  return { fields: fields ?? null, bare: fields === undefined || fields === null, ...(moves ? { moves } : {}) };
}
/** A kind that some tell with a note and some without. */
export const orBare = <Note>(kind: Fact<Note>): Fact<Note | null> => ({ ...kind, bare: true }) as Fact<Note | null>;

/** Kinds of facts by name: what a game may tell. */
export type Facts = Readonly<Record<string, Fact>>;
export type KindOf<V extends Facts> = keyof V & string;

/** What is wrong with a value: which of its fields, with those it lies in before it: 'shares.0.amount'. */
export interface Wrong {
  readonly field: string;
  /** It is not there; nothing is called so; or it is something else than it has to be. */
  readonly how: 'missing' | 'unknown' | 'other';
  /** What it would have to be; null where nothing is called so. */
  readonly wants: Field | null;
}

/** Why this is no note of such a fact; null if it is one. */
export function faultIn(facts: Facts, type: string, note: unknown): string | null {
  const kind = Object.hasOwn(facts, type) ? facts[type]! : null;
  if (kind === null) return `${type} is no fact of this game`;
  if (note === null || note === undefined) return kind.bare ? null : `${type} lacks its note`;
  if (kind.fields === null) return `${type} has no note`;
  if (!isRecord(note)) return `${type}: its note is no record`;
  const wrong = wrongIn(kind.fields, note);
  return wrong === null ? null : `${type}: ${wrong.field} ${said(wrong)}`;
}
function said({ how, wants }: Wrong): string {
  if (how === 'missing') return 'is missing';
  if (how === 'unknown' || wants === null) return 'is no field of it';
  if (wants.form === 'choice') return `is not one of ${wants.words!.join(', ')}`;
  return `is no ${wants.form === 'map' ? 'record' : wants.form}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** The first field that is wrong; null where all are as declared. Only a fault is put into words. */
export function wrongIn(fields: Fields, value: Readonly<Record<string, unknown>>): Wrong | null {
  let told = 0;
  for (const name in fields) {
    const field = fields[name]!;
    if (value[name] === undefined) {
      if (!field.optional) return { field: name, how: 'missing', wants: field };
      continue;
    }
    told++;
    const wrong = wrongAs(field, value[name]);
    if (wrong !== null) return within(name, wrong);
  }
  for (const _ in value) told--;
  if (told === 0) return null;
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name) && value[name] !== undefined);
  return unknown === undefined ? null : { field: unknown, how: 'unknown', wants: null };
}
const within = (name: string | number, { field, ...wrong }: Wrong): Wrong => ({
  ...wrong,
  field: field === '' ? String(name) : `${name}.${field}`,
});
function wrongAs(field: Field, value: unknown): Wrong | null {
  if (value === null && field.nullable) return null;
  switch (field.form) {
    case 'list':
      return Array.isArray(value) ? wrongInList(field.of!, value) : not(field);
    case 'map':
      return isRecord(value) ? wrongInMap(field.of!, value) : not(field);
    case 'record':
      return isRecord(value) ? wrongIn(field.fields!, value) : not(field);
    case 'choice':
      return field.words!.includes(value as string) ? null : not(field);
    default:
      return SCALARS[field.form](value) ? null : not(field);
  }
}
const not = (wants: Field): Wrong => ({ field: '', how: 'other', wants });
const SCALARS: Readonly<
  Record<Exclude<Field['form'], 'list' | 'map' | 'record' | 'choice'>, (value: unknown) => boolean>
> = {
  seat: isCount,
  chips: isCount,
  card: isCount,
  count: isCount,
  sum: Number.isSafeInteger,
  ratio: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  hex: (value) => typeof value === 'string',
  base64: (value) => typeof value === 'string',
  plain: (value) => value !== undefined,
  told: (value) => isRecord(value) && typeof value.type === 'string',
};
function wrongInList(of: Field, values: readonly unknown[]): Wrong | null {
  for (let i = 0; i < values.length; i++) {
    const wrong = wrongAs(of, values[i]);
    if (wrong !== null) return within(i, wrong);
  }
  return null;
}
function wrongInMap(of: Field, values: Readonly<Record<string, unknown>>): Wrong | null {
  for (const name in values) {
    const wrong = wrongAs(of, values[name]);
    if (wrong !== null) return within(name, wrong);
  }
  return null;
}
