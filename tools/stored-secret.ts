import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret in a file of the data folder, which only its owner may read: created once, so that it stays the same after a
 * restart.
 * @param create returns a new secret
 */
export async function storedSecret(dataFolder: string, name: string, create: () => string): Promise<string> {
  const file = join(dataFolder, name);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const secret = create();
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
