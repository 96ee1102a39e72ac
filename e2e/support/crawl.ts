import { startTags, type Tag } from './html.ts';

const addressAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
  form: ['action'],
  use: ['href'],
  image: ['href'],
  meta: ['content'],
};

/**
 * Every http URL that a page links to or loads, absolute and without fragment.
 * @param html the page
 * @param base the page's own URL
 */
export function urlsIn(html: string, base: string): string[] {
  const urls = startTags(html).flatMap((tag) =>
    (addressAttributes[tag.name] ?? []).flatMap((attribute) => valuesOf(tag, attribute)),
  );
  return [...new Set(urls.flatMap((text) => absolute(text, base)))];
}

function valuesOf({ name, attributes }: Tag, attribute: string): string[] {
  const value = attributes[attribute];
  if (value === undefined) return [];
  // In <meta>, only images for social networks are URLs.
  if (name === 'meta' && !/^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? '')) return [];
  // Form actions cannot be visited; the policy header restricts them to the site's origin.
  if (name === 'form' && attributes.method?.toLowerCase() === 'post') return [];
  return attribute === 'srcset' ? ends(sourceSet(value)) : [value];
}

function sourceSet(value: string): string[] {
  return value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

/** The smallest and the largest of a source set: the others differ only in width. */
function ends(urls: readonly string[]): string[] {
  return [urls.at(0), urls.at(-1)].filter((text) => text !== undefined);
}

function absolute(text: string, base: string): string[] {
  if (!URL.canParse(text, base)) return [`unreadable:${text}`];
  const url = new URL(text, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? [url.href] : [];
}

export interface CrawlResult {
  /** Each requested URL, in order. */
  visited: string[];
  /** Errors, with the page that links there. */
  faults: string[];
}

/**
 * Chooses the URLs of resized pictures that are worth a request: the first of each picture in each shape, and the first of
 * each width. A picture in every width costs the site seconds, and its widths are made the same way.
 */
function choosePictures(): (url: URL) => boolean {
  const [pictures, widths] = [new Set<string>(), new Set<string | null>()];
  return ({ pathname, searchParams }) => {
    if (pathname !== '/image') return true;
    const [picture, width] = [`${searchParams.get('crop')} ${searchParams.get('url')}`, searchParams.get('w')];
    if (pictures.has(picture) && widths.has(width)) return false;
    pictures.add(picture);
    widths.add(width);
    return true;
  };
}

/**
 * Follows every link, image, document and asset of one origin; of a resized picture, one width of each shape.
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
