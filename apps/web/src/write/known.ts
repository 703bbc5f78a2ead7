// What may stand in a document, read off its JSON Schema: for completion while one writes.
import { schemaFor } from '@baraja/book';
import type { Completed, Known } from './asks.js';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const infoOf = (schema: unknown): string =>
  isJson(schema) && typeof schema.description === 'string' ? schema.description : '';

/** `page` is a kind of page or a family; unknown names know nothing. */
export function knownOn(page: string): Known {
  const schema = schemaFor(page);
  if (!schema) return { keys: [], sets: [], things: [], values: {} };
  const defs = isJson(schema.$defs) ? schema.$defs : {};
  const keys = new Map<string, Completed>();
  const values = new Map<string, Set<string>>();
  const { sets, thing, ...rest } = defs as Readonly<Record<string, Json>>;
  const walk = (at: unknown): void => {
    if (Array.isArray(at)) for (const one of at) walk(one);
    if (!isJson(at)) return;
    for (const [label, of] of Object.entries(isJson(at.properties) ? at.properties : {})) {
      if (!keys.has(label)) keys.set(label, { label, info: infoOf(of) });
      const may = enumsIn(of);
      if (may.length > 0) values.set(label, new Set([...(values.get(label) ?? []), ...may]));
    }
    for (const [name, one] of Object.entries(at)) if (name !== '$defs') walk(one);
  };
  walk(schema);
  walk(rest);
  const settable = isJson(sets?.properties) ? Object.entries(sets.properties) : [];
  return {
    keys: [...keys.values()],
    sets: settable.map(([label, of]) => ({ label, info: infoOf(of) })),
    things: enumsIn(thing).map((label) => ({ label, info: '' })),
    values: Object.fromEntries([
      ...[...values].map(([key, may]) => [key, [...may]] as const),
      ...settable.flatMap(([key, of]) => (enumsIn(of).length > 0 ? [[key, enumsIn(of)] as const] : [])),
    ]),
  };
}
function enumsIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(enumsIn);
  if (!isJson(schema)) return [];
  const own = Array.isArray(schema.enum)
    ? schema.enum.map(String)
    : typeof schema.const === 'string'
      ? [schema.const]
      : [];
  return [...own, ...enumsIn(schema.anyOf), ...enumsIn(schema.oneOf), ...enumsIn(schema.items)];
}
