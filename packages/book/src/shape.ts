/** What does not fit the format, said as one would say it: what is unknown, what was probably meant, what is allowed. */
import * as z from 'zod';
import type { Path, Source } from './source.js';
import type { BookWords } from './words.js';

/** Checks a file against its shape; its data if it fits. */
export function shaped<S extends z.ZodType>(source: Source, schema: S): z.infer<S> | undefined {
  if (source.data === undefined) return undefined;
  // Each file is read once: making code for it would take longer.
  const read = schema.safeParse(source.data, { jitless: true });
  if (read.success) return read.data;
  for (const issue of read.error.issues) tell(source, issue, schema);
  return undefined;
}

function tell(source: Source, issue: z.core.$ZodIssue, schema: z.ZodType): void {
  const path = issue.path as Path;
  const { say } = source;
  const where = path.length === 0 ? say.thisFile : String(path.at(-1));
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, path);
      for (const key of issue.keys)
        source.fault([...path, key], `${say.noPart(key, where)}${say.meant(key, known)}${listed(known)}`, true);
      return;
    }
    case 'invalid_value': {
      const said = String(valueAt(source.data, path));
      const may = issue.values.map(String);
      source.fault(path, `${say.noneOf(where, said, may)}${say.meant(said, may)}`);
      return;
    }
    case 'invalid_union': {
      // The branch that fits best says what is wrong.
      const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
      if (best.length === 0 || depth(best) === 0) source.fault(path, say.misshapen(where));
      else for (const one of best) tell(source, { ...one, path: [...path, ...one.path] } as z.core.$ZodIssue, schema);
      return;
    }
    default:
      if (valueAt(source.data, path) === undefined) source.fault(path.slice(0, -1), say.missing(where), true);
      else source.fault(path, `${where}: ${misfit(issue, say)}`);
  }
}
/** Why a value does not fit, in the reader's language where it is of the usual kinds. */
export function misfit(issue: z.core.$ZodIssue, say: BookWords): string {
  if (issue.code === 'invalid_type' && issue.expected in say.kinds)
    return say.wants(say.kinds[issue.expected as keyof BookWords['kinds']]);
  if (issue.code === 'too_small') return say.atLeast(String(issue.minimum), issue.inclusive !== false);
  if (issue.code === 'too_big') return say.atMost(String(issue.maximum));
  return Object.hasOwn(say.shapes, issue.message) ? say.shapes[issue.message as keyof BookWords['shapes']] : say.unfit;
}
const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
const listed = (known: readonly string[]): string =>
  known.length > 0 && known.length < 12 ? ` (${known.join(', ')})` : '';
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((at: unknown, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], data);

/** The names that may stand at a place. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  let at: z.ZodType | undefined = schema;
  for (const step of path) {
    at = opened(at);
    if (at instanceof z.ZodObject) at = (at.shape as Readonly<Record<string, z.ZodType>>)[String(step)];
    else if (at instanceof z.ZodRecord) at = at.valueType as z.ZodType;
    else if (at instanceof z.ZodArray) at = at.element as z.ZodType;
    else return [];
  }
  at = opened(at);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
function opened(schema: z.ZodType | undefined): z.ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodOptional) at = at.unwrap() as z.ZodType;
  if (at instanceof z.ZodUnion) return (at.options as readonly z.ZodType[]).find((one) => one instanceof z.ZodObject);
  return at;
}
