import type { HandOvers } from '../hand-over/hand-overs.ts';
import { handedOverStates } from '../lead-store.ts';
import { LEASE_MS } from '../outbox.ts';
import { claimStatement, type LeadTables, leadColumns, leadOf, selectLeads } from './lead-tables.ts';

/** The hand-overs of the leads in a database. */
export function sqlHandOvers(tables: LeadTables): HandOvers {
  const { run, leads, dialect } = tables;
  const { now, duration, isIn } = dialect;
  const isReady = `handOver = 'waiting' AND ${isIn('state', ':ready')}`;
  const ready = handedOverStates;
  return {
    async claim(most, inFlight = []) {
      const claim = claimStatement(tables, {
        isDue: isReady,
        since: 'handOverAt',
        set: `handOverAttempts = handOverAttempts + 1, handOverAt = ${now()} + ${duration(':lease')}`,
        columns: leadColumns(tables),
      });
      return (await tables.rows(claim, { ready, most, inFlight, lease: LEASE_MS })).map(leadOf);
    },
    async done(key) {
      await run(`UPDATE ${leads} SET handOver = 'done', handOverAt = ${now()}, handOverError = NULL WHERE key = :key`, {
        key,
      });
    },
    async postpone(key, pause, error) {
      await run(
        `UPDATE ${leads} SET handOverAt = ${now()} + ${duration(':pause')}, handOverError = :error
         WHERE key = :key AND handOver = 'waiting'`,
        { key, pause, error },
      );
    },
    async makeDue() {
      await run(`UPDATE ${leads} SET handOverAt = ${now()} WHERE handOver = 'waiting' AND handOverAt > ${now()}`);
    },
    waiting: (most) => selectLeads(tables, `WHERE ${isReady} ORDER BY handOverSince, key LIMIT :most`, { ready, most }),
    queue: (keys) =>
      run(
        `UPDATE ${leads} SET handOver = 'waiting', handOverAt = ${now()}, handOverSince = ${now()}
         WHERE ${isIn('key', ':keys')} AND state NOT IN ('spam', 'refused')`,
        { keys },
      ),
    cancel: (keys) =>
      run(`UPDATE ${leads} SET handOver = NULL WHERE handOver = 'waiting' AND (:all = 1 OR ${isIn('key', ':keys')})`, {
        keys,
        all: Number(keys.length === 0),
      }),
  };
}
