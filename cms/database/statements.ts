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

/** Prepares statements that read records, where a row holds a part of its record as JSON or as a number. */
export function recordsOf<Row, Stored>(database: DatabaseSync, toRecord: (row: Row) => Stored) {
  const statements = statementsOf(database);
  return {
    one: <Values extends SQLInputValue[]>(sql: string) => {
      const select = statements.one<Row, Values>(sql);
      return (...values: Values): Stored | undefined => {
        const row = select(...values);
        return row && toRecord(row);
      };
    },
    all: <Values extends SQLInputValue[] = []>(sql: string) => {
      const select = statements.all<Row, Values>(sql);
      return (...values: Values): Stored[] => select(...values).map(toRecord);
    },
  };
}
