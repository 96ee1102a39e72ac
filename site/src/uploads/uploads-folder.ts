import { join } from 'node:path';

/** Where visitors' files wait, beside the outbox of their leads; `site/uploads` is the cache of the media library. */
export function uploadsFolder(dataFolder: string): string {
  return join(dataFolder, 'site', 'lead-files');
}
