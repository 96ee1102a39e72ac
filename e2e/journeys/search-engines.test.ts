import { company } from '../support/companies.ts';
import { publishedPages } from '../support/content.ts';
import { eachPageKind, pageKinds, unknownPath } from '../support/page-kinds.ts';
import { fetchSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

async function locations(path: string): Promise<string[]> {
  const response = await fetchSitemap(company.siteUrl + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

async function sitemapUrls(): Promise<string[]> {
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map((file) => locations(new URL(file).pathname)))).flat();
}

test('the sitemap lists every indexable page of every kind once', async () => {
  const urls = await sitemapUrls();
  for (const [kind, path] of eachPageKind) expect(urls, kind).toContain(company.siteUrl + path);
  const pages = await publishedPages();
  for (const { uri, isListed } of pages) expect(urls.includes(company.siteUrl + uri), uri).toBe(isListed);
  expect(pages.filter(({ isListed }) => !isListed).map(({ uri }) => uri)).toContain('/start-up-report/');
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((address) => new URL(address).pathname.startsWith('/search'))).toEqual([]);
});

test('every URL in the sitemap is a page with that canonical URL', async () => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const address of await sitemapUrls()) {
    const response = await fetch(address, { redirect: 'manual' });
    const html = await response.text();
    if (response.status !== 200) faults.push(`${response.status} ${address}`);
    else if (!html.includes(`<link rel="canonical" href="${address}"`)) faults.push(`another canonical: ${address}`);
    else if (/<meta name="robots" content="[^"]*noindex/.test(html)) faults.push(`not to be found: ${address}`);
  }
  expect(faults).toEqual([]);
});

test('the sitemap is cached, compressed and has no file that it does not list', async () => {
  const first = await fetchSitemap(`${company.siteUrl}/sitemap-page-1.xml`);
  expect(await first.text()).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:]+Z<\/lastmod>/);
  const again = () => fetch(`${company.siteUrl}/sitemap-page-1.xml`, { headers: { 'accept-encoding': 'gzip' } });
  // A journey that publishes meanwhile makes it stale, until the CMS has settled and it is rendered again.
  await expect.poll(async () => (await again()).headers.get('x-cache'), { timeout: 30_000 }).toBe('HIT');
  expect((await again()).headers.get('content-encoding')).toBe('gzip');
  for (const path of ['/sitemap-page-2.xml', '/sitemap-page-0.xml', '/sitemap-secret-1.xml', '/sitemap-page-100.xml']) {
    expect((await fetchSitemap(company.siteUrl + path)).status, path).toBe(404);
  }
});

test('robots.txt names the sitemap and the paths that are not pages', async () => {
  const text = await (await fetch(`${company.siteUrl}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml\n`);
  for (const path of ['/search', '/api/', '/preview']) expect(text).toContain(`Disallow: ${path}\n`);
});

test('a feed reader finds the latest posts with text, links and images', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[type="application/rss+xml"]');
  const response = await fetch(new URL((await link.getAttribute('href')) ?? '', company.siteUrl));
  expect(response.headers.get('content-type')).toContain('application/rss+xml');
  const xml = await response.text();
  const feed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const items = [...document.querySelectorAll('item')];
    return {
      isBroken: document.querySelector('parsererror') !== null,
      links: items.map((item) => item.querySelector('link')?.textContent ?? ''),
      dates: items.map((item) => item.querySelector('pubDate')?.textContent ?? ''),
      texts: items.map((item) => item.getElementsByTagName('content:encoded')[0]?.textContent ?? ''),
    };
  }, xml);
  expect(feed.isBroken).toBe(false);
  expect(feed.links).toHaveLength(20);
  const moments = feed.dates.map((date) => Date.parse(date));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  for (const text of feed.texts) expect(text).not.toMatch(/(?:src|href)="\/|<script|srcset/);
  expect(feed.texts.join('')).not.toContain(company.cmsUrl);
  for (const address of [feed.links[0], feed.links.at(-1)]) expect((await fetch(address ?? '')).status).toBe(200);
});

const described = [
  ['front page', 'website', ['Organization', 'WebSite']],
  ['product page', 'product', ['BreadcrumbList', 'Product']],
  ['post', 'article', ['BreadcrumbList', 'Article']],
  ['generic page', 'website', ['BreadcrumbList']],
] as const;

for (const [kind, type, data] of described) {
  test(`the ${kind} has metadata for search engines and social networks`, async ({ page, request }) => {
    await page.goto(pageKinds[kind]);
    const address = company.siteUrl + pageKinds[kind];
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await content('meta[property="og:type"]')).toBe(type);
    expect(await content('meta[property="og:url"]')).toBe(address);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(await content('meta[name="description"]')).toBeTruthy();
    const image = (await content('meta[property="og:image"]')) ?? '';
    expect(new URL(image).origin).toBe(company.siteUrl);
    expect((await request.get(image)).headers()['content-type']).toMatch(/^image\/(?:jpeg|png|webp)/);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const parsed = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
    expect(parsed.map((entry) => entry['@type'])).toEqual(data);
    expect(blocks.join('')).not.toContain(company.cmsUrl);
  });
}

test("a product's structured data has its maker and figures", async ({ page }) => {
  await page.goto(pageKinds['product page']);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks.map((block) => JSON.parse(block)).find((entry) => entry['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Complete pump', brand: { name: 'Test Pump Company' } });
  expect(product.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Flow',
    value: 220,
    unitCode: 'G2',
    unitText: 'gpm',
  });
});

test('URLs in the head come from the configuration, never from the request', async () => {
  const spoofed = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  for (const path of ['/history/', '/sitemap.xml', '/robots.txt', '/feed.xml']) {
    const text = await (await fetch(company.siteUrl + path, { headers: spoofed })).text();
    expect(text, path).not.toContain('evil.example');
    expect(text, path).toContain(company.siteUrl);
  }
});

for (const address of ['/search', unknownPath]) {
  test(`${address} is noindex`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('the icons and the manifest of a page exist', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  for (const link of await links.all()) {
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
