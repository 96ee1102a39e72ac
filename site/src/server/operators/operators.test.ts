import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { routeListener } from '../testing/route-listener.ts';
import { isOperator } from './is-operator.ts';
import { createOperationsListener, createOperators } from './operators.ts';
import type { SiteState } from './state.ts';

const TOKEN = 'a-token-for-operators';
const leads = {
  accepted: 2,
  delivering: 1,
  delivered: 40,
  refused: 3,
  spam: 4,
  dead: 5,
  unknown: 6,
  'needs-person': 7,
  done: 8,
};
const outbox = {
  waiting: 3,
  oldestUnsentSeconds: 61.5,
  handOver: { waiting: 4, oldestSeconds: 62.5 },
  forPerson: 18,
  leads,
  flagged: { fast: 9, clock: 10, unverified: 11, 'low-score': 0 },
};

test('a request with the token is from an operator', () => {
  expect(isOperator({ headers: { authorization: `Bearer ${TOKEN}` } }, TOKEN)).toBe(true);
});

test.each([
  ['another token', TOKEN, { authorization: `Bearer ${TOKEN}x` }],
  ['the token as a password', TOKEN, { authorization: `Basic ${TOKEN}` }],
  ['no Authorization header', TOKEN, {}],
  ['an empty token where none is set', '', { authorization: 'Bearer ' }],
  ['any token where none is set', '', { authorization: 'Bearer x' }],
])('a request with %s is not from an operator', (_what, token, headers) => {
  expect(isOperator({ headers }, token)).toBe(false);
});

const healthy: SiteState = {
  isCmsAnswering: true,
  isDataWritable: true,
  uploads: { usedBytes: 3000, limitBytes: 9000 },
  unsupportedFields: [],
  outbox: { ...outbox, forPerson: 0 },
};

/** Serves a state on the public or the operations port. */
async function serve(state: SiteState, port: 'public' | 'trusted' = 'trusted') {
  const operators = createOperators({ read: async () => state, countHits: () => 7, alertSeconds: 900 });
  const onPublicPort = routeListener(
    async ({ req, res, path }) => void (await operators(res, path, isOperator(req, TOKEN))),
    { operatorsToken: TOKEN },
  );
  const { url } = await testServer(port === 'public' ? onPublicPort : createOperationsListener(operators));
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

test('the public port reveals only that the site is healthy, even to a client on this machine', async () => {
  const ask = await serve(healthy, 'public');
  expect((await ask('/metrics')).status).toBe(404);
  const health = await ask('/healthz');
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
});

test('the token grants access to metrics and details on the public port', async () => {
  const ask = await serve(healthy, 'public');
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await ask('/metrics', { headers })).status).toBe(200);
  expect(await (await ask('/healthz', { headers })).json()).toMatchObject({
    ...healthy,
    status: 'ok',
    alertSeconds: 900,
  });
});

