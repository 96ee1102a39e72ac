import type { PageCache } from '../page-cache/page-cache.ts';
import type { Later } from '../page-cache/rechecks.ts';
import { siteUrlOf } from '../seo/site-url.ts';

/** The others are listed in the sitemap's index. */
const FEED = '/feed.xml';
const INDEX = '/sitemap.xml';

/** In milliseconds. */
interface PrepareTimes {
  /** After the start, which belongs to visitors' first pages. */
  first: number;
  /** Between two rounds. A document that is stale by then is refreshed without a request. */
  round: number;
  /** Before another try for a document that is not ready, or that the CMS could not deliver. */
  retry: number;
}

const TIMES: PrepareTimes = { first: 60_000, round: 3_600_000, retry: 30_000 };
/** Tries for one document. The last of them is later than the time in which a document must be rendered. */
const MOST_TRIES = 12;

/** Keys of the files that a sitemap's index lists. */
function filesOf(index: Buffer): string[] {
  const base = siteUrlOf('/');
  const urls = [...index.toString('utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  return urls.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length - 1));
}

/**
 * Renders feed and sitemap in the background, one after the other, so that no crawler waits for the CMS to list its
 * whole content. The page cache stores and refreshes them like pages; every hour, files that are new or stale are
 * rendered as well.
 * @param later runs a task after some milliseconds, and does not keep the process alive
 */
export function prepareDocuments({ get }: Pick<PageCache, 'get'>, later: Later, times: PrepareTimes = TIMES): void {
  /** @returns the document, if it could be stored */
  async function prepare(key: string): Promise<Buffer | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const served = await get(key, { isAhead: true }).catch(() => undefined);
      if (served && served.page.status < 500) return served.page.body;
      await new Promise<void>((resolve) => later(resolve, times.retry));
    }
    return undefined;
  }

  async function round(): Promise<void> {
    await prepare(FEED);
    const index = await prepare(INDEX);
    for (const key of index ? filesOf(index) : []) await prepare(key);
    later(() => void round(), times.round);
  }

  later(() => void round(), times.first);
}
