/** What tells the time to a store; tests replace it. */
export interface DatabaseClock {
  /** An SQL expression of the type timestamptz: the database's clock, because those of two machines differ. */
  sql: string;
  /** The clock of this machine, in epoch milliseconds. */
  here: () => number;
}

export const realClock: DatabaseClock = { sql: 'clock_timestamp()', here: Date.now };

/** A timestamptz as epoch milliseconds, which arrive as a number. */
export function milliseconds(sql: string): string {
  return `round(extract(epoch FROM ${sql}) * 1000)::float8`;
}

/** An interval. @param parameter such as `$2`, in milliseconds */
export function interval(parameter: string): string {
  return `${parameter}::float8 * interval '1 millisecond'`;
}
