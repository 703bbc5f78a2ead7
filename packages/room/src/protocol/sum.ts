// A short sum of anything JSON can hold, the same whatever the order of its fields: whether two ends have the same before them, and by
// what name rules are known that a client has already. It guards against mistakes, not against anybody's will.

/** FNV-1a, 32 bits, over the JSON without spaces, its fields by name, code unit by code unit; in eight hexadecimal digits. */
export function sumOf(value: unknown): string {
  const text = inOrder(value);
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${inOrder(field)}`).join(',')}}`;
}
