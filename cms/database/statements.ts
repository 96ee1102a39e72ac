import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/**
 * Prepares statements as functions of their values. Rows are typed here, unchecked, and nowhere else: a
 * statement lists exactly the columns of the record that it is typed with.
 */
export function statementsOf(database: DatabaseSync) {
  return {
    /** Reads the first row; undefined when there is none. */
    one: <Row, Values extends SQLInputValue[]>(sql: string) => {
      const statement = database.prepare(sql);
      return (...values: Values): Row | undefined => statement.get(...values) as Row | undefined;
    },
    all: <Row, Values extends SQLInputValue[] = []>(sql: string) => {
      const statement = database.prepare(sql);
      return (...values: Values): Row[] => statement.all(...values) as Row[];
    },
    write: <Values extends SQLInputValue[]>(sql: string) => {
      const statement = database.prepare(sql);
      return (...values: Values): void => void statement.run(...values);
    },
    /** Writes a row and returns its new ID. */
    insert: <Values extends SQLInputValue[]>(sql: string) => {
      const statement = database.prepare(sql);
      return (...values: Values): number => Number(statement.run(...values).lastInsertRowid);
    },
  };
}
