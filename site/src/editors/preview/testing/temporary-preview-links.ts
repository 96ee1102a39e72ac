import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@headwater/tools/at-end.ts';
import type { PreviewLinks } from '../preview-links.ts';
import { sqlitePreviewLinks } from '../sqlite-preview-links.ts';

/** A path for preview links, in a folder that ends with the test or the file. */
export function temporaryLinksFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-links-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  return join(folder, 'site', 'preview-links.sqlite');
}

/** Preview links that end with the test or the file. */
export function temporaryPreviewLinks(file = temporaryLinksFile(), now = Date.now): PreviewLinks {
  const links = sqlitePreviewLinks(file, now);
  atEnd(links.close);
  return links;
}
