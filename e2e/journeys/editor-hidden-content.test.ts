import type { Page } from '@playwright/test';
import { company } from '../support/companies.ts';
import { previewLinkIn, previewUrl, signedIn, writeDraft } from '../support/editor.ts';
import { expect, test } from '../support/editor-page.ts';
import { newVisitor } from '../support/visitor.ts';

async function openEditScreen(editor: Page, id: number): Promise<void> {
  await editor.goto(`${company.cmsUrl}/wp-admin/post.php?post=${id}&action=edit`);
}

test('a preview link ends for good when its draft goes to the trash', async ({ editor }) => {
  const { siteUrl, cmsUrl } = company;
  const author = await signedIn('editor', company);
  const words = { type: 'page', title: 'A shared draft', content: '<p>Told in confidence.</p>' } as const;
  const id = await writeDraft(author, words, cmsUrl);
  const back = `/preview?p=${id}&preview=true`;
  await author.post(`${siteUrl}/preview/links`, { p: String(id), back, action: 'make', hours: '72' });
  const link = previewLinkIn(await (await author.get(siteUrl + back)).text());
  const shown = async () => {
    const response = await newVisitor().get(link);
    return [response.status, (await response.text()).includes('Told in confidence.')];
  };
  expect(await shown()).toEqual([200, true]);

  await openEditScreen(editor, id);
  await editor.getByRole('button', { name: 'Move to trash' }).click();
  await expect.poll(shown).toEqual([410, false]);

  await openEditScreen(editor, id);
  await editor.getByRole('button', { name: 'Bring it back' }).click();
  await expect(editor.getByRole('button', { name: 'Move to trash' })).toBeVisible();
  expect(await shown()).toEqual([410, false]);
});

test('a private page leads only its editor to the preview', async ({ editor }) => {
  const { siteUrl, cmsUrl } = company;
  const author = await signedIn('editor', company);
  const words = { type: 'page', title: 'For our eyes only', content: '<p>Not for visitors.</p>' } as const;
  const id = await writeDraft(author, words, cmsUrl);
  await openEditScreen(editor, id);
  await editor.getByLabel('Visible to').selectOption('private');
  await editor.getByRole('button', { name: 'Publish' }).click();
  const path = `${siteUrl}/for-our-eyes-only/`;
  await expect.poll(async () => (await author.get(path)).headers.get('location')).toBe(`/preview?p=${id}&preview=true`);
  const response = await author.get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'private, no-store']);
  expect(await (await author.get(previewUrl(id, siteUrl))).text()).toContain('Not for visitors.');
  expect((await newVisitor().get(path)).status).toBe(404);
});

test('an editor signs all browsers out by keyboard', async ({ browser }) => {
  const { siteUrl } = company;
  // A user of its own, because signing out everywhere would also sign other journeys out.
  const [here, elsewhere] = [await signedIn('administrator', company), await signedIn('administrator', company)];
  const context = await browser.newContext();
  const { hostname: domain } = new URL(siteUrl);
  await context.addCookies(
    ['faust-rt', 'faust-auth'].map((name) => ({ name, value: here.cookies.get(name) ?? '', domain, path: '/' })),
  );
  const page = await context.newPage();
  await page.goto(`${siteUrl}/about/`);
  await page.locator('#wp-admin-bar-my-account > button.ab-item').focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Log Out Everywhere' });
  await expect(button).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('account.png') });
  for (const _ of ['Edit Profile', 'Log Out', 'Log Out Everywhere']) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#wpadminbar')).toHaveCount(0);
  const names = (await context.cookies(siteUrl)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('faust'))).toEqual([]);
  expect((await elsewhere.get(previewUrl(1, siteUrl))).status).toBe(307);
  await context.close();
});
