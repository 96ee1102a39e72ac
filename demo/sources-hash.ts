import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './content/catalogue.ts';

/**
 * One hash over what the files in `media` are rendered from: the drawing code and the products that it draws. The
 * renderer notes it, and a test fails when it no longer fits.
 * @param folder of the drawing code
 */
export function sourcesHash(folder: string = join(import.meta.dirname, 'drawings')): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules') && /(?<!\.test)\.ts$|^package-lock\.json$/.test(name))
    .sort();
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.update(JSON.stringify(catalogue.products)).digest('base64url');
}
