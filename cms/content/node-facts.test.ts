import { expect, test } from 'vitest';
import { queryCms } from '../testing/query-cms.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { smallContent } from '../testing/small-content.ts';

const cms = await startSmallCms();

const read = <Data = Record<string, unknown>>(query: string) => queryCms<Data>(cms, query);

const kinds = 'isContentNode isTermNode isFrontPage isPostsPage';
const neither = { isContentNode: false, isTermNode: false, isFrontPage: false, isPostsPage: false };

test('a category has its path, its type and its number of posts', async () => {
  const fields = `${kinds} count description link taxonomyName uri parentId parentDatabaseId`;
  expect(await read(`{ category(id: "guides", idType: SLUG) { ${fields} } }`)).toEqual({
    category: {
      ...neither,
      isTermNode: true,
      count: 12,
      description: null,
      taxonomyName: 'category',
      uri: '/category/guides/',
      link: 'http://cms.test/category/guides/',
      parentId: null,
      parentDatabaseId: null,
    },
  });
});

test('a tag has its path, its type and its number of posts', async () => {
  expect(await read(`{ tag(id: "seals", idType: SLUG) { ${kinds} count taxonomyName uri } }`)).toEqual({
    tag: { ...neither, isTermNode: true, count: 8, taxonomyName: 'post_tag', uri: '/tag/seals/' },
  });
});

test('returns the description of a category', async () => {
  expect(await read('{ category(id: "news", idType: SLUG) { description } }')).toEqual({
    category: { description: 'What is new.' },
  });
});

const findings = [
  ['category(id: "guides", idType: SLUG)', 'Guides'],
  ['category(id: "Guides", idType: NAME)', 'Guides'],
  ['category(id: "/category/guides/", idType: URI)', 'Guides'],
  ['category(id: "seals", idType: SLUG)', null],
  ['tag(id: "seals", idType: NAME)', 'seals'],
  ['tag(id: "/tag/seals/", idType: URI)', 'seals'],
  ['tag(id: "/category/guides/", idType: URI)', null],
] as const;

test.each(findings)('the field %s finds %s', async (field, name) => {
  expect(await read(`{ found: ${field} { name } }`)).toEqual({ found: name && { name } });
});

test('finds a term by both of its IDs, in its own taxonomy only', async () => {
  const { category } = (await read('{ category(id: "guides", idType: SLUG) { id databaseId } }')) as {
    category: { id: string; databaseId: number };
  };
  const { id, databaseId } = category;
  expect(
    await read(`{ byId: category(id: "${id}") { slug } byNumber: category(id: "${databaseId}", idType: DATABASE_ID) { slug }
      tagById: tag(id: "${id}") { slug } tagByNumber: tag(id: "${databaseId}", idType: DATABASE_ID) { slug } }`),
  ).toEqual({ byId: { slug: 'guides' }, byNumber: { slug: 'guides' }, tagById: null, tagByNumber: null });
});

test("hides an author's private fields from visitors", async () => {
  const hidden = [
    'username',
    'email',
    'nickname',
    'locale',
    'registeredDate',
    'capabilities',
    'shouldShowFaustToolbar',
  ];
  const fields = `${kinds} description firstName lastName uri url templates roles { nodes { name } } ${hidden.join(' ')}`;
  expect(await read(`{ user(id: "admin", idType: SLUG) { ${fields} } }`)).toEqual({
    user: {
      ...neither,
      description: null,
      firstName: 'admin',
      lastName: null,
      uri: '/author/admin/',
      url: null,
      templates: null,
      roles: null,
      ...Object.fromEntries(hidden.map((name) => [name, null])),
    },
  });
});

async function avatarOf(field: string): Promise<unknown> {
  const { user } = await read<{ user: { avatar: unknown } }>(
    `{ user(id: "admin", idType: SLUG) { ${field} { width height size } } }`,
  );
  return user.avatar;
}

test('an avatar has 96 pixels by default', async () => {
  expect(await avatarOf('avatar')).toEqual({ width: 96, height: 96, size: 96 });
});

test.each([
  [64, 64],
  [2049, 2048],
  [0, 1],
])('an avatar of %i requested pixels has %i', async (requested, size) => {
  expect(await avatarOf(`avatar(size: ${requested})`)).toEqual({ width: size, height: size, size });
});

test('finds authors by name, ignoring case', async () => {
  expect(
    await read(`{ all: users { nodes { name } } found: users(where: { search: "ADM" }) { nodes { name } }
      none: users(where: { search: "x" }) { nodes { name } } }`),
  ).toEqual({ all: { nodes: [{ name: 'admin' }] }, found: { nodes: [{ name: 'admin' }] }, none: { nodes: [] } });
});

test('content types have their names, hierarchy and archive', async () => {
  const type = (name: string, label: string, hierarchical: boolean, uri: string | null, single = name) => ({
    name,
    label,
    hierarchical,
    uri,
    description: '',
    public: true,
    graphqlSingleName: single,
    graphqlPluralName: `${single}s`,
    ...neither,
    isPostsPage: name === 'post',
  });
  const fields = `name label description graphqlSingleName graphqlPluralName hierarchical public uri ${kinds}`;
  expect(await read(`{ contentTypes { nodes { ${fields} } } }`)).toEqual({
    contentTypes: {
      nodes: [
        type('page', 'Pages', true, null),
        type('post', 'Posts', false, '/news/'),
        type('project', 'Projects', false, '/project/'),
        type('representative', 'Representatives', false, '/representative/'),
        { ...type('headwater_document', 'Documents', false, null, 'technicalDocument') },
        type('testimonial', 'Testimonials', false, null),
        type('attachment', 'Media', true, null, 'mediaItem'),
      ],
    },
  });
});

