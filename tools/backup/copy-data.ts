import { chmod, copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { claimedUploads } from '@headwater/site/src/leads/sqlite/sqlite-upload-claims.ts';
import { dataFiles, ignoreMissing, isDatabase, statOf } from './data-files.ts';

/** All pages at once: copied in parts, SQLite would begin anew with every write of a running site. */
const ALL_PAGES = 2 ** 31 - 1;
const OUTBOX = 'site/leads.sqlite';
const LEAD_FILES = 'site/lead-files';

/** Copies a file with its time and mode; does nothing if the copy is as new. A file that is gone is left out. */
async function copyChanged(from: string, to: string): Promise<void> {
  const [source, copy] = await Promise.all([statOf(from), statOf(to)]);
  if (!source || (copy && copy.size === source.size && copy.mtimeMs >= source.mtimeMs)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to).catch(ignoreMissing(undefined));
  const seconds = source.mtimeMs / 1000;
  await utimes(to, seconds, seconds).catch(ignoreMissing(undefined));
}

/** Copies a database at one moment, through SQLite, while other programs write to it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(database, to, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  await chmod(to, (await stat(from)).mode & 0o777);
}

/** Uploads that a lead in the copied outbox waits with, and that are not in the copy. */
async function missingUploads(copy: string): Promise<string[]> {
  if (!(await statOf(join(copy, OUTBOX)))) return [];
  const database = new DatabaseSync(join(copy, OUTBOX));
  const claimed = claimedUploads(database);
  database.close();
  const present = await Promise.all(claimed.map((id) => statOf(join(copy, LEAD_FILES, id))));
  return claimed.filter((_, index) => !present[index]);
}

/** Copies the outbox and the files of its leads while no lead can be accepted or delivered: for a moment. */
async function copyOutboxLocked(folder: string, copy: string): Promise<void> {
  const database = new DatabaseSync(join(folder, OUTBOX), { timeout: 10_000 });
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const id of claimedUploads(database)) {
      for (const name of [id, `${id}.json`]) {
        await copyChanged(join(folder, LEAD_FILES, name), join(copy, LEAD_FILES, name));
      }
    }
    await copyDatabase(join(folder, OUTBOX), join(copy, OUTBOX));
  } finally {
    database.close();
  }
}

/**
 * Copies what a backup has of `DATA_DIR` while site and local CMS run. Files come before the databases that refer to
 * them, and once more after: a lead in the copy has its files in the copy. Where one was delivered, and its files
 * deleted, in between, the outbox is copied again under its lock. The CMS comes after the site, so that a lead that is
 * delivered meanwhile is in one of the two.
 * @returns uploads that leads wait with and that are not on the disk any more
 */
export async function copyData(folder: string, copy: string): Promise<string[]> {
  for (const isInPart of [(path: string) => !path.startsWith('cms/'), (path: string) => path.startsWith('cms/')]) {
    const paths = async () => (await dataFiles(folder)).filter(isInPart);
    const copyFiles = async () => {
      for (const path of await paths()) if (!isDatabase(path)) await copyChanged(join(folder, path), join(copy, path));
    };
    await copyFiles();
    for (const path of (await paths()).filter(isDatabase)) await copyDatabase(join(folder, path), join(copy, path));
    await copyFiles();
    if ((await missingUploads(copy)).length > 0) await copyOutboxLocked(folder, copy);
  }
  return missingUploads(copy);
}
