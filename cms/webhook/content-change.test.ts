import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Change } from '@headwater/contract/webhook.ts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type AdminVisit, adminVisit, type Typed } from '../testing/admin-visit.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const heard: Change[] = [];
const site = createServer(async (request, response) => {
  heard.push(JSON.parse(await text(request)) as Change);
  response.end('{"refreshed":0}');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const { port } = site.address() as AddressInfo;
const cms = await startSmallCms({
  webhook: { url: `http://127.0.0.1:${port}/api/revalidate`, secret: 'the secret of both programs' },
});
const editor = await adminVisit(cms, 'administrator');
afterEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  site.close();
});

const card =
  '{ nodes { ... on Page { id title template { ... on Template_SingleProduct { singleProduct { teaserDescription } } } } } }';

/** The queries of cached pages, each like a page of the site. */
const pages = {
  contact: '{ nodeByUri(uri: "/contact/") { id ... on Page { title } } }',
  product:
    '{ nodeByUri(uri: "/products/grinder-pumps/grinder-pump-100/") { id ... on Page { title ancestors { nodes { id } } } } }',
  subCategory: `{ nodeByUri(uri: "/products/grinder-pumps/") { id ... on Page { template {
    ... on Template_ProductSubcategory { productSubCategory { relatedProducts(first: 100) ${card} } } } } } }`,
  mainCategory: `{ nodeByUri(uri: "/products/") { id ... on Page { template {
    ... on Template_ProductMainCategory { productMainCategory { relatedSubCategories(first: 100) ${card} } } } } } }`,
  news: '{ nodeByUri(uri: "/news/") { id ... on ContentType { contentNodes { nodes { id } } } } }',
  projects: '{ nodeByUri(uri: "/project/") { id ... on ContentType { contentNodes { nodes { id } } } } }',
  guides: '{ category(id: "guides", idType: SLUG) { id posts { nodes { id title } } } }',
  seals: '{ tag(id: "seals", idType: SLUG) { id posts { nodes { id } } } }',
  latestPosts: '{ posts(first: 3) { nodes { id title } } }',
  sitemap: '{ contentNodes(first: 100, where: { hasPassword: false }) { nodes { id uri } } }',
  post: '{ nodeByUri(uri: "/news-item-23/") { id ... on Post { title author { node { name } } featuredImage { node { altText } } } } }',
  author: '{ user(id: "admin", idType: SLUG) { id posts { nodes { id } } } }',
  footer: '{ generalSettings { title } menuItems(where: { location: FOOTER }) { nodes { id label url } } }',
  form: '{ gfForm(id: "1", idType: DATABASE_ID) { id title } }',
} as const;
const pathOf: Partial<Record<PageName, string>> = {
  contact: '/contact/',
  product: '/products/grinder-pumps/grinder-pump-100/',
  subCategory: '/products/grinder-pumps/',
  mainCategory: '/products/',
  news: '/news/',
  projects: '/project/',
  guides: '/category/guides/',
  seals: '/tag/seals/',
  post: '/news-item-23/',
  author: '/author/admin/',
};
type PageName = keyof typeof pages;

