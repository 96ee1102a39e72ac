import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@headwater/contract/environment.ts';

/**
 * What no waiting mends; Node says ENOENT where it may not make a folder on a read-only file system. A full disk is
 * not among them: pages are served, and it may be emptied.
 */
const PERMANENT = new Set(['EROFS', 'ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/**
 * Makes sure that leads can be stored before the first visitor comes.
 * @throws ConfigurationError when this user cannot write to the folder
 */
export function checkDataFolder(folder: string): void {
  const file = join(folder, `.start-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, 'x');
    rmSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!PERMANENT.has(code)) return;
    throw new ConfigurationError(
      `DATA_DIR is "${folder}", but this user cannot write there (${code}). ` +
        'Give the user that runs the site the right to write, or set DATA_DIR to another folder.',
    );
  }
}
