import type { DatabaseSync } from 'node:sqlite';
import type { Lead } from '../lead.ts';
import { FilesGoneError, LEASE_MS, LeaseLostError, type Outbox, type OutboxOptions } from '../outbox.ts';
import { summaryOf } from '../summary-of.ts';
import type { OutboxFile, Row } from './outbox-file.ts';

/** The table's columns match a lead, enforced by SQLite; only flags and content are JSON. */
export function leadOf(row: Row): Lead {
  const [flags, content] = [row.flags, row.content].map((text) => JSON.parse(String(text)));
  return { ...(row as unknown as Lead), flags, content };
}

const WAITS = `(state = 'accepted' AND nextAttemptAt <= :now) OR (state = 'delivering' AND nextAttemptAt <= :now)`;

/** The outbox in a file. While a lead is being delivered, `nextAttemptAt` is the end of its lease. */
export function sqliteOutbox(
  file: OutboxFile,
  { owner, hasFile = async () => true, handsOver = false }: OutboxOptions,
  now = Date.now,
): Outbox {
  async function find(key: string): Promise<Lead | undefined> {
    const [row] = await file.rows('SELECT * FROM leads WHERE key = :key', { key });
    return row && leadOf(row);
  }

  return {
    async add({ key, formId, formVersion, fingerprint, flags, content }, state, reason) {
      const time = now();
      const nextAttemptAt = state === 'delivering' ? time + LEASE_MS : time;
      const insert = (database: DatabaseSync) =>
        database
          .prepare(
            // The CMS did not store a refused lead: the visitor corrects it under the same key.
            `INSERT INTO leads (key, formId, formVersion, fingerprint, flags, content, state, attempts, acceptedAt, waitsSince, nextAttemptAt, leaseOwner, lastError,
               handOver, handOverAt, handOverSince)
             VALUES (:key, :formId, :formVersion, :fingerprint, :flags, :content, :state, :attempts, :time, :time, :nextAttemptAt, :owner, :reason,
               :handOver, :handOverAt, :handOverAt)
             ON CONFLICT (key) DO UPDATE SET formVersion = :formVersion, fingerprint = :fingerprint, flags = :flags,
               content = :content, state = :state, attempts = attempts + :attempts, waitsSince = :time, nextAttemptAt = :nextAttemptAt, leaseOwner = :owner,
               lastError = :reason, finishedAt = NULL, sent = NULL,
               handOver = :handOver, handOverAt = :handOverAt, handOverSince = :handOverAt
             WHERE state = 'refused' AND formId = :formId`,
          )
          .run({
            key,
            formId,
            formVersion,
            fingerprint,
            flags: JSON.stringify(flags),
            content: JSON.stringify(content),
            state,
            attempts: state === 'delivering' ? 1 : 0,
            time,
            nextAttemptAt,
            owner,
            reason: reason ?? null,
            handOver: handsOver ? 'waiting' : null,
            handOverAt: handsOver ? time : null,
          });
      const { files = [] } = content;
      // A sweep that began before waits for the lock: it finds the files claimed, or this finds them gone.
      const withFiles = async (database: DatabaseSync) => {
        const outcome = insert(database);
        const found = outcome.changes > 0 ? await Promise.all(files.map(({ upload }) => hasFile(upload))) : [];
        if (found.includes(false)) throw new FilesGoneError();
        return outcome;
      };
      const { changes } = await (files.length === 0 ? file.use(insert) : file.exclusively(withFiles));
      return changes === 0 ? find(key) : undefined;
    },
    find,
    async claim(most, inFlight = []) {
      const time = now();
      const rows = await file.rows(
        `UPDATE leads SET state = 'delivering', attempts = attempts + 1, leaseOwner = :owner, nextAttemptAt = :until
         WHERE key IN (SELECT key FROM leads WHERE (${WAITS})
           AND key NOT IN (SELECT value FROM json_each(:inFlight)) ORDER BY nextAttemptAt LIMIT :most)
         RETURNING *`,
        { owner, now: time, until: time + LEASE_MS, most, inFlight: JSON.stringify(inFlight) },
      );
      return rows.map(leadOf);
    },
    async sending(key, sent) {
      const changes = await file.run(
        `UPDATE leads SET sent = :sent, nextAttemptAt = :until
         WHERE key = :key AND state = 'delivering' AND leaseOwner = :owner`,
        { key, sent, owner, until: now() + LEASE_MS },
      );
      if (changes === 0) throw new LeaseLostError();
    },
    async renew(keys) {
      await file.run(
        `UPDATE leads SET nextAttemptAt = :until WHERE key IN (SELECT value FROM json_each(:keys))
         AND state = 'delivering' AND leaseOwner = :owner`,
        { keys: JSON.stringify(keys), owner, until: now() + LEASE_MS },
      );
    },
    async finish(key, ending) {
      const { entryId, answer, lastError } = { entryId: null, answer: null, lastError: null, ...ending };
      await file.run(
        `UPDATE leads SET state = :state, entryId = :entryId, answer = :answer, lastError = :lastError,
           finishedAt = :time, leaseOwner = NULL, sent = CASE WHEN :state = 'unknown' THEN sent END
         -- A success counts from any process; a refusal only from the one that holds the lease.
         WHERE key = :key AND state <> 'delivered' AND (leaseOwner = :owner OR :state = 'delivered')`,
        { key, state: ending.state, entryId, answer, lastError, time: now(), owner },
      );
    },
    async postpone(key, pauseMs, lastError, sent) {
      await file.run(
        `UPDATE leads SET state = 'accepted', nextAttemptAt = :nextAttemptAt, lastError = :lastError, sent = :sent, leaseOwner = NULL
         WHERE key = :key AND state = 'delivering' AND leaseOwner = :owner`,
        { key, nextAttemptAt: now() + pauseMs, lastError, sent, owner },
      );
    },
    async makeDue() {
      await file.run("UPDATE leads SET nextAttemptAt = :now WHERE state = 'accepted'", { now: now() });
    },
    async summary() {
      const [states, flags, handOver] = await file.use((database) => [
        database
          .prepare('SELECT state AS name, count(*) AS count, min(acceptedAt) AS oldest FROM leads GROUP BY state')
          .all(),
        database
          .prepare(
            `SELECT flag.value AS name, count(*) AS count FROM leads, json_each(leads.flags) AS flag
             WHERE leads.flags <> '[]' GROUP BY flag.value`,
          )
          .all(),
        database
          .prepare(
            `SELECT count(*) AS count, min(max(handOverSince, waitsSince)) AS oldest FROM leads
             WHERE handOver = 'waiting' AND state NOT IN ('spam', 'refused')`,
          )
          .all(),
      ]);
      return summaryOf(states, flags, handOver[0]);
    },
  };
}
