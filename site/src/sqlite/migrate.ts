import type { DatabaseSync } from 'node:sqlite';
import { immediately } from './immediate-transaction.ts';

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/**
 * Runs the steps that a database does not have behind it, which `PRAGMA user_version` counts: all of them, or none. A
 * file of a later version is not changed.
 * @throws Error of SQLite when the disk fails or another process holds the lock
 */
export function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  if (versionOf(database) >= migrations.length) return;
  immediately(database, () => {
    // Read again under the lock: two processes may have started at once.
    const steps = migrations.slice(versionOf(database));
    for (const step of steps) database.exec(step);
    if (steps.length > 0) database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
