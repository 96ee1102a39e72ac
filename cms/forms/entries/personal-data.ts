import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from './entry.ts';
import type { EntryTable } from './entry-table.ts';

/**
 * What the CMS stores about one person.
 * @param folder of the CMS: mails are in `outbox`, named after their entry, and files in `entry-files`, after their hash
 */
export function personalData(database: DatabaseSync, entries: EntryTable, folder: string) {
  const selectIds = database.prepare(
    'SELECT DISTINCT entry_id AS id FROM entry_values WHERE value = ? COLLATE NOCASE ORDER BY entry_id',
  );
  const remove = database.prepare('DELETE FROM entries WHERE id = ?');
  const countUses = database.prepare('SELECT count(*) AS uses FROM entry_values WHERE value LIKE ?');
  return {
    /** Entries with this email address as one of their values, whatever their status. */
    entriesOf: (email: string): Entry[] =>
      selectIds.all(email.trim()).flatMap(({ id }) => entries.byId(Number(id)) ?? []),
    /** Deletes entries with their notes, and the mails about them that wait in the folder. */
    erase: async (ids: readonly number[]): Promise<void> => {
      // Deleted rows are overwritten, and the log that still has them is emptied.
      database.exec('PRAGMA secure_delete = ON');
      const files = ids.flatMap((id) => hashesIn(Object.values(entries.byId(id)?.values ?? {})));
      entries.transaction(() => {
        for (const id of ids) remove.run(id);
      });
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      await removeMails(join(folder, 'outbox'), ids);
      // Others may have sent the same file, which is stored once.
      const gone = files.filter((hash) => countUses.get(`%${hash}%`)?.uses === 0);
      await Promise.all(gone.map((hash) => rm(join(folder, 'entry-files', hash), { force: true })));
    },
  };
}

/** Values name a file by the hash in its URL. */
function hashesIn(values: readonly string[]): string[] {
  return values.flatMap((value) => value.match(/\b[\da-f]{64}\b/g) ?? []);
}

async function removeMails(folder: string, ids: readonly number[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const gone = new Set(ids.map(String));
  const theirs = names.filter((name) => gone.has(/^entry-(\d+)-/.exec(name)?.[1] ?? ''));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}
