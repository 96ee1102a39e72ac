import type { PageCache } from '../page-cache/page-cache.ts';

const SITEMAP = '/sitemap.xml';
const FILE = /<loc>https?:\/\/[^/<]+(\/sitemap-[^<]+\.xml)<\/loc>/g;

/** Keys that nothing has to lead to. */
export const alwaysKnown: readonly string[] = ['/', SITEMAP, '/feed.xml'];

/**
 * Reads the sitemap through the page cache, which notes every address in it: real pages stay
 * reachable while somebody tries others. Failures are nobody's loss; the next scan tries again.
 */
export async function learnAddresses(cache: Pick<PageCache, 'get'>): Promise<void> {
  const index = await cache.get(SITEMAP).catch(() => undefined);
  const files = index?.page.status === 200 ? [...index.page.body.toString('utf8').matchAll(FILE)] : [];
  for (const [, file = ''] of files) await cache.get(file).catch(() => undefined);
}
