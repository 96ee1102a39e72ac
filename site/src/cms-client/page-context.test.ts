import { expect, test } from 'vitest';
import { createPageContext, endValidity, reserveForm } from './page-context.ts';
import { sharedByPages } from './shared-by-pages.ts';
import { createSharedResponses } from './shared-responses.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

async function cms() {
  const state = { sent: 0 };
  const client = await faultyCms((_req, res) => {
    state.sent += 1;
    sendJson(res, good, { 'x-graphql-keys': `response-${state.sent}` });
  });
  return { client, state };
}

test('a page without shared responses sends its own queries, and collects their tags', async () => {
  const { client, state } = await cms();
  const page = createPageContext(client, 'a');
  const { data } = await page.queryShared(GetTitle, { uri: '/a/' });
  await page.queryShared(GetTitle, { uri: '/a/' });
  expect(data).toEqual(good.data);
  expect([state.sent, page.sharedAgeMs]).toEqual([2, 0]);
  expect([...page.tags]).toEqual(['response-1', 'response-2']);
});

test('a page is as old as the oldest shared response in it', async () => {
  const { client } = await cms();
  let now = 0;
  const shared = createSharedResponses(client, 3_000, () => now);
  await shared.query(GetTitle, { uri: '/old/' });
  now = 2_000;
  const page = createPageContext(client, 'a', { shared });
  await page.queryShared(GetTitle, { uri: '/old/' });
  await page.queryShared(GetTitle, { uri: '/new/' });
  expect(page.sharedAgeMs).toBe(2_000);
});

test.each([
  ['a value of a wrong type', { ...good, data: { nodeByUri: { ...good.data.nodeByUri, id: 7 } } }, true],
  ['an error of the CMS', { ...good, errors: [{ message: 'no such field' }] }, false],
])('a response with %s makes its page partial: %j %j', async (_what, body, isPartial) => {
  const client = await faultyCms((_req, res) => sendJson(res, body, { 'x-graphql-keys': 'a' }));
  const page = createPageContext(client, 'a');
  await page.queryPublic(GetTitle, { uri: '/a/' });
  expect(page.isPartial).toBe(isPartial);
});

test.each([
  ['marked as shared once for both', sharedByPages({ ...GetTitle }), 1],
  ['not marked once for each', GetTitle, 2],
])('two pages query a document that is %s', async (_what, document, queries) => {
  const { client, state } = await cms();
  const shared = createSharedResponses(client, 3_000, () => 0);
  const [one, other] = [createPageContext(client, 'a', { shared }), createPageContext(client, 'b', { shared })];
  for (const page of [one, other]) await page.queryPublic(document, { uri: '/' });
  expect(state.sent).toBe(queries);
  expect([...other.tags]).toEqual([`response-${queries}`]);
});

test('a new page is complete without warnings or an expiry', async () => {
  const { client } = await cms();
  expect(createPageContext(client, 'request-1')).toMatchObject({
    isPartial: false,
    failure: undefined,
    warnings: [],
    validUntil: undefined,
    sharedAgeMs: 0,
    requestId: 'request-1',
  });
});

test.each([
  ['the only time', [5], 5],
  ['the first of several times', [7, 5, 9], 5],
  ['no time when none is known', [undefined], undefined],
  ['the known time', [5, undefined], 5],
])('a page expires at %s', (_what, moments, end) => {
  const page: { validUntil: number | undefined } = { validUntil: undefined };
  for (const moment of moments) endValidity(page, moment);
  expect(page.validUntil).toBe(end);
});

test('a page shows at most twenty forms, and warns once about more', async () => {
  const context = createPageContext(await faultyCms(() => undefined), 'page');
  expect(Array.from({ length: 1_000 }, () => reserveForm(context)).filter(Boolean)).toHaveLength(20);
  expect(context.warnings).toEqual(['the page contains more than 20 forms; the rest is left out']);
});

test('a shared query fails with its own error, after the deadline of a page with the reason', async () => {
  const client = await faultyCms((_req, res) => void res.writeHead(404).end());
  const deadline = new AbortController();
  const shared = createSharedResponses(client, 3_000);
  const page = createPageContext(client, 'a', { shared, signal: deadline.signal });
  await expect(page.queryShared(GetTitle, { uri: '/a/' })).rejects.toMatchObject({ name: 'CmsHttpError', status: 404 });
  deadline.abort(new Error('no time left'));
  const unreachable = { name: 'CmsUnreachableError', cause: { message: 'no time left' } };
  await expect(page.queryShared(GetTitle, { uri: '/a/' })).rejects.toMatchObject(unreachable);
});
