import { test as base, expect, type Page } from '@playwright/test';
import { type EditingDemo, signIn, startEditingDemo, visitorPage } from '../support/editing.ts';

/** A visitor's page must show it within this time after it was published. */
const soon = { timeout: 2_000, intervals: [100] };

const test = base.extend<{ editor: Page; visitor: Page }, { editing: EditingDemo }>({
  editing: [
    // Playwright reads the fixtures that one needs from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const editing = await startEditingDemo();
      await use(editing);
      await editing.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ browser, editing }, use) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(page, editing, 'editor');
    await use(page);
    await page.context().close();
  },
  visitor: async ({ browser }, use) => {
    const page = await visitorPage(browser);
    await use(page);
    await page.context().close();
  },
});

// They share one CMS and one site, which take a while to start.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function openInAdmin(editor: Page, { cmsUrl }: EditingDemo, type: string, title: string): Promise<void> {
  await editor.goto(`${cmsUrl}/wp-admin/edit.php?post_type=${type}&s=${encodeURIComponent(`"${title}"`)}`);
  await editor.getByRole('link', { name: title, exact: true }).first().click();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText(title);
}

const press = (editor: Page, name: string) => editor.getByRole('button', { name, exact: true }).last().click();
const text = async (address: string) => (await fetch(address)).text();

const subCategory = '/products/wastewater/submersible-non-clog/';

test('a changed teaser is on the product and on its sub-category within two seconds', async ({ editor, editing }) => {
  const { siteUrl } = editing;
  const before = await text(siteUrl + subCategory);
  const [, href = '', title = ''] =
    /href="(\/products\/wastewater\/submersible-non-clog\/[^"]+\/)"[^>]*>(SN-[^<]+)</.exec(before) ?? [];
  await text(siteUrl + href);
  const other = '/about-the-works/';
  await text(siteUrl + other);

  await openInAdmin(editor, editing, 'page', title.trim());
  await editor.getByLabel('Teaser description', { exact: true }).fill('Passes what others stop at.');
  await press(editor, 'Update');
  await expect(editor.getByRole('status')).toContainText('Updated');
  await expect.poll(() => text(siteUrl + subCategory), soon).toContain('Passes what others stop at.');
  expect((await fetch(siteUrl + other)).headers.get('x-cache')).toBe('HIT');
});

test('a new post is written without a script and enters the list of posts within two seconds', async ({
  editor,
  editing,
  visitor,
}) => {
  const { cmsUrl, siteUrl } = editing;
  await visitor.goto(`${siteUrl}/news/`);
  expect((await fetch(`${siteUrl}/a-seal-that-stays-dry/`)).status).toBe(404);

  await editor.goto(`${cmsUrl}/wp-admin/post-new.php?post_type=post`);
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

test('a renamed page redirects, a trashed one is gone, and it comes back', async ({ editor, editing }) => {
  const { siteUrl } = editing;
  const status = async (path: string) => (await fetch(siteUrl + path, { redirect: 'manual' })).status;
  await openInAdmin(editor, editing, 'post', 'A seal that stays dry');
  await editor.getByLabel('Last part of the address').fill('dry-seals');
  await press(editor, 'Update');
  await expect(editor.getByRole('status')).toContainText('Updated');
  await expect.poll(() => status('/dry-seals/'), soon).toBe(200);
  await expect.poll(() => status('/a-seal-that-stays-dry/'), soon).toBe(308);

  await press(editor, 'Move to trash');
  await expect(editor.getByRole('status')).toContainText('Moved to the trash');
  await expect.poll(() => status('/dry-seals/'), soon).toBe(404);
  await expect.poll(() => text(`${siteUrl}/news/`), soon).not.toContain('A seal that stays dry');

  await editor.getByRole('link', { name: /In the trash/ }).click();
  await editor.getByRole('link', { name: 'A seal that stays dry' }).click();
  await press(editor, 'Bring it back');
  await expect.poll(() => status('/dry-seals/'), soon).toBe(200);
});

test('a preview leads to the site and shows nobody else what is not published', async ({ editor, editing }) => {
  const { siteUrl } = editing;
  await openInAdmin(editor, editing, 'post', 'A seal that stays dry');
  await editor.getByLabel('Content').fill('<p>Only for editors yet.</p>');
  const opening = editor.context().waitForEvent('page');
  await press(editor, 'Preview changes');
  const preview = await opening;
  await preview.waitForURL(/preview=true/);
  const { origin, searchParams } = new URL(preview.url());
  expect(origin).toBe(siteUrl);
  expect(searchParams.get('previewPathname')).toBe('/dry-seals/');
  expect(searchParams.get('typeName')).toBe('Post');
  expect(await text(`${siteUrl}/dry-seals/`)).not.toContain('Only for editors yet.');
});

test('rows of a menu are added and moved without a script, and every page shows it', async ({ editor, editing }) => {
  const { cmsUrl, siteUrl } = editing;
  await text(`${siteUrl}/about-the-works/`);
  await editor.goto(`${cmsUrl}/wp-admin/nav-menus.php?menu=footer`);
  await press(editor, 'Add an item');
  await editor.getByLabel('Text').last().fill('Dry seals');
  await editor.getByLabel('Address').last().fill('/dry-seals/');
  await press(editor, 'Save menu');
  await expect(editor.getByRole('status')).toContainText('The menu is saved');
  await expect.poll(() => text(`${siteUrl}/about-the-works/`), soon).toContain('Dry seals');
});

test('a picture is uploaded, described and chosen', async ({ editor, editing }) => {
  const { cmsUrl } = editing;
  const picture = await (await fetch(`${cmsUrl}/wp-content/uploads/2026/03/${await someJpeg(cmsUrl)}`)).arrayBuffer();
  await editor.goto(`${cmsUrl}/wp-admin/upload.php`);
  await editor
    .getByLabel('Upload files')
    .setInputFiles({ name: 'Seal.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) });
  await press(editor, 'Upload');
  await expect(editor.getByRole('status')).toContainText('Uploaded');
  await editor.getByLabel('Description for people').fill('A mechanical seal');
  await press(editor, 'Save');
  const number = await editor.getByText(/^#\d+$/).innerText();

  await openInAdmin(editor, editing, 'post', 'A seal that stays dry');
  await editor.getByRole('combobox', { name: 'Featured image' }).fill(number);
  await press(editor, 'Update');
  await expect(editor.getByRole('combobox', { name: 'Featured image' })).toHaveValue(`${number} Seal`);
});

async function someJpeg(cmsUrl: string): Promise<string> {
  const query = encodeURIComponent('{ mediaItems(first: 20) { nodes { mediaItemUrl } } }');
  const answer = await (await fetch(`${cmsUrl}/graphql?query=${query}`)).json();
  const { data } = answer as { data: { mediaItems: { nodes: { mediaItemUrl: string }[] } } };
  return (
    data.mediaItems.nodes
      .find(({ mediaItemUrl }) => mediaItemUrl.endsWith('.jpg'))
      ?.mediaItemUrl.split('/')
      .at(-1) ?? ''
  );
}
