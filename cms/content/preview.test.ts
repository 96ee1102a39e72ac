import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { UserRole } from '../database/records.ts';
import { tablesOf } from '../database/tables.ts';
import { contentEditor } from '../editing/content-editor.ts';
import { browser, loginOf } from '../testing/browser.ts';
import { codeFor, frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms({ secret: testSecret });
// The same database file that the admin uses.
const database = openDatabase(`${cms.folder}/content.sqlite`);
const tables = tablesOf(database);
const write = contentEditor({ database, tables, now: Date.now });
afterAll(() => database.close());
const site = frontEnd(cms);

async function tokenOf(role: UserRole): Promise<string> {
  const visitor = browser(cms, role);
  await visitor.signIn(await loginOf(cms, role));
  return (await site.tokens({ code: await codeFor(visitor) }))?.accessToken ?? '';
}

const tokens = { editor: await tokenOf('editor'), subscriber: await tokenOf('subscriber') };
const author = tables.users.byLogin('editor');
if (!author) throw new Error('The small content has no user called editor.');

const idAt = (path: string): number => tables.content.byPath(path)?.id ?? 0;

/** This marker is in everything that is not public; no anonymous response may contain it. */
const marker = 'AMPHIBIOUS-MARKER';

test('previews the newest state of a product with its fields, under its own ID', async () => {
  const id = idAt('/products/grinder-pumps/grinder-pump-100/');
  const fields = { singleProduct: { teaserDescription: `${marker} teaser`, description: `${marker} floats.` } };
  const revision = write.autosave(id, { title: `${marker} pump`, content: `<p>${marker}</p>`, fields }, author);
  const query = `query ($id: ID!) { contentNode(id: $id, idType: DATABASE_ID, asPreview: true) {
    __typename databaseId slug uri status isPreview contentType { node { name } } previewRevisionDatabaseId
    ... on Page { title content isFrontPage isRevision revisionOf { node { databaseId } }
      featuredImage { node { databaseId } } parentDatabaseId
      template { templateName ... on Template_SingleProduct { singleProduct { teaserDescription description } } } } } }`;
  const { data } = await site.query(query, tokens.editor, { id: String(id) });
  const parent = tables.content.byId(id);
  expect(data).toEqual({
    contentNode: {
      __typename: 'Page',
      databaseId: revision,
      slug: `${id}-autosave-v1`,
      uri: `/?page_id=${id}&preview=true`,
      status: 'inherit',
      isPreview: true,
      contentType: { node: { name: 'page' } },
      previewRevisionDatabaseId: null,
      title: `${marker} pump`,
      content: `<p>${marker}</p>`,
      isFrontPage: false,
      isRevision: true,
      revisionOf: { node: { databaseId: id } },
      featuredImage: { node: { databaseId: parent?.featuredImageId } },
      parentDatabaseId: parent?.parentId,
      template: {
        templateName: 'Single Product',
        singleProduct: { teaserDescription: `${marker} teaser`, description: `<p>${marker} floats.</p>\n` },
      },
    },
  });
});

test('the ID of a revision returns it, with and without asPreview', async () => {
  const id = idAt('/products/grinder-pumps/grinder-pump-100/');
  const revision = tables.revisions.newestOf(id)?.id ?? 0;
  const query = `query ($id: ID!) {
    a: page(id: $id, idType: DATABASE_ID, asPreview: true) { databaseId title }
    b: page(id: $id, idType: DATABASE_ID) { databaseId title }
    c: post(id: $id, idType: DATABASE_ID, asPreview: true) { databaseId } }`;
  const { data } = await site.query(query, tokens.editor, { id: String(revision) });
  const same = { databaseId: revision, title: `${marker} pump` };
  expect(data).toEqual({ a: same, b: same, c: null });
});

test('previews the newest state, by any author, saved or autosaved', async () => {
  const { id } = write.create('post', { title: 'One' }, author);
  const title = async () => {
    const query = 'query ($id: ID!) { post(id: $id, idType: DATABASE_ID, asPreview: true) { title } }';
    return ((await site.query(query, tokens.editor, { id: String(id) })).data as { post: { title: string } }).post
      .title;
  };
  expect(await title()).toBe('One');
  write.autosave(id, { title: 'Two' }, author);
  expect(await title()).toBe('Two');
  write.save(id, { title: 'Three' }, author);
  expect(await title()).toBe('Three');
});

test.each(['post', 'project', 'testimonial', 'representative'] as const)(
  'a draft %s without a slug is previewed at its plain URL',
  async (type) => {
    const { id } = write.create(type, { title: `${marker} ${type}` }, author);
    const query = `query ($id: ID!) { contentNode(id: $id, idType: DATABASE_ID, asPreview: true) {
      slug uri ... on NodeWithTitle { title } } }`;
    const { data } = await site.query(query, tokens.editor, { id: String(id) });
    expect(data).toEqual({
      contentNode: { slug: `${id}-revision-v1`, uri: `/?p=${id}&preview=true`, title: `${marker} ${type}` },
    });
    const itself = `query ($id: ID!) { contentNode(id: $id, idType: DATABASE_ID) { slug uri } }`;
    const plain = await site.query(itself, tokens.editor, { id: String(id) });
    expect(plain.data).toEqual({ contentNode: { slug: null, uri: `/?p=${id}` } });
  },
);

test('a preview of the front page does not have isFrontPage, as in WordPress', async () => {
  const id = tables.options.number('page_on_front');
  write.autosave(id, { title: `${marker} home` }, author);
  const query = 'query ($id: ID!) { page(id: $id, idType: DATABASE_ID, asPreview: true) { isFrontPage title } }';
  expect((await site.query(query, tokens.editor, { id: String(id) })).data).toEqual({
    page: { isFrontPage: false, title: `${marker} home` },
  });
  expect((await site.query('{ nodeByUri(uri: "/") { ... on Page { isFrontPage title } } }')).data).toEqual({
    nodeByUri: { isFrontPage: true, title: 'Home' },
  });
});

test('content without revisions previews as itself', async () => {
  const id = idAt('/about-the-works/');
  const query = 'query ($id: ID!) { page(id: $id, idType: DATABASE_ID, asPreview: true) { databaseId uri } }';
  for (const token of [tokens.editor, undefined]) {
    const { data } = await site.query(query, token, { id: String(id) });
    expect(data).toEqual({ page: { databaseId: id, uri: '/about-the-works/' } });
  }
});

test('a preview has the terms, author and template of the content', async () => {
  const id = idAt('/news-item-2/');
  write.autosave(id, { title: 'Draft of a story' }, author);
  const query = `query ($id: ID!) { post(id: $id, idType: DATABASE_ID, asPreview: true) {
    title author { node { name } } categories { nodes { slug } } tags { nodes { slug } } } }`;
  expect((await site.query(query, tokens.editor, { id: String(id) })).data).toEqual({
    post: {
      title: 'Draft of a story',
      author: { node: { name: 'admin' } },
      categories: { nodes: [{ slug: 'guides' }] },
      tags: { nodes: [{ slug: 'cavitation' }] },
    },
  });
});

test('content names its newest unpublished state to editors only', async () => {
  const { id } = write.create('post', { title: 'One', excerpt: 'A <b>short</b> text' }, author);
  write.save(id, {}, author, 'publish');
  const query = `query ($id: ID!) { post(id: $id, idType: DATABASE_ID) {
    previewRevisionDatabaseId previewRevisionId excerpt(format: RAW) } }`;
  const variables = { id: String(id) };
  const revision = write.autosave(id, { title: 'Two' }, author);
  expect((await site.query(query, tokens.editor, variables)).data).toEqual({
    post: {
      previewRevisionDatabaseId: revision,
      previewRevisionId: Buffer.from(`post:${revision}`).toString('base64'),
      excerpt: 'A <b>short</b> text',
    },
  });
  expect((await site.query(query, undefined, variables)).data).toEqual({
    post: { previewRevisionDatabaseId: null, previewRevisionId: null, excerpt: null },
  });
});

test('only editors read stored text', async () => {
  const query = `query ($id: ID!) { page(id: $id, idType: DATABASE_ID) { title(format: RAW) content(format: RAW) } }`;
  const stored = tables.content.byPath('/contact/');
  const variables = { id: String(stored?.id) };
  const raw = { page: { title: 'Contact', content: stored?.content } };
  expect((await site.query(query, tokens.editor, variables)).data).toEqual(raw);
  const nothing = { page: { title: null, content: null } };
  expect((await site.query(query, tokens.subscriber, variables)).data).toEqual(nothing);
  expect((await site.query(query, undefined, variables)).data).toEqual(nothing);
});

test('lists show drafts only to editors who request them', async () => {
  const requested = '{ posts(first: 100, where: { stati: [DRAFT, PRIVATE] }) { nodes { status } } }';
  const plain = '{ posts(first: 100) { nodes { status } } }';
  const statuses = async (query: string, token?: string) => {
    const { data } = await site.query(query, token);
    return [...new Set((data as { posts: { nodes: { status: string }[] } }).posts.nodes.map(({ status }) => status))];
  };
  expect(await statuses(plain, tokens.editor)).toEqual(['publish']);
  expect((await statuses(requested, tokens.editor)).sort()).toEqual(['draft', 'private']);
  expect(await statuses(requested, tokens.subscriber)).toEqual([]);
  expect(await statuses(requested)).toEqual([]);
});

test('drafts have no path, even for editors', async () => {
  for (const token of [tokens.editor, undefined]) {
    const { data } = await site.query('{ nodeByUri(uri: "/unfinished/") { id } }', token);
    expect(data).toEqual({ nodeByUri: null });
  }
});

test('renamed content is found at its old path', async () => {
  write.save(idAt('/products/'), { slug: 'pumps' }, author);
  const query = 'query ($uri: String!) { nodeByUri(uri: $uri) { uri ... on Page { title } } }';
  for (const [uri, now] of [
    ['/products/', '/pumps/'],
    ['/products/grinder-pumps/', '/pumps/grinder-pumps/'],
    ['/Products/Grinder-Pumps', '/pumps/grinder-pumps/'],
    ['/pumps/', '/pumps/'],
  ]) {
    expect((await site.query(query, undefined, { uri })).data).toMatchObject({ nodeByUri: { uri: now } });
  }
  write.save(idAt('/pumps/'), { slug: 'products' }, author);
});

/** Renames a page, trashes it and brings it back after the test. */
const trashed = (path: string, slug: string): number => {
  const id = idAt(path);
  const before = tables.content.byId(id)?.slug ?? '';
  write.save(id, { slug }, author);
  write.trash(id);
  onTestFinished(() => {
    write.restore(id);
    write.save(id, { slug: before }, author);
  });
  return id;
};

test('trashed content is gone from its path and its old path', async () => {
  trashed('/replacement-parts/', 'spare-parts');
  const byUri = 'query ($uri: String!) { nodeByUri(uri: $uri) { uri } }';
  for (const uri of ['/replacement-parts/', '/spare-parts/']) {
    expect((await site.query(byUri, undefined, { uri })).data).toEqual({ nodeByUri: null });
  }
});

test('only editors find trashed content by its ID', async () => {
  const id = trashed('/replacement-parts/', 'spare-parts');
  const byId = 'query ($id: ID!) { page(id: $id, idType: DATABASE_ID) { status } }';
  expect((await site.query(byId, tokens.editor, { id: String(id) })).data).toEqual({ page: { status: 'trash' } });
  expect((await site.query(byId, undefined, { id: String(id) })).data).toEqual({ page: null });
});

const node =
  '__typename id ... on ContentNode { databaseId uri slug link previewRevisionDatabaseId } ... on NodeWithTitle { title seo { title fullHead } } ... on NodeWithContentEditor { content }';

test.each([
  ['nobody', undefined],
  ['a subscriber', tokens.subscriber],
  ['a forged token', `${tokens.editor.slice(0, -4)}AA==`],
])('%s does not find the marker by ID, preview, revision, URI, list or search', async (_who, token) => {
  const ids = database
    .prepare("SELECT id FROM content WHERE type <> 'nav_menu_item'")
    .all()
    .map((row) => Number(row.id));
  const results: unknown[] = [];
  for (const id of ids) {
    const query = `query ($id: ID!, $global: ID!) {
      a: contentNode(id: $id, idType: DATABASE_ID) { ${node} }
      b: contentNode(id: $id, idType: DATABASE_ID, asPreview: true) { ${node} }
      c: contentNode(id: $global, asPreview: true) { ${node} }
      d: node(id: $global) { id ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } }
      e: page(id: $id, idType: DATABASE_ID) { preview { node { title } } revisions { nodes { title content } } } }`;
    const result = await site.query(query, token, {
      id: String(id),
      global: Buffer.from(`post:${id}`).toString('base64'),
    });
    expect(result.errors).toBeUndefined();
    results.push(result);
  }
  for (const query of [
    `{ contentNodes(first: 100, where: { search: "${marker}" }) { nodes { ${node} } } }`,
    `{ contentNodes(first: 100, where: { stati: [DRAFT, PRIVATE, TRASH, INHERIT, FUTURE, AUTO_DRAFT] }) { nodes { ${node} } } }`,
    `{ nodeByUri(uri: "/") { ${node} } }`,
    `{ pages(first: 100, where: { search: "amphibious" }) { nodes { ${node} } } }`,
  ]) {
    results.push(await site.query(query, token));
  }
  const received = JSON.stringify(results);
  expect(received).not.toContain(marker);
  expect(received).not.toContain('amphibious');
  expect(received).toContain('Contact');
});

test('the viewer has avatars from this CMS, in the sizes of the toolbar', async () => {
  const query =
    '{ viewer { userId a: avatar(size: 26) { url width height } b: avatar(size: 128) { url width height } } }';
  const { data } = await site.query(query, tokens.editor);
  const { viewer } = data as { viewer: Record<'a' | 'b', { url: string; width: number; height: number }> };
  expect(viewer).toMatchObject({ userId: author.id, a: { width: 26, height: 26 }, b: { width: 128, height: 128 } });
  for (const { url } of [viewer.a, viewer.b]) {
    expect(url).toMatch(/^http:\/\/cms\.test\/wp-content\/uploads\/avatars\/[0-9a-f]{24}\.svg$/);
    const response = await cms.fetch(new Request(url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
  for (const path of ['1.svg', `${'0'.repeat(24)}.svg`, '../../content.sqlite']) {
    const response = await cms.fetch(new Request(`http://cms.test/wp-content/uploads/avatars/${path}`));
    expect(response.status).not.toBe(200);
  }
});

test('hides the toolbar from users who turned it off', async () => {
  const query = '{ viewer { shouldShowFaustToolbar } }';
  expect((await site.query(query, tokens.editor)).data).toEqual({ viewer: { shouldShowFaustToolbar: true } });
  tables.users.setShowsToolbar(author.id, false);
  expect((await site.query(query, tokens.editor)).data).toEqual({ viewer: { shouldShowFaustToolbar: false } });
});
