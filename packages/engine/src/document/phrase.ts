/**
 * The few things a document may say instead of a figure: `$3`, `$0.50`; `= 10 x high`, `= low / 2 down to $1`, `= 13 x it at least 26`,
 * `= it.low`, `= seats.max`; words with a value in them, `= high-joker-(joker.as)`; and one figure by form, by stake or by day.
 */
const MONEY = /^\$(\d+)(?:\.(\d\d))?$/;
const NAME = '[a-z][\\w.-]*';
const SUM = new RegExp(
  `^= (?:(\\d+) x )?(${NAME})(?: / (\\d+))?(?: down to (\\$?[\\d.]+))?(?: at least (\\$?[\\d.]+))?$`,
  'i',
);
const WOVEN = new RegExp(`^= (?=.*\\()(?:[\\w-]|\\(${NAME}\\))+$`, 'i');

/** What a name stands for at this table. */
export type Known = (name: string) => unknown;
/** The form of the stake and its name; and the day the table is opened on, where that is told. */
export interface AtStake {
  readonly form: string;
  readonly id: string;
  readonly on?: string | undefined;
}

export const isMoney = (text: string): boolean => MONEY.test(text);
/** An amount in cents; a bare number is itself. */
export function amount(text: string): number {
  const said = MONEY.exec(text);
  return said ? Number(said[1]) * 100 + Number(said[2] ?? 0) : Number(text);
}
/** Does it begin like a phrase or an amount, and cannot be read as one? */
export function badPhrase(text: string): boolean {
  if (text.startsWith('=')) return !SUM.test(text) && !WOVEN.test(text);
  return text.startsWith('$') && !isMoney(text);
}
/** The names a phrase rests on. */
export function namesIn(text: string): readonly string[] {
  if (WOVEN.test(text)) return [...text.matchAll(new RegExp(`\\((${NAME})\\)`, 'gi'))].map((m) => m[1]!);
  const sum = SUM.exec(text);
  return sum ? [sum[2]!] : [];
}

function reckoned(text: string, known: Known): unknown {
  if (!text.startsWith('$') && !text.startsWith('=')) return text;
  if (isMoney(text)) return amount(text);
  if (WOVEN.test(text))
    return text.slice(2).replace(new RegExp(`\\((${NAME})\\)`, 'gi'), (_, name) => String(known(name)));
  const sum = SUM.exec(text);
  if (!sum) return text;
  const [, times = '1', name, parts = '1', step, least] = sum;
  const of = known(name!);
  if (typeof of !== 'number') return of;
  const whole = (of * Number(times)) / Number(parts);
  const n = step === undefined ? whole : Math.floor(whole / amount(step)) * amount(step);
  return least === undefined ? n : Math.max(n, amount(least));
}

/** A value as it is at a table: phrases reckoned, and what goes by the stake chosen. */
export function evaluate(value: unknown, known: Known, at: AtStake): unknown {
  if (typeof value === 'string') return reckoned(value, known);
  if (Array.isArray(value)) return value.map((part) => evaluate(part, known, at));
  if (value === null || typeof value !== 'object') return value;
  const { 'by form': forms, 'by stake': stakes, 'by day': days, ...rest } = value as Readonly<Record<string, unknown>>;
  if (forms === undefined && stakes === undefined && days === undefined) return eachOf(rest, known, at);
  const chosen = [pick(forms, at.form), pick(stakes, at.id), since(days, at.on)].find((one) => one !== undefined);
  if (days !== undefined && chosen === undefined) return null;
  if (chosen !== undefined && (typeof chosen !== 'object' || chosen === null)) return evaluate(chosen, known, at);
  return eachOf({ ...rest, ...(chosen as object | undefined) }, known, at);
}
const eachOf = (fields: Readonly<Record<string, unknown>>, known: Known, at: AtStake): unknown =>
  Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, evaluate(part, known, at)]));
/** The latest that has begun on that day; without a day the last. */
export function since(days: unknown, on: string | undefined): unknown {
  const dated = Object.entries((days ?? {}) as Readonly<Record<string, unknown>>).sort(([a], [b]) => (a < b ? -1 : 1));
  return dated.findLast(([day]) => on === undefined || day <= on)?.[1];
}
function pick(cases: unknown, key: string): unknown {
  if (cases === undefined) return undefined;
  const { [key]: one, other } = cases as Readonly<Record<string, unknown>>;
  return one === undefined ? other : one;
}
