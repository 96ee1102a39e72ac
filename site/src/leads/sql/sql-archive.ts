import { statesForPerson } from '../lead.ts';
import type { LeadArchive } from '../lead-archive.ts';
import { finishedStates } from '../lead-store.ts';
import { type LeadTables, selectLeads } from './lead-tables.ts';

/** The database for operators. */
export function sqlArchive(tables: LeadTables): LeadArchive {
  const { run, leads, position, dialect } = tables;
  const { now, duration, isIn } = dialect;
  const isWanted = `(:all = 1 OR ${isIn('state', ':states')})`;
  const isNamed = isIn('key', ':keys');
  return {
    list: (states, most, skipped = 0) =>
      selectLeads(tables, `WHERE ${isWanted} ORDER BY acceptedAt DESC, key LIMIT :most OFFSET :skipped`, {
        states,
        all: Number(states.length === 0),
        most,
        skipped,
      }),
    async count(states) {
      const [row] = await tables.rows(`SELECT count(*) AS count FROM ${leads} WHERE ${isWanted}`, {
        states,
        all: Number(states.length === 0),
      });
      return Number(row?.count);
    },
    find: (keyPrefix) => selectLeads(tables, 'WHERE substr(key, 1, length(:keyPrefix)) = :keyPrefix', { keyPrefix }),
    retry: (keys) =>
      run(
        `UPDATE ${leads} SET state = 'accepted', sent = NULL, waitsSince = ${now()}, nextAttemptAt = ${now()},
           finishedAt = NULL
         WHERE ${isNamed} AND state NOT IN ('delivered', 'delivering')`,
        { keys },
      ),
    close: (keys) =>
      run(
        `UPDATE ${leads} SET state = 'done', finishedAt = ${now()},
           handOver = CASE WHEN state <> 'spam' THEN handOver END
         WHERE ${isNamed} AND ${isIn('state', ':closable')}`,
        { keys, closable: ['spam', ...statesForPerson] },
      ),
    mentioning: (text) => selectLeads(tables, `WHERE ${position}(lower(content), lower(:text)) > 0`, { text }),
    async erase(keys) {
      const rows = await tables.rows(`DELETE FROM ${leads} WHERE ${isNamed} AND state <> 'delivering' RETURNING key`, {
        keys,
      });
      await tables.clean();
      return rows.map(({ key }) => String(key));
    },
    removeFinished: (age) =>
      run(
        `DELETE FROM ${leads} WHERE ${isIn('state', ':finished')} AND finishedAt < ${now()} - ${duration(':age')}
           AND (handOver IS DISTINCT FROM 'waiting' OR state = 'refused')`,
        { finished: finishedStates, age },
      ),
  };
}
