import { expect, test } from 'vitest';
import type { CmsClient } from './cms-client.ts';
import { CmsUnreachableError } from './errors.ts';
import { createPageContext } from './page-context.ts';
import { createSharedResponses } from './shared-responses.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

const question = { uri: '/menus/' };

/** A CMS that numbers its answers, and shared answers with a clock of their own. */
async function sharing(answer: (count: number) => { body: unknown; status?: number } = () => ({ body: good })) {
  const state = { asked: 0, now: 0 };
  const client = await faultyCms((_req, res) => {
    state.asked += 1;
    const { body, status } = answer(state.asked);
    if (status) res.writeHead(status).end();
    else sendJson(res, body, { 'x-graphql-keys': `answer-${state.asked}` });
  });
  const shared = createSharedResponses(client, 3_000, () => state.now);
  return { client, shared, state };
}

test('pages that query at the same time or soon after share one query, and its tags', async () => {
  const { client, shared, state } = await sharing();
  const contexts = Array.from({ length: 20 }, (_, n) => createPageContext(client, String(n), { shared }));
  await Promise.all(contexts.map(({ queryShared }) => queryShared(GetTitle, question)));
  state.now = 2_999;
  const late = createPageContext(client, 'late', { shared });
  await late.queryShared(GetTitle, question);
  expect([state.asked, late.sharedAgeMs]).toEqual([1, 2_999]);
  for (const { tags } of [...contexts, late]) expect([...tags]).toEqual(['answer-1']);
});

test('an answer is shared for a few seconds only', async () => {
  const { shared, state } = await sharing();
  await shared.ask(GetTitle, question);
  state.now = 3_000;
  expect(await shared.ask(GetTitle, question)).toMatchObject({ tags: ['answer-2'], ageMs: 0 });
});

test('queries with other variables are separate', async () => {
  const { shared, state } = await sharing();
  await shared.ask(GetTitle, question);
  await shared.ask(GetTitle, { uri: '/other/' });
  expect(state.asked).toBe(2);
});

test('after a change, everything is queried again, including queries in flight', async () => {
  const { shared, state } = await sharing();
  const underWay = shared.ask(GetTitle, question);
  shared.clear();
  await shared.ask(GetTitle, question);
  expect(state.asked).toBe(2);
  await underWay;
  expect((await shared.ask(GetTitle, question)).tags).toEqual(['answer-2']);
});

test.each([
  ['a failure', { body: undefined, status: 404 }],
  ['a partial answer', { body: { ...good, errors: [{ message: 'broken' }] } }],
])('does not share %s', async (_what, bad) => {
  const { shared, state } = await sharing((count) => (count === 1 ? bad : { body: good }));
  await shared.ask(GetTitle, question).catch(() => undefined);
  expect((await shared.ask(GetTitle, question)).errors).toEqual([]);
  expect(state.asked).toBe(2);
});

test('while the CMS fails, the last good answer counts with its age, also after a change', async () => {
  const { shared, state } = await sharing((count) => (count === 1 ? { body: good } : { body: undefined, status: 404 }));
  await shared.ask(GetTitle, question);
  state.now = 60_000;
  expect(await shared.ask(GetTitle, question)).toMatchObject({ tags: ['answer-1'], ageMs: 60_000, isOld: true });
  shared.clear();
  state.now = 90_000;
  expect(await shared.ask(GetTitle, question)).toMatchObject({ tags: ['answer-1'], ageMs: 90_000 });
  expect(state.asked).toBe(3);
});

test('a page past its deadline stops waiting for an answer that other pages still get', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: unknown; errors: []; tags: string[] }>();
  // A query that takes as long as the test wants.
  const client = { queryPublic: () => promise } as unknown as CmsClient;
  const shared = createSharedResponses(client, 3_000);
  const deadline = new AbortController();
  const impatient = createPageContext(client, 'impatient', { shared, signal: deadline.signal });
  const patient = createPageContext(client, 'patient', { shared });
  const first = impatient.queryShared(GetTitle, question);
  const second = patient.queryShared(GetTitle, question);
  deadline.abort(new Error('no time left'));
  await expect(first).rejects.toBeInstanceOf(CmsUnreachableError);
  resolve({ data: good.data, errors: [], tags: ['menu'] });
  await second;
  expect([...patient.tags]).toEqual(['menu']);
});

test('stores at most twenty queries', async () => {
  const { shared, state } = await sharing();
  const ask = (count: number) => shared.ask(GetTitle, { uri: `/${count}/` });
  for (let count = 1; count <= 20; count += 1) await ask(count);
  await ask(1);
  expect(state.asked).toBe(20);
  await ask(21);
  await ask(21);
  expect(state.asked).toBe(21);
  await ask(1);
  expect(state.asked).toBe(22);
});

test('a change makes room for twenty other queries', async () => {
  const { shared, state } = await sharing();
  const ask = (count: number) => shared.ask(GetTitle, { uri: `/${count}/` });
  for (let count = 1; count <= 15; count += 1) await ask(count);
  shared.clear();
  for (let count = 1; count <= 20; count += 1) await ask(count);
  expect(state.asked).toBe(35);
  await ask(1);
  expect(state.asked).toBe(35);
});
