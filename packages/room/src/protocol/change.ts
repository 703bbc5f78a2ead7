// What has changed between one view and the next: all that goes over the wire while somebody looks on. It knows no tables, so that
// whatever a view may come to hold is covered. The page has this, too.

export { lengthened, type ShortEvent, shortened } from './short.js';
export { sumOf } from './sum.js';

/** By name, or by place in a list of things: another value, in brackets; gone, 0; or what has changed inside. */
export type Change = readonly [unknown] | 0 | { readonly [name: string]: Change } | Spliced;
/** Of a list: from which place on how many are gone, and what stands there now. Only where both ends speak wire 2. */
export interface Spliced {
  readonly '~': readonly [at: number, gone: number, now: readonly unknown[]];
}

type Things = Readonly<Record<string, unknown>>;
const isThings = (value: unknown): value is Things => typeof value === 'object' && value !== null;

/** What leads from one to the other, as JSON has them; null if nothing does. */
export function changeOf(was: unknown, now: unknown, splices = false): Change | null {
  if (was === now) return null;
  if (!isThings(was) || !isThings(now) || Array.isArray(was) !== Array.isArray(now)) return [now];
  // A list that has grown or shrunk, or is one of plain values and another, has no places that stay.
  if (Array.isArray(now) && Array.isArray(was) && (now.length !== was.length || !now.every(isThings)))
    return isSame(was, now) ? null : splices ? splicedFrom(was, now) : [now];
  const inside: Record<string, Change> = {};
  for (const name of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const change =
      now[name] === undefined ? (was[name] === undefined ? null : 0) : changeOf(was[name], now[name], splices);
    if (change !== null) inside[name] = change;
  }
  return Object.keys(inside).length === 0 ? null : inside;
}
/** What both begin and end with is left out, where that is anything. */
function splicedFrom(was: readonly unknown[], now: readonly unknown[]): Change {
  const most = Math.min(was.length, now.length);
  let at = 0;
  while (at < most && isSame(was[at], now[at])) at++;
  let after = 0;
  while (after < most - at && isSame(was.at(-1 - after), now.at(-1 - after))) after++;
  return at + after === 0 ? [now] : { '~': [at, was.length - at - after, now.slice(at, now.length - after)] };
}
const isSpliced = (change: object): change is Spliced => '~' in change;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The one with the change made; what has not changed is the very same. */
export function changed<T>(was: T, change: Change | null): T;
export function changed(was: unknown, change: Change | null): unknown {
  if (change === null) return was;
  if (Array.isArray(change)) return change[0];
  if (!isThings(was)) throw new Error('there is nothing to change');
  if (change !== 0 && isSpliced(change)) {
    const [at, gone, put] = change['~'];
    return (was as unknown as readonly unknown[]).toSpliced(at, gone, ...put);
  }
  const now: Record<string, unknown> = Array.isArray(was)
    ? (was.slice() as unknown as Record<string, unknown>)
    : { ...was };
  for (const [name, inner] of Object.entries(change as Readonly<Record<string, Change>>)) {
    if (inner === 0) delete now[name];
    else now[name] = Array.isArray(inner) ? inner[0] : changed(was[name], inner);
  }
  return now;
}
