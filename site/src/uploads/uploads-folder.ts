import { join } from 'node:path';

/**
 * Where visitors' files wait, beside the outbox of their leads; `site/uploads` is the cache of the media library.
 * @param shared `UPLOADS_DIR`, the folder of several machines; empty on one
 */
export function uploadsFolder(dataFolder: string, shared = ''): string {
  return shared || join(dataFolder, 'site', 'lead-files');
}
