import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { gzipSize } from './gzip-size.ts';

/** Gzip transfer sizes of the bodies in bytes. */
export interface Transfer {
  /** Including what is inline, without the map's. */
  script: number;
  /** What loads when the map of representatives comes near, which has a budget of its own. */
  mapScript: number;
  /** Including what is inline. */
  stylesheet: number;
  document: number;
  /** Fonts that the page preloads, and therefore waits for before it shows text. */
  firstFonts: number;
  /** Number of fonts that were loaded besides. */
  laterFonts: number;
}

/**
 * Opens a page with an empty cache, scrolls to its end and measures what it loads. Chromium reports the files; they are
 * fetched again in gzip, because it would use Brotli and flatter a budget stated in gzip.
 * @param use what the visitor does then; it is measured as well
 */
export async function measureTransfer(
  page: Page,
  path: string,
  use: () => Promise<void> = async () => {},
): Promise<Transfer> {
  const files: { type: string; url: string }[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    files.push({ type: request.resourceType(), url: request.url() });
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  await scrollThrough(page);
  await use();
  await expect.poll(() => pending.size).toBe(0);
  const isOfMap = ({ url }: { url: string }) => /\/interactive-map\.[^/]*$/.test(url);
  const loaded = async (type: string, ofMap = false) => {
    const wanted = files.filter((file) => file.type === type && isOfMap(file) === ofMap);
    const sizes = await Promise.all(wanted.map(({ url }) => gzipSize(url)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  const firstFonts = await Promise.all(preloaded.map(gzipSize));
  return {
    document: gzipSync(html).length,
    firstFonts: firstFonts.reduce((sum, size) => sum + size, 0),
    laterFonts: files.filter(({ type, url }) => type === 'font' && !preloaded.includes(url)).length,
    script: (await loaded('script')) + inlineSize(html, 'script'),
    mapScript: await loaded('script', true),
    stylesheet: (await loaded('stylesheet')) + inlineSize(html, 'style'),
  };
}

async function scrollThrough(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(20);
  }
}

function inlineSize(html: string, element: 'script' | 'style'): number {
  const pattern = new RegExp(
    `<${element}(?![^>]*\\bsrc=)(?![^>]*application/(?:ld\\+)?json)[^>]*>([\\s\\S]*?)</${element}>`,
    'gi',
  );
  const text = [...html.matchAll(pattern)].map(([, content]) => content).join('');
  return text === '' ? 0 : gzipSync(text).length;
}
