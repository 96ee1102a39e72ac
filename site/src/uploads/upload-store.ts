import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@headwater/contract/is-record.ts';
import { extensionOf } from '../forms/fields/file-upload/file-limits.ts';
import { UPLOAD_ID } from '../forms/fields/shared/chosen-file.ts';
import { isDangerous, SNIFFED_BYTES } from './dangerous-bytes.ts';

/** A visitor's file on disk, whole or in part. */
export interface StoredUpload {
  id: string;
  formId: number;
  fieldId: number;
  /** As the visitor called it, without folders. */
  name: string;
  /** Of the whole file, in bytes. */
  size: number;
  isComplete: boolean;
  /** Epoch milliseconds of the last byte. */
  writtenAt: number;
  /** Hash of the visitor's address, for the limit of a visitor. */
  visitor: string;
}

/** What is stored beside the bytes, in the format of @tus/file-store. */
export interface UploadMetadata extends Record<string, string | null> {
  form: string;
  field: string;
  name: string;
  visitor: string;
}

/** Files of visitors on disk, until the CMS has them. */
export interface UploadStore {
  folder: string;
  /** Absolute path of a file's bytes. */
  pathOf(id: string): string;
  /** @returns undefined for an unknown upload */
  find(id: string): StoredUpload | undefined;
  all(): StoredUpload[];
  remove(id: string): void;
  /** Makes a sweep count the time from now on. */
  touch(id: string): void;
  /** Whether the bytes are dangerous under the file's name. */
  isDangerous(upload: StoredUpload): Promise<boolean>;
  /** Makes the file survive a power failure. */
  sync(id: string): Promise<void>;
}

/** Reads the file that @tus/file-store writes beside the bytes; half of one counts as none. */
function readInfo(text: string): { size: number; metadata: Record<string, unknown> } | undefined {
  try {
    const info: unknown = JSON.parse(text);
    if (!isRecord(info) || typeof info.size !== 'number' || !isRecord(info.metadata)) return undefined;
    return { size: info.size, metadata: info.metadata };
  } catch {
    return undefined;
  }
}

async function syncFile(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** @param folder created when it is missing; only its owner may read it */
export function openUploadStore(folder: string): UploadStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => {
    // IDs come from requests: nothing else may become a path.
    if (!UPLOAD_ID.test(id)) throw new Error('An upload ID is a UUID.');
    return join(folder, id);
  };

  function find(id: string): StoredUpload | undefined {
    if (!UPLOAD_ID.test(id)) return undefined;
    const stat = statSync(pathOf(id), { throwIfNoEntry: false });
    if (!stat) return undefined;
    let text: string;
    try {
      text = readFileSync(`${pathOf(id)}.json`, 'utf8');
    } catch {
      return undefined;
    }
    const info = readInfo(text);
    if (!info) return undefined;
    const { size, metadata } = info;
    return {
      ...{ id, size, formId: Number(metadata.form), fieldId: Number(metadata.field) },
      ...{ name: String(metadata.name), visitor: String(metadata.visitor) },
      isComplete: stat.size === size,
      writtenAt: stat.mtimeMs,
    };
  }

  return {
    folder,
    pathOf,
    find,
    all: () => readdirSync(folder).flatMap((name) => find(name) ?? []),
    remove(id) {
      // The bytes first: without them the upload does not exist.
      for (const path of [pathOf(id), `${pathOf(id)}.json`]) rmSync(path, { force: true });
    },
    touch(id) {
      const now = new Date();
      if (find(id)) utimesSync(pathOf(id), now, now);
    },
    async isDangerous({ id, name }) {
      const handle = await open(pathOf(id), 'r');
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
        return isDangerous(buffer.subarray(0, bytesRead), extensionOf(name));
      } finally {
        await handle.close();
      }
    },
    async sync(id) {
      await syncFile(pathOf(id), 'r+');
      await syncFile(`${pathOf(id)}.json`, 'r+');
      await mkdir(folder, { recursive: true });
      await syncFile(folder, 'r');
    },
  };
}
