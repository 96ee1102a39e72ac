import { statesForPerson } from '../lead.ts';
import type { LeadArchive } from '../lead-archive.ts';
import { finishedStates } from '../lead-store.ts';
import { type DatabaseClock, interval } from './clock.ts';
import type { LeadDatabase } from './database.ts';
import { leadColumns, leadOf } from './lead-columns.ts';

const LEADS = `SELECT ${leadColumns} FROM headwater_leads AS lead`;
const IS_WANTED = `($1::text[] = '{}' OR state = ANY ($1::text[]))`;

/** The database for operators. */
export function postgresArchive(database: LeadDatabase, { sql: now }: DatabaseClock): LeadArchive {
  return {
    async list(states, most, skipped = 0) {
      const rows = await database.rows(
        `${LEADS} WHERE ${IS_WANTED} ORDER BY accepted_at DESC, key LIMIT $2 OFFSET $3`,
        [states, most, skipped],
      );
      return rows.map(leadOf);
    },
    async count(states) {
      const [row] = await database.rows(`SELECT count(*) AS leads FROM headwater_leads WHERE ${IS_WANTED}`, [states]);
      return Number(row?.leads);
    },
    async find(keyPrefix) {
      const rows = await database.rows(`${LEADS} WHERE starts_with(key, $1)`, [keyPrefix]);
      return rows.map(leadOf);
    },
    retry: (keys) =>
      database.run(
        `UPDATE headwater_leads SET state = 'accepted', sent = NULL, waits_since = ${now}, next_attempt_at = ${now},
           finished_at = NULL
         WHERE key = ANY ($1::text[]) AND state NOT IN ('delivered', 'delivering')`,
        [keys],
      ),
    close: (keys) =>
      database.run(
        `UPDATE headwater_leads SET state = 'done', finished_at = ${now},
           hand_over = CASE WHEN state <> 'spam' THEN hand_over END
         WHERE key = ANY ($1::text[]) AND state = ANY ($2::text[])`,
        [keys, ['spam', ...statesForPerson]],
      ),
    async mentioning(text) {
      const rows = await database.rows(`${LEADS} WHERE strpos(lower(content), lower($1)) > 0`, [text]);
      return rows.map(leadOf);
    },
    async erase(keys) {
      const rows = await database.rows(
        `DELETE FROM headwater_leads WHERE key = ANY ($1::text[]) AND state <> 'delivering' RETURNING key`,
        [keys],
      );
      // Frees the rows for new ones. The server's own cleaning does the same later.
      await database.run('VACUUM headwater_leads').catch(() => undefined);
      return rows.map(({ key }) => String(key));
    },
    removeFinished: (ageMs) =>
      database.run(
        `DELETE FROM headwater_leads WHERE state = ANY ($1::text[]) AND finished_at < ${now} - ${interval('$2')}
           AND (hand_over IS DISTINCT FROM 'waiting' OR state = 'refused')`,
        [finishedStates, ageMs],
      ),
  };
}
