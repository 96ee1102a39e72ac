import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';
import { unpackArchive } from './archive.ts';
import { dataFiles, ignoreMissing, isBackedUp, isDatabase, statOf } from './data-files.ts';
import { MANIFEST, type Manifest, parseManifest, verifyData } from './manifest.ts';

interface RestoreOptions {
  archive: string;
  /** `DATA_DIR`. */
  folder: string;
  /** Version of Headwater that restores. */
  version: string;
  /** Whether data that is there is put aside. */
  isForced: boolean;
  now?: Date;
  /** Bytes that the archive may unpack to; without, what the disk has room for. */
  room?: number;
}

interface Restored extends Manifest {
  /** Where data that was there is now; undefined when there was none. */
  putAside: string | undefined;
}

/** Databases that another process has open. Only a process that has a database to itself can take it out of WAL mode. */
function openElsewhere(folder: string, paths: readonly string[]): string[] {
  return paths.filter(isDatabase).filter((path) => {
    const database = new DatabaseSync(join(folder, path));
    try {
      database.exec('PRAGMA journal_mode = DELETE');
      return false;
    } catch {
      return true;
    } finally {
      database.close();
    }
  });
}

async function putAside(folder: string, now: Date): Promise<string> {
  const aside = join(folder, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const path of await dataFiles(folder)) {
    const target = join(aside, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(join(folder, path), target);
    for (const suffix of ['-wal', '-shm']) await rm(join(folder, `${path}${suffix}`), { force: true });
  }
  return aside;
}

/**
 * Moves an unpacked file into the data folder. It belongs to whom the folder belongs, whoever restores, and of its mode
 * only what a data file needs is kept: an archive could make a program of root of it.
 */
async function place(data: string, folder: string, path: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  const target = join(folder, path);
  const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rename(join(data, path), target);
  await chmod(target, (await stat(target)).mode & 0o755);
  if (process.getuid?.() !== 0) return;
  await chown(target, uid, gid);
  for (let at = dirname(target); made !== undefined && at.length >= made.length; at = dirname(at))
    await chown(at, uid, gid);
}

/**
 * Restores a backup into the data folder. Nothing is changed before the whole archive was unpacked and compared with
 * its checksums; data that is there is put aside, never deleted.
 * @throws CommandError when the backup is damaged or of a later version, the data is in use, or there is some and
 * `isForced` is false
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { archive, folder, version, isForced, now = new Date(), room } = options;
  if (!(await statOf(archive))) throw new CommandError(`There is no file ${archive}.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = await dataFiles(folder);
  if (present.length > 0 && !isForced) {
    throw new CommandError(
      `${folder} contains data, such as ${present[0]}. With --force it is put aside, in a folder before-restore-….`,
    );
  }
  const [inUse] = openElsewhere(folder, present);
  if (inUse !== undefined) throw new CommandError(`A program uses ${inUse}. Stop the site and the local CMS first.`);

  // In the data folder, so that moving files into place is a rename; it may be a volume of its own.
  const staging = await mkdtemp(join(folder, '.restore-'));
  try {
    await unpackArchive(archive, staging, room);
    const text = await readFile(join(staging, MANIFEST), 'utf8').catch(ignoreMissing(''));
    const manifest = parseManifest(text, version);
    const refused = manifest.files.find(({ path }) => !isBackedUp(path));
    if (refused) throw new CommandError(`The backup contains ${refused.path}, which does not belong into one.`);
    const data = join(staging, 'data');
    await verifyData(data, manifest);
    const aside = present.length > 0 ? await putAside(folder, now) : undefined;
    for (const { path } of manifest.files) await place(data, folder, path);
    return { ...manifest, putAside: aside };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
