// What hands are asked for, as somebody chooses it and as the room is asked.
import type { HandKind } from '@baraja/room';

export interface Asking {
  readonly period: 'session' | 'week' | 'all' | 'day';
  /** Of a period of one day: year, month and day as a field has them. */
  readonly day: string | null;
  readonly practice: 'all' | 'yes' | 'no';
  readonly house: string | null;
  readonly game: string | null;
  readonly kinds: readonly HandKind[];
  readonly clause: string | null;
}
export const EVERYTHING: Asking = {
  period: 'session',
  day: null,
  practice: 'all',
  house: null,
  game: null,
  kinds: [],
  clause: null,
};
const DAY = 24 * 3_600_000;

/** A moment's day, as a field of a form has it, by this browser's clock. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-');
const startOf = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
};

export function queryOf(
  { period, day, practice, house, game, kinds, clause }: Asking,
  { session, today }: { readonly session: number | undefined; readonly today: string },
): Readonly<Record<string, string>> {
  const when = day ?? today;
  const from = { session: session ?? 0, week: startOf(today) - 6 * DAY, all: null, day: startOf(when) }[period];
  // A day may be an hour longer or shorter than others.
  const to = period === 'day' ? startOf(dayOf(new Date(startOf(when) + DAY + DAY / 2))) : null;
  const asked = {
    ...{ from, to, house, game, clause },
    kind: kinds.length > 0 ? kinds.join(',') : null,
    practice: practice === 'all' ? null : practice,
  };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
