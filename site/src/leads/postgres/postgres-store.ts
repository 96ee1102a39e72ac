import { FILE_LINK_MS } from '../hand-over/hand-overs.ts';
import { type LeadStore, type StoredCmsFacts, type UploadClaims, unclaimedStates } from '../lead-store.ts';
import { sqlAlarmRegister } from '../sql/sql-alarm-register.ts';
import { sqlArchive } from '../sql/sql-archive.ts';
import { sqlDefinitions } from '../sql/sql-definitions.ts';
import { sqlHandOvers } from '../sql/sql-hand-overs.ts';
import { sqlOutbox } from '../sql/sql-outbox.ts';
import { type LeadDatabase, openDatabase } from './database.ts';
import { lockFilesForDeletion } from './locks.ts';
import { postgresSavedForms } from './postgres-saved-forms.ts';
import { type DatabaseClock, postgresDialect, postgresSession, realClock } from './postgres-sql.ts';
import { postgresTables } from './postgres-tables.ts';

function claimsIn(database: LeadDatabase, clock: DatabaseClock): UploadClaims {
  const { now, duration } = postgresDialect(clock);
  return {
    withUnclaimed: (ids, work) =>
      database.transaction(async (session) => {
        await session.rows(lockFilesForDeletion);
        const rows = await postgresSession(session).rows(
          `SELECT DISTINCT unnest(uploads) AS id FROM headwater_leads
           WHERE uploads && :ids::text[] AND (state <> ALL (:unclaimed::text[]) OR state <> 'refused'
             AND (handOver = 'waiting' OR handOver = 'done' AND handOverAt > ${now()} - ${duration(':life')}))`,
          { ids, unclaimed: unclaimedStates, life: FILE_LINK_MS },
        );
        const claimed = new Set(rows.map(({ id }) => id));
        await work(ids.filter((id) => !claimed.has(id)));
      }),
  };
}

function cmsFactsIn(database: LeadDatabase, { sql: now }: DatabaseClock): StoredCmsFacts {
  const known = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  return {
    async read(cmsUrl) {
      const [row] = await database.rows('SELECT honors_keys, takes_files FROM headwater_cms WHERE url = $1', [cmsUrl]);
      return { honorsKeys: known(row?.honors_keys), takesFiles: known(row?.takes_files) };
    },
    async write(cmsUrl, { honorsKeys, takesFiles }) {
      await database.run(
        `INSERT INTO headwater_cms AS cms (url, honors_keys, takes_files, heard_at) VALUES ($1, $2, $3, ${now})
         ON CONFLICT (url) DO UPDATE SET honors_keys = coalesce(excluded.honors_keys, cms.honors_keys),
           takes_files = coalesce(excluded.takes_files, cms.takes_files), heard_at = excluded.heard_at`,
        [cmsUrl, honorsKeys ?? null, takesFiles ?? null],
      );
    },
  };
}

/** Names the database, without its user and password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${host}${pathname}`;
}

/** The leads of several machines in one PostgreSQL database. @param databaseUrl `DATABASE_URL` */
export function openPostgresStore(databaseUrl: string, clock: DatabaseClock = realClock): LeadStore {
  const database = openDatabase(databaseUrl);
  const tables = postgresTables(database, clock);
  return {
    name: nameOf(databaseUrl),
    outbox: (options) => sqlOutbox(tables, options),
    archive: sqlArchive(tables),
    handOvers: sqlHandOvers(tables),
    claims: claimsIn(database, clock),
    definitions: sqlDefinitions(tables),
    cmsFacts: cmsFactsIn(database, clock),
    alarms: sqlAlarmRegister(tables, 'headwater_alarms'),
    savedForms: postgresSavedForms(database),
    // A database is guarded by its own backups.
    isOutboxLost: false,
    close: database.close,
  };
}
