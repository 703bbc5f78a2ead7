/**
 * What a value must be, declared once: it is read by this, its type follows from it, and whoever writes documents is told of it
 * (packages/book makes JSON Schema of it). A few kinds of values are all that rules are made of, so this is all that play carries.
 */

/** What is wrong with a value, and where. */
export interface Issue {
  readonly code: 'kind' | 'unknown' | 'bound' | 'custom';
  readonly message: string;
  /** From the outermost field inwards. */
  readonly path: PropertyKey[];
  readonly params?: unknown;
  /** The value is of the kind it should be, so what else is asked of it can still be asked; false: nothing more at all. */
  readonly goesOn?: boolean;
}
export interface Context {
  addIssue(issue: { readonly code: 'custom'; readonly message: string; readonly params?: unknown }): void;
}
/** Asked of a value that is of its kind. */
export interface Check {
  readonly ask: (value: never, issues: Issue[]) => void;
  /** Of whatever has a length, also where something in it is wrong. */
  readonly ofLength?: boolean;
  /** What it asks, where that is a bound. */
  readonly bound?: Bound;
}
/** `over` is left out of what it allows. */
export interface Bound {
  readonly is: 'min' | 'max' | 'over';
  readonly value: number;
}
export type Read<T> =
  | { readonly success: true; readonly data: T; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly Issue[] } };

/** The type of what a schema reads. */
export type Given<S> = S extends { readonly gives: infer Out } ? Out : never;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const misfits = (issues: Issue[], message: string): undefined => {
  issues.push({ code: 'kind', message, path: [] });
};
const stops = (issues: readonly Issue[], from: number): boolean => issues.some((one, i) => i >= from && !one.goesOn);
/** Runs a part; what is wrong in it is wrong at its place. */
function part(schema: Schema, value: unknown, key: PropertyKey, issues: Issue[]): unknown {
  const from = issues.length;
  const read = schema.run(value, issues);
  for (let i = from; i < issues.length; i++) issues[i]!.path.unshift(key);
  return read;
}

export abstract class Schema<Out = unknown> {
  /** Of the type alone. */
  declare readonly gives: Out;
  readonly checks: readonly Check[] = [];
  readonly said: string | undefined;
  /** What is missing is no mistake: it stays away, or something stands in for it. */
  get may(): 'lack' | 'default' | undefined {
    return undefined;
  }

  /** The value as it is read; what is wrong with its kind is told. */
  protected abstract take(value: unknown, issues: Issue[]): unknown;

  run(value: unknown, issues: Issue[]): unknown {
    const from = issues.length;
    const read = this.take(value, issues);
    let stopped = stops(issues, from);
    for (const { ask, ofLength } of this.checks) {
      if (ofLength ? !hasLength(read, issues, from) : stopped) continue;
      ask(read as never, issues);
      stopped ||= stops(issues, from);
    }
    return read;
  }
  safeParse(value: unknown): Read<Out> {
    const issues: Issue[] = [];
    const data = this.run(value, issues) as Out;
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  }
  parse(value: unknown): Out {
    const { success, data, error } = this.safeParse(value);
    if (success) return data;
    throw new TypeError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }

  protected but(changed: object): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object), this, changed) as this;
  }
  protected asked(check: Check): this {
    return this.but({ checks: [...this.checks, check] });
  }
  /** Whatever else must hold; it may tell several things, and say by which clause. */
  superRefine(ask: (value: Out, context: Context) => void): this {
    return this.asked({
      ask: (value, issues) =>
        ask(value, { addIssue: (issue) => void issues.push({ ...issue, path: [], goesOn: true }) }),
    });
  }
  refine(holds: (value: Out) => boolean, message: string): this {
    return this.superRefine((value, context) => {
      if (!holds(value)) context.addIssue({ code: 'custom', message });
    });
  }
  describe(said: string): this {
    return this.but({ said });
  }
  nullable(): Nullable<this> {
    return new Nullable(this);
  }
  /** It may be left out, or be said to be undefined. */
  optional(): Optional<this> {
    return new Optional(this);
  }
  /** It may be left out. */
  exactOptional(): ExactOptional<this> {
    return new ExactOptional(this);
  }
  default(value: Out): Default<this> {
    return new Default(this, value);
  }
}
function hasLength(read: unknown, issues: readonly Issue[], from: number): boolean {
  const { length } = (read ?? {}) as { readonly length?: number };
  return length !== undefined && !issues.some(({ goesOn }, i) => i >= from && goesOn === false);
}

