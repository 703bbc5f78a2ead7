// What the book asks of a database: statements prepared once, rows as plain arrays. It says nothing of files or threads.

export type SqlValue = string | number | null | Uint8Array;
export type Row = readonly SqlValue[];

export interface Statement {
  /** How many rows it changed. */
  run(...values: readonly SqlValue[]): number;
  get(...values: readonly SqlValue[]): Row | undefined;
  all(...values: readonly SqlValue[]): readonly Row[];
}

export interface Sql {
  prepare(text: string): Statement;
}

/** One question to a database. A statement that writes gives something back, too (RETURNING): only what has rows is asked. */
export interface Question {
  readonly text: string;
  readonly values: readonly SqlValue[];
}
/**
 * A piece of work that needs a database: it yields its questions and is handed the rows. So it is written once, whether rows are there
 * at once or have to be waited for.
 */
export type Work<T> = Generator<Question, T, readonly Row[]>;

export function* all(text: string, ...values: readonly SqlValue[]): Work<readonly Row[]> {
  return yield { text, values };
}
export function* first(text: string, ...values: readonly SqlValue[]): Work<Row | undefined> {
  return (yield { text, values })[0];
}

/** Does work on a database that answers at once. Each statement is prepared when it is first needed. */
export function doer(sql: Sql): <T>(work: Work<T>) => T {
  const prepared = new Map<string, Statement>();
  const statement = (text: string): Statement => {
    const known = prepared.get(text) ?? sql.prepare(text);
    prepared.set(text, known);
    return known;
  };
  return (work) => {
    let step = work.next();
    while (!step.done) step = work.next(statement(step.value.text).all(...step.value.values));
    return step.value;
  };
}
