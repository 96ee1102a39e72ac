import { startTags } from '@headwater/e2e/support/html.ts';

/**
 * How many clicks each page is away from the front page, by visible links; the search, which finds
 * everything, does not count. A list's link to its next page is a click like any other.
 */
export async function clicksFromHome(siteUrl: string): Promise<Map<string, number>> {
  const clicks = new Map([['/', 0]]);
  let front = ['/'];
  for (let depth = 1; front.length > 0; depth += 1) {
    const found: string[] = [];
    for (const path of front) {
      for (const target of await linksOn(siteUrl, path)) {
        if (clicks.has(target)) continue;
        clicks.set(target, depth);
        found.push(target);
      }
    }
    front = found;
  }
  return clicks;
}

async function linksOn(siteUrl: string, path: string): Promise<string[]> {
  const response = await fetch(siteUrl + path);
  const html = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return [];
  return startTags(html).flatMap(({ name, attributes }) => {
    if (name !== 'a' || !attributes.href || !URL.canParse(attributes.href, response.url)) return [];
    const { origin, pathname, search } = new URL(attributes.href, response.url);
    return origin === new URL(siteUrl).origin && pathname !== '/search' ? [pathname + search] : [];
  });
}
