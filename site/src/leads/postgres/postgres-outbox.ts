import type { Lead, NewLead } from '../lead.ts';
import {
  FilesGoneError,
  type FirstState,
  LEASE_MS,
  LeaseLostError,
  type Outbox,
  type OutboxOptions,
} from '../outbox.ts';
import { summaryOf } from '../summary-of.ts';
import { type DatabaseClock, interval, milliseconds } from './clock.ts';
import type { LeadDatabase } from './database.ts';
import { leadColumns, leadOf, storable } from './lead-columns.ts';
import { lockFilesForLead } from './locks.ts';
import type { Row, Session } from './session.ts';

/** The outbox of several machines. Leases and pauses run by the database's clock. */
export function postgresOutbox(
  database: LeadDatabase,
  { owner, hasFile = async () => true, handsOver = false }: OutboxOptions,
  clock: DatabaseClock,
): Outbox {
  const now = clock.sql;
  const leaseEnd = (parameter: string) => `${now} + ${interval(parameter)}`;

  async function insert(session: Session, lead: NewLead, state: FirstState, reason: string | null): Promise<number> {
    const { key, formId, formVersion, fingerprint, flags, content } = lead;
    const uploads = (content.files ?? []).map(({ upload }) => upload);
    const isSent = state === 'delivering';
    return session.run(
      // The CMS did not store a refused lead: the visitor corrects it under the same key.
      `INSERT INTO headwater_leads AS lead (key, form_id, form_version, fingerprint, flags, content, uploads, state,
         attempts, lease_owner, last_error, accepted_at, waits_since, next_attempt_at, hand_over, hand_over_at,
         hand_over_since)
       SELECT $1, $2::integer, $3, $4, $5::text[], $6, $7::text[], $8, $9::integer, $10, $11, time.now, time.now,
         time.now + ${interval('$12')}, $13::text, CASE WHEN $13::text IS NOT NULL THEN time.now END,
         CASE WHEN $13::text IS NOT NULL THEN time.now END
       FROM (SELECT ${now} AS now) AS time
       ON CONFLICT (key) DO UPDATE SET form_version = excluded.form_version, fingerprint = excluded.fingerprint,
         flags = excluded.flags, content = excluded.content, uploads = excluded.uploads, state = excluded.state,
         attempts = lead.attempts + excluded.attempts, waits_since = excluded.waits_since,
         next_attempt_at = excluded.next_attempt_at, lease_owner = excluded.lease_owner,
         last_error = excluded.last_error, finished_at = NULL, sent = NULL, hand_over = excluded.hand_over,
         hand_over_at = excluded.hand_over_at, hand_over_since = excluded.hand_over_since
       WHERE lead.state = 'refused' AND lead.form_id = excluded.form_id`,
      [
        ...[key, formId, formVersion, fingerprint, flags, JSON.stringify(content), uploads, state],
        ...[isSent ? 1 : 0, owner, reason, isSent ? LEASE_MS : 0, handsOver ? 'waiting' : null],
      ],
    );
  }

  /** A sweep that began before is waited for: it finds the files claimed, or this finds them gone. */
  function insertWithFiles(lead: NewLead, uploads: string[], state: FirstState, reason: string | null) {
    return database.transaction(async (session) => {
      await session.rows(lockFilesForLead);
      const changed = await insert(session, lead, state, reason);
      const found = changed > 0 ? await Promise.all(uploads.map(hasFile)) : [];
      if (found.includes(false)) throw new FilesGoneError();
      return changed;
    });
  }

  async function find(key: string): Promise<Lead | undefined> {
    const [row] = await database.rows(`SELECT ${leadColumns} FROM headwater_leads AS lead WHERE key = $1`, [key]);
    return row && leadOf(row);
  }

  /** The difference between the clocks of this machine and of the database. */
  const shiftOf = (row: Row | undefined) => clock.here() - Number(row?.now);

  /** Ages of claimed leads are compared with the clock of this machine. */
  function claimedOf({ now: _now, ...row }: Row, shift: number): Lead {
    const lead = leadOf(row);
    return { ...lead, acceptedAt: lead.acceptedAt + shift, waitsSince: lead.waitsSince + shift };
  }

  return {
    async add(lead, state, reason) {
      const uploads = (lead.content.files ?? []).map(({ upload }) => upload);
      const changed =
        uploads.length === 0
          ? await insert(database, lead, state, reason ?? null)
          : await insertWithFiles(lead, uploads, state, reason ?? null);
      return changed === 0 ? find(lead.key) : undefined;
    },
    find,
    async claim(most, inFlight = []) {
      const rows = await database.rows(
        `WITH due AS MATERIALIZED (
           SELECT key FROM headwater_leads
           WHERE state IN ('accepted', 'delivering') AND next_attempt_at <= ${now} AND key <> ALL ($3::text[])
           ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         UPDATE headwater_leads AS lead SET state = 'delivering', attempts = attempts + 1, lease_owner = $1,
           next_attempt_at = ${leaseEnd('$4')}
         FROM due WHERE lead.key = due.key RETURNING ${leadColumns}, ${milliseconds(now)} AS now`,
        [owner, most, inFlight, LEASE_MS],
      );
      const shift = shiftOf(rows[0]);
      return rows.map((row) => claimedOf(row, shift));
    },
    async sending(key, sent) {
      const changed = await database.run(
        `UPDATE headwater_leads SET sent = $3, next_attempt_at = ${leaseEnd('$4')}
         WHERE key = $1 AND state = 'delivering' AND lease_owner = $2`,
        [key, owner, sent, LEASE_MS],
      );
      if (changed === 0) throw new LeaseLostError();
    },
    async renew(keys) {
      await database.run(
        `UPDATE headwater_leads SET next_attempt_at = ${leaseEnd('$3')}
         WHERE key = ANY ($1::text[]) AND state = 'delivering' AND lease_owner = $2`,
        [keys, owner, LEASE_MS],
      );
    },
    async finish(key, ending) {
      const { state, entryId, answer, lastError } = { entryId: null, answer: null, lastError: null, ...ending };
      await database.run(
        // A success counts from any process; a refusal only from the one that holds the lease.
        `UPDATE headwater_leads SET state = $3, entry_id = $4, answer = $5, last_error = $6, finished_at = ${now},
           lease_owner = NULL, sent = CASE WHEN $3 = 'unknown' THEN sent END
         WHERE key = $1 AND state <> 'delivered' AND (lease_owner = $2 OR $3 = 'delivered')`,
        [key, owner, state, entryId, answer, lastError && storable(lastError)],
      );
    },
    async postpone(key, pauseMs, lastError, sent) {
      await database.run(
        `UPDATE headwater_leads SET state = 'accepted', next_attempt_at = ${now} + ${interval('$3')}, last_error = $4,
           sent = $5, lease_owner = NULL
         WHERE key = $1 AND state = 'delivering' AND lease_owner = $2`,
        [key, owner, pauseMs, storable(lastError), sent],
      );
    },
    async makeDue() {
      await database.run(`UPDATE headwater_leads SET next_attempt_at = ${now} WHERE state = 'accepted'`);
    },
    async summary() {
      const states = await database.rows(
        `SELECT state AS name, count(*) AS count, ${milliseconds('min(accepted_at)')} AS oldest,
           ${milliseconds(now)} AS now FROM headwater_leads GROUP BY state`,
      );
      const flags = await database.rows(
        `SELECT flag AS name, count(*) AS count FROM headwater_leads, unnest(flags) AS flag
         WHERE flags <> '{}' GROUP BY flag`,
      );
      const [handOver] = await database.rows(
        `SELECT count(*) AS count, ${milliseconds('min(greatest(hand_over_since, waits_since))')} AS oldest
         FROM headwater_leads WHERE hand_over = 'waiting' AND state NOT IN ('spam', 'refused')`,
      );
      const shift = shiftOf(states[0]);
      return summaryOf(
        states.map(({ name, count, oldest }) => ({ name, count, oldest: Number(oldest) + shift })),
        flags.map(({ name, count }) => ({ name, count })),
        handOver && { count: handOver.count, oldest: Number(handOver.oldest) + shift },
      );
    },
  };
}
