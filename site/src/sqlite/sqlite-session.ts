import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Dialect, SqlSession, Values } from '../sql/sql.ts';

/** @param now epoch milliseconds, as which times are stored */
export function sqliteDialect(now = Date.now): Dialect {
  return {
    now: () => String(now()),
    duration: (parameter) => parameter,
    milliseconds: (time) => time,
    millisecondsHere: (time) => time,
    isIn: (value, parameter) => `${value} IN (SELECT value FROM json_each(${parameter}))`,
  };
}

function boundValue(value: Values[string]): SQLInputValue {
  return value === null || typeof value !== 'object' || value instanceof Uint8Array ? value : JSON.stringify(value);
}

/** Statements of SQLite, for which lists are JSON. @param use gives the database to its work */
export function sqliteSession(use: <Result>(work: (database: DatabaseSync) => Result) => Promise<Result>): SqlSession {
  const bound = (values: Values = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, boundValue(value)]));
  return {
    rows: (sql, values) => use((database) => database.prepare(sql).all(bound(values))),
    run: (sql, values) => use((database) => Number(database.prepare(sql).run(bound(values)).changes)),
  };
}
