import { queryCms } from '../support/editor.ts';
import { expect, type Installation, test } from '../support/installation.ts';
import { pageKinds } from '../support/page-kinds.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

async function idOf(path: string, { cms }: Installation): Promise<number> {
  const query = `{ node: nodeByUri(uri: "${path}") { ... on Page { databaseId } } }`;
  return (await queryCms<{ node: { databaseId: number } }>(query, cms.url)).node.databaseId;
}

const editScreen = ({ cms }: Installation, id: number) => `${cms.url}/wp-admin/post.php?post=${id}&action=edit`;

/** What an anonymous visitor gets at a path now. */
async function seen(
  path: string,
  { siteUrl }: Installation,
): Promise<{ status: number; text: string; location: string | null }> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

/** Polling intervals; without the webhook, a page would stay unchanged for three minutes. */
const soon = { intervals: [50] };

const product = pageKinds['product page'];
const family = pageKinds['sub-category'];

test('a change that was previewed privately is visible to everyone at once when it is published', async ({
  installation,
  editor,
  visitor,
}) => {
  const { siteUrl } = installation;
  const id = await idOf(product, installation);
  await visitor.goto(siteUrl + product);
  const before = await visitor.getByRole('heading', { level: 1 }).textContent();
  expect((await seen(family, installation)).status).toBe(200);

  await editor.goto(editScreen(installation, id));
  await editor.getByLabel('Title', { exact: true }).first().fill('SN-3040 Mark II');
  await editor.getByLabel('Teaser description').first().fill('The second of its name pumps what the first could not.');
  const [preview] = await Promise.all([
    editor.context().waitForEvent('page'),
    editor.getByRole('button', { name: 'Preview changes' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Mark II');
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(preview.locator('#wp-admin-bar-my-account > button')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
  for (const path of [product, family])
    expect((await seen(path, installation)).text).not.toMatch(/Mark II|second of its/);

  await editor.getByRole('button', { name: 'Update' }).click();
  await expect.poll(async () => (await seen(product, installation)).text.includes('Mark II'), soon).toBe(true);
  await expect
    .poll(async () => (await seen(family, installation)).text.includes('second of its name'), soon)
    .toBe(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Mark II');
});

test('the old path of a renamed page redirects to the new one', async ({ installation, editor }) => {
  const old = '/careers/';
  const id = await idOf(old, installation);
  expect((await seen(old, installation)).status).toBe(200);
  await editor.goto(editScreen(installation, id));
  await editor.getByLabel(/Last part of the URL/).fill('work-with-us');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect.poll(async () => (await seen('/work-with-us/', installation)).status, soon).toBe(200);
  await expect
    .poll(async () => {
      const { status, location } = await seen(old, installation);
      return [status, location];
    }, soon)
    .toEqual([308, '/work-with-us/']);
});

test('a page is gone while it is in the trash', async ({ installation, editor }) => {
  const path = '/warranty/';
  const id = await idOf(path, installation);
  expect((await seen(path, installation)).status).toBe(200);
  await editor.goto(editScreen(installation, id));
  await editor.getByRole('button', { name: 'Move to trash' }).click();
  await expect.poll(async () => (await seen(path, installation)).status, soon).toBe(404);

  await editor.goto(editScreen(installation, id));
  await editor.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(async () => (await seen(path, installation)).status, soon).toBe(200);
});

test('a new page is on the site as soon as it is published', async ({ installation, editor }) => {
  const path = '/a-new-pump-house/';
  expect((await seen(path, installation)).status).toBe(404);
  await editor.goto(`${installation.cms.url}/wp-admin/post-new.php?post_type=page`);
  await editor.getByLabel('Title', { exact: true }).first().fill('A new pump house');
  await editor.getByLabel(/^Content/).fill('<p>It has a roof.</p>');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByRole('button', { name: 'Preview' })).toBeVisible();
  expect((await seen(path, installation)).status).toBe(404);
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(async () => (await seen(path, installation)).status, soon).toBe(200);
  expect((await seen(path, installation)).text).toContain('It has a roof.');
});
