// Deep freezing, and deep equality that says where two things differ. Both stop at what is shared, so that comparing a table
// with its successor costs what changed, not what lies on the felt.

/** Freezes a thing and all it holds. Functions are left alone: a game is closures over numbers. */
export function freeze<T>(thing: T): T {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing)) return thing;
  Object.freeze(thing);
  for (const key of Object.keys(thing)) freeze((thing as Record<string, unknown>)[key]);
  return thing;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** Where two values differ, as a path and the two values; null if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'it'}: ${brief(a)} is not ${brief(b)}`;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${path || 'it'}: ${brief(a)} is not ${brief(b)}`;
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      const found = difference(a[i], b[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  return keysDiffer(a, b, path);
}
function keysDiffer(a: Record<string, unknown>, b: Record<string, unknown>, path: string): string | null {
  const keys = Object.keys(a);
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return `${path}.${key}: only on one side`;
    const found = difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  if (Object.keys(b).length === keys.length) return null;
  return `${path || 'it'}: ${Object.keys(b).find((key) => !Object.hasOwn(a, key))} only on one side`;
}

/** A value in a few words, for a failure's message. */
export function brief(x: unknown): string {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
