import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database file (or `:memory:`), creating missing tables. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    database.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
    addMissingColumns(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Migrates the file of an earlier version: `CREATE TABLE IF NOT EXISTS` does not change the columns of a table. */
function addMissingColumns(database: DatabaseSync): void {
  const rows = database.prepare("SELECT name FROM pragma_table_info('content')").all();
  const columns = rows.map(({ name }) => name);
  if (!columns.includes('post_password')) {
    database.exec("ALTER TABLE content ADD COLUMN post_password TEXT NOT NULL DEFAULT ''");
  }
  const formColumns = database.prepare("SELECT name FROM pragma_table_info('forms')").all();
  if (!formColumns.some(({ name }) => name === 'source')) database.exec('ALTER TABLE forms ADD COLUMN source TEXT');
  // The searched text was a column before it had an index.
  if (columns.includes('search_text')) {
    inTransaction(database, () =>
      database.exec(`DROP INDEX IF EXISTS revisions_by_content;
        INSERT OR REPLACE INTO content_search (rowid, text)
          SELECT id, search_text FROM content WHERE type NOT IN ('nav_menu_item', 'revision');
        ALTER TABLE content DROP COLUMN search_text;`),
    );
  }
}

/** Runs `work` in a transaction: all of its changes are stored or none. Nested calls are undone with the outer one. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  const { begin, keep, undo } = database.isTransaction ? inner : outer;
  database.exec(begin);
  try {
    const result = work();
    database.exec(keep);
    return result;
  } catch (error) {
    // After some failures, a full disk among them, SQLite has rolled back already.
    if (database.isTransaction) database.exec(undo);
    throw error;
  }
}

const outer = { begin: 'BEGIN IMMEDIATE', keep: 'COMMIT', undo: 'ROLLBACK' };
const inner = { begin: 'SAVEPOINT step', keep: 'RELEASE step', undo: 'ROLLBACK TO step; RELEASE step' };
