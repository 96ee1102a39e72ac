import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type EntryFiles = ReturnType<typeof entryFiles>;

const HASH = /^[\da-f]{64}$/;

export type ReceivedFile = Awaited<ReturnType<typeof receivedFile>>;

/** Reads a file of a request. It is stored by its hash: a submission that is repeated stores nothing twice. */
export async function receivedFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function writeSynced(path: string, bytes: Uint8Array): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    // Unlike `writeSync`, it goes on after a write that took a part only, so a full disk throws and truncates nothing.
    writeFileSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Files of entries, apart from the public uploads. @param folder created with the first file; only its owner may read it */
export function entryFiles(folder: string) {
  return {
    /** Stores files; they are on disk when this returns. */
    store(files: readonly ReceivedFile[]): void {
      if (files.length > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const { hash, bytes } of files) {
        const path = join(folder, hash);
        if (existsSync(path)) continue;
        writeSynced(`${path}.part`, bytes);
        renameSync(`${path}.part`, path);
      }
    },
    /** @returns undefined for an unknown file */
    read(hash: string) {
      if (!HASH.test(hash) || !existsSync(join(folder, hash))) return undefined;
      return readFileSync(join(folder, hash));
    },
  };
}
