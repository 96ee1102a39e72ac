import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that the site and the local CMS share when none is configured: generated once and stored in
 * the data folder, so that sessions survive a restart.
 */
export async function localCmsSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'cms-secret');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const secret = randomUUID();
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
