import { expect, test } from '../support/test.ts';

test('a sticky post is first in the list, once, however old it is', async ({ page }) => {
  await page.goto('/news/');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Pinned note');
  await expect(titles.nth(1)).toHaveText('First note');
  await expect(titles.filter({ hasText: 'Pinned note' })).toHaveCount(1);
});

test('a post ends with the next one, and the ways to contact people', async ({ page }) => {
  await page.goto('/two-new-testers/');
  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Read next' }) });
  await expect(next.getByRole('link')).toHaveAttribute('href', '/note-24/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('a post without a title has a heading and a readable link', async ({ page }) => {
  await page.goto('/news/');
  await page.getByRole('main').getByRole('link', { name: 'Untitled' }).click();
  await expect(page).toHaveURL(/\/without-a-title\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
});

test("a project shows its own text and the editor's", async ({ page }) => {
  await page.goto('/project/test-station/');
  await expect(page.getByText('It was built.')).toBeVisible();
  await expect(page.getByText('What the editor adds.')).toBeVisible();
});

test('URLs of the old site redirect to uploads and to the feed', async ({ request }) => {
  const upload = await request.get('/wp-content/uploads/2026/x.jpg?ver=2', { maxRedirects: 0 });
  expect([upload.status(), upload.headers().location]).toEqual([308, '/media/2026/x.jpg?ver=2']);
  const feed = await request.get('/feed/');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
});

test('a product page leads to the contact page for its parts', async ({ request }) => {
  const html = await (await request.get('/pumps/test-pumps/complete/')).text();
  expect(html).toMatch(
    /<a [^>]*href="\/contact\/\?about=parts&(?:amp;)?product=[^"]+"[^>]*><span>Order Replacement Parts<\/span>/,
  );
});

test('the page of replacement parts leads to the page that its editor chose for orders', async ({ request }) => {
  const html = await (await request.get('/replacement-parts/')).text();
  expect(html).toMatch(/<a [^>]*href="\/quote\/"[^>]*><span>Order replacement parts<\/span>/);
});

test("a representative's territories have a heading", async ({ request }) => {
  const html = await (await request.get('/representative/north/')).text();
  expect(html).toMatch(/<h2[^>]*>Territories<\/h2>\s*<div[^>]*>\s*<p>MN, North Dakota<\/p>/);
});

for (const [path, list] of [
  ['/first-note/', 'News'],
  ['/project/test-station/', 'Projects'],
  ['/representative/north/', 'Representatives'],
] as const) {
  test(`the breadcrumbs of ${path} contain its list, for visitors and search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([list]);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const trail = blocks.map((block) => JSON.parse(block)).find((entry) => entry['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toContain(list);
    expect(trail.itemListElement).toHaveLength(3);
  });
}

test('a page without a description uses its teaser', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  await page.goto('/pumps/test-pumps/complete/');
  await expect(description).toHaveAttribute('content', 'A pump that has everything.');
  await page.goto('/pumps/test-pumps/');
  await expect(description).toHaveAttribute('content', 'Pumps for every test');
  await page.goto('/category/notes/');
  await expect(description).toHaveAttribute('content', 'What is new.');
  await page.goto('/representative/sea/');
  await expect(description).toHaveAttribute('content', 'Sea Ltd.: Represents us in Ships. Pier 1.');
});

test('serves /favicon.ico', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test("a product's structured data has its category and images", async ({ page }) => {
  await page.goto('/pumps/test-pumps/complete/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks.map((block) => JSON.parse(block)).find((entry) => entry['@type'] === 'Product');
  expect(product).toMatchObject({ category: 'Test pumps', brand: { '@type': 'Brand' } });
  const files = product.image.map((url: string) => new URL(url).searchParams.get('url')?.split('/').at(-1));
  expect(files).toEqual(['pump.jpg', 'pump-open.jpg', 'pump-curve.jpg', 'banner.jpg']);
});
