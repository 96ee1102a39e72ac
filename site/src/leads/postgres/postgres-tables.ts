import type { LeadTables } from '../sql/lead-tables.ts';
import type { LeadDatabase } from './database.ts';
import { lockFilesForLead } from './locks.ts';
import { type DatabaseClock, postgresDialect, postgresSession } from './postgres-sql.ts';

/** The tables that several machines share. Leases and pauses run by the database's clock. */
export function postgresTables(database: LeadDatabase, clock: DatabaseClock): LeadTables {
  return {
    ...postgresSession(database),
    dialect: postgresDialect(clock),
    leads: 'headwater_leads',
    forms: 'headwater_forms',
    listsUploads: true,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    flagCounts: `SELECT flag AS name, count(*) AS count FROM headwater_leads, unnest(flags) AS flag
      WHERE flags <> '{}' GROUP BY flag`,
    position: 'strpos',
    besideSweeps: (work) =>
      database.transaction(async (session) => {
        await session.rows(lockFilesForLead);
        return work(postgresSession(session));
      }),
    // Frees the rows for new ones. The server's own cleaning does the same later.
    clean: async () => void (await database.run('VACUUM headwater_leads').catch(() => 0)),
  };
}
