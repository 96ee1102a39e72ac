import type { Page } from '@playwright/test';
import { expect, type Installation, test } from '../support/installation.ts';

test.use({ javaScriptEnabled: false });
// They share one CMS and one site, which are slow to start.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Polling intervals; without the webhook, a page would stay unchanged for three minutes. */
const soon = { intervals: [50] };

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const press = (editor: Page, name: string) => editor.getByRole('button', { name, exact: true }).last().click();
const text = async (pageUrl: string) => (await fetch(pageUrl)).text();

async function openInAdmin(editor: Page, { cms }: Installation, type: string, title: string): Promise<void> {
  await editor.goto(`${cms.url}/wp-admin/edit.php?post_type=${type}&s=${encodeURIComponent(`"${title}"`)}`);
  await editor.getByRole('link', { name: title, exact: true }).first().click();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('a new post written without JavaScript is in the list of posts at once', async ({
  editor,
  installation,
  visitor,
}) => {
  const { cms, siteUrl } = installation;
  await visitor.goto(`${siteUrl}/news/`);
  expect((await fetch(`${siteUrl}/a-seal-that-stays-dry/`)).status).toBe(404);

  await editor.goto(`${cms.url}/wp-admin/post-new.php?post_type=post`);
  await editor.getByLabel('Title', { exact: true }).first().fill('A seal that stays dry');
  await editor.getByLabel('Content').fill('<p>Flush it twice.</p>');
  await press(editor, 'Save draft');
  await expect(editor.getByRole('status')).toContainText('Draft saved');
  expect(await text(`${siteUrl}/news/`)).not.toContain('A seal that stays dry');

  await press(editor, 'Publish');
  await expect(editor.getByRole('status')).toContainText('Published');
  await expect.poll(() => text(`${siteUrl}/news/`), soon).toContain('A seal that stays dry');
  await expect.poll(async () => (await fetch(`${siteUrl}/a-seal-that-stays-dry/`)).status, soon).toBe(200);
  await visitor.goto(`${siteUrl}/a-seal-that-stays-dry/`);
  await expect(visitor.getByText('Flush it twice.')).toBeVisible();
});

test('a menu item that is added without JavaScript is on the pages of the site', async ({ editor, installation }) => {
  const { cms, siteUrl } = installation;
  await text(`${siteUrl}/about-the-works/`);
  await editor.goto(`${cms.url}/wp-admin/nav-menus.php?menu=footer`);
  await press(editor, 'Add an item');
  await editor.getByLabel('Text').last().fill('Dry seals');
  await editor.getByLabel('URL').last().fill('/dry-seals/');
  await press(editor, 'Save menu');
  await expect(editor.getByRole('status')).toContainText('The menu is saved');
  await expect.poll(() => text(`${siteUrl}/about-the-works/`), soon).toContain('Dry seals');
});

test('an image is uploaded, described and chosen', async ({ editor, installation }) => {
  const { cms } = installation;
  await editor.goto(`${cms.url}/wp-admin/upload.php`);
  await editor.getByLabel('Upload files').setInputFiles({ name: 'Seal.png', mimeType: 'image/png', buffer: onePixel });
  await press(editor, 'Upload');
  await expect(editor.getByRole('status')).toContainText('Uploaded');
  await editor.getByLabel('Description for people').fill('A mechanical seal');
  await press(editor, 'Save');
  const number = await editor.getByText(/^#\d+$/).innerText();

  await openInAdmin(editor, installation, 'post', 'A seal that stays dry');
  await editor.getByRole('combobox', { name: 'Featured image' }).fill(number);
  await press(editor, 'Update');
  await expect(editor.getByRole('combobox', { name: 'Featured image' })).toHaveValue(`${number} Seal`);
});
