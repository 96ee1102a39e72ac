import { expect, test } from 'vitest';
import type { CmsClient } from './cms-client.ts';
import { CmsUnreachableError } from './errors.ts';
import { createPageContext } from './page-context.ts';
import { createSharedResponses } from './shared-responses.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

const variables = { uri: '/menus/' };

/** A CMS that numbers its responses, and shared responses with a clock of their own. */
async function sharing(responseOf: (count: number) => { body: unknown; status?: number } = () => ({ body: good })) {
  const state = { sent: 0, now: 0 };
  const client = await faultyCms((_req, res) => {
    state.sent += 1;
    const { body, status } = responseOf(state.sent);
    if (status) res.writeHead(status).end();
    else sendJson(res, body, { 'x-graphql-keys': `response-${state.sent}` });
  });
  const shared = createSharedResponses(client, 3_000, () => state.now);
  return { client, shared, state };
}

test('pages that query at the same time or soon after share one query, and its tags', async () => {
  const { client, shared, state } = await sharing();
  const contexts = Array.from({ length: 20 }, (_, n) => createPageContext(client, String(n), { shared }));
  await Promise.all(contexts.map(({ queryShared }) => queryShared(GetTitle, variables)));
  state.now = 2_999;
  const late = createPageContext(client, 'late', { shared });
  await late.queryShared(GetTitle, variables);
  expect([state.sent, late.sharedAgeMs]).toEqual([1, 2_999]);
  for (const { tags } of [...contexts, late]) expect([...tags]).toEqual(['response-1']);
});

test('a response is shared for a few seconds only', async () => {
  const { shared, state } = await sharing();
  await shared.query(GetTitle, variables);
  state.now = 3_000;
  expect(await shared.query(GetTitle, variables)).toMatchObject({ tags: ['response-2'], ageMs: 0 });
});

test('queries with other variables are separate', async () => {
  const { shared, state } = await sharing();
  await shared.query(GetTitle, variables);
  await shared.query(GetTitle, { uri: '/other/' });
  expect(state.sent).toBe(2);
});

test('after a change, everything is queried again, including queries in flight', async () => {
  const { shared, state } = await sharing();
  const underWay = shared.query(GetTitle, variables);
  shared.clear();
  await shared.query(GetTitle, variables);
  expect(state.sent).toBe(2);
  await underWay;
  expect((await shared.query(GetTitle, variables)).tags).toEqual(['response-2']);
});

test.each([
  ['a failure', { body: undefined, status: 404 }],
  ['a partial response', { body: { ...good, errors: [{ message: 'broken' }] } }],
])('does not share %s', async (_what, bad) => {
  const { shared, state } = await sharing((count) => (count === 1 ? bad : { body: good }));
  await shared.query(GetTitle, variables).catch(() => undefined);
  expect((await shared.query(GetTitle, variables)).errors).toEqual([]);
  expect(state.sent).toBe(2);
});

test('while the CMS fails, the last good response counts with its age, also after a change', async () => {
  const { shared, state } = await sharing((count) => (count === 1 ? { body: good } : { body: undefined, status: 404 }));
  await shared.query(GetTitle, variables);
  state.now = 60_000;
  expect(await shared.query(GetTitle, variables)).toMatchObject({ tags: ['response-1'], ageMs: 60_000, isOld: true });
  shared.clear();
  state.now = 90_000;
  expect(await shared.query(GetTitle, variables)).toMatchObject({ tags: ['response-1'], ageMs: 90_000 });
  expect(state.sent).toBe(3);
});

test('a page past its deadline stops waiting for a response that other pages still get', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: unknown; errors: []; tags: string[] }>();
  // A query that takes as long as the test wants.
  const client = { queryPublic: () => promise } as unknown as CmsClient;
  const shared = createSharedResponses(client, 3_000);
  const deadline = new AbortController();
  const impatient = createPageContext(client, 'impatient', { shared, signal: deadline.signal });
  const patient = createPageContext(client, 'patient', { shared });
  const first = impatient.queryShared(GetTitle, variables);
  const second = patient.queryShared(GetTitle, variables);
  deadline.abort(new Error('no time left'));
  await expect(first).rejects.toBeInstanceOf(CmsUnreachableError);
  resolve({ data: good.data, errors: [], tags: ['menu'] });
  await second;
  expect([...patient.tags]).toEqual(['menu']);
});

test('stores at most twenty queries', async () => {
  const { shared, state } = await sharing();
  const query = (count: number) => shared.query(GetTitle, { uri: `/${count}/` });
  for (let count = 1; count <= 20; count += 1) await query(count);
  await query(1);
  expect(state.sent).toBe(20);
  await query(21);
  await query(21);
  expect(state.sent).toBe(21);
  await query(1);
  expect(state.sent).toBe(22);
});

test('a change makes room for twenty other queries', async () => {
  const { shared, state } = await sharing();
  const query = (count: number) => shared.query(GetTitle, { uri: `/${count}/` });
  for (let count = 1; count <= 15; count += 1) await query(count);
  shared.clear();
  for (let count = 1; count <= 20; count += 1) await query(count);
  expect(state.sent).toBe(35);
  await query(1);
  expect(state.sent).toBe(35);
});
