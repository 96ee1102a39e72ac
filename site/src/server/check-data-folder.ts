import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolderRefused } from '@headwater/runtime/data-folder.ts';
import { ConfigurationError } from '@headwater/runtime/environment.ts';

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
    // On a full disk, pages can still be served, and space may become free.
    if (!isFolderRefused(error)) return;
    throw new ConfigurationError(
      `DATA_DIR is "${folder}", but this user cannot write there (${error.code}). ` +
        'Give the user that runs the site the right to write, or set DATA_DIR to another folder.',
    );
  }
}
