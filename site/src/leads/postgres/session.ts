export type Row = Record<string, unknown>;

/** Runs statements. Everything rejects with OutboxUnavailableError, within four seconds. */
export interface Session {
  rows(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** @returns how many rows it changed */
  run(sql: string, values?: readonly unknown[]): Promise<number>;
}
