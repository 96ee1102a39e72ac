import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, openAsBlob, rmSync, type Stats, statSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { FileStore } from '@tus/file-store';
import { UPLOAD_ID } from '../forms/fields/shared/chosen-file.ts';
import { type ArrivedFile, type StoredUpload, StoreFullError, type UploadStore } from './upload-store.ts';

/** Reads the file that @tus/file-store writes beside the bytes; half of one counts as none. */
function readInfo(text: string): { size: number; metadata: Record<string, unknown> } | undefined {
  const info = parsedJson(text);
  if (!isRecord(info) || typeof info.size !== 'number' || !isRecord(info.metadata)) return undefined;
  return { size: info.size, metadata: info.metadata };
}

async function syncFile(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

function asStoreError(error: unknown): unknown {
  const isFull = errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT';
  return isFull ? new StoreFullError('no room for a file of a visitor', { cause: error }) : error;
}

/** @returns undefined when the file does not exist */
async function ifPresent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The newer of an upload's two files counts. */
function isOlder(stats: readonly (Stats | undefined)[], time: number): boolean {
  return stats.every((each) => each === undefined || each.mtimeMs < time);
}

/** @throws StoreFullError */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asStoreError(error);
  }
}

/** The bytes first: without them, an upload does not exist. */
function pathsIn(folder: string, id: string): [bytes: string, info: string] {
  // IDs come from requests: nothing else may become a path.
  if (!UPLOAD_ID.test(id)) throw new Error('An upload ID is a UUID.');
  return [join(folder, id), join(folder, `${id}.json`)];
}

async function findIn(folder: string, id: string): Promise<StoredUpload | undefined> {
  if (!UPLOAD_ID.test(id)) return undefined;
  const [bytesPath, infoPath] = pathsIn(folder, id);
  const stats = await ifPresent(stat(bytesPath));
  const text = stats && (await ifPresent(readFile(infoPath, 'utf8')));
  const info = text === undefined ? undefined : readInfo(text);
  if (!stats || !info) return undefined;
  const { size, metadata } = info;
  return {
    id,
    size,
    formId: Number(metadata.form),
    fieldId: Number(metadata.field),
    name: String(metadata.name),
    visitor: String(metadata.visitor),
    isComplete: stats.size === size,
  };
}

async function idsIn(folder: string): Promise<string[]> {
  const names = ((await ifPresent(readdir(folder))) ?? []).map((name) => name.replace(/\.json$/, ''));
  return [...new Set(names)].filter((name) => UPLOAD_ID.test(name));
}

/** Writes a file under a name of its own, and renames it once it is saved. */
async function receiveInto(folder: string, content: AsyncIterable<Uint8Array>): Promise<ArrivedFile> {
  const partial = join(folder, randomUUID());
  const discard = () => rm(partial, { force: true });
  const output = createWriteStream(partial, { mode: 0o600 });
  try {
    await pipeline(content, output);
  } catch (error) {
    // The file may still be about to be created.
    if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()));
    await discard();
    throw asStoreError(error);
  }
  const size = output.bytesWritten;
  return {
    size,
    async save(id, metadata) {
      const [bytesPath, infoPath] = pathsIn(folder, id);
      try {
        await writeFile(infoPath, JSON.stringify({ id, size, offset: 0, metadata }));
        await rename(partial, bytesPath);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    discard,
  };
}

/**
 * Files in a folder, which several machines may mount: `<ID>` has the bytes, `<ID>.json` the metadata.
 * @param folder absolute path; created now or once there is room for it, readable by its owner only
 */
export function openFolderUploadStore(folder: string): UploadStore {
  try {
    makeFolder(folder);
  } catch (error) {
    // Pages need no folder, and there may be room later.
    if (!(error instanceof StoreFullError)) throw error;
  }

  const pathsOf = (id: string) => pathsIn(folder, id);
  const find = (id: string) => findIn(folder, id);
  let pieces: FileStore | undefined;
  return {
    get pieces() {
      // Its constructor makes the folder once more, later, and throws from a callback.
      makeFolder(folder);
      pieces ??= new FileStore({ directory: folder });
      return pieces;
    },
    find,
    async all() {
      const found: StoredUpload[] = [];
      // One after the other: thousands of open files are more than a process may have.
      for (const id of await idsIn(folder)) {
        const upload = await find(id).catch(() => undefined);
        if (upload) found.push(upload);
      }
      return found;
    },
    async read(id) {
      return (await find(id)) && openAsBlob(pathsOf(id)[0]);
    },
    async receive(content) {
      makeFolder(folder);
      return receiveInto(folder, content);
    },
    async sync(id) {
      for (const path of pathsOf(id)) await syncFile(path, 'r+');
      makeFolder(folder);
      await syncFile(folder, 'r');
    },
    async touch(id) {
      const now = new Date();
      if (await find(id)) await ifPresent(utimes(pathsOf(id)[0], now, now));
    },
    async olderThan(time) {
      const old: string[] = [];
      for (const id of await idsIn(folder)) {
        const stats = await Promise.all(pathsOf(id).map((path) => ifPresent(stat(path))));
        if (isOlder(stats, time)) old.push(id);
      }
      return old;
    },
    async remove(id) {
      for (const path of pathsOf(id)) await rm(path, { force: true });
    },
    async removeIfOlder(id, time) {
      // No await: a form that is being saved makes its files new, and must not lose them between the two.
      const paths = pathsOf(id);
      const stats = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
      if (isOlder(stats, time)) for (const path of paths) rmSync(path, { force: true });
    },
    async freeBytes() {
      makeFolder(folder);
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
