import type { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../sqlite/migrate.ts';

/**
 * The steps that upgrade an outbox of any earlier version; `PRAGMA user_version` counts those that a file has
 * behind it. Append only, and only what the previous version of the site tolerates: it may share the file
 * during a deploy, or run again after a rollback.
 */
const MIGRATIONS: readonly string[] = [
  // The first version did not number its schema: its tables may exist.
  `CREATE TABLE IF NOT EXISTS leads (
    key TEXT PRIMARY KEY,
    formId INTEGER NOT NULL,
    formVersion TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    content TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('accepted', 'delivering', 'delivered', 'refused', 'spam', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    acceptedAt INTEGER NOT NULL,
    waitsSince INTEGER NOT NULL,
    nextAttemptAt INTEGER NOT NULL,
    leaseOwner TEXT,
    lastError TEXT,
    entryId INTEGER,
    answer TEXT,
    finishedAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leadsByTurn ON leads (state, nextAttemptAt);
  CREATE TABLE IF NOT EXISTS forms (
    id INTEGER PRIMARY KEY,
    definition TEXT NOT NULL,
    shape TEXT NOT NULL,
    seenAt INTEGER NOT NULL
  ) STRICT;`,
  // Flags, and states without a CHECK, because SQLite cannot change a CHECK without copying the table.
  `CREATE TABLE leadsWithFlags (
    key TEXT PRIMARY KEY,
    formId INTEGER NOT NULL,
    formVersion TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    flags TEXT NOT NULL DEFAULT '[]' CHECK (json_type(flags) = 'array'),
    attempts INTEGER NOT NULL DEFAULT 0,
    acceptedAt INTEGER NOT NULL,
    waitsSince INTEGER NOT NULL,
    nextAttemptAt INTEGER NOT NULL,
    leaseOwner TEXT,
    lastError TEXT,
    entryId INTEGER,
    answer TEXT,
    finishedAt INTEGER,
    content TEXT NOT NULL
  ) STRICT;
  INSERT INTO leadsWithFlags (key, formId, formVersion, fingerprint, state, attempts, acceptedAt, waitsSince,
      nextAttemptAt, leaseOwner, lastError, entryId, answer, finishedAt, content)
    SELECT key, formId, formVersion, fingerprint, state, attempts, acceptedAt, waitsSince,
      nextAttemptAt, leaseOwner, lastError, entryId, answer, finishedAt, content FROM leads;
  DROP TABLE leads;
  ALTER TABLE leadsWithFlags RENAME TO leads;
  CREATE INDEX leadsByTurn ON leads (state, nextAttemptAt);
  CREATE INDEX leadsByFlags ON leads (flags) WHERE flags <> '[]';`,
  // Attempts without a response, and which CMS honors keys. Earlier versions did not record either: leads that they
  // were delivering may have been sent.
  `ALTER TABLE leads ADD COLUMN sent TEXT CHECK (sent IN ('keyed', 'unkeyed'));
  UPDATE leads SET sent = 'unkeyed' WHERE state = 'delivering';
  CREATE TABLE cms (
    url TEXT PRIMARY KEY,
    honorsKeys INTEGER NOT NULL,
    heardAt INTEGER NOT NULL
  ) STRICT;`,
  // Whether the CMS's mutation takes files; null until it was queried.
  'ALTER TABLE cms ADD COLUMN takesFiles INTEGER;',
  // The hand-over to a webhook. Leads of earlier versions are not handed over.
  `ALTER TABLE leads ADD COLUMN handOver TEXT CHECK (handOver IN ('waiting', 'done'));
  ALTER TABLE leads ADD COLUMN handOverAt INTEGER;
  ALTER TABLE leads ADD COLUMN handOverSince INTEGER;
  ALTER TABLE leads ADD COLUMN handOverAttempts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE leads ADD COLUMN handOverError TEXT;
  CREATE INDEX leadsByHandOver ON leads (handOverAt) WHERE handOver = 'waiting';`,
];

/**
 * Upgrades an outbox, or leaves it exactly as it was. A file of a later version is not changed.
 * @throws Error of SQLite when the disk fails or another process holds the lock
 */
export function migrateOutbox(database: DatabaseSync): void {
  migrate(database, MIGRATIONS);
}
