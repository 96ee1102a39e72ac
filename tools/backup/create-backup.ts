import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { packFolder } from './archive.ts';
import { copyData } from './copy-data.ts';
import { statOf } from './data-files.ts';
import { createManifest, MANIFEST, type Manifest } from './manifest.ts';

interface BackupOptions {
  /** `DATA_DIR`. */
  folder: string;
  /** File to write. */
  archive: string;
  /** Version of Headwater. */
  version: string;
  now?: Date;
}

interface Written extends Manifest {
  /** Uploads that leads wait with and that are not on the disk any more. */
  missing: string[];
}

/**
 * Writes a backup of the data folder while site and local CMS run.
 * @throws CommandError when there is no data, or the archive exists
 */
export async function createBackup({ folder, archive, version, now = new Date() }: BackupOptions): Promise<Written> {
  if (!(await statOf(folder)))
    throw new CommandError(`There is no data in ${folder}. Set DATA_DIR to the site's folder.`);
  if (await statOf(archive)) throw new CommandError(`${archive} exists. Name another file, or delete it.`);
  await mkdir(dirname(archive), { recursive: true });
  // Beside the archive: /tmp may be small, and a folder of mkdtemp is readable by its owner only.
  const staging = await mkdtemp(`${archive}.files-`);
  try {
    const data = join(staging, 'data');
    await mkdir(data, { mode: 0o700 });
    const missing = await copyData(folder, data);
    const manifest = await createManifest(data, version, now);
    if (manifest.files.length === 0) throw new CommandError(`There is no data in ${folder}: nothing was backed up.`);
    await writeFile(join(staging, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
    await packFolder(staging, archive);
    return { ...manifest, missing };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
