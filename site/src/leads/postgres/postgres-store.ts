import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { FILE_LINK_MS } from '../hand-over/hand-overs.ts';
import {
  ALARM_CLAIM_MS,
  type AlarmRegister,
  type LeadStore,
  type StoredCmsFacts,
  type StoredDefinitions,
  type UploadClaims,
  unclaimedStates,
} from '../lead-store.ts';
import { type DatabaseClock, interval, realClock } from './clock.ts';
import { type LeadDatabase, openDatabase } from './database.ts';
import { lockFilesForDeletion } from './locks.ts';
import { postgresArchive } from './postgres-archive.ts';
import { postgresHandOvers } from './postgres-hand-overs.ts';
import { postgresOutbox } from './postgres-outbox.ts';
import { postgresSavedForms } from './postgres-saved-forms.ts';
import type { Row } from './session.ts';

function claimsIn(database: LeadDatabase, { sql: now }: DatabaseClock): UploadClaims {
  return {
    withUnclaimed: (ids, work) =>
      database.transaction(async (session) => {
        await session.rows(lockFilesForDeletion);
        const rows = await session.rows(
          `SELECT DISTINCT unnest(uploads) AS id FROM headwater_leads
           WHERE uploads && $1::text[] AND (state <> ALL ($2::text[]) OR state <> 'refused' AND (hand_over = 'waiting'
             OR hand_over = 'done' AND hand_over_at > ${now} - ${interval('$3')}))`,
          [ids, unclaimedStates, FILE_LINK_MS],
        );
        const claimed = new Set(rows.map(({ id }) => id));
        await work(ids.filter((id) => !claimed.has(id)));
      }),
  };
}

/** Written by `write`, with the same shape. */
function definitionOf({ definition }: Row): FormDefinition {
  return JSON.parse(String(definition)) as FormDefinition;
}

function definitionsIn(database: LeadDatabase, { sql: now }: DatabaseClock): StoredDefinitions {
  return {
    async read(id, shape) {
      const [row] = await database.rows('SELECT definition FROM headwater_forms WHERE id = $1 AND shape = $2', [
        id,
        shape,
      ]);
      return row && definitionOf(row);
    },
    async write(form, shape) {
      await database.run(
        `INSERT INTO headwater_forms (id, definition, shape, seen_at) VALUES ($1, $2, $3, ${now})
         ON CONFLICT (id) DO UPDATE SET definition = excluded.definition, shape = excluded.shape,
           seen_at = excluded.seen_at`,
        [form.databaseId, JSON.stringify(form), shape],
      );
    },
    all: async () => (await database.rows('SELECT definition FROM headwater_forms')).map(definitionOf),
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

function alarmsIn(database: LeadDatabase, { sql: now }: DatabaseClock): AlarmRegister {
  return {
    async claim(kind) {
      const claimed = await database.run(
        `INSERT INTO headwater_alarms AS alarm (kind, claimed_at) VALUES ($1, ${now})
         ON CONFLICT (kind) DO UPDATE SET claimed_at = excluded.claimed_at
         WHERE alarm.sent_at IS NULL AND alarm.claimed_at <= excluded.claimed_at - ${interval('$2')}`,
        [kind, ALARM_CLAIM_MS],
      );
      return claimed === 1;
    },
    async sent(kind) {
      await database.run(`UPDATE headwater_alarms SET sent_at = ${now} WHERE kind = $1`, [kind]);
    },
    async keepOnly(kinds) {
      await database.run('DELETE FROM headwater_alarms WHERE kind <> ALL ($1::text[])', [kinds]);
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
  return {
    name: nameOf(databaseUrl),
    outbox: (options) => postgresOutbox(database, options, clock),
    archive: postgresArchive(database, clock),
    handOvers: postgresHandOvers(database, clock),
    claims: claimsIn(database, clock),
    definitions: definitionsIn(database, clock),
    cmsFacts: cmsFactsIn(database, clock),
    alarms: alarmsIn(database, clock),
    savedForms: postgresSavedForms(database),
    // A database is guarded by its own backups.
    isOutboxLost: false,
    close: database.close,
  };
}
