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
