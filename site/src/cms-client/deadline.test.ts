import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CmsUnreachableError } from './errors.ts';
import { limits } from './limits.ts';
import { createPageContext } from './page-context.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

test('the deadline of a page aborts its queries with their connections to the CMS', async () => {
  const gone = Promise.withResolvers<string>();
  const deadline = new AbortController();
  const client = await faultyCms((_req, res) => {
    res.on('close', () => gone.resolve('the connection is closed'));
    deadline.abort(new Error('no time left'));
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: deadline.signal });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toBeInstanceOf(CmsUnreachableError);
  expect(await gone.promise).toBe('the connection is closed');
});

test('a page sends no queries after its deadline', async () => {
  let requests = 0;
  const client = await faultyCms((_req, res) => {
    requests += 1;
    sendJson(res, good);
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: AbortSignal.abort(new Error('no time left')) });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toBeInstanceOf(CmsUnreachableError);
  expect(requests).toBe(0);
});

test('does not retry a query after the deadline', async () => {
  let requests = 0;
  const deadline = new AbortController();
  const client = await faultyCms((_req, res) => {
    requests += 1;
    res.writeHead(500).end(() => deadline.abort(new Error('no time left')));
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: deadline.signal });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toThrow();
  expect(requests).toBe(1);
});

test.each([
  ['before it sent them', () => AbortSignal.abort(new Error('no time left'))],
  ['while the CMS worked', () => AbortSignal.timeout(20)],
])('queries of pages that ran out of time %s open no circuit breaker', async (_when, deadline) => {
  const client = await faultyCms((_req, res) => void setTimeout(() => sendJson(res, good), 100));
  for (let page = 0; page < 3; page += 1) {
    const signal = deadline();
    const queries = Array.from({ length: 10 }, () => client.queryPublic(GetTitle, { uri: '/' }, signal));
    for (const { status } of await Promise.allSettled(queries)) expect(status).toBe('rejected');
  }
  expect(client.isHealthy()).toBe(true);
});

test('a CMS that hangs under load opens the circuit breaker, though pages end while their queries wait', async () => {
  const client = await faultyCms(() => undefined, { times: { headers: 500, total: 800, rendering: 700 } });
  const queries: Promise<unknown>[] = [];
  for (let page = 0; page < 50 && client.isHealthy(); page += 1) {
    const deadline = AbortSignal.timeout(700);
    const query = (uri: string) => client.queryPublic(GetTitle, { uri }, deadline);
    queries.push(Promise.allSettled(['/', '/about/'].map(query)));
    await pause(40);
  }
  await Promise.all(queries);
  expect(client.isHealthy()).toBe(false);
});

test('a page that runs out of time does not close a circuit breaker that is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isDown = true;
  const client = await faultyCms((_req, res) => (isDown ? res.writeHead(500).end() : undefined));
  const query = (signal?: AbortSignal) => client.queryPublic(GetTitle, { uri: '/' }, signal).catch(() => undefined);
  while (client.isHealthy()) await Promise.all(Array.from({ length: 10 }, () => query()));
  vi.advanceTimersByTime(limits.breaker.halfOpenAfter);
  isDown = false;
  await query(AbortSignal.timeout(20));
  expect(client.isHealthy()).toBe(false);
});
