import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '@headwater/runtime/error-code.ts';

/** Folders of `DATA_DIR` that programs fill again by themselves, and copies that a restore put aside. */
const NOT_BACKED_UP = /^(?:site\/(?:pages|assets|uploads|images)|before-restore-[^/]*|\.restore-[^/]*)(?:\/|$)/;
/** Files that belong to an open database, and locks of commands. */
const BESIDE_DATABASES = /\.sqlite-(?:wal|shm|journal)$|\.lock$/;

/**
 * Whether a file of `DATA_DIR` goes into a backup. Everything does that is not known to be a cache, so that what a
 * later version stores is not forgotten.
 * @param path relative to `DATA_DIR`, with slashes
 */
export function isBackedUp(path: string): boolean {
  return !NOT_BACKED_UP.test(path) && !BESIDE_DATABASES.test(path);
}

/** Whether a file is copied through SQLite, because programs write to it meanwhile. */
export function isDatabase(path: string): boolean {
  return path.endsWith('.sqlite');
}

/** Regular files below a folder, relative and with slashes, in a stable order; those that go into a backup. */
export async function dataFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  async function visit(current: string): Promise<void> {
    // A folder may be deleted between being listed and being read.
    const entries = await readdir(current, { withFileTypes: true }).catch(ignoreMissing<[]>([]));
    for (const entry of entries) {
      const path = join(current, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      if (!isBackedUp(name)) continue;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) found.push(name);
    }
  }
  await visit(folder);
  return found.toSorted();
}

/** For `catch`: a file that is gone is no error. */
export function ignoreMissing<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
}

/** Size and time of the last change; undefined for a file that is gone. */
export async function statOf(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  return lstat(file).catch(ignoreMissing(undefined));
}
