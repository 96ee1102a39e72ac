import { join } from 'node:path';
import { signingKey } from '../../config/signing-key.ts';
import type { PreviewLinks } from './preview-links.ts';
import { sqlitePreviewLinks } from './sqlite-preview-links.ts';

/** The part of the environment that names where preview links are stored. */
interface PreviewLinksSettings {
  DATABASE_URL: string;
  DATA_DIR: string;
}

/** The preview links of the environment: in the database of the leads, for all instances, or in the data folder. */
export async function openPreviewLinks({ DATABASE_URL, DATA_DIR }: PreviewLinksSettings): Promise<PreviewLinks> {
  if (DATABASE_URL === '') return sqlitePreviewLinks(join(DATA_DIR, 'site', 'preview-links.sqlite'));
  // One machine needs no database, and does not load its driver.
  const { postgresPreviewLinks } = await import('./postgres-preview-links.ts');
  return postgresPreviewLinks({ url: DATABASE_URL, encryptionKey: signingKey('preview-copies') });
}
