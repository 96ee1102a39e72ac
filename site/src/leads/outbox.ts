import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { immediately } from './immediate-transaction.ts';
import { type Lead, type LeadFlag, type LeadState, leadFlags, leadStates, type NewLead, type Sent } from './lead.ts';
import type { OutboxFile } from './outbox-file.ts';

/** How a delivery ended. */
export type Ending =
  | { state: 'delivered'; entryId: number | null; answer: string }
  | { state: 'refused' | 'dead' | 'unknown' | 'needs-person'; lastError: string };

/** The state in which a lead is stored first: `delivering` when it is sent at once. */
export type FirstState = Extract<LeadState, 'accepted' | 'delivering' | 'spam' | 'needs-person'>;

/** Counts of waiting, delivered and held leads. */
export interface OutboxSummary {
  leads: Record<LeadState, number>;
  /** Leads with each flag, whatever their state. */
  flagged: Record<LeadFlag, number>;
  /** When the oldest undelivered lead was accepted; undefined when none waits. */
  oldestUnsentAt: number | undefined;
}

/** Leads on disk. Every method throws OutboxUnavailableError when the disk fails or another process has the lock. */
export interface Outbox {
  /**
   * Stores a lead unless its key is known already.
   * @param reason why it is not delivered; without anything that the visitor wrote
   * @returns the lead that was already stored under the key
   * @throws FilesGoneError
   */
  add(lead: NewLead, state: FirstState, reason?: string): Lead | undefined;
  find(key: string): Lead | undefined;
  /**
   * Claims due leads, oldest first, for this process alone until the lease ends.
   * @param inFlight keys that this process is already delivering, whatever their leases say
   */
  claim(most: number, inFlight?: readonly string[]): Lead[];
  /**
   * Records that a claimed lead is about to be sent: from here on the CMS may have it.
   * @throws LeaseLostError when another process has taken it
   */
  sending(key: string, sent: Sent): void;
  /** Extends the leases of claimed leads. */
  renew(keys: readonly string[]): void;
  finish(key: string, ending: Ending): void;
  /** Releases a claimed lead. @param sent whether the CMS may have it all the same */
  postpone(key: string, nextAttemptAt: number, lastError: string, sent: Sent | null): void;
  /** Makes every waiting lead due now. */
  makeDue(): void;
  summary(): OutboxSummary;
  close(): void;
}

/** A file of the lead was deleted since its visitor's submission was checked: the lead is not stored. */
export class FilesGoneError extends Error {
  override readonly name = 'FilesGoneError';
}

/** Another process has claimed the lead in the meantime: this one must not send it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

interface OutboxOptions {
  /** Identifies this process among those that share the file. */
  owner: string;
  now?: () => number;
  /** Whether an upload is on disk. */
  hasFile?: (upload: string) => boolean;
}

/** The process that held a lease without renewing it for this long is gone. */
export const LEASE_MS = 20_000;

type Row = Record<string, SQLOutputValue>;

/** The table's columns match a lead, enforced by SQLite; only flags and content are JSON. */
export function leadOf(row: Row): Lead {
  const [flags, content] = [row.flags, row.content].map((text) => JSON.parse(String(text)));
  return { ...(row as unknown as Lead), flags, content };
}

/** A count for each name, 0 for names without a row. */
function countsOf<Name extends string>(names: readonly Name[], rows: readonly Row[]): Record<Name, number> {
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  // The type of Object.fromEntries loses the names.
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}

const WAITS = `(state = 'accepted' AND nextAttemptAt <= :now) OR (state = 'delivering' AND nextAttemptAt <= :now)`;

