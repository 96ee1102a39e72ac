import { open, rename, rm } from 'node:fs/promises';
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

/** Unpacks an archive into an empty folder. tar itself refuses paths that lead out of it. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  await tar(['-xpzf', archive], folder);
}
