import { urlsIn } from './links.ts';

export interface CrawlResult {
  /** Each requested URL, in order. */
  visited: string[];
  /** Errors, with the page that links there. */
  faults: string[];
}

/**
 * Chooses the URLs of resized pictures that are worth a request: the first of each picture, and the first of each width.
 * A picture in every width costs the site seconds, and its widths are made the same way.
 */
function choosePictures(): (url: URL) => boolean {
  const [pictures, widths] = [new Set<string | null>(), new Set<string | null>()];
  return ({ pathname, searchParams }) => {
    if (pathname !== '/image') return true;
    const [picture, width] = [searchParams.get('url'), searchParams.get('w')];
    if (pictures.has(picture) && widths.has(width)) return false;
    pictures.add(picture);
    widths.add(width);
    return true;
  };
}

/**
 * Follows every link, image, document and asset of one origin; of a resized picture, one width.
 * @param starts pages to start with
 * @param forbidden origin that no page may link to, such as the CMS's
 */
export async function crawl(
  starts: readonly string[],
  forbidden: string,
  { concurrency = 6 }: { concurrency?: number } = {},
): Promise<CrawlResult> {
  const foundOn = new Map(starts.map((start) => [start, 'the list of pages']));
  const queue = [...starts];
  const origin = new URL(starts[0] ?? '').origin;
  const result: CrawlResult = { visited: [], faults: [] };
  const isWorthARequest = choosePictures();

  const visit = async (pageUrl: string) => {
    result.visited.push(pageUrl);
    const response = await fetch(pageUrl);
    const source = foundOn.get(pageUrl) ?? 'nowhere';
    if (!response.ok) result.faults.push(`${response.status} ${pageUrl} (linked from ${source})`);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
      await response.arrayBuffer();
      return;
    }
    for (const target of urlsIn(await response.text(), response.url)) {
      if (target.startsWith('unreadable:')) result.faults.push(`${target} (on ${pageUrl})`);
      else if (new URL(target).origin === forbidden) result.faults.push(`leads to the CMS: ${target} (on ${pageUrl})`);
      else if (new URL(target).origin === origin && !foundOn.has(target)) {
        foundOn.set(target, pageUrl);
        if (isWorthARequest(new URL(target))) queue.push(target);
      }
    }
  };
  await drain(queue, visit, concurrency);
  return result;
}

/** Processes a queue that grows during processing. */
async function drain(queue: string[], visit: (pageUrl: string) => Promise<void>, concurrency: number): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    const pageUrl = running.size < concurrency ? queue.shift() : undefined;
    if (pageUrl === undefined) {
      await Promise.race(running);
      continue;
    }
    const task = visit(pageUrl).finally(() => running.delete(task));
    running.add(task);
  }
}
