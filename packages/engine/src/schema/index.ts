/** What values must be, declared in a few words: `strictObject({ kind: literal('pot'), min: int().positive() })`. */
import {
  Bool,
  Enum,
  type Fields,
  Kinds,
  List,
  Literal,
  Num,
  Obj,
  Rec,
  type Schema,
  Text,
  Tuple,
  Union,
} from './schema.js';

export {
  Bool,
  type Bound,
  type Check,
  type Context,
  Default,
  Enum,
  ExactOptional,
  type Fields,
  type Given as infer,
  type Issue,
  Kinds,
  List,
  Literal,
  Nullable,
  Num,
  Obj,
  Optional,
  type Read,
  Rec,
  Schema,
  Text,
  Tuple,
  Union,
  Wrapped,
} from './schema.js';

export const int = (): Num => new Num(true);
export const number = (): Num => new Num(false);
export const string = (): Text => new Text();
export const boolean = (): Bool => new Bool();
export const literal = <const T extends string | number>(value: T): Literal<T> => new Literal(value);
const enumeration = <const T extends string>(options: readonly T[]): Enum<T> => new Enum(options);

export { enumeration as enum };
export const array = <E extends Schema>(element: E): List<E> => new List(element);
export const tuple = <const T extends readonly Schema[]>(items: T): Tuple<T> => new Tuple(items);
export const record = <K extends string, V extends Schema>(keys: Schema<K>, values: V): Rec<K, V> =>
  new Rec(keys, values);
export const strictObject = <F extends Fields>(shape: F): Obj<F> => new Obj(shape);
export const union = <const O extends readonly Schema[]>(options: O): Union<O> => new Union(options);
export const discriminatedUnion = <const O extends readonly Schema[]>(by: string, options: O): Kinds<O> =>
  new Kinds(by, () => options);

const MONTHS =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP = '(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29';
/** A day that there is: '2025-06-30'. */
export const day = (): Text => new Text(new RegExp(`^(?:${LEAP}|\\d{4}-(?:${MONTHS}))$`));
