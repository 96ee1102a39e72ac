import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Bytes of the bodies as they cross the wire in gzip, inline scripts and styles included. */
export interface Transfer {
  script: number;
  stylesheet: number;
}

/** Brings what hydrates when it is visible into view, one after the other. True when nothing is left. */
const hydrateNext = `(() => {
  const waiting = [...document.querySelectorAll('astro-island[ssr][client="visible"] > *')]
    .filter((element) => element.checkVisibility());
  waiting[0]?.scrollIntoView();
  return waiting.length === 0;
})()`;

/**
 * Opens a page with an empty cache, scrolls to its end and measures what it loads until everything in it
 * is hydrated. Chromium says which files; they are fetched again in gzip, because it would take Brotli
 * and flatter a budget that is stated in gzip.
 */
export async function measureTransfer(page: Page, path: string): Promise<Transfer> {
  const files: { type: string; url: string }[] = [];
  page.on('requestfinished', (request) => files.push({ type: request.resourceType(), url: request.url() }));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  await scrollThrough(page);
  const loaded = async (type: string) => {
    const sizes = await Promise.all(files.filter((file) => file.type === type).map(({ url }) => gzipSize(url)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    script: (await loaded('script')) + inlineSize(html, 'script'),
    stylesheet: (await loaded('stylesheet')) + inlineSize(html, 'style'),
  };
}

async function scrollThrough(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(20);
  }
  await expect.poll(() => page.evaluate(hydrateNext), { timeout: 20_000 }).toBe(true);
}

/** Size of the body as the server sends it to a client that takes gzip, whether or not it compresses. */
async function gzipSize(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return size;
}

function inlineSize(html: string, element: 'script' | 'style'): number {
  const pattern = new RegExp(
    `<${element}(?![^>]*\\bsrc=)(?![^>]*application/(?:ld\\+)?json)[^>]*>([\\s\\S]*?)</${element}>`,
    'gi',
  );
  const text = [...html.matchAll(pattern)].map(([, content]) => content).join('');
  return text === '' ? 0 : gzipSync(text).length;
}
