import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over the programs in these folders, for what is known by nothing but the program that
 * makes it.
 * @param folders beside this file.
 */
export function sourceHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = join(import.meta.dirname, folder);
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => /(?<!\.test)\.ts$/.test(each)).sort()) {
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('base64url');
}
