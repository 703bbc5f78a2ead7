/** A table, and its rules, as whoever calls has given them: in plain JavaScript nothing else would tell that they are none. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something else was given where a table, or its rules, are needed: which of what was given, and what it lacks. */
export class NoTable extends Error {
  constructor(
    readonly field: string,
    needs: string,
  ) {
    super(`${field} is missing: ${needs}`);
    this.name = 'NoTable';
  }
}
/** Throws where this is no table's rules, such as the refusal of one that could not be opened. */
export function mustBeRules(rules: unknown): void {
  const lacks = ['game', 'seats', 'cites'].find((field) => !isRecord(rules) || !isRecord(rules[field]));
  if (lacks !== undefined)
    throw new NoTable(
      `rules.${lacks}`,
      'a table is made of rules that openTable, openBook or ownTable has answered with',
    );
}
/** Throws where this is no table's state. */
export function mustBeTable(state: unknown): void {
  const isTable = isRecord(state) && isRecord(state.rules) && Array.isArray(state.sittings);
  if (!isTable)
    throw new NoTable('state.rules', 'a table is what emptyTable, or the last answer of decide, has as its state');
}
