import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { loginOf, signInAtCms } from '../support/editor.ts';
import { test as base, expect } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

/** The admin of the shared company, which these journeys do not change. */
const test = base.extend({
  // Playwright determines the required fixtures from a destructured first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  baseURL: async ({}, use) => use(company.cmsUrl),
  page: async ({ page }, use) => {
    const visitor = newVisitor();
    await signInAtCms(visitor, company.cmsUrl, await loginOf('editor'));
    const url = company.cmsUrl;
    await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    await use(page);
  },
});

const widths = [390, 1440] as const;
const screens = {
  overview: '/wp-admin/',
  'list of pages': '/wp-admin/edit.php?post_type=page',
  'empty list': '/wp-admin/edit.php?post_type=post&s=zzzzqq',
  'new post': '/wp-admin/post-new.php?post_type=post',
  'new representative': '/wp-admin/post-new.php?post_type=representative',
  'media library': '/wp-admin/upload.php',
  'header menu': '/wp-admin/nav-menus.php',
  'form entries': '/wp-admin/admin.php?page=gf_entries',
  forms: '/wp-admin/admin.php?page=gf_edit_forms',
  'settings of a form': '/wp-admin/admin.php?page=gf_edit_forms&id=3',
  profile: '/wp-admin/profile.php',
  'unknown page': '/wp-admin/nothing.php',
} as const;

for (const [name, path] of Object.entries(screens)) {
  for (const width of widths) {
    test(`the admin's ${name} passes axe at ${width} px and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  }
}

for (const title of ['Home', 'Complete pump', 'Replacement parts']) {
  for (const width of widths) {
    test(`the form of ${title} passes axe at ${width} px with its problems shown`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/wp-admin/edit.php?post_type=page&s=${encodeURIComponent(title)}`);
      await page.locator('.row-title').first().click();
      await page.getByLabel('Title', { exact: true }).first().fill('');
      await page.getByRole('button', { name: 'Update' }).last().click();
      await expect(page.getByRole('alert')).toContainText('write one before publishing');
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  }
}

test('the skip link of a screen leads to its first control', async ({ page }) => {
  await page.goto('/wp-admin/post-new.php?post_type=post');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeFocused();
});

test('a problem links to its control', async ({ page }) => {
  await page.goto('/wp-admin/post-new.php?post_type=post');
  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Title: write one before publishing.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#f-title$/);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Last part of the URL')).toBeFocused();
});

test('GraphiQL runs a query as the signed-in user, without third-party requests', async ({ page }) => {
  const query = encodeURIComponent('{ viewer { username capabilities } }');
  await page.goto(`/wp-admin/admin.php?page=graphiql-ide&query=${query}`);
  await page.getByRole('button', { name: /execute/i }).click();
  await expect(page.locator('.result-window')).toContainText('edit_others_posts');
  expect(await axeFindings(page, '.graphiql-container')).toEqual([]);
});
