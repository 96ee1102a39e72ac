import { expect, test } from 'vitest';
import { queryCms } from '../testing/query-cms.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();

const read = <Data = Record<string, unknown>>(query: string) => queryCms<Data>(cms, query);

test('a post has its path, its type and its dates', async () => {
  const fields = `slug uri link contentTypeName contentType { node { name } } date dateGmt isPreview isRestricted
    lastEditedBy { node { name } } previewRevisionDatabaseId previewRevisionId templates isSticky author { node { name } }
    authorDatabaseId isRevision revisionOf { node { id } } terms { nodes { slug } } featuredImage { node { altText } }`;
  const { post } = await read<{ post: object }>(`{ post(id: "news-item-4", idType: SLUG) { ${fields} } }`);
  expect(post).toMatchObject({
    slug: 'news-item-4',
    uri: '/news-item-4/',
    link: 'http://cms.test/news-item-4/',
    contentTypeName: 'post',
    contentType: { node: { name: 'post' } },
    date: '2026-01-05T00:00:00',
    dateGmt: '2026-01-05T00:00:00',
    isPreview: false,
    isRestricted: false,
    lastEditedBy: null,
    previewRevisionDatabaseId: null,
    previewRevisionId: null,
    templates: null,
    isSticky: false,
    author: { node: { name: 'admin' } },
    authorDatabaseId: 1,
    isRevision: false,
    revisionOf: null,
    featuredImage: null,
    terms: { nodes: [{ slug: 'cavitation' }, { slug: 'guides' }] },
  });
});

test('the content type of a post is the one that is found by its name', async () => {
  const fields = 'id __typename name label uri';
  const { post, contentType } = await read<{ post: { contentType: object }; contentType: { id: string } }>(
    `{ post(id: "news-item-4", idType: SLUG) { contentType { node { ${fields} } } }
      contentType(id: "post", idType: NAME) { ${fields} } }`,
  );
  expect(post.contentType).toEqual({ node: contentType });
  const { byId } = await read<{ byId: object }>(`{ byId: contentType(id: "${contentType.id}") { ${fields} } }`);
  expect(byId).toEqual(contentType);
});

test('a child page has both IDs of its parent', async () => {
  const { parent, child } = await read<Record<'parent' | 'child', Record<string, unknown>>>(
    `{ parent: page(id: "/products/", idType: URI) { id databaseId parentId parentDatabaseId }
      child: page(id: "/products/grinder-pumps/", idType: URI) { parentId parentDatabaseId } }`,
  );
  expect(parent).toMatchObject({ parentId: null, parentDatabaseId: null });
  expect(child).toEqual({ parentId: parent.id, parentDatabaseId: parent.databaseId });
});

test.each([
  ['an id', 'post(id: "news-item-4", idType: SLUG)', 'News item 4'],
  ['a path', 'post(id: "/news-item-4/", idType: URI)', 'News item 4'],
  ['a full URL', 'post(id: "http://cms.test/news-item-4/", idType: URI)', 'News item 4'],
  ['a URL of another host', 'post(id: "http://elsewhere.test/news-item-4/", idType: URI)', null],
  ['a path of another type', 'post(id: "/contact/", idType: URI)', null],
  ['a slug of another type', 'post(id: "contact", idType: SLUG)', null],
  ['a draft', 'post(id: "secret-plan", idType: SLUG)', null],
  ['private content', 'post(id: "for-us-only", idType: SLUG)', null],
  ['an unknown number', 'post(id: "999999", idType: DATABASE_ID)', null],
])('finds content by %s: %s finds %s', async (_what, field, title) => {
  expect(await read(`{ found: ${field} { title } }`)).toEqual({ found: title && { title } });
});

test('finds content by both of its IDs', async () => {
  const { post } = await read<Record<'post', { id: string; databaseId: number }>>(
    '{ post(id: "news-item-4", idType: SLUG) { id databaseId } }',
  );
  expect(
    await read(`{ byId: post(id: "${post.id}") { slug } byNumber: post(id: "${post.databaseId}", idType: DATABASE_ID) { slug }
      node: contentNode(id: "${post.id}") { slug } }`),
  ).toEqual({ byId: { slug: 'news-item-4' }, byNumber: { slug: 'news-item-4' }, node: { slug: 'news-item-4' } });
});

test('finds no content by the ID of a term', async () => {
  const { category } = await read<Record<'category', { id: string }>>('{ category(id: "news", idType: SLUG) { id } }');
  expect(await read(`{ contentNode(id: "${category.id}") { slug } }`)).toEqual({ contentNode: null });
});

test('the settings have the front page and the posts page', async () => {
  const { readingSettings, page } = await read<Record<'readingSettings' | 'page', Record<string, number>>>(
    '{ readingSettings { pageOnFront pageForPosts } page(id: "/", idType: URI) { databaseId } }',
  );
  expect(readingSettings.pageOnFront).toBe(page.databaseId);
  expect(readingSettings.pageForPosts).toBeGreaterThan(0);
  expect(readingSettings.pageForPosts).not.toBe(page.databaseId);
});

