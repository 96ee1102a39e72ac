import type { HandOvers } from '../hand-over/hand-overs.ts';
import { handedOverStates } from '../lead-store.ts';
import { LEASE_MS } from '../outbox.ts';
import { type DatabaseClock, interval } from './clock.ts';
import type { LeadDatabase } from './database.ts';
import { leadColumns, leadOf, storable } from './lead-columns.ts';

const IS_READY = `hand_over = 'waiting' AND state = ANY ($1::text[])`;

/** The hand-overs of several machines. Leases and pauses run by the database's clock. */
export function postgresHandOvers(database: LeadDatabase, { sql: now }: DatabaseClock): HandOvers {
  return {
    async claim(most, inFlight = []) {
      const rows = await database.rows(
        `WITH due AS MATERIALIZED (
           SELECT key FROM headwater_leads WHERE ${IS_READY} AND hand_over_at <= ${now} AND key <> ALL ($3::text[])
           ORDER BY hand_over_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         UPDATE headwater_leads AS lead SET hand_over_attempts = hand_over_attempts + 1,
           hand_over_at = ${now} + ${interval('$4')}
         FROM due WHERE lead.key = due.key RETURNING ${leadColumns}`,
        [handedOverStates, most, inFlight, LEASE_MS],
      );
      return rows.map(leadOf);
    },
    async done(key) {
      await database.run(
        `UPDATE headwater_leads SET hand_over = 'done', hand_over_at = ${now}, hand_over_error = NULL WHERE key = $1`,
        [key],
      );
    },
    async postpone(key, pauseMs, error) {
      await database.run(
        `UPDATE headwater_leads SET hand_over_at = ${now} + ${interval('$2')}, hand_over_error = $3
         WHERE key = $1 AND hand_over = 'waiting'`,
        [key, pauseMs, storable(error)],
      );
    },
    async makeDue() {
      await database.run(
        `UPDATE headwater_leads SET hand_over_at = least(hand_over_at, ${now}) WHERE hand_over = 'waiting'`,
      );
    },
    async waiting(most) {
      const rows = await database.rows(
        `SELECT ${leadColumns} FROM headwater_leads AS lead WHERE ${IS_READY} ORDER BY hand_over_since, key LIMIT $2`,
        [handedOverStates, most],
      );
      return rows.map(leadOf);
    },
    queue: (keys) =>
      database.run(
        `UPDATE headwater_leads SET hand_over = 'waiting', hand_over_at = ${now}, hand_over_since = ${now}
         WHERE key = ANY ($1::text[]) AND state NOT IN ('spam', 'refused')`,
        [keys],
      ),
    cancel: (keys) =>
      database.run(
        `UPDATE headwater_leads SET hand_over = NULL
         WHERE hand_over = 'waiting' AND ($1::text[] = '{}' OR key = ANY ($1::text[]))`,
        [keys],
      ),
  };
}