test('the metrics have the number of waiting leads, their age and the alert threshold', async () => {
  const ask = await serve({ ...healthy, outbox });
  const text = await (await ask('/metrics')).text();
  for (const line of [
    'headwater_page_hits_total 7',
    'headwater_outbox_depth 3',
    'headwater_outbox_oldest_unsent_seconds 61.5',
    'headwater_outbox_alert_seconds 900',
    'headwater_leads{state="delivered"} 40',
    'headwater_leads{state="dead"} 5',
    'headwater_leads{state="unknown"} 6',
    'headwater_leads{state="needs-person"} 7',
    'headwater_leads_for_person 18',
    'headwater_hand_over_depth 4',
    'headwater_hand_over_oldest_seconds 62.5',
    'headwater_leads_flagged{flag="fast"} 9',
    'headwater_leads_flagged{flag="clock"} 10',
    'headwater_leads_flagged{flag="unverified"} 11',
    'headwater_outbox_readable 1',
    'headwater_data_writable 1',
    'headwater_uploads_bytes 3000',
    'headwater_uploads_limit_bytes 9000',
    'headwater_cms_answering 1',
    '# HELP headwater_leads_for_person Leads that an operator decides on: dead, unknown, needs-person.',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('a figure is the same however often it is read', async () => {
  const ask = await serve(healthy);
  for (const _scrape of [1, 2])
    expect(await (await ask('/metrics')).text()).toContain('\nheadwater_page_hits_total 7\n');
});

test.each([
  ['/metrics', 'text/plain; version=0.0.4; charset=utf-8'],
  ['/healthz', 'application/json'],
])('%s is sent as %s that is not stored', async (path, type) => {
  const { headers } = await (await serve(healthy))(path);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-store']);
});

test('operators see null for an outbox that cannot be read', async () => {
  const ask = await serve({ ...healthy, outbox: undefined });
  expect(await (await ask('/healthz')).json()).toMatchObject({ status: 'failing', outbox: null });
});

test('operators see the counts of an outbox that can be read', async () => {
  const ask = await serve(healthy);
  expect(await (await ask('/healthz')).json()).toMatchObject({ status: 'ok', outbox: { waiting: 3 } });
});

test.each([
  ['connected', 1],
  ['local', 0],
] as const)('an instance with Redis says that it is %s', async (redis, value) => {
  const ask = await serve({ ...healthy, redis });
  const response = await ask('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', redis });
  for (const _scrape of [1, 2])
    expect(await (await ask('/metrics')).text()).toContain(`headwater_redis_connected ${value}\n`);
});

test('an instance without Redis does not mention it', async () => {
  const ask = await serve(healthy);
  expect(await (await ask('/healthz')).json()).not.toHaveProperty('redis');
  expect(await (await ask('/metrics')).text()).not.toContain('headwater_redis_connected');
});

/** Compares the health of a changed state, on either port. */
async function expectHealth(change: Partial<SiteState>, answer: { status: number; word: string }) {
  for (const port of ['public', 'trusted'] as const) {
    const response = await (await serve({ ...healthy, ...change }, port))('/healthz');
    expect(response.status).toBe(answer.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: answer.word });
  }
}

test.each<[string, Partial<SiteState>]>([
  ['no lead waits too long', { outbox: { ...outbox, forPerson: 0, oldestUnsentSeconds: 900 } }],
  ['the CMS does not answer', { isCmsAnswering: false }],
])('/healthz reports a healthy site when %s', async (_what, change) => {
  await expectHealth(change, { status: 200, word: 'ok' });
});

test.each<[string, Partial<SiteState>]>([
  ['a lead waits too long', { outbox: { ...outbox, forPerson: 0, oldestUnsentSeconds: 901 } }],
  ['a lead waits for a person', { outbox: { ...outbox, forPerson: 1 } }],
  ['the outbox cannot be read', { outbox: undefined }],
  ['the disk is not writable', { isDataWritable: false }],
])('/healthz reports a failing site when %s', async (_what, change) => {
  await expectHealth(change, { status: 503, word: 'failing' });
});

test('/healthz of a healthy site lists forms with unsupported fields to operators only', async () => {
  const unsupportedFields = [{ formId: 7, types: ['SurveyField'] }];
  const response = await (await serve({ ...healthy, unsupportedFields }))('/healthz');
  expect(await response.json()).toMatchObject({ status: 'ok', unsupportedFields });
  const publicAnswer = await (await serve({ ...healthy, unsupportedFields }, 'public'))('/healthz');
  expect(await publicAnswer.json()).toEqual({ status: 'ok' });
});

test('the operations port has no other paths or methods', async () => {
  const ask = await serve(healthy);
  expect((await ask('/metricsx')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
});

test('the metrics show an outbox that cannot be read', async () => {
  const metrics = await (await serve({ ...healthy, outbox: undefined }))('/metrics');
  expect((await metrics.text()).split('\n')).toContain('headwater_outbox_readable 0');
});

test('the metrics show a data folder that cannot be written', async () => {
  const metrics = await (await serve({ ...healthy, isDataWritable: false }))('/metrics');
  expect((await metrics.text()).split('\n')).toContain('headwater_data_writable 0');
});
