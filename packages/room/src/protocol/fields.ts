// What is declared, as a schema of the wire: from the fields of an option or a command. How big a number and how long a list may be is
// the wire's own to say.
import type { Field, Fields, Optional } from 'baraja/facts';
import * as z from 'zod';

const SEAT_MAX = 30;
const CARD_MAX = 4095;
const NUMBER_MAX = 2 ** 40;
const CARDS_MAX = 60;
const PILES_MAX = 100;

type Schema<F> =
  F extends Field<infer Value> ? (F extends Optional ? z.ZodOptional<z.ZodType<Value>> : z.ZodType<Value>) : never;
type Shape<F extends Fields> = { readonly [K in keyof F]: Schema<F[K]> };

function schemaOf({ form, of }: Field): z.ZodType {
  switch (form) {
    case 'seat':
      return z.int().min(0).max(SEAT_MAX);
    case 'card':
      return z.int().min(0).max(CARD_MAX);
    case 'chips':
    case 'count':
      return z.int().min(0).max(NUMBER_MAX);
    case 'flag':
      return z.boolean();
    case 'list':
      // A pile is never empty; of cards there may be none.
      return of!.form === 'list' ? z.array(listOf(of!).min(1)).max(PILES_MAX) : listOf({ form, of: of! });
    default:
      throw new Error(`a ${form} is nobody's to send`);
  }
}
const listOf = ({ of }: Field) => z.array(schemaOf(of!)).max(CARDS_MAX);

/** The schema of each field. */
export const shapeOf = <F extends Fields>(fields: F): Shape<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.optional ? schemaOf(field).optional() : schemaOf(field),
    ]),
  ) as unknown as Shape<F>;

/** Fields without those that the room itself fills in. */
export const without = <F extends Fields, K extends keyof F>(fields: F, ...known: readonly K[]): Omit<F, K> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name as K))) as unknown as Omit<F, K>;
