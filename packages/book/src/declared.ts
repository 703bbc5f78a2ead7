/**
 * What the engine declares of a value, for the library that reads documents: the engine checks a table by its own few lines and carries no
 * library, and whoever writes a document is told more, and has a JSON Schema made of it.
 */
import * as s from 'baraja/schema';
import * as z from 'zod';

type Declared<S> =
  S extends s.ExactOptional<s.Schema> ? z.ZodExactOptional<z.ZodType<s.infer<S>>> : z.ZodType<s.infer<S>>;

const known = new WeakMap<s.Schema, z.ZodType>();
export function declared<S extends s.Schema>(schema: S): Declared<S> {
  const had = known.get(schema) ?? checked(made(schema), schema);
  known.set(schema, had);
  // The library knows of no type that follows from another's.
  return had as Declared<S>;
}
/** The fields of an object, to be put into another one. */
export const declaredFields = <F extends s.Fields>({ shape }: s.Obj<F>): { [K in keyof F]: Declared<F[K]> } =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, declared(field)])) as {
    [K in keyof F]: Declared<F[K]>;
  };

const all = (schemas: readonly s.Schema[]): z.ZodType[] => schemas.map((one) => declared(one));
function made(schema: s.Schema): z.ZodType {
  if (schema instanceof s.Num) return schema.whole ? z.int() : z.number();
  if (schema instanceof s.Text) return schema.form === undefined ? z.string() : z.iso.date();
  if (schema instanceof s.Bool) return z.boolean();
  if (schema instanceof s.Literal) return z.literal(schema.value);
  if (schema instanceof s.Enum) return z.enum(schema.options as string[]);
  if (schema instanceof s.List) return z.array(declared(schema.element as s.Schema));
  if (schema instanceof s.Tuple) return z.tuple(all(schema.items as s.Schema[]) as [z.ZodType]);
  if (schema instanceof s.Rec)
    return z.record(declared(schema.keys as s.Schema) as z.ZodEnum, declared(schema.values as s.Schema));
  if (schema instanceof s.Obj) return z.strictObject(declaredFields(schema as s.Obj<s.Fields>));
  if (schema instanceof s.Union) return z.union(all(schema.options as s.Schema[]));
  if (schema instanceof s.Kinds)
    return z.discriminatedUnion(schema.by, all(schema.options as s.Schema[]) as [z.ZodObject]);
  if (schema instanceof s.Wrapped) return wrapped(schema as s.Wrapped<s.Schema, unknown>);
  throw new TypeError(`no library knows the schema ${schema.constructor.name}`);
}
function wrapped(schema: s.Wrapped<s.Schema, unknown>): z.ZodType {
  const inner: z.ZodType = declared(schema.inner);
  if (schema instanceof s.Nullable) return inner.nullable();
  if (schema instanceof s.Optional) return inner.optional();
  if (schema instanceof s.ExactOptional) return inner.exactOptional();
  return inner.default((schema as s.Default<s.Schema>).value);
}
function checked(bare: z.ZodType, { checks, said }: s.Schema): z.ZodType {
  const asked = checks.reduce<z.ZodType>(
    (so, check) => (check.bound ? bounded(so, check.bound) : also(so, check)),
    bare,
  );
  return said === undefined ? asked : asked.describe(said);
}
const bounded = (so: z.ZodType, { is, value }: s.Bound): z.ZodType =>
  is === 'over' ? (so as z.ZodNumber).gt(value) : (so as z.ZodNumber)[is](value); // a text and a list have those, too
const also = (so: z.ZodType, { ask }: s.Check): z.ZodType =>
  so.superRefine((value, context) => {
    const issues: s.Issue[] = [];
    ask(value as never, issues);
    for (const { message, params } of issues)
      context.addIssue({ code: 'custom', message, params: params as Record<string, unknown> });
  });
