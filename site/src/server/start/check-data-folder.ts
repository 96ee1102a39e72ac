import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolderRefused } from '@headwater/runtime/data-folder.ts';
import { ConfigurationError } from '@headwater/runtime/environment.ts';
import { uploadsFolder } from '../../uploads/uploads-folder.ts';

/**
 * Makes sure that leads and their files can be stored before the first visitor comes.
 * @throws ConfigurationError when this user cannot write to one of the folders
 */
export function checkDataFolders({ DATA_DIR, UPLOADS_DIR }: { DATA_DIR: string; UPLOADS_DIR: string }): void {
  checkFolder(DATA_DIR, 'DATA_DIR');
  checkFolder(uploadsFolder(DATA_DIR, UPLOADS_DIR), UPLOADS_DIR ? 'UPLOADS_DIR' : 'DATA_DIR');
}

function checkFolder(folder: string, variable: string): void {
  const file = join(folder, `.start-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, 'x');
    rmSync(file);
  } catch (error) {
    // On a disk that is full, or that has become read-only, pages can still be served, and it may recover.
    if (!isFolderRefused(error) || error.code === 'EROFS') return;
    throw new ConfigurationError(
      `This user cannot write to ${folder} (${error.code}). ` +
        `Give the user that runs the site the right to write, or set ${variable} to another folder.`,
    );
  }
}
