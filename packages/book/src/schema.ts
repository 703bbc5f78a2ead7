/** The format as JSON Schema, so that an editor completes and checks while one writes: for a game with its family's own names. */
import { fieldOf, saidOf, thingsOf } from 'baraja/document';
import * as z from 'zod';
import { declared } from './declared.js';
import { FAMILY_NAMES } from './families.js';
import { floorSchema } from './floor.js';
import { choicePage, customPage, gamePage, housePage, lawPage, partPage } from './format.js';

const PAGES = { house: housePage, choice: choicePage, custom: customPage, law: lawPage, part: partPage } as const;
/** What a schema may be asked for: a kind of page, or a game of a family. */
export const SCHEMA_NAMES: readonly string[] = [...Object.keys(PAGES), ...FAMILY_NAMES];

type Json = Record<string, unknown>;
const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Json;

/** Undefined if there is none of that name. */
export function schemaFor(name: string): Json | undefined {
  if (!SCHEMA_NAMES.includes(name)) return undefined;
  const page = Object.hasOwn(PAGES, name) ? PAGES[name as keyof typeof PAGES] : gamePage;
  const families = FAMILY_NAMES.includes(name) ? [name] : FAMILY_NAMES;
  const json = jsonOf(page);
  const defs = (json.$defs ?? {}) as Record<string, Json>;
  if (defs.sets) defs.sets = setsOf(families);
  if (defs.thing)
    defs.thing = { enum: [...new Set(families.flatMap((family) => thingsOf(family).map((one) => one.name)))] };
  const floor = floorSchema(families);
  if (floor && defs.floor) tighten(defs.floor, floor);
  return { ...json, title: name, ...(json.$defs ? { $defs: defs } : {}) };
}
/** The words of the families in place of any. */
function tighten(line: Json, words: Readonly<Record<string, unknown>>): void {
  for (const one of line.anyOf as readonly { readonly properties: Record<string, Json> }[])
    for (const [key, own] of Object.entries(words)) {
      const had = one.properties[key];
      if (had) one.properties[key] = { description: had.description, ...(own as Json) };
    }
}
/** A phrase, or one value by the stake. */
const RECKONED: readonly Json[] = [
  { type: 'string', pattern: '^(= |\\$\\d)' },
  { type: 'object', anyOf: [{ required: ['by form'] }, { required: ['by stake'] }, { required: ['by day'] }] },
];
/** Values that have phrases inside them, or their clause filled in later: anything may stand there. */
const OPEN = new Set(['forced', 'buyIn', 'limit', 'seating', 'streets']);
function setsOf(families: readonly string[]): Json {
  const properties: Json = {};
  for (const family of families)
    for (const [topic, { en }] of saidOf(family)) {
      const field = families.length > 1 || OPEN.has(topic) ? undefined : fieldOf(family, topic);
      const own = field && jsonOf(declared(field));
      if (own) delete own.$schema;
      properties[topic] = { description: en, ...(own ? { anyOf: [own, ...RECKONED] } : {}) };
    }
  return { type: 'object', properties, patternProperties: { '^\\w+\\.': {} }, additionalProperties: false };
}
