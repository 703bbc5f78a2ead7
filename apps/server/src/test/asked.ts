// What a route asks for, made up from its own schema: mostly as it should be, with names of what there is in the room among it, and now
// and then bent. So a fuzzer gets past the door of every route there is, and of every one that will be.
import type { Rng } from 'baraja/kernel';
import * as z from 'zod';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}
/** Values nobody expects. */
const ODD: readonly unknown[] = [
  ...[null, -1, 0.5, 2 ** 53, '', '../../x', '__proto__', "'; drop", '=1+1', '\u202Eevil', true, [], {}, 1e308],
  'x'.repeat(2000),
];
export interface Known {
  /** By the name of a field: what of that there is. */
  readonly [field: string]: readonly unknown[];
}

export function askedFor(asks: z.ZodType, known: Known, rng: Rng): object {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const make = (schema: Schema, field: string): unknown => {
    if (rng.below(40) === 0) return pick(ODD);
    const there = known[field] ?? [];
    if (there.length === 1 || (there.length > 0 && rng.below(5) > 0)) return pick(there);
    if (schema.anyOf) return make(pick(schema.anyOf), field);
    if (schema.enum) return pick(schema.enum);
    if ('const' in schema) return schema.const;
    switch (schema.type) {
      case 'object': {
        const { properties = {}, required = [] } = schema;
        const wanted = Object.keys(properties).filter((name) => required.includes(name) || rng.below(2) === 0);
        return Object.fromEntries(wanted.map((name) => [name, make(properties[name]!, name)]));
      }
      case 'array':
        return Array.from({ length: rng.below(3) + 1 }, () => make(schema.items ?? {}, field));
      case 'integer':
      case 'number': {
        const least = Math.max(schema.minimum ?? 0, 0);
        return least + rng.below(Math.min((schema.maximum ?? 1000) - least, 5000) + 1);
      }
      case 'boolean':
        return rng.below(2) === 0;
      case 'null':
        return null;
      default:
        return pick(['because', 'rogelios', '2026-03-01', 'a few words', '123456']);
    }
  };
  const made = make(z.toJSONSchema(asks, { io: 'input', unrepresentable: 'any' }) as Schema, '');
  return typeof made === 'object' && made !== null ? made : {};
}
