import type { DatabaseSync } from 'node:sqlite';

/**
 * The steps that make an outbox of any earlier version one of this version; `PRAGMA user_version` counts those
 * that a file has behind it. Add to the end, and only what the previous version of the site can live with: it
 * may share the file during a deploy, or come back after one.
 */
const MIGRATIONS: readonly string[] = [
  // The first version of the file did not count: its tables may be there.
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
  // Flags, and states that only the code lists: SQLite cannot change a CHECK without copying the table.
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
  // What went out without an answer, and which CMS knows a lead that comes twice. The versions before did not
  // note it: what they were delivering may have gone out.
  `ALTER TABLE leads ADD COLUMN sent TEXT CHECK (sent IN ('keyed', 'unkeyed'));
  UPDATE leads SET sent = 'unkeyed' WHERE state = 'delivering';
  CREATE TABLE cms (
    url TEXT PRIMARY KEY,
    honorsKeys INTEGER NOT NULL,
    heardAt INTEGER NOT NULL
  ) STRICT;`,
];

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/**
 * Brings an outbox up to date, or leaves it exactly as it was. A file of a later version is left alone.
 * @throws Error of SQLite when the disk fails or another process holds the lock
 */
export function migrateOutbox(database: DatabaseSync): void {
  if (versionOf(database) >= MIGRATIONS.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    // Asked again behind the lock: two processes may have started at once.
    const steps = MIGRATIONS.slice(versionOf(database));
    for (const step of steps) database.exec(step);
    if (steps.length > 0) database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    // After some failures, a full disk among them, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
