import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { CommandError } from '../command-error.ts';
import { compareVersions } from '../supply/version-floors.ts';

/** The list of a backup, beside its data. */
export const MANIFEST = 'headwater-backup.json';
/** Raised when an older version could not restore a backup. */
const FORMAT = 1;

export interface BackupFile {
  /** Relative to `DATA_DIR`, with slashes. */
  path: string;
  size: number;
  sha256: string;
}

export interface Manifest {
  format: number;
  /** Version of Headwater that wrote the backup. */
  version: string;
  /** ISO 8601. */
  createdAt: string;
  files: BackupFile[];
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Lists the files below a folder. */
async function listFiles(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: BackupFile[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    files.push({ path, size: (await stat(file)).size, sha256: await hashOf(file) });
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The manifest of copied data. */
export async function createManifest(data: string, version: string, now: Date): Promise<Manifest> {
  return { format: FORMAT, version, createdAt: now.toISOString(), files: await listFiles(data) };
}

function isFile(value: unknown): value is BackupFile {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.size === 'number' &&
    typeof value.sha256 === 'string'
  );
}

/**
 * Parses a manifest.
 * @param version of the Headwater that restores
 * @throws CommandError that says what is wrong
 */
export function parseManifest(text: string, version: string): Manifest {
  const value = parsedJson(text);
  if (value === undefined) {
    throw new CommandError(
      `${MANIFEST} in the backup is not JSON: the archive is damaged, or not one of this command.`,
    );
  }
  if (!isRecord(value) || typeof value.format !== 'number') {
    throw new CommandError(`${MANIFEST} in the backup has no "format": it was not written by npm run backup.`);
  }
  const { format, version: writtenBy, createdAt, files } = value;
  if (format > FORMAT) {
    throw new CommandError(
      `The backup has format ${format}; this version reads up to ${FORMAT}. Update Headwater first.`,
    );
  }
  if (typeof writtenBy !== 'string' || typeof createdAt !== 'string' || !Array.isArray(files) || !files.every(isFile)) {
    throw new CommandError(`${MANIFEST} in the backup lacks "version", "createdAt" or "files": it is damaged.`);
  }
  if (compareVersions(writtenBy, version) > 0) {
    throw new CommandError(`The backup is of Headwater ${writtenBy}, and this is ${version}. Update Headwater first.`);
  }
  return { format, version: writtenBy, createdAt, files };
}

/** Compares unpacked data with its manifest. @throws CommandError that names the first difference */
export async function verifyData(data: string, { files }: Manifest): Promise<void> {
  const found = new Map((await listFiles(data)).map((file) => [file.path, file]));
  for (const { path, size, sha256 } of files) {
    const file = found.get(path);
    if (!file) throw new CommandError(`The backup lacks ${path}, which its list names. Use another backup.`);
    if (file.size !== size || file.sha256 !== sha256) {
      throw new CommandError(`${path} in the backup differs from its checksum. Use another backup.`);
    }
    found.delete(path);
  }
  const [more] = found.keys();
  if (more !== undefined) throw new CommandError(`The backup contains ${more}, which its list does not name.`);
}