abstract class Bounded<Out> extends Schema<Out> {
  protected bounded(is: Bound['is'], value: number, measure: (of: never) => number, ofLength = false): this {
    const ask = (of: never, issues: Issue[]): void => {
      const n = measure(of);
      const fits = is === 'min' ? n >= value : is === 'max' ? n <= value : n > value;
      if (!fits) issues.push({ code: 'bound', message: `${is} ${value}`, path: [], goesOn: true });
    };
    return this.asked({ ask, ofLength, bound: { is, value } });
  }
}
const itself = (n: number): number => n;
const lengthOf = ({ length }: { readonly length: number }): number => length;

export class Num extends Bounded<number> {
  /** Whole numbers only. */
  constructor(readonly whole: boolean) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (typeof value !== 'number' || !Number.isFinite(value)) return misfits(issues, 'number') ?? value;
    if (this.whole && !Number.isInteger(value)) issues.push({ code: 'kind', message: 'int', path: [], goesOn: false });
    else if (this.whole && !Number.isSafeInteger(value))
      issues.push({ code: 'bound', message: 'safe', path: [], goesOn: true });
    return value;
  }
  min(value: number): this {
    return this.bounded('min', value, itself);
  }
  max(value: number): this {
    return this.bounded('max', value, itself);
  }
  positive(): this {
    return this.bounded('over', 0, itself);
  }
  nonnegative(): this {
    return this.min(0);
  }
}
export class Text extends Bounded<string> {
  /** One of a form of its own: a day. */
  constructor(readonly form?: RegExp) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (typeof value !== 'string') return misfits(issues, 'string') ?? value;
    if (this.form && !this.form.test(value)) issues.push({ code: 'bound', message: 'form', path: [], goesOn: true });
    return value;
  }
  min(value: number): this {
    return this.bounded('min', value, lengthOf, true);
  }
}
export class Bool extends Schema<boolean> {
  protected take(value: unknown, issues: Issue[]): unknown {
    return typeof value === 'boolean' ? value : (misfits(issues, 'boolean') ?? value);
  }
}
export class Literal<T extends string | number> extends Schema<T> {
  constructor(readonly value: T) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    return value === this.value ? value : (misfits(issues, String(this.value)) ?? value);
  }
}
export class Enum<T extends string> extends Schema<T> {
  constructor(readonly options: readonly T[]) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    return (this.options as readonly unknown[]).includes(value) ? value : (misfits(issues, 'enum') ?? value);
  }
}
export class List<E extends Schema> extends Bounded<Given<E>[]> {
  constructor(readonly element: E) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (!Array.isArray(value)) return misfits(issues, 'array') ?? value;
    return Array.from(value as readonly unknown[], (one, i) => part(this.element, one, i, issues));
  }
  min(value: number): this {
    return this.bounded('min', value, lengthOf, true);
  }
}
type OutOf<T> = { -readonly [K in keyof T]: Given<T[K]> };
export class Tuple<T extends readonly Schema[]> extends Schema<OutOf<T>> {
  constructor(readonly items: T) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (!Array.isArray(value) || value.length < this.items.length) return misfits(issues, 'tuple') ?? value;
    if (value.length > this.items.length) misfits(issues, 'tuple');
    return this.items.map((item, i) => part(item, value[i], i, issues));
  }
}
/** Every key of a list that has one, or as many as one likes. */
export class Rec<K extends string, V extends Schema> extends Schema<Record<K, Given<V>>> {
  constructor(
    readonly keys: Schema<K>,
    readonly values: V,
  ) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (!isObject(value)) return misfits(issues, 'record') ?? value;
    const { keys } = this;
    const own = Object.keys(value);
    const known =
      keys instanceof Enum ? (keys.options as readonly string[]) : own.filter((key) => isKey(keys, key, issues));
    const read = Object.fromEntries(known.map((key) => [key, part(this.values, value[key], key, issues)]));
    if (keys instanceof Enum) strange(own, (key) => known.includes(key), issues);
    return read;
  }
}
function isKey(keys: Schema, key: string, issues: Issue[]): boolean {
  const { success } = keys.safeParse(key);
  if (!success) issues.push({ code: 'kind', message: 'key', path: [key] });
  return success;
}
function strange(keys: readonly string[], isKnown: (key: string) => boolean, issues: Issue[]): void {
  const more = keys.filter((key) => !isKnown(key));
  if (more.length > 0) issues.push({ code: 'unknown', message: more.join(), path: [], goesOn: true });
}

