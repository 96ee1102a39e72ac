import type { Dialect, SqlSession, Values } from '../../sql/sql.ts';
import type { Session } from './session.ts';

/** What tells the time to a store; tests replace it. */
export interface DatabaseClock {
  /** An SQL expression of the type timestamptz: the database's clock, because those of two machines differ. */
  sql: string;
  /** The clock of this machine, in epoch milliseconds. */
  here: () => number;
}

export const realClock: DatabaseClock = { sql: 'clock_timestamp()', here: Date.now };

/** Of a timestamptz or an interval; arrives as a number. */
function milliseconds(sql: string): string {
  return `round(extract(epoch FROM ${sql}) * 1000)::float8`;
}

export function postgresDialect({ sql: now, here }: DatabaseClock): Dialect {
  return {
    now: () => now,
    duration: (parameter) => `${parameter}::float8 * interval '1 millisecond'`,
    milliseconds,
    millisecondsHere: (time) => `${here()} - ${milliseconds(`${now} - ${time}`)}`,
    isIn: (value, parameter) => `${value} = ANY (${parameter}::text[])`,
  };
}

/** Texts are stored without the characters that PostgreSQL refuses. */
function boundValue(value: Values[string] = null): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value);
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value;
}

/** A statement in the words of PostgreSQL: its parameters have numbers, and its columns are in snake case. */
export function postgresStatement(sql: string, values: Values = {}): [sql: string, values: unknown[]] {
  const names: string[] = [];
  const numbered = sql.replace(/(?<!:):([a-z]\w*)/gi, (_parameter, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const snake = numbered.replace(/"\w+"|(?<=[a-z])[A-Z]/g, (found) =>
    found.startsWith('"') ? found : `_${found.toLowerCase()}`,
  );
  return [snake, names.map((name) => boundValue(values[name]))];
}

export function postgresSession(session: Session): SqlSession {
  return {
    rows: (sql, values) => session.rows(...postgresStatement(sql, values)),
    run: (sql, values) => session.run(...postgresStatement(sql, values)),
  };
}
