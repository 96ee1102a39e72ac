import { randomUUID } from 'node:crypto';
import { storedSecret } from './stored-secret.ts';

/** The secret that the site and the local CMS share when none is configured. Sessions survive a restart. */
export function localCmsSecret(dataFolder: string): Promise<string> {
  return storedSecret(dataFolder, 'cms-secret', randomUUID);
}
