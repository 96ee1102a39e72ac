import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { root } from '../paths.ts';
import type { LockedPackages } from './locked-packages.ts';

/**
 * The packages of the lock file.
 * @throws CommandError when it has another format
 */
export async function readLock(file: string = join(root, 'package-lock.json')): Promise<LockedPackages> {
  const lock: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof lock !== 'object' || lock === null || !('packages' in lock)) {
    throw new CommandError(`${file} has no "packages". Write it with npm 7 or newer: npm install --package-lock-only`);
  }
  // npm writes the file; a test compares what is read here with it.
  return lock.packages as LockedPackages;
}
