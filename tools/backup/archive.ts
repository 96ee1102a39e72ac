import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Unpacks an archive into an empty folder. tar itself refuses paths that lead out of it; owners and special bits in the
 * archive are not restored. @throws CommandError for anything but files and folders: a link leads elsewhere once it is read
 */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  await tar(['-xzf', archive, '--no-same-owner', '--no-same-permissions'], folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const { nlink } = await lstat(join(entry.parentPath, entry.name));
    if (entry.isDirectory() || (entry.isFile() && nlink === 1)) continue;
    throw new CommandError(`The backup contains ${entry.name}, which is neither a file nor a folder.`);
  }
}
