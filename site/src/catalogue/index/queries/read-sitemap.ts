import type { DatabaseSync } from 'node:sqlite';
import { siteConfig } from '../../../config/site.config.ts';
import { siteUrlOf } from '../../../seo/site-url.ts';
import type { SitemapEntry } from '../../../seo/sitemap-entry.ts';
import { partPath } from '../../part-path.ts';

const urlsPerFile = siteConfig.sitemapUrls;

/** Oldest first, so that new content changes the last file only. A page below one that is not public has no page. */
const LISTED = `WITH RECURSIVE hidden (node) AS (
    SELECT node FROM paths WHERE parent IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM paths above WHERE above.node = paths.parent)
    UNION SELECT paths.node FROM paths JOIN hidden ON paths.parent = hidden.node
  ), listed (file, number, path, modified) AS (
    SELECT listed, (row_number() OVER (PARTITION BY listed ORDER BY abs(node), path) - 1) / ${urlsPerFile} + 1, path, modified FROM paths
    WHERE listed IS NOT NULL AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.node = paths.node)
  )`;

/** Parts whose page says more than a row of a product's page. */
const PARTS = `SELECT number FROM parts WHERE (SELECT count(*) FROM part_rows WHERE part = parts.id) > 1
  OR EXISTS (SELECT 1 FROM numbers WHERE target = parts.key AND kind IN ('cross-reference', 'superseded'))
  OR EXISTS (SELECT 1 FROM numbers WHERE key = parts.key AND kind = 'superseded')`;

/** Reads the sitemap of one file of the index. */
export function createSitemapReader(database: DatabaseSync) {
  const files = database.prepare(
    `${LISTED} SELECT file, number, max(modified) AS modified FROM listed GROUP BY file, number ORDER BY file, number`,
  );
  const ofFile = database.prepare(`${LISTED} SELECT path, modified FROM listed WHERE file = ? AND number = ?`);
  const parts = database.prepare(PARTS);
  // Paths are canonical, as the keys of pages.
  const site = siteUrlOf('/').slice(0, -1);
  const entry = (url: string, modified: unknown): SitemapEntry => ({
    url,
    modified: typeof modified === 'string' ? modified : undefined,
  });
  const fileUrl = (name: string, number: number) => siteUrlOf(`/sitemap-${name}-${number}.xml`);
  return {
    /** The files, with the latest change in each. */
    files(): SitemapEntry[] {
      const partFiles = Math.ceil(parts.all().length / urlsPerFile);
      return [
        ...files.all().map((row) => entry(fileUrl(String(row.file), Number(row.number)), row.modified)),
        ...Array.from({ length: partFiles }, (_, index) => entry(fileUrl('part', index + 1), undefined)),
      ];
    },
    /** The URLs of one file. @param number from 1 */
    entries(name: string, number: number): SitemapEntry[] {
      if (name === 'part')
        return parts
          .all()
          .slice((number - 1) * urlsPerFile, number * urlsPerFile)
          .map((part) => entry(siteUrlOf(partPath(String(part.number))), undefined));
      return ofFile.all(name, number).map(({ path, modified }) => entry(site + path, modified));
    },
  };
}