/** The outbox in a file. While a lead is being delivered, `nextAttemptAt` is the end of its lease. */
export function createOutbox(file: OutboxFile, { owner, now = Date.now, hasFile = () => true }: OutboxOptions): Outbox {
  function find(key: string): Lead | undefined {
    const row = file.use((database) => database.prepare('SELECT * FROM leads WHERE key = ?').get(key));
    return row && leadOf(row);
  }

  return {
    add({ key, formId, formVersion, fingerprint, flags, content }, state, reason) {
      const time = now();
      const nextAttemptAt = state === 'delivering' ? time + LEASE_MS : time;
      const insert = (database: DatabaseSync) =>
        database
          .prepare(
            // The CMS did not store a refused lead: the visitor corrects it under the same key.
            `INSERT INTO leads (key, formId, formVersion, fingerprint, flags, content, state, attempts, acceptedAt, waitsSince, nextAttemptAt, leaseOwner, lastError)
             VALUES (:key, :formId, :formVersion, :fingerprint, :flags, :content, :state, :attempts, :time, :time, :nextAttemptAt, :owner, :reason)
             ON CONFLICT (key) DO UPDATE SET formVersion = :formVersion, fingerprint = :fingerprint, flags = :flags,
               content = :content, state = :state, attempts = attempts + :attempts, waitsSince = :time, nextAttemptAt = :nextAttemptAt, leaseOwner = :owner,
               lastError = :reason, finishedAt = NULL, sent = NULL
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
          });
      const { files = [] } = content;
      const { changes } = file.use((database) => {
        if (files.length === 0) return insert(database);
        // A sweep that began before waits for the lock: it finds the files claimed, or this finds them gone.
        return immediately(database, () => {
          const outcome = insert(database);
          if (outcome.changes > 0 && !files.every(({ upload }) => hasFile(upload))) throw new FilesGoneError();
          return outcome;
        });
      });
      return changes === 0 ? find(key) : undefined;
    },
    find,
    claim(most, inFlight = []) {
      const time = now();
      const rows = file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET state = 'delivering', attempts = attempts + 1, leaseOwner = :owner, nextAttemptAt = :until
             WHERE key IN (SELECT key FROM leads WHERE (${WAITS})
               AND key NOT IN (SELECT value FROM json_each(:inFlight)) ORDER BY nextAttemptAt LIMIT :most)
             RETURNING *`,
          )
          .all({ owner, now: time, until: time + LEASE_MS, most, inFlight: JSON.stringify(inFlight) }),
      );
      return rows.map(leadOf);
    },
    sending(key, sent) {
      const { changes } = file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET sent = :sent, nextAttemptAt = :until
             WHERE key = :key AND state = 'delivering' AND leaseOwner = :owner`,
          )
          .run({ key, sent, owner, until: now() + LEASE_MS }),
      );
      if (changes === 0) throw new LeaseLostError('another process delivers this lead');
    },
    renew(keys) {
      file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET nextAttemptAt = :until WHERE key IN (SELECT value FROM json_each(:keys))
             AND state = 'delivering' AND leaseOwner = :owner`,
          )
          .run({ keys: JSON.stringify(keys), owner, until: now() + LEASE_MS }),
      );
    },
    finish(key, ending) {
      const { entryId, answer, lastError } = { entryId: null, answer: null, lastError: null, ...ending };
      file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET state = :state, entryId = :entryId, answer = :answer, lastError = :lastError,
               finishedAt = :time, leaseOwner = NULL, sent = CASE WHEN :state = 'unknown' THEN sent END
             -- A success counts from any process; a refusal only from the one that holds the lease.
             WHERE key = :key AND state <> 'delivered' AND (leaseOwner = :owner OR :state = 'delivered')`,
          )
          .run({ key, state: ending.state, entryId, answer, lastError, time: now(), owner }),
      );
    },
    postpone(key, nextAttemptAt, lastError, sent) {
      file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET state = 'accepted', nextAttemptAt = :nextAttemptAt, lastError = :lastError, sent = :sent, leaseOwner = NULL
             WHERE key = :key AND state = 'delivering' AND leaseOwner = :owner`,
          )
          .run({ key, nextAttemptAt, lastError, sent, owner }),
      );
    },
    makeDue() {
      file.use((database) =>
        database.prepare("UPDATE leads SET nextAttemptAt = :now WHERE state = 'accepted'").run({ now: now() }),
      );
    },
    summary() {
      const [states, flags] = file.use((database) => [
        database
          .prepare('SELECT state AS name, count(*) AS count, min(acceptedAt) AS oldest FROM leads GROUP BY state')
          .all(),
        database
          .prepare(
            `SELECT flag.value AS name, count(*) AS count FROM leads, json_each(leads.flags) AS flag
             WHERE leads.flags <> '[]' GROUP BY flag.value`,
          )
          .all(),
      ]);
      const unsent = states.filter(({ name }) => name === 'accepted' || name === 'delivering');
      return {
        leads: countsOf(leadStates, states),
        flagged: countsOf(leadFlags, flags),
        oldestUnsentAt: unsent.length > 0 ? Math.min(...unsent.map(({ oldest }) => Number(oldest))) : undefined,
      };
    },
    close: () => file.close(),
  };
}