async function keysOf(page: PageName): Promise<string[]> {
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(pages[page])}`));
  expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
  return (response.headers.get('x-graphql-keys') ?? '').split(' ');
}

/** Waits until the site has received a change, and removes it from the list. */
async function _settled(): Promise<void> {
  await vi.waitFor(() => expect(heard).not.toEqual([]), { timeout: 4_000 });
  heard.length = 0;
}

/** The pages that a write makes stale, by their paths and the keys that they had before it. */
async function madeStaleBy(write: () => Promise<unknown>): Promise<{ pages: PageName[]; paths: readonly string[] }> {
  const names = Object.keys(pages) as PageName[];
  const keys = await Promise.all(names.map(keysOf));
  await write();
  await vi.waitFor(() => expect(heard).not.toEqual([]), { timeout: 4_000 });
  const tags = heard.flatMap((change) => change.tags);
  const paths = heard.flatMap((change) => change.paths);
  heard.length = 0;
  const isOld = (name: PageName, index: number): boolean =>
    keys[index]?.some((key) => tags.includes(key)) === true || paths.includes(pathOf[name] ?? '-');
  return { pages: names.filter(isOld).sort(), paths };
}

async function editPathOf(title: string, type = 'page', status = ''): Promise<string> {
  const list = await editor.page(
    `/wp-admin/edit.php?post_type=${type}&post_status=${status}&s=${encodeURIComponent(`"${title}"`)}`,
  );
  const link = [...list.matchAll(/<a class="row-title" href="([^"]+)">([^<]*)</g)].find(([, , text]) => text === title);
  return (link?.[1] ?? '').replaceAll('&amp;', '&');
}

async function write(title: string, typed: Typed, type = 'page', visit: AdminVisit = editor): Promise<Response> {
  return visit.send(await editPathOf(title, type), typed);
}

const sorted = (...names: PageName[]): PageName[] => names.sort();

test('a changed teaser makes only the product and its sub-category stale', async () => {
  const { pages: old, paths } = await madeStaleBy(() =>
    write('Grinder Pump 100', { 'singleProduct.teaserDescription': 'Cuts everything', do: 'publish' }),
  );
  expect(old).toEqual(sorted('product', 'subCategory', 'sitemap'));
  expect(paths).toEqual([]);
});

test('a new post makes the list of posts, its category, its tag and every list by date stale', async () => {
  const draft = await editor.send('/wp-admin/post-new.php?post_type=post', {
    title: 'Fresh',
    tags: 'seals',
    do: 'draft',
  });
  const editPath = draft.headers.get('location') ?? '';
  const guides = /name="categories" value="(\d+)"[^>]*> Guides/.exec(await editor.page(editPath))?.[1] ?? '';
  const { pages: old, paths } = await madeStaleBy(() => editor.send(editPath, { categories: guides, do: 'publish' }));
  expect(old).toEqual(expect.arrayContaining(sorted('news', 'guides', 'seals', 'author', 'latestPosts', 'sitemap')));
  expect(old).not.toContain('contact');
  expect(old).not.toContain('projects');
  expect(old).not.toContain('post');
  expect(paths).toEqual(expect.arrayContaining(['/fresh/', '/category/guides/', '/tag/seals/', '/author/admin/']));
});

test('trashing and restoring make the lists stale', async () => {
  const editPath = await editPathOf('Station 3', 'project');
  const gone = await madeStaleBy(() => editor.send(editPath, { do: 'trash' }));
  expect(gone).toMatchObject({
    paths: ['/project/station-3/'],
    pages: expect.arrayContaining(['projects', 'sitemap']),
  });
  const back = await madeStaleBy(() => editor.send(editPath, { do: 'restore' }));
  expect(back).toMatchObject({
    paths: ['/project/station-3/'],
    pages: expect.arrayContaining(['projects', 'sitemap']),
  });
});

test('a page that becomes private or a draft is stale', async () => {
  const hidden = await madeStaleBy(() => write('Contact', { visibility: 'private', do: 'publish' }));
  expect(hidden).toMatchObject({
    paths: expect.arrayContaining(['/contact/']),
    pages: expect.arrayContaining(['contact']),
  });
  const shown = await madeStaleBy(() => write('Contact', { visibility: 'public', do: 'publish' }));
  expect(shown.paths).toContain('/contact/');
});

test('drafts and previews make nothing stale', async () => {
  await write('Unfinished', { content: 'Secret', do: 'draft' });
  await write('Unfinished', { content: 'Secret', do: 'preview' });
  await write('Contact', { content: 'Secret', do: 'preview' });
  const { paths } = await madeStaleBy(() => editor.send('/wp-admin/nav-menus.php', { do: 'save' }));
  expect(paths).toEqual([]);
});

test('a changed menu makes every page with menus stale', async () => {
  const { pages: old } = await madeStaleBy(() =>
    editor.send('/wp-admin/nav-menus.php?menu=footer', { 'items.0.label': 'Who we are', do: 'save' }),
  );
  expect(old).toEqual(['footer']);
});

test('a changed site title makes every page with the title stale', async () => {
  const { pages: old } = await madeStaleBy(() => editor.send('/wp-admin/options-general.php', { title: 'New name' }));
  expect(old).toEqual(['footer']);
});

test('a changed image description makes the pages with the image stale', async () => {
  const library = await editor.page('/wp-admin/upload.php?s=view-6');
  const editPath = (/href="(\/wp-admin\/post\.php[^"]+)"/.exec(library)?.[1] ?? '').replaceAll('&amp;', '&');
  const { pages: old } = await madeStaleBy(() => editor.send(editPath, { alt: 'A pump' }));
  expect(old).toEqual(['post']);
});

test('a renamed author makes their posts stale', async () => {
  const { pages: old } = await madeStaleBy(() => editor.send('/wp-admin/profile.php', { name: 'Ada' }));
  expect(old).toContain('post');
  expect(old).not.toContain('news');
});

test('closing a form makes the pages with the form stale', async () => {
  const list = await editor.page('/wp-admin/admin.php?page=gf_entries');
  const id = /gf_entries&amp;id=(\d+)/.exec(list)?.[1];
  expect(id).toBe('1');
  const { pages: old } = await madeStaleBy(() =>
    editor.send(`/wp-admin/admin.php?page=gf_entries&id=${id}`, { do: 'close' }),
  );
  expect(old).toEqual(['form']);
});