test.each([
  ['/', { ...neither, isContentNode: true, isFrontPage: true }],
  ['/contact/', { ...neither, isContentNode: true }],
  ['/news/', { ...neither, isPostsPage: true }],
  ['/news-item-4/', { ...neither, isContentNode: true }],
])('the node at %s has its kind', async (uri, expected) => {
  expect(await read(`{ nodeByUri(uri: "${uri}") { ${kinds} } }`)).toEqual({ nodeByUri: expected });
});

test('lists all menus with their locations', async () => {
  expect(await read('{ menus { nodes { slug count locations } } }')).toEqual({
    menus: {
      nodes: [
        { slug: 'menu-footer', count: 2, locations: ['FOOTER'] },
        { slug: 'menu-primary', count: 6, locations: ['PRIMARY'] },
      ],
    },
  });
});

test('lists the menus at a location or with a slug', async () => {
  const menus = (where: string) => `menus(where: { ${where} }) { nodes { slug } }`;
  expect(
    await read(`{ footer: ${menus('location: FOOTER')} slug: ${menus('slug: "menu-primary"')}
      both: ${menus('slug: "menu-primary", location: FOOTER')} }`),
  ).toEqual({
    footer: { nodes: [{ slug: 'menu-footer' }] },
    slug: { nodes: [{ slug: 'menu-primary' }] },
    both: { nodes: [] },
  });
});

test('finds a menu by its location or its name', async () => {
  expect(
    await read(`{ place: menu(id: "footer", idType: LOCATION) { slug } name: menu(id: "Menu primary", idType: NAME) { slug }
      none: menu(id: "aside", idType: LOCATION) { slug } }`),
  ).toEqual({ place: { slug: 'menu-footer' }, name: { slug: 'menu-primary' }, none: null });
});

test('finds a menu by both of its IDs, also in lists', async () => {
  const { menu } = (await read('{ menu(id: "menu-footer", idType: SLUG) { id databaseId } }')) as {
    menu: { id: string; databaseId: number };
  };
  const { id, databaseId } = menu;
  expect(
    await read(`{ byId: menu(id: "${id}") { slug } byNumber: menu(id: "${databaseId}", idType: DATABASE_ID) { slug }
      list: menus(where: { id: ${databaseId} }) { nodes { slug } } }`),
  ).toEqual({
    byId: { slug: 'menu-footer' },
    byNumber: { slug: 'menu-footer' },
    list: { nodes: [{ slug: 'menu-footer' }] },
  });
});

interface Item {
  label: string;
  parentId: string | null;
  parentDatabaseId: number;
  id: string;
  databaseId: number;
}

test('menu items are in order, nested by parent', async () => {
  const fields = `id databaseId label parentId parentDatabaseId title description linkRelationship target uri path url
    locations childItems { nodes { label } } connectedNode { node { __typename } } menu { node { slug } }`;
  const { menuItems } = (await read(`{ menuItems(where: { location: PRIMARY }) { nodes { ${fields} } } }`)) as {
    menuItems: { nodes: Item[] };
  };
  const [products, first] = menuItems.nodes;
  const pumps = ['Submersible Pumps', 'Centrifugal Pumps', 'Grinder Pumps'];
  expect(menuItems.nodes.map(({ label }) => label)).toEqual(['Products', ...pumps, 'News', 'Contact']);
  expect(products).toMatchObject({
    title: null,
    description: null,
    linkRelationship: null,
    target: null,
    uri: '/products/',
    path: '/products/',
    url: 'http://cms.test/products/',
    locations: ['PRIMARY'],
    parentId: null,
    parentDatabaseId: 0,
    childItems: { nodes: pumps.map((label) => ({ label })) },
    connectedNode: { node: { __typename: 'Page' } },
    menu: { node: { slug: 'menu-primary' } },
  });
  expect(first).toMatchObject({ parentId: products?.id, parentDatabaseId: products?.databaseId });
  const labels = (where: string) => read(`{ menuItems(where: { ${where} }) { nodes { label } } }`);
  const children = { menuItems: { nodes: pumps.map((label) => ({ label })) } };
  expect(await labels(`parentId: "${products?.id}"`)).toEqual(children);
  expect(await labels(`parentId: "${products?.databaseId}"`)).toEqual(children);
  expect(await labels(`id: ${products?.databaseId}`)).toEqual({ menuItems: { nodes: [{ label: 'Products' }] } });
  expect(await labels('parentId: "0", location: PRIMARY')).toEqual({
    menuItems: { nodes: ['Products', 'News', 'Contact'].map((label) => ({ label })) },
  });
});

test('the first name is the first word of a name, the last name the rest', async () => {
  const [admin, ...others] = smallContent.users;
  if (!admin) throw new Error('The small content has no users.');
  const named = await startSmallCms({
    startingContent: { ...smallContent, users: [{ ...admin, name: 'Augusta Ada King' }, ...others] },
  });
  const query = encodeURIComponent('{ user(id: "admin", idType: SLUG) { firstName lastName } }');
  const response = await named.fetch(new Request(`http://cms.test/graphql?query=${query}`));
  expect(await response.json()).toMatchObject({ data: { user: { firstName: 'Augusta', lastName: 'Ada King' } } });
});
