import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';
import { SCHEMA } from './schema.ts';

/** An open file of the index. */
export interface CatalogueFile {
  /** Grows with each file, so that no open one is overwritten: a system may refuse to delete or replace it. */
  number: number;
  database: DatabaseSync;
}

/** The files of one folder. */
export interface CatalogueFiles {
  /**
   * Opens the newest complete file of this identity, and deletes those that are damaged, unfinished or of another;
   * undefined without one, and while the disk does not let it be opened.
   */
  openNewest(): CatalogueFile | undefined;
  /** @throws Error of the system or SQLite when the disk is full or read-only */
  create(): CatalogueFile;
  /** Marks a file as complete; a restart opens it from now on. */
  complete(file: CatalogueFile): void;
  /** Closes and deletes a file. What the system does not delete yet is left for the next build. */
  discard(file: CatalogueFile): void;
  bytes(file: CatalogueFile): number;
}

/** What a file says about itself, by name. */
export function about({ database }: CatalogueFile, name: string): string | undefined {
  const value = database.prepare('SELECT value FROM about WHERE name = ?').get(name)?.value;
  return value === undefined ? undefined : String(value);
}

export function setAbout({ database }: CatalogueFile, name: string, value: string): void {
  database.prepare('INSERT OR REPLACE INTO about VALUES (?, ?)').run(name, value);
}

const NAME = /^catalogue-(\d{1,9})\.sqlite$/;
const LOCK_MS = 2_000;
/** SQLite's codes for a file without the tables, for a damaged one, and for one that is no database. */
const DAMAGED = new Set([1, 11, 26]);

/** Everything can be built anew, so a commit need not be on the disk when it returns. */
const PRAGMAS = 'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;';

class UselessFile extends Error {}

/** A folder, and what its files must be of. */
interface Place {
  folder: string;
  identity: string;
}

const pathOf = ({ folder }: Place, number: number) => join(folder, `catalogue-${number}.sqlite`);

function numbers(place: Place): number[] {
  try {
    return readdirSync(place.folder)
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => other - one);
  } catch {
    // No folder yet, or one that cannot be read: there is nothing to open.
    return [];
  }
}

function remove(place: Place, number: number): void {
  for (const suffix of ['', '-wal', '-shm']) {
    try {
      rmSync(pathOf(place, number) + suffix, { force: true });
    } catch {
      // Another process has it open, or the disk is read-only: the next build tries again.
      return;
    }
  }
}

/** @throws UselessFile when it is damaged, not complete, or of another identity; what SQLite throws about the disk */
function open(place: Place, number: number): CatalogueFile {
  const database = new DatabaseSync(pathOf(place, number), { timeout: LOCK_MS });
  try {
    database.exec(PRAGMAS);
    const check = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    const file = { number, database };
    if (check !== 'ok' || about(file, 'complete') !== place.identity) throw new UselessFile();
    return file;
  } catch (error) {
    database.close();
    throw DAMAGED.has((error as { errcode?: number }).errcode ?? 0) ? new UselessFile() : error;
  }
}

/** @param identity of the site, its CMS and what its tables are read with: files of another are dropped */
export function catalogueFiles(folder: string, identity: string): CatalogueFiles {
  const place: Place = { folder, identity };

  return {
    openNewest() {
      for (const number of numbers(place)) {
        try {
          return open(place, number);
        } catch (error) {
          // A disk that is full or locked says nothing about the file.
          if (!(error instanceof UselessFile)) return undefined;
          remove(place, number);
        }
      }
      return undefined;
    },
    create() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      let [number = 0, ...older] = numbers(place);
      for (const old of older) remove(place, old);
      number += 1;
      for (;;) {
        try {
          closeSync(openSync(pathOf(place, number), 'wx', 0o600));
          break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
          number += 1;
        }
      }
      try {
        const prepare = (database: DatabaseSync) => database.exec(PRAGMAS + SCHEMA);
        return { number, database: openPrivateDatabase(pathOf(place, number), { lockMs: LOCK_MS, prepare }) };
      } catch (error) {
        remove(place, number);
        throw error;
      }
    },
    complete(file) {
      setAbout(file, 'complete', identity);
      file.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    discard({ number, database }) {
      database.close();
      remove(place, number);
    },
    bytes({ number }) {
      return ['', '-wal'].reduce((sum, suffix) => {
        return sum + (statSync(pathOf(place, number) + suffix, { throwIfNoEntry: false })?.size ?? 0);
      }, 0);
    },
  };
}
