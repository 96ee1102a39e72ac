import { expect, test } from 'vitest';
import { createPageContext, endValidity, reserveForm } from './page-context.ts';
import { sharedByPages } from './shared-by-pages.ts';
import { createSharedResponses } from './shared-responses.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

async function cms() {
  const state = { asked: 0 };
  const client = await faultyCms((_req, res) => {
    state.asked += 1;
    sendJson(res, good, { 'x-graphql-keys': `answer-${state.asked}` });
  });
  return { client, state };
}

/** A page without shared answers, which sent the same query twice. */
async function pageOfTwoQueries() {
  const { client, state } = await cms();
  const page = createPageContext(client, 'a');
  const { data } = await page.queryShared(GetTitle, { uri: '/a/' });
  await page.queryShared(GetTitle, { uri: '/a/' });
  return { page, data, state };
}

test('a page without shared answers sends its own queries', async () => {
  const { page, data, state } = await pageOfTwoQueries();
  expect(data).toEqual(good.data);
  expect(state.asked).toBe(2);
  expect(page.sharedAgeMs).toBe(0);
});

test('a page collects the tags of its answers', async () => {
  const { page } = await pageOfTwoQueries();
  expect([...page.tags]).toEqual(['answer-1', 'answer-2']);
});

test('a page is as old as the oldest shared answer in it', async () => {
  const { client } = await cms();
  let now = 0;
  const shared = createSharedResponses(client, 3_000, () => now);
  await shared.ask(GetTitle, { uri: '/old/' });
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

/** Two pages that share answers. */
async function twoPages() {
  const { client, state } = await cms();
  const shared = createSharedResponses(client, 3_000, () => 0);
  const [one, other] = [createPageContext(client, 'a', { shared }), createPageContext(client, 'b', { shared })];
  return { one, other, state };
}

test('pages share the answer of a document that is marked as shared', async () => {
  const { one, other, state } = await twoPages();
  const marked = sharedByPages({ ...GetTitle });
  for (const page of [one, other]) await page.queryPublic(marked, { uri: '/' });
  expect(state.asked).toBe(1);
  expect([...other.tags]).toEqual(['answer-1']);
});

test('pages do not share the answer of a document that is not marked', async () => {
  const { one, other, state } = await twoPages();
  for (const page of [one, other]) await page.queryPublic(GetTitle, { uri: '/' });
  expect(state.asked).toBe(2);
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

test('a page shows at most twenty forms', async () => {
  const context = createPageContext(await faultyCms(() => undefined), 'page');
  expect(Array.from({ length: 1_000 }, () => reserveForm(context)).filter(Boolean)).toHaveLength(20);
});

test('a page warns once about more than twenty forms', async () => {
  const context = createPageContext(await faultyCms(() => undefined), 'page');
  for (let count = 0; count < 1_000; count += 1) reserveForm(context);
  expect(context.warnings).toEqual(['the page contains more than 20 forms; the rest is left out']);
});

/** A page whose shared queries fail. */
async function failingPage() {
  const client = await faultyCms((_req, res) => void res.writeHead(404).end());
  const deadline = new AbortController();
  const shared = createSharedResponses(client, 3_000);
  return { deadline, page: createPageContext(client, 'a', { shared, signal: deadline.signal }) };
}

test('a page gets the error of a failed shared query', async () => {
  const { page } = await failingPage();
  await expect(page.queryShared(GetTitle, { uri: '/a/' })).rejects.toMatchObject({ name: 'CmsHttpError', status: 404 });
});

test('a shared query after the deadline of a page fails with the reason', async () => {
  const { page, deadline } = await failingPage();
  await expect(page.queryShared(GetTitle, { uri: '/a/' })).rejects.toMatchObject({ name: 'CmsHttpError' });
  deadline.abort(new Error('no time left'));
  await expect(page.queryShared(GetTitle, { uri: '/a/' })).rejects.toMatchObject({
    name: 'CmsUnreachableError',
    cause: { message: 'no time left' },
  });
});
