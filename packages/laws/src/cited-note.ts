// What an event's note tells, seen from the event's own seat: seats as own or other, chips beside what the event moves, counts and
// words as they are. By the fields its kind of fact declares.
import type { AnyEvent, AnyGame } from 'baraja/kernel';

type Field = NonNullable<AnyGame['facts'][string]['fields']>[string];

export function noted({ facts }: AnyGame, e: AnyEvent): readonly string[] {
  const fields = facts[e.type]?.fields;
  if (!fields || e.note === null) return [];
  const moved = e.chips.reduce((sum, { amount }) => sum + amount, 0);
  return inFields(fields, e.note as Readonly<Record<string, unknown>>, { seat: e.seat, moved });
}

interface Beside {
  readonly seat: number | null;
  readonly moved: number;
}

const inFields = (
  fields: Readonly<Record<string, Field>>,
  note: Readonly<Record<string, unknown>>,
  beside: Beside,
): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    note[name] === undefined ? [] : told(field, note[name], beside).map((line) => `${name} ${line}`),
  );

/** A value as its field's form has it. */
function told(field: Field, value: unknown, beside: Beside): readonly string[] {
  if (value === null) return ['null'];
  switch (field.form) {
    case 'seat':
      return [value === beside.seat ? 'own' : 'other'];
    case 'chips':
    case 'sum':
      return [againstMoved(value as number, beside)];
    case 'list':
      return ofList(field.of!, value as readonly unknown[], beside);
    case 'record':
      return inFields(field.fields!, value as Readonly<Record<string, unknown>>, beside);
    default:
      return [String(value)];
  }
}
/** Chips are told by what moves: all of it, less or more; or by being none. */
function againstMoved(amount: number, { moved }: Beside): string {
  if (amount === 0) return 'nothing';
  if (amount < 0) return 'owed';
  if (moved === 0) return 'something';
  return amount === moved ? 'what moves' : amount < moved ? 'less than moves' : 'more than moves';
}
/** Of seats, who comes first and whether there are more; of records, each, and what their chips make together. */
function ofList(of: Field, values: readonly unknown[], beside: Beside): readonly string[] {
  if (values.length === 0) return ['none'];
  if (of.form === 'seat') return [`${told(of, values[0], beside)[0]}${values.length > 1 ? ' first' : ' alone'}`];
  if (of.form !== 'record') return [values.length > 1 ? 'several' : 'one'];
  const sums = Object.entries(of.fields!).filter(([, { form }]) => form === 'chips' || form === 'sum');
  const all = sums.map(([name]) => {
    const sum = values.reduce<number>((n, one) => n + Number((one as Readonly<Record<string, unknown>>)[name] ?? 0), 0);
    return `${name} together ${againstMoved(sum, beside)}`;
  });
  return [...values.flatMap((one) => told(of, one, beside)), ...all];
}
