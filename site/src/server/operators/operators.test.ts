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

test.each([
  ['the token', TOKEN, { authorization: `Bearer ${TOKEN}` }, true],
  ['another token', TOKEN, { authorization: `Bearer ${TOKEN}x` }, false],
  ['the token as a password', TOKEN, { authorization: `Basic ${TOKEN}` }, false],
  ['no Authorization header', TOKEN, {}, false],
  ['an empty token where none is set', '', { authorization: 'Bearer ' }, false],
  ['any token where none is set', '', { authorization: 'Bearer x' }, false],
])('a request with %s is from an operator or not', (_what, token, headers, expected) => {
  expect(isOperator({ headers }, token)).toBe(expected);
});

const healthy: SiteState = {
  isCmsResponding: true,
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
  const request = await serve(healthy, 'public');
  expect((await request('/metrics')).status).toBe(404);
  const health = await request('/healthz');
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
});

test('the token grants access to metrics and details on the public port', async () => {
  const request = await serve(healthy, 'public');
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await request('/metrics', { headers })).status).toBe(200);
  expect(await (await request('/healthz', { headers })).json()).toMatchObject({
    ...healthy,
    status: 'ok',
    alertSeconds: 900,
  });
});

test('the metrics have the number of waiting leads, their age and the alert threshold', async () => {
  const request = await serve({ ...healthy, outbox });
  const text = await (await request('/metrics')).text();
  // However often they are read.
  expect(await (await request('/metrics')).text()).toContain('\nheadwater_page_hits_total 7\n');
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

test.each([
  ['/metrics', 'text/plain; version=0.0.4; charset=utf-8'],
  ['/healthz', 'application/json'],
])('%s is sent as %s that is not stored', async (path, type) => {
  const { headers } = await (await serve(healthy))(path);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-store']);
});

test.each([
  ['null for an outbox that cannot be read', undefined, { status: 'failing', outbox: null }],
  ['the counts of one that can', { ...outbox, forPerson: 0 }, { status: 'ok', outbox: { waiting: 3 } }],
])('operators see %s', async (_what, read, expected) => {
  const request = await serve({ ...healthy, outbox: read });
  expect(await (await request('/healthz')).json()).toMatchObject(expected);
});

test.each([
  ['connected', 1],
  ['local', 0],
] as const)('an instance with Redis says that it is %s', async (redis, value) => {
  const request = await serve({ ...healthy, redis });
  const response = await request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', redis });
  for (const _scrape of [1, 2])
    expect(await (await request('/metrics')).text()).toContain(`headwater_redis_connected ${value}\n`);
});

test('an instance without Redis does not mention it', async () => {
  const request = await serve(healthy);
  expect(await (await request('/healthz')).json()).not.toHaveProperty('redis');
  expect(await (await request('/metrics')).text()).not.toContain('headwater_redis_connected');
});

test.each<[string, Partial<SiteState>, number]>([
  ['no lead waits too long', { outbox: { ...outbox, forPerson: 0, oldestUnsentSeconds: 900 } }, 200],
  ['the CMS does not respond', { isCmsResponding: false }, 200],
  ['a lead waits too long', { outbox: { ...outbox, forPerson: 0, oldestUnsentSeconds: 901 } }, 503],
  ['a lead waits for a person', { outbox: { ...outbox, forPerson: 1 } }, 503],
  ['the outbox cannot be read', { outbox: undefined }, 503],
  ['the disk is not writable', { isDataWritable: false }, 503],
])('when %s, /healthz reports on either port how the site is', async (_what, change, status) => {
  for (const port of ['public', 'trusted'] as const) {
    const response = await (await serve({ ...healthy, ...change }, port))('/healthz');
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await response.json()).toMatchObject({ status: status === 200 ? 'ok' : 'failing' });
  }
});

test('/healthz of a healthy site lists forms with unsupported fields to operators only', async () => {
  const unsupportedFields = [{ formId: 7, types: ['SurveyField'] }];
  const response = await (await serve({ ...healthy, unsupportedFields }))('/healthz');
  expect(await response.json()).toMatchObject({ status: 'ok', unsupportedFields });
  const publicResponse = await (await serve({ ...healthy, unsupportedFields }, 'public'))('/healthz');
  expect(await publicResponse.json()).toEqual({ status: 'ok' });
});

test('the operations port has no other paths or methods', async () => {
  const request = await serve(healthy);
  expect((await request('/metricsx')).status).toBe(404);
  expect((await request('/metrics', { method: 'POST' })).status).toBe(405);
});

test.each([
  ['an outbox that cannot be read', { outbox: undefined }, 'headwater_outbox_readable 0'],
  ['a data folder that cannot be written', { isDataWritable: false }, 'headwater_data_writable 0'],
])('the metrics show %s', async (_what, change, line) => {
  const metrics = await (await serve({ ...healthy, ...change }))('/metrics');
  expect((await metrics.text()).split('\n')).toContain(line);
});
