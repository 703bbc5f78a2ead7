// What has changed between one view and the next: all that goes over the wire while somebody looks on. It knows no tables, so that
// whatever a view may come to hold is covered. The page has this, too.

/** By name, or by place in a list of things: another value, in brackets; gone, 0; or what has changed inside. */
export type Change = readonly [unknown] | 0 | { readonly [name: string]: Change };

type Things = Readonly<Record<string, unknown>>;
const isThings = (value: unknown): value is Things => typeof value === 'object' && value !== null;

/** What leads from one to the other, as JSON has them; null if nothing does. */
export function changeOf(was: unknown, now: unknown): Change | null {
  if (was === now) return null;
  if (!isThings(was) || !isThings(now) || Array.isArray(was) !== Array.isArray(now)) return [now];
  // A list that has grown or shrunk is told whole, and so is one of plain values that is another.
  if (Array.isArray(now) && (now.length !== (was as unknown as readonly unknown[]).length || !now.every(isThings)))
    return isSame(was, now) ? null : [now];
  const inside: Record<string, Change> = {};
  for (const name of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const change = now[name] === undefined ? (was[name] === undefined ? null : 0) : changeOf(was[name], now[name]);
    if (change !== null) inside[name] = change;
  }
  return Object.keys(inside).length === 0 ? null : inside;
}
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The one with the change made; what has not changed is the very same. */
export function changed<T>(was: T, change: Change | null): T;
export function changed(was: unknown, change: Change | null): unknown {
  if (change === null) return was;
  if (Array.isArray(change)) return change[0];
  if (!isThings(was)) throw new Error('there is nothing to change');
  const now: Record<string, unknown> = Array.isArray(was)
    ? (was.slice() as unknown as Record<string, unknown>)
    : { ...was };
  for (const [name, inner] of Object.entries(change as Readonly<Record<string, Change>>)) {
    if (inner === 0) delete now[name];
    else now[name] = Array.isArray(inner) ? inner[0] : changed(was[name], inner);
  }
  return now;
}
