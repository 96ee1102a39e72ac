import { createReadStream } from 'node:fs';
import { lstat, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../command-error.ts';
import { runTool } from '../tool.ts';

async function tar(args: readonly string[], folder: string): Promise<void> {
  const { code, output } = await runTool('tar', args, folder);
  if (code === 0) return;
  const hint = /ENOENT/.test(output) ? ' Install the program "tar", which every current system has.' : '';
  throw new CommandError(`tar failed: ${output.trim() || `exit code ${code}`}.${hint}`);
}

/** Packs what a folder contains into a compressed archive, readable by its owner only; complete, or not there. */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const unfinished = `${archive}.unfinished`;
  await (await open(unfinished, 'w', 0o600)).close();
  try {
    await tar(['-czf', unfinished, '.'], folder);
    await rename(unfinished, archive);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** What an archive leaves free, so that the programs of this disk go on. */
const RESERVED_FREE = 64 * 1024 * 1024;

/** Bytes that a folder's disk has for an archive. */
async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - RESERVED_FREE;
}

/** Bytes that an archive unpacks to. @throws CommandError when they are more than `room`, without reading on */
async function unpackedBytes(archive: string, room: number): Promise<number> {
  let bytes = 0;
  const count = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const { length } of unpacked) {
      bytes += length;
      if (bytes <= room) continue;
      const free = `${Math.max(0, Math.floor(room / 2 ** 20))} MB`;
      throw new CommandError(`The backup unpacks to more than the ${free} that are free on the disk of DATA_DIR.`);
    }
  };
  await pipeline(createReadStream(archive), createGunzip(), count).catch((error: NodeJS.ErrnoException) => {
    if (!error.code?.startsWith('Z_')) throw error;
    throw new CommandError(`${archive} is damaged or not a backup: ${error.message}.`);
  });
  return bytes;
}

/**
 * Unpacks an archive into an empty folder. tar itself refuses paths that lead out of it; owners and special bits in the
 * archive are not restored. @throws CommandError for anything but files and folders, since a link leads elsewhere once it
 * is read; for more than the disk has room for, and for files that claim to be larger than what the archive contains
 * @param room bytes that it may unpack to
 */
export async function unpackArchive(archive: string, folder: string, room?: number): Promise<void> {
  let unread = await unpackedBytes(archive, room ?? (await roomIn(folder)));
  await tar(['-xzf', archive, '--no-same-owner', '--no-same-permissions'], folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const { nlink, size } = await lstat(join(entry.parentPath, entry.name));
    if (entry.isFile()) unread -= size;
    if (unread < 0) throw new CommandError(`${entry.name} in the backup is larger than the backup.`);
    if (entry.isDirectory() || (entry.isFile() && nlink === 1)) continue;
    throw new CommandError(`The backup contains ${entry.name}, which is neither a file nor a folder.`);
  }
}
