import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { env } from './env.ts';

const NEEDED_CHARACTERS = 32;

/** The secret in the file, or undefined when the file does not exist yet. */
function storedSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a disk without room reports, and one that cannot be written. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** The secret of each folder whose disk has no room for it. */
const unstored = new Map<string, string>();

/**
 * The secret of this installation: generated when there is none, and the same for every process that
 * shares the folder, even when two start at once. While the disk has no room for it, this process uses it unstored.
 * @throws Error when the file contains something shorter than a secret.
 */
export function installationSecret(folder: string): string {
  const file = join(folder, 'site-secret');
  if (storedSecret(file) === undefined) {
    const made = unstored.get(folder) ?? randomBytes(32).toString('hex');
    const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(unfinished, made, { mode: 0o600 });
      // A link, unlike a rename, does not overwrite the secret of a process that was faster.
      linkSync(unfinished, file);
    } catch (error) {
      if (NO_ROOM.has(errorCode(error))) {
        unstored.set(folder, made);
        return made;
      }
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  unstored.delete(folder);
  const secret = storedSecret(file) ?? '';
  if (secret.length >= NEEDED_CHARACTERS) return secret;
  throw new Error(`${file} is damaged. Delete it: a new secret is made, and links and forms signed before expire.`);
}

const keys = new Map<string, Buffer>();

/**
 * A 32-byte key for one purpose, so that a signature for one use is worthless for another.
 * @param purpose a constant such as `form-token`.
 */
export function signingKey(purpose: string): Buffer {
  const known = keys.get(purpose);
  if (known) return known;
  const secret = env.SITE_SECRET || installationSecret(env.DATA_DIR);
  const key = Buffer.from(hkdfSync('sha256', secret, 'headwater', purpose, 32));
  // Each use of an unstored secret tries to store it.
  if (!unstored.has(env.DATA_DIR)) keys.set(purpose, key);
  return key;
}
