import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createOperators } from './operators.ts';
import { isOperator } from './operators-door.ts';
import type { SiteState } from './state.ts';

const TOKEN = 'a-token-for-operators';
const leads = { accepted: 2, delivering: 1, delivered: 40, refused: 3, spam: 4, dead: 5 };

type Request = Parameters<typeof isOperator>[0];

function from(remoteAddress: string, headers: Record<string, string> = {}): Request {
  // Only the two members that are read.
  return { headers, socket: { remoteAddress } } as unknown as Request;
}

test.each([
  ['this machine', from('127.0.0.1'), true],
  ['this machine, by IPv6', from('::1'), true],
  ['this machine, by both', from('::ffff:127.0.0.1'), true],
  ['another machine', from('192.0.2.1'), false],
  ['a proxy on this machine', from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), false],
  ['a proxy of another kind', from('127.0.0.1', { forwarded: 'for=127.0.0.1' }), false],
  ['another machine with the token', from('192.0.2.1', { authorization: `Bearer ${TOKEN}` }), true],
  ['another machine with another token', from('192.0.2.1', { authorization: `Bearer ${TOKEN}x` }), false],
  ['another machine with a password', from('192.0.2.1', { authorization: `Basic ${TOKEN}` }), false],
])('a request from %s', (_who, request, isAllowed) => {
  expect(isOperator(request, TOKEN, 0)).toBe(isAllowed);
});

test('without a token nobody from elsewhere is an operator', () => {
  expect(isOperator(from('192.0.2.1', { authorization: 'Bearer ' }), '', 0)).toBe(false);
  expect(isOperator(from('192.0.2.1', { authorization: 'Bearer x' }), '', 0)).toBe(false);
});

async function asking(state: SiteState) {
  const operators = createOperators({ read: () => state, token: TOKEN, trustedProxies: 0, alertSeconds: 900 });
  const server = createServer((req, res) => {
    void operators(req, res, req.url ?? '').then((isAnswered) => isAnswered || res.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test('the metrics say how many leads wait, for how long, and from when that is too long', async () => {
  const ask = await asking({ isCmsAnswering: true, outbox: { waiting: 3, oldestUnsentSeconds: 61.5, leads } });
  const text = await (await ask('/metrics')).text();
  for (const line of [
    'headwater_outbox_depth 3',
    'headwater_outbox_oldest_unsent_seconds 61.5',
    'headwater_outbox_alert_seconds 900',
    'headwater_leads{state="delivered"} 40',
    'headwater_leads{state="dead"} 5',
    'headwater_outbox_readable 1',
    'headwater_cms_answering 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test.each([
  ['nothing waits too long', { waiting: 3, oldestUnsentSeconds: 900, leads }, 200],
  ['a lead waits too long', { waiting: 3, oldestUnsentSeconds: 901, leads }, 503],
  ['the outbox cannot be read', undefined, 503],
])('/healthz when %s', async (_what, outbox, status) => {
  const ask = await asking({ isCmsAnswering: false, outbox });
  const response = await ask('/healthz');
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ isCmsAnswering: false, outbox: outbox ?? null });
});

test('other addresses are left to others, other methods refused', async () => {
  const ask = await asking({ isCmsAnswering: true, outbox: undefined });
  expect((await ask('/metricsx')).status).toBe(418);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  expect(await (await ask('/metrics')).text()).toContain('headwater_outbox_readable 0');
});
