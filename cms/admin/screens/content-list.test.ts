import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { smallContent } from '../../testing/small-content.ts';

const [post, ...others] = smallContent.byType.post ?? [];
if (!post) throw new Error('The small content has no post.');
/** More than one page of posts: number 0 is the oldest. */
const posts = Array.from({ length: 35 }, (_, number) => ({
  ...post,
  slug: `post-${number}`,
  title: `Post ${number}`,
  date: new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 19),
}));
const unseen = others.filter(({ status }) => status !== undefined);

const cms = await startSmallCms({
  startingContent: {
    ...smallContent,
    byType: {
      ...smallContent.byType,
      post: [...posts, ...unseen],
      headwater_document: [{ slug: 'manual-7', title: 'Manual 7', content: '' }],
    },
  },
});
const editor = await adminVisit(cms, 'editor');

/** The titles in a list, in order. */
async function titles(query: string): Promise<string[]> {
  const page = await editor.page(`/wp-admin/edit.php?${query}`);
  return [...page.matchAll(/class="row-title"[^>]*>([^<]*)</g)].map(([, title = '']) => title);
}

test('lists posts newest first, thirty per page', async () => {
  const found = await titles('post_type=post&post_status=publish');
  expect(found).toEqual(Array.from({ length: 30 }, (_, index) => `Post ${34 - index}`));
});

test('the second page continues the first one', async () => {
  expect(await titles('post_type=post&post_status=publish&paged=2')).toEqual([
    'Post 4',
    'Post 3',
    'Post 2',
    'Post 1',
    'Post 0',
  ]);
});

test('without a type, lists posts, as WordPress does', async () => {
  expect(await titles('post_status=publish')).toEqual(await titles('post_type=post&post_status=publish'));
  expect(await titles('post_status=publish')).toHaveLength(30);
});

test('lists pages by title', async () => {
  const found = await titles('post_type=page');
  expect(found.slice(0, 3)).toEqual(['About the Works', 'Centrifugal Pump 100', 'Centrifugal Pump 200']);
});

test('filters a list by words', async () => {
  expect(await titles('post_type=post&s=%22post+12%22')).toEqual(['Post 12']);
});

test('filters a list by status', async () => {
  expect(await titles('post_type=post&post_status=private')).toEqual(['For us only']);
});

test('a search stays within the type and the status of its list', async () => {
  const hidden = async (query: string) => {
    const page = await editor.page(`/wp-admin/edit.php?${query}`);
    const [form = ''] = /<form role="search"[^>]*>[\s\S]*?<\/form>/.exec(page) ?? [];
    return [...form.matchAll(/type="hidden" name="(\w+)" value="(\w*)"/g)].map(([, name, value]) => `${name}=${value}`);
  };
  expect(await hidden('post_type=page&post_status=draft')).toEqual(['post_type=page', 'post_status=draft']);
  expect(await hidden('post_type=page')).toEqual(['post_type=page']);
});

test('a search has at most 200 characters', async () => {
  const page = await editor.page(`/wp-admin/edit.php?post_type=post&s=${'x'.repeat(300)}`);
  expect(page).toContain(`value="${'x'.repeat(200)}" maxlength="200"`);
});

test('the full list includes drafts and private content', async () => {
  const all = [...(await titles('post_type=post')), ...(await titles('post_type=post&paged=2'))];
  expect(all).toHaveLength(37);
  expect(all).toEqual(expect.arrayContaining(['Secret plan', 'For us only']));
});

test('a list without results says that it is empty', async () => {
  expect(await editor.page('/wp-admin/edit.php?post_type=post&s=zzzz')).toContain('Nothing here for “zzzz”');
});

test('a document is viewed on its page of the site', async () => {
  const page = await editor.page('/wp-admin/edit.php?post_type=headwater_document');
  expect(page).toMatch(/href="http[^"]*\/documents\/manual-7\/"/);
});
