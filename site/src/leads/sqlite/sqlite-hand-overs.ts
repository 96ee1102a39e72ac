import type { HandOvers } from '../hand-over/hand-overs.ts';
import { handedOverStates } from '../lead-store.ts';
import { LEASE_MS } from '../outbox.ts';
import type { OutboxFile } from './outbox-file.ts';
import { leadOf } from './sqlite-outbox.ts';

const IS_READY = `handOver = 'waiting' AND state IN (SELECT value FROM json_each('${JSON.stringify(handedOverStates)}'))`;

/** The hand-overs in the outbox's file. */
export function sqliteHandOvers(file: OutboxFile, now = Date.now): HandOvers {
  return {
    async claim(most, inFlight = []) {
      const time = now();
      const rows = await file.rows(
        `UPDATE leads SET handOverAttempts = handOverAttempts + 1, handOverAt = :until
         WHERE key IN (SELECT key FROM leads WHERE ${IS_READY} AND handOverAt <= :now
           AND key NOT IN (SELECT value FROM json_each(:inFlight)) ORDER BY handOverAt LIMIT :most)
         RETURNING *`,
        { now: time, until: time + LEASE_MS, most, inFlight: JSON.stringify(inFlight) },
      );
      return rows.map(leadOf);
    },
    async done(key) {
      await file.run("UPDATE leads SET handOver = 'done', handOverAt = :now, handOverError = NULL WHERE key = :key", {
        key,
        now: now(),
      });
    },
    async postpone(key, pauseMs, error) {
      await file.run(
        "UPDATE leads SET handOverAt = :at, handOverError = :error WHERE key = :key AND handOver = 'waiting'",
        { key, at: now() + pauseMs, error },
      );
    },
    async makeDue() {
      await file.run("UPDATE leads SET handOverAt = min(handOverAt, :now) WHERE handOver = 'waiting'", { now: now() });
    },
    async waiting(most) {
      const rows = await file.rows(`SELECT * FROM leads WHERE ${IS_READY} ORDER BY handOverSince, key LIMIT :most`, {
        most,
      });
      return rows.map(leadOf);
    },
    queue: (keys) =>
      file.run(
        `UPDATE leads SET handOver = 'waiting', handOverAt = :now, handOverSince = :now
         WHERE key IN (SELECT value FROM json_each(:keys)) AND state NOT IN ('spam', 'refused')`,
        { keys: JSON.stringify(keys), now: now() },
      ),
    cancel: (keys) =>
      file.run(
        `UPDATE leads SET handOver = NULL
         WHERE handOver = 'waiting' AND (:keys = '[]' OR key IN (SELECT value FROM json_each(:keys)))`,
        { keys: JSON.stringify(keys) },
      ),
  };
}