export type Fields = Readonly<Record<string, Schema>>;
type Flat<T> = { [K in keyof T]: T[K] };
type Lacks = Optional<Schema> | ExactOptional<Schema>;
type ObjectOut<F> = Flat<
  { -readonly [K in keyof F as F[K] extends Lacks ? never : K]: Given<F[K]> } & {
    -readonly [K in keyof F as F[K] extends Lacks ? K : never]?: Given<F[K]>;
  }
>;
/** These fields and no others. */
export class Obj<F extends Fields> extends Schema<ObjectOut<F>> {
  constructor(readonly shape: F) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (!isObject(value)) return misfits(issues, 'object') ?? value;
    const read: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(this.shape)) {
      if (!(key in value) && field.may === 'lack') continue;
      const one = part(field, value[key], key, issues);
      if (key in value || one !== undefined) read[key] = one;
    }
    strange(Object.keys(value), (key) => Object.hasOwn(this.shape, key), issues);
    return read;
  }
}
/** The first of them that it fits. */
export class Union<O extends readonly Schema[]> extends Schema<Given<O[number]>> {
  constructor(readonly options: O) {
    super();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    const near: (readonly Issue[])[] = [];
    for (const option of this.options) {
      const { success, data, error } = option.safeParse(value);
      if (success) return data;
      if (!stops(error.issues, 0)) near.push(error.issues);
    }
    // Of the kind of one of them alone, it is told what that one asks.
    if (near.length === 1) issues.push(...near[0]!);
    else misfits(issues, 'union');
    return value;
  }
}
/** Told apart by one field, which in each of them is a word of its own. */
export class Kinds<O extends readonly Schema[]> extends Schema<Given<O[number]>> {
  private known: ReadonlyMap<unknown, Schema> = new Map();
  /** Which there are may be known later only, and come to be more. */
  constructor(
    readonly by: string,
    private readonly among: () => O,
  ) {
    super();
  }
  get options(): O {
    return this.among();
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    if (!isObject(value)) return misfits(issues, 'object') ?? value;
    const word = value[this.by];
    if (!this.known.has(word))
      this.known = new Map(this.options.flatMap((one) => wordsAt(one, this.by).map((is) => [is, one])));
    const option = this.known.get(word);
    if (option) return option.run(value, issues);
    issues.push({ code: 'kind', message: 'kind', path: [this.by] });
    return value;
  }
}
const wordsAt = (option: Schema, by: string): readonly unknown[] => {
  if (option instanceof Kinds) return (option.options as readonly Schema[]).flatMap((one) => wordsAt(one, by));
  const field = option instanceof Obj ? (option.shape as Fields)[by] : undefined;
  return field instanceof Literal ? [field.value] : [];
};

export abstract class Wrapped<S extends Schema, Out> extends Schema<Out> {
  constructor(readonly inner: S) {
    super();
  }
}
export class Nullable<S extends Schema> extends Wrapped<S, Given<S> | null> {
  protected take(value: unknown, issues: Issue[]): unknown {
    return value === null ? null : this.inner.run(value, issues);
  }
}
export class ExactOptional<S extends Schema> extends Wrapped<S, Given<S>> {
  declare readonly exact: true;
  override get may(): 'lack' {
    return 'lack';
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    return this.inner.run(value, issues);
  }
}
export class Optional<S extends Schema> extends Wrapped<S, Given<S> | undefined> {
  declare readonly exact: false;
  override get may(): 'lack' {
    return 'lack';
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    return value === undefined ? undefined : this.inner.run(value, issues);
  }
}
export class Default<S extends Schema> extends Wrapped<S, Given<S>> {
  constructor(
    inner: S,
    readonly value: unknown,
  ) {
    super(inner);
  }
  override get may(): 'default' {
    return 'default';
  }
  protected take(value: unknown, issues: Issue[]): unknown {
    return value === undefined ? this.value : this.inner.run(value, issues);
  }
}
