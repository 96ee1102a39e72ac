import type { SqlSession, Values } from '../../sql/sql.ts';
import type { NewLead } from '../lead.ts';
import {
  FilesGoneError,
  type FirstState,
  LEASE_MS,
  LeaseLostError,
  type Outbox,
  type OutboxOptions,
  type OutboxSummary,
} from '../outbox.ts';
import { summaryOf } from '../summary-of.ts';
import { claimStatement, type LeadTables, leadColumns, leadOf, selectLeads } from './lead-tables.ts';

/** What a visitor's correction replaces. */
const CORRECTED = [
  'formVersion',
  'fingerprint',
  'flags',
  'content',
  'state',
  'waitsSince',
  'nextAttemptAt',
  'leaseOwner',
  'lastError',
  'handOver',
  'handOverAt',
  'handOverSince',
];

function uploadsOf({ content }: NewLead): string[] {
  return (content.files ?? []).map(({ upload }) => upload);
}

interface Insertion {
  lead: NewLead;
  state: FirstState;
  reason: string | undefined;
}

/** The statement that stores a lead, unless its key is known. */
function insertStatement(
  { leads, dialect, listsUploads }: LeadTables,
  { owner, handsOver = false }: OutboxOptions,
  { lead, state, reason }: Insertion,
): [sql: string, values: Values] {
  const { key, formId, formVersion, fingerprint, flags, content } = lead;
  const isSent = state === 'delivering';
  const values = {
    key,
    formId,
    formVersion,
    fingerprint,
    flags,
    content: JSON.stringify(content),
    state,
    leaseOwner: owner,
    attempts: isSent ? 1 : 0,
    lastError: reason ?? null,
    handOver: handsOver ? 'waiting' : null,
    ...(listsUploads && { uploads: uploadsOf(lead) }),
  };
  const now = '(SELECT now FROM clock)';
  const handOverAt = handsOver ? now : 'NULL';
  const times = {
    acceptedAt: now,
    waitsSince: now,
    nextAttemptAt: `${now} + ${dialect.duration(':lease')}`,
    handOverAt,
    handOverSince: handOverAt,
  };
  const corrected = listsUploads ? [...CORRECTED, 'uploads'] : CORRECTED;
  // The CMS did not store a refused lead: the visitor corrects it under the same key.
  const sql = `WITH clock AS MATERIALIZED (SELECT ${dialect.now()} AS now)
    INSERT INTO ${leads} AS lead (${[...Object.keys(values), ...Object.keys(times)].join(', ')})
    VALUES (${[...Object.keys(values).map((name) => `:${name}`), ...Object.values(times)].join(', ')})
    ON CONFLICT (key) DO UPDATE SET ${corrected.map((column) => `${column} = excluded.${column}`).join(', ')},
      attempts = lead.attempts + excluded.attempts, finishedAt = NULL, sent = NULL
    WHERE lead.state = 'refused' AND lead.formId = excluded.formId`;
  return [sql, { ...values, lease: isSent ? LEASE_MS : 0 }];
}

async function summary({ rows, leads, flagCounts, dialect }: LeadTables): Promise<OutboxSummary> {
  const states = await rows(
    `SELECT state AS name, count(*) AS count, ${dialect.millisecondsHere('min(acceptedAt)')} AS oldest
     FROM ${leads} GROUP BY state`,
  );
  const since = 'CASE WHEN handOverSince > waitsSince THEN handOverSince ELSE waitsSince END';
  const [handOver] = await rows(
    `SELECT count(*) AS count, ${dialect.millisecondsHere(`min(${since})`)} AS oldest FROM ${leads}
     WHERE handOver = 'waiting' AND state NOT IN ('spam', 'refused')`,
  );
  return summaryOf(states, await rows(flagCounts), handOver);
}

/** The outbox in a database. While a lead is being delivered, `nextAttemptAt` is the end of its lease. */
export function sqlOutbox(tables: LeadTables, options: OutboxOptions): Outbox {
  const { run, leads, dialect } = tables;
  const { owner, hasFile = async () => true } = options;
  const { now, duration, isIn } = dialect;
  const IS_HELD = "state = 'delivering' AND leaseOwner = :owner";
  const newLease = () => `${now()} + ${duration(':lease')}`;

  async function find(key: string) {
    const [lead] = await selectLeads(tables, 'WHERE key = :key', { key });
    return lead;
  }

  async function insertWithFiles(session: SqlSession, uploads: readonly string[], statement: [string, Values]) {
    const changed = await session.run(...statement);
    const found = changed > 0 ? await Promise.all(uploads.map(hasFile)) : [];
    if (found.includes(false)) throw new FilesGoneError();
    return changed;
  }

  return {
    async add(lead, state, reason) {
      const statement = insertStatement(tables, options, { lead, state, reason });
      const uploads = uploadsOf(lead);
      const changed =
        uploads.length === 0
          ? await run(...statement)
          : // The sweep finds the files claimed, or this finds them gone.
            await tables.besideSweeps((session) => insertWithFiles(session, uploads, statement));
      return changed === 0 ? find(lead.key) : undefined;
    },
    find,
    async claim(most, inFlight = []) {
      const claim = claimStatement(tables, {
        isDue: "state IN ('accepted', 'delivering')",
        since: 'nextAttemptAt',
        set: `state = 'delivering', attempts = attempts + 1, leaseOwner = :owner, nextAttemptAt = ${newLease()}`,
        columns: leadColumns(tables, dialect.millisecondsHere),
      });
      return (await tables.rows(claim, { owner, most, inFlight, lease: LEASE_MS })).map(leadOf);
    },
    async sending(key, sent) {
      const changed = await run(
        `UPDATE ${leads} SET sent = :sent, nextAttemptAt = ${newLease()} WHERE key = :key AND ${IS_HELD}`,
        { key, sent, owner, lease: LEASE_MS },
      );
      if (changed === 0) throw new LeaseLostError();
    },
    async renew(keys) {
      await run(`UPDATE ${leads} SET nextAttemptAt = ${newLease()} WHERE ${isIn('key', ':keys')} AND ${IS_HELD}`, {
        keys,
        owner,
        lease: LEASE_MS,
      });
    },
    async finish(key, ending) {
      await run(
        // A success counts from any process; a refusal only from the one that holds the lease.
        `UPDATE ${leads} SET state = :state, entryId = :entryId, answer = :answer, lastError = :lastError,
           finishedAt = ${now()}, leaseOwner = NULL, sent = CASE WHEN :state = 'unknown' THEN sent END
         WHERE key = :key AND state <> 'delivered' AND (leaseOwner = :owner OR :state = 'delivered')`,
        { key, owner, entryId: null, answer: null, lastError: null, ...ending },
      );
    },
    async postpone(key, pause, lastError, sent) {
      await run(
        `UPDATE ${leads} SET state = 'accepted', nextAttemptAt = ${now()} + ${duration(':pause')},
           lastError = :lastError, sent = :sent, leaseOwner = NULL WHERE key = :key AND ${IS_HELD}`,
        { key, owner, pause, lastError, sent },
      );
    },
    makeDue: async () => void (await run(`UPDATE ${leads} SET nextAttemptAt = ${now()} WHERE state = 'accepted'`)),
    summary: () => summary(tables),
  };
}
