import type { CmsClient } from '../cms-client/cms-client.ts';
import type { PathReading } from '../page-cache/path-list.ts';
import { readAllPaths } from '../seo/all-paths.ts';
import { log } from './log.ts';

/** Keys that nothing has to lead to. */
export const alwaysKnown: readonly string[] = ['/', '/sitemap.xml', '/feed.xml'];

/** Reads which paths the CMS has, while somebody tries paths, and logs what it came to. */
export async function readPaths({ queryPublic }: Pick<CmsClient, 'queryPublic'>): Promise<PathReading> {
  const reading = await readAllPaths((document, variables) => queryPublic(document, variables));
  const paths = reading.keys.length;
  if (reading.isComplete) log.info({ paths }, 'somebody tries paths; the CMS listed those that exist');
  else log.warn({ paths }, 'somebody tries paths, and the list of those that exist is not complete');
  return reading;
}
