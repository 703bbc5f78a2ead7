// A cell of a spreadsheet that is taken along.
/** Quoted, and nothing a spreadsheet would take for a formula: names of tables are others' words. */
export const cell = (value: unknown): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
