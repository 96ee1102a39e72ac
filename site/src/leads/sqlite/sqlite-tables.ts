import { sqliteDialect, sqliteSession } from '../../sqlite/sqlite-session.ts';
import type { LeadTables } from '../sql/lead-tables.ts';
import type { OutboxFile } from './outbox-file.ts';

/** The tables in the outbox's file. */
export function sqliteTables(file: OutboxFile, now = Date.now): LeadTables {
  return {
    rows: file.rows,
    run: file.run,
    dialect: sqliteDialect(now),
    leads: 'leads',
    forms: 'forms',
    listsUploads: false,
    // Only one process writes at a time.
    skipLocked: '',
    flagCounts: `SELECT flag.value AS name, count(*) AS count FROM leads, json_each(leads.flags) AS flag
      WHERE leads.flags <> '[]' GROUP BY flag.value`,
    position: 'instr',
    besideSweeps: (work) => file.exclusively((database) => work(sqliteSession(async (use) => use(database)))),
    // The rows are overwritten; the log still has them.
    clean: () => file.use((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
  };
}
