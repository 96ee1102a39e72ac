import { company } from '../support/companies.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/site-behind-proxy.ts';
import { tellSite } from '../support/webhook.ts';

const page = pageKinds['generic page'];
const other = pageKinds.post;

interface NodeResponse {
  data: { node: { id: string; uri: string } | null };
}

/** The CMS's response about a path, to the site's own query. */
async function seedResponse(path: string): Promise<NodeResponse> {
  const query =
    'query GetSeedNode($uri: String!) { node: nodeByUri(uri: $uri) { __typename id uri isTermNode isContentNode isFrontPage isPostsPage ... on DatabaseIdentifier { databaseId } ... on ContentNode { slug contentType { node { name } } template { templateName } } } }';
  const response = await fetch(`${company.cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { uri: path } }),
  });
  return (await response.json()) as NodeResponse;
}

async function idOf(path: string): Promise<string> {
  const { data } = await seedResponse(path);
  return data.node?.id ?? '';
}

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

const newTitle = (response: string) => response.replaceAll('"About', '"Changed: about');

test('a change that the site is notified of is visible at once without rendering unrelated pages again', async ({
  cmsProxy,
  site,
}) => {
  await Promise.all([text(site.url + page), text(site.url + other)]);
  cmsProxy.edit = newTitle;
  expect(await text(site.url + page)).not.toContain('Changed: about');
  expect(await tellSite(site.url, [await idOf(page)])).toBeGreaterThan(0);
  await expect.poll(() => text(site.url + page), { intervals: [50] }).toContain('Changed: about');
  const unchanged = await fetch(site.url + other);
  expect(unchanged.headers.get('x-cache')).toBe('HIT');
});

test("a message that arrives before the CMS's change does not store the old content as fresh", async ({
  cmsProxy,
  site,
}) => {
  await text(site.url + page);
  await tellSite(site.url, [await idOf(page)]);
  await expect.poll(() => cmsProxy.queries.length).toBeGreaterThan(2);
  expect(await text(site.url + page)).not.toContain('Changed: about');
  cmsProxy.edit = newTitle;
  await expect.poll(() => text(site.url + page), { intervals: [50] }).toContain('Changed: about');
});

test('when the CMS goes down right after a change, the last good page stays', async ({ cmsProxy, site }) => {
  const good = await text(site.url + page);
  const id = await idOf(page);
  await cmsProxy.close();
  await tellSite(site.url, [id]);
  for (let visit = 0; visit < 5; visit += 1) {
    const response = await fetch(site.url + page);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(good);
  }
});

test('a new page whose URL was requested before is available at once', async ({ cmsProxy, site }) => {
  const response = await seedResponse(page);
  cmsProxy.edit = (text, { variables }) => (variables.includes(page) ? JSON.stringify({ data: { node: null } }) : text);
  expect((await fetch(site.url + page)).status).toBe(404);
  cmsProxy.edit = String;
  expect((await fetch(site.url + page)).status).toBe(404);
  await tellSite(site.url, [response.data.node?.id ?? '', 'list:page'], [page]);
  expect((await fetch(site.url + page)).status).toBe(200);
});

test('a trashed page is gone as soon as the site is notified', async ({ cmsProxy, site }) => {
  await text(site.url + page);
  const id = await idOf(page);
  cmsProxy.edit = (text, { operationName, variables }) =>
    operationName === 'GetSeedNode' && variables.includes(page) ? JSON.stringify({ data: { node: null } }) : text;
  await tellSite(site.url, [id], [page]);
  await expect.poll(async () => (await fetch(site.url + page)).status, { intervals: [50] }).toBe(404);
});

test('an old path redirects permanently to the new one, in one step', async ({ cmsProxy, site }) => {
  const response = JSON.stringify(await seedResponse(page));
  cmsProxy.edit = (text, { operationName, variables }) =>
    operationName === 'GetSeedNode' && variables.includes('/former-name/') ? response : text;
  const old = await fetch(`${site.url}/former-name/`, { redirect: 'manual' });
  expect(old.status).toBe(308);
  expect(old.headers.get('location')).toBe(page);
  expect((await fetch(`${site.url}/former-name/`)).url).toBe(site.url + page);
});

test('two paths that refer to each other cause no redirect loop', async ({ cmsProxy, site }) => {
  const response = await seedResponse(page);
  const elsewhere = JSON.stringify({ data: { node: { ...response.data.node, uri: '/elsewhere/' } } });
  const here = JSON.stringify(response);
  cmsProxy.edit = (text, { operationName, variables }) => {
    if (operationName !== 'GetSeedNode') return text;
    if (variables.includes('/elsewhere/')) return here;
    return variables.includes(page) ? elsewhere : text;
  };
  expect((await fetch(site.url + page, { redirect: 'manual' })).status).toBe(200);
});

test('a change to a product reaches every page that showed it, also when the CMS names no nodes in its responses', async ({
  cmsProxy,
  site,
}) => {
  const pages = [pageKinds['product page'], pageKinds['sub-category']].map((path) => site.url + path);
  cmsProxy.editHeaders = ({ 'x-graphql-keys': _keys, ...headers }) => headers;
  for (const page of pages) expect(await text(page)).not.toContain('Changed: complete');
  await expect.poll(() => site.log.join('\n')).toContain('the CMS sends no tags with its responses');
  cmsProxy.edit = (response) => response.replaceAll('"Complete', '"Changed: complete');
  await tellSite(site.url, [await idOf(pageKinds['product page'])]);
  for (const page of pages) await expect.poll(() => text(page), { intervals: [50] }).toContain('Changed: complete');
});
