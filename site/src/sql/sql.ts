export type Row = Record<string, unknown>;
export type Values = Record<string, string | number | null | Uint8Array | readonly string[]>;

/** Runs statements for SQLite or PostgreSQL: parameters have names, as in `:key`, and columns are in camel case. */
export interface SqlSession {
  /** @returns the rows that a statement finds or changes */
  rows(sql: string, values?: Values): Promise<Row[]>;
  /** @returns how many rows it changed */
  run(sql: string, values?: Values): Promise<number>;
}

/** SQL that the engines say differently. A parameter is given with its colon. */
export interface Dialect {
  now(): string;
  /** What moves a time by the milliseconds of a parameter. */
  duration(parameter: string): string;
  /** A time as epoch milliseconds. */
  milliseconds(time: string): string;
  /** The same by the clock of this machine, with which it is compared. */
  millisecondsHere(time: string): string;
  /** Whether a value is in a list. */
  isIn(value: string, parameter: string): string;
}

/** A database of either engine. */
export interface SqlDatabase extends SqlSession {
  dialect: Dialect;
}

/** A column's list, which SQLite has as JSON. */
export function listOf(column: unknown): string[] {
  return Array.isArray(column) ? column : JSON.parse(String(column));
}
