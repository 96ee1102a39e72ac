import { imageUrls } from '@headwater/e2e/support/image-urls.ts';
import { listPages } from './query-cms.ts';

/** A request of the mixture. `share` is its part of 100. */
interface Kind {
  share: number;
  paths: readonly string[];
}

const FILE = /\/_assets\/[\w.-]+/g;
/** Beginning of the paths that do not exist. */
export const NOT_THERE = '/not-there/';
/** Sizes of pictures that are requested: each takes a resize the first time, and the disk later. */
const PICTURES = 400;

function found(pages: readonly string[], urlsIn: (html: string) => readonly string[]): string[] {
  return [...new Set(pages.flatMap(urlsIn))];
}

/** Takes every n-th entry, so that all pages have a part in a shorter list. */
function thin<Entry>(all: readonly Entry[], most: number): Entry[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)]).flatMap(
    (entry) => entry ?? [],
  );
}

/**
 * What visitors, robots and scanners request, in an order that is the same in each run: pages, their pictures and files,
 * the feed and the sitemap, searches that are all different, and paths that do not exist.
 * @returns the path of the n-th request
 */
export async function mixedRequests(siteUrl: string, cmsUrl: string): Promise<(index: number) => string> {
  const pages = await listPages(cmsUrl);
  const html = await Promise.all(pages.map(async (path) => (await fetch(siteUrl + path)).text()));
  const kinds: readonly Kind[] = [
    { share: 55, paths: pages },
    { share: 20, paths: thin(found(html, imageUrls), PICTURES) },
    { share: 15, paths: found(html, (page) => page.match(FILE) ?? []) },
    { share: 2, paths: ['/feed.xml', '/sitemap.xml', '/robots.txt'] },
    { share: 4, paths: ['/search?q='] },
    { share: 4, paths: [NOT_THERE] },
  ];
  const wheel = kinds.flatMap(({ share, paths }) => Array.from({ length: share }, () => paths));
  return (index) => {
    // 37 has no factor in common with 100: the kinds alternate instead of coming in blocks.
    const paths = wheel[(index * 37) % wheel.length] ?? pages;
    const path = paths[Math.floor(index / 3) % paths.length] ?? '/';
    if (path.endsWith('=')) return `${path}${index}`;
    return path === NOT_THERE ? `${path}${index}/` : path;
  };
}
