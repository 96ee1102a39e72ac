import { setTimeout as pause } from 'node:timers/promises';

/** Pause before a sitemap that is not ready is requested again. */
const RETRY_MS = 500;

/**
 * Requests a sitemap as a crawler does: while it is being made, the site sends 503 with `Retry-After`.
 * The test's own timeout ends the waiting.
 */
export async function fetchSitemap(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url);
    if (response.status !== 503 || !response.headers.has('retry-after')) return response;
    await response.body?.cancel();
    await pause(RETRY_MS);
  }
}

/** The URLs that a sitemap, or its index, lists. */
export async function sitemapLocations(url: string): Promise<string[]> {
  const xml = await (await fetchSitemap(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}
