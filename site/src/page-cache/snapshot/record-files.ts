import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { bulkhead } from 'cockatiel';
import { decodeHead, headLength, type RecordHead } from './record.ts';

/** A file of the folder, as described by its head. */
export interface RecordFile {
  head: RecordHead;
  bytes: number;
  /** Epoch milliseconds. */
  storedAt: number;
}

/** Record files in one folder, one per key. */
export interface RecordFiles {
  /** Every record, least recently stored first. Deletes files that are not records. */
  list(onDamage: (name: string) => void): Promise<RecordFile[]>;
  /** @returns undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Replaces the file of a key atomically: a reader sees the old or the new one, even if the process dies. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Updates the storage time of the file of a key. */
  touch(key: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const OPEN_AT_ONCE = 16;
/** Enough for the head of almost every page, so that one read suffices. */
const FIRST_READ_BYTES = 8 * 1024;
const UNFINISHED = '.part';
/** A file that is still unfinished after this was left by a killed process. */
const ABANDONED_MS = 60_000;

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.record`;
}

async function readHead(file: string): Promise<RecordHead | undefined> {
  const handle = await open(file, 'r');
  try {
    const read = async (length: number) => {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    };
    const start = await read(FIRST_READ_BYTES);
    const length = headLength(start) ?? 0;
    return decodeHead(length > start.length ? await read(length) : start);
  } finally {
    await handle.close();
  }
}

/** @returns undefined instead of throwing when a file does not exist. */
async function ifPresent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Opens nothing: the folder is created with the first record, and again if it is deleted. */
export function recordFiles(folder: string): RecordFiles {
  const turns = bulkhead(OPEN_AT_ONCE, Number.POSITIVE_INFINITY);
  const pathOf = (key: string) => join(folder, fileName(key));

  async function describe(name: string, onDamage: (name: string) => void): Promise<RecordFile | undefined> {
    const file = join(folder, name);
    const info = await ifPresent(stat(file));
    if (!info?.isFile()) return undefined;
    if (name.endsWith(UNFINISHED)) {
      if (Date.now() - info.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
      return undefined;
    }
    const head = await ifPresent(readHead(file));
    if (head && fileName(head.key) === name) return { head, bytes: info.size, storedAt: info.mtimeMs };
    onDamage(name);
    await rm(file, { force: true });
    return undefined;
  }

  return {
    async list(onDamage) {
      const names = (await ifPresent(readdir(folder))) ?? [];
      const files = await Promise.all(names.map((name) => turns.execute(() => describe(name, onDamage))));
      return files.filter((file) => file !== undefined).toSorted((one, other) => one.storedAt - other.storedAt);
    },
    read: (key) => ifPresent(readFile(pathOf(key))),
    async write(key, bytes) {
      const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, pathOf(key));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async touch(key) {
      const now = new Date();
      await utimes(pathOf(key), now, now);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