test('an image has its size and URL', async () => {
  const fields = `altText caption description mediaType mimeType mediaItemUrl sourceUrl sizes srcSet fileSize
    mediaDetails { width height file }`;
  const { mediaItem } = await read<{ mediaItem: Record<string, unknown> }>(
    `{ mediaItem(id: "view-1", idType: SLUG) { ${fields} } }`,
  );
  const file = mediaItem.mediaDetails as { file: string };
  expect(file.file).toMatch(/^\d{4}\/\d{2}\/view-1\.jpg$/);
  const url = `http://cms.test/wp-content/uploads/${file.file}`;
  expect(mediaItem).toMatchObject({
    altText: 'view-1 drawing',
    caption: null,
    description: null,
    mediaType: 'image',
    mimeType: 'image/jpeg',
    mediaItemUrl: url,
    sourceUrl: url,
    sizes: null,
    srcSet: null,
    mediaDetails: { width: 120, height: 90 },
  });
});

test('a document has no image dimensions', async () => {
  expect(
    await read('{ mediaItem(id: "brochure", idType: SLUG) { mediaType mimeType sourceUrl mediaDetails { width } } }'),
  ).toEqual({ mediaItem: { mediaType: 'file', mimeType: 'application/pdf', sourceUrl: null, mediaDetails: null } });
});

test('finds a media item by the URL of its file', async () => {
  const { mediaItem } = await read<{ mediaItem: { mediaItemUrl: string } }>(
    '{ mediaItem(id: "view-1", idType: SLUG) { mediaItemUrl } }',
  );
  expect(await read(`{ mediaItem(id: "${mediaItem.mediaItemUrl}", idType: SOURCE_URL) { slug } }`)).toEqual({
    mediaItem: { slug: 'view-1' },
  });
});

test('the settings come from the starting content, without the administrator’s email address', async () => {
  const general = 'title description url language timezone dateFormat timeFormat email';
  expect(await read(`{ generalSettings { ${general} } readingSettings { postsPerPage showOnFront } }`)).toEqual({
    generalSettings: {
      title: 'Ostrava Fluid Works',
      description: 'Pumps for hard water &amp; harder weather',
      url: 'http://cms.test',
      language: 'en_US',
      timezone: 'UTC',
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      email: null,
    },
    readingSettings: { postsPerPage: expect.any(Number), showOnFront: 'page' },
  });
});

test.each([
  ['first: 10', ['cavitation', 'Guides', 'News', 'seals']],
  ['where: { orderby: NAME }', ['cavitation', 'Guides', 'News', 'seals']],
  ['where: { orderby: SLUG }', ['cavitation', 'Guides', 'News', 'seals']],
  ['where: { orderby: COUNT }', ['seals', 'Guides', 'News', 'cavitation']],
  ['where: { orderby: DESCRIPTION }', ['Guides', 'cavitation', 'seals', 'News']],
  ['where: { orderby: TERM_ID }', ['Guides', 'News', 'cavitation', 'seals']],
  ['where: { name: ["News", "seals"] }', ['News', 'seals']],
  ['where: { slug: ["guides"] }', ['Guides']],
  ['where: { search: "CAVI" }', ['cavitation']],
  ['where: { search: "nothing" }', []],
  ['where: { parent: 1 }', []],
  ['where: { parent: 0 }', ['cavitation', 'Guides', 'News', 'seals']],
  ['where: { hideEmpty: true }', ['cavitation', 'Guides', 'News', 'seals']],
  ['where: { name: [], slug: [] }', ['cavitation', 'Guides', 'News', 'seals']],
])('terms(%s) lists the terms in the order %j', async (argument, expected) => {
  const { terms } = await read<{ terms: { nodes: { name: string }[] } }>(`{ terms(${argument}) { nodes { name } } }`);
  expect(terms.nodes.map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['orderby: [{ field: TITLE, order: ASC }]', ['Station 1', 'Station 2', 'Station 3']],
  ['orderby: [{ field: TITLE, order: DESC }]', ['Station 7', 'Station 6', 'Station 5']],
  ['orderby: [{ field: SLUG, order: DESC }]', ['Station 7', 'Station 6', 'Station 5']],
  ['name: "station-4"', ['Station 4']],
  ['search: "wet well"', []],
  ['search: "Station 5"', ['Station 5']],
  ['status: DRAFT', []],
  ['stati: [DRAFT, PRIVATE]', []],
  ['hasPassword: true', []],
  ['in: ["nothing"]', []],
])('projects(where: { %s }) start as requested', async (where, expected) => {
  const { projects } = await read<{ projects: { nodes: { title: string }[] } }>(
    `{ projects(first: 3, where: { ${where} }) { nodes { title } } }`,
  );
  expect(projects.nodes.map(({ title }) => title)).toEqual(expected);
});
