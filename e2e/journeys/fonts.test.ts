import { basename } from 'node:path';
import { faces } from '@headwater/brand/fonts/faces.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const uncutFonts = new Set(faces.map(({ source }) => basename(source, '.woff2')));

test('a letter that the first fonts do not have is loaded with the uncut font of the brand', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const font = /([^/]+)\.[\w-]+\.woff2$/.exec(request.url())?.[1] ?? '';
    if (uncutFonts.has(font)) loaded.push(font);
  });
  await page.goto(pageKinds['front page'], { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Señor';
  });
  await expect.poll(() => loaded).toHaveLength(1);
});
