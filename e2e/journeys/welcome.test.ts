import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeFindings } from '../support/axe.ts';
import { crawl } from '../support/crawl.ts';
import { type RunningCompany, startCompany } from '../support/start-company.ts';
import { test as base, expect } from '../support/test.ts';

const starter = fileURLToPath(new URL('../../cms/starting-content/starter-content.ts', import.meta.url));

/** A site without a catalogue. */
const test = base.extend<object, { starterSite: RunningCompany }>({
  starterSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'headwater-welcome-'));
      const company = await startCompany(folder, { contentModule: starter });
      await use(company);
      await company.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  company: ({ starterSite }, use) => use(starterSite),
});

for (const width of [390, 1440]) {
  test(`an empty site welcomes its team and says what to do next, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your site is running');
    const steps = page.getByRole('main').getByRole('listitem');
    await expect(steps).toContainText(['Sign in.', 'Create a page.', 'Replace this page.', 'brand', 'CMS_URL=']);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
}

test('the welcome page leads to the login of the CMS', async ({ page, starterSite: { siteUrl, cmsUrl } }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' }).first();
  await expect(link).toHaveAttribute('href', '/login');
  const login = await fetch(`${siteUrl}/login`);
  expect(login.url.startsWith(`${cmsUrl}/wp-login.php`)).toBe(true);
  expect(await login.text()).toContain('Username or email address');
});

test('an empty site has no broken links', async ({ starterSite: { siteUrl, cmsUrl } }) => {
  const { visited, faults } = await crawl([`${siteUrl}/`], cmsUrl);
  // The login is a page of the CMS.
  expect(faults.filter((fault) => !fault.endsWith('/login)'))).toEqual([]);
  expect(visited.map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/contact/', '/login', '/privacy-policy/', '/standard-terms-of-sale/']),
  );
});
