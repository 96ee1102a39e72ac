import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import type { CmsClient } from '../../cms-client/cms-client.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { PathReading } from '../../page-cache/path-list.ts';
import { readAllPaths } from '../../seo/all-paths.ts';
import { log } from '../operators/log.ts';

/** Keys that count as linked without a link. */
export const alwaysKnown: readonly string[] = [
  '/',
  '/sitemap.xml',
  '/feed.xml',
  `${siteConfig.paths.finder}/`,
  `${siteConfig.paths.documents}/`,
];

/** Reads the paths of the index where it has all, else during a scan of the CMS; logs the result of a scan. */
export async function readPaths(
  { queryInBackground }: Pick<CmsClient, 'queryInBackground'>,
  catalogue: Pick<Catalogue, 'paths'> | undefined,
  isScan: boolean,
): Promise<PathReading> {
  const indexed = await catalogue?.paths().catch(() => undefined);
  if (indexed?.isComplete) {
    if (isScan) log.info({ paths: indexed.keys.length }, 'scan of unknown paths; the index lists those that exist');
    return { ...indexed, isIndexed: true };
  }
  if (!isScan) return { keys: [], isComplete: false };
  const reading = await readAllPaths((document, variables) => queryInBackground(document, variables));
  const paths = reading.keys.length;
  if (reading.isComplete) log.info({ paths }, 'scan of unknown paths; the CMS listed those that exist');
  else log.warn({ paths }, 'scan of unknown paths; the list of those that exist is not complete');
  return reading;
}
