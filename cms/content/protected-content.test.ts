import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { contentEditor } from '../editing/content-editor.ts';
import { browser, loginOf } from '../testing/browser.ts';
import { codeFor, frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms({ secret: testSecret });
// The same database file that the admin uses.
const database = openDatabase(`${cms.folder}/content.sqlite`);
const tables = tablesOf(database);
afterAll(() => database.close());
const site = frontEnd(cms);

async function tokenOf(role: 'editor' | 'subscriber'): Promise<string> {
  const visitor = browser(cms, role);
  await visitor.signIn(await loginOf(cms, role));
  return (await site.tokens({ code: await codeFor(visitor) }))?.accessToken ?? '';
}

const author = tables.users.byLogin('editor');
if (!author) throw new Error('The small content has no user called editor.');
const write = contentEditor({ database, tables, now: Date.now });
const id = write.create('post', { title: 'Price list', content: '<p>Zirconium</p>', excerpt: 'Zirconium' }, author).id;
write.save(id, { postPassword: 'open sesame' }, author, 'publish');

const query = `query ($id: ID!) {
  post(id: $id, idType: DATABASE_ID) {
    title hasPassword isRestricted contentTypeName content excerpt raw: content(format: RAW)
    contentType { node { name } } date modifiedGmt template { templateName }
  }
  contentNodes(where: { search: "Zirconium" }) { nodes { databaseId } }
}`;
const closed = {
  post: {
    ...{ title: 'Price list', hasPassword: true, isRestricted: true, contentTypeName: 'post' },
    ...{ content: null, excerpt: null, raw: null, contentType: null, date: null, modifiedGmt: null, template: null },
  },
  contentNodes: { nodes: [] },
};

async function readByReaders(): Promise<unknown[]> {
  const visitor = await site.query(query, undefined, { id: String(id) });
  const subscriber = await site.query(query, await tokenOf('subscriber'), { id: String(id) });
  return [visitor.data, subscriber.data];
}

test('visitors and subscribers get only the title of a protected post, as from WPGraphQL', async () => {
  const { post } = closed;
  expect(await readByReaders()).toMatchObject([{ post }, { post }]);
});

test('as in WPGraphQL, a protected post fails a list that says which posts are sticky, unless the list leaves it out', async () => {
  const nodes = '{ nodes { databaseId isSticky } }';
  const all = await site.query(`{ posts(first: 100) ${nodes} }`);
  expect(all).toMatchObject({ data: { posts: null }, errors: [expect.anything()] });
  const open = await site.query(`{ posts(first: 100, where: { hasPassword: false }) ${nodes} }`);
  expect([open.errors, open.data]).toMatchObject([undefined, { posts: { nodes: expect.any(Array) } }]);
});

test('searches of visitors and subscribers do not find the text of a protected post', async () => {
  const { contentNodes } = closed;
  expect(await readByReaders()).toMatchObject([{ contentNodes }, { contentNodes }]);
});

test('users who may edit a protected post read and find it', async () => {
  const { data } = await site.query(query, await tokenOf('editor'), { id: String(id) });
  expect(data).toMatchObject({
    post: {
      title: 'Price list',
      hasPassword: true,
      content: '<p>Zirconium</p>',
      excerpt: '<p>Zirconium</p>\n',
      raw: '<p>Zirconium</p>',
      isRestricted: false,
      contentType: { node: { name: 'post' } },
    },
    contentNodes: { nodes: [{ databaseId: id }] },
  });
});

test('a post without its password is public again', async () => {
  write.save(id, { postPassword: '' }, author, 'publish');
  const { data } = await site.query(query, undefined, { id: String(id) });
  expect(data).toMatchObject({ post: { hasPassword: false, content: '<p>Zirconium</p>' } });
  expect(data).toMatchObject({ contentNodes: { nodes: [{ databaseId: id }] } });
});
