import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Observe, Work } from '../telemetry/observe.ts';
import { graphql } from './graphql.ts';
import { done, faultyCms, input, Send, sendJson } from './testing/faulty-cms.ts';

interface ReceivedRequest {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function listening(received: ReceivedRequest[], respond: RequestListener): RequestListener {
  return async (req, res) => {
    received.push({ method: req.method, headers: req.headers, body: await text(req) });
    respond(req, res);
  };
}

test("sends a mutation by POST with the shared secret and the caller's headers", async () => {
  const received: ReceivedRequest[] = [];
  const client = await faultyCms(
    listening(received, (_req, res) => sendJson(res, done)),
    { secret: 'shared' },
  );
  expect(await client.mutate(Send, input, { 'x-more': '1' })).toMatchObject({ ...done, errors: [] });
  expect(received.map(({ method }) => method)).toEqual(['POST']);
  expect(received[0]?.headers).toMatchObject({ 'x-faustwp-secret': 'shared', 'x-more': '1' });
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ operationName: 'Send', variables: input });
});

test('a mutation is observed by its name, and continues its trace at the CMS', async () => {
  const received: ReceivedRequest[] = [];
  const observed: Work[] = [];
  const observe: Observe = (work, run) => {
    observed.push(work);
    return run({ traceparent: 'a trace' });
  };
  const listener = listening(received, (_req, res) => sendJson(res, done));
  await (await faultyCms(listener, { observe })).mutate(Send, input);
  expect(observed).toEqual([{ kind: 'cms', name: 'Send', type: 'mutation' }]);
  expect(received[0]?.headers).toMatchObject({ traceparent: 'a trace' });
});

test('queries never carry the secret', async () => {
  const received: ReceivedRequest[] = [];
  const client = await faultyCms(
    listening(received, (_req, res) => sendJson(res, { data: { __typename: 'RootQuery' } })),
    { secret: 'shared', method: 'POST' },
  );
  await client.queryPublic(graphql('query GetType { __typename }'), {});
  expect(received.map(({ headers }) => headers['x-faustwp-secret'])).toEqual([undefined]);
});

test.each<[string, RequestListener, string]>([
  ['status 500', (_req, res) => void res.writeHead(500).end(), 'CmsHttpError'],
  ['a reset connection', (req) => void req.socket.destroy(), 'CmsUnreachableError'],
  ['HTML', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'CmsResponseError'],
])('does not retry a mutation after %s', async (_what, respond, name) => {
  const received: ReceivedRequest[] = [];
  const client = await faultyCms(listening(received, respond));
  await expect(client.mutate(Send, input)).rejects.toMatchObject({ name, operation: 'Send' });
  expect(received).toHaveLength(1);
});

test('mutations are sent while the circuit breaker holds back queries', async () => {
  const received: ReceivedRequest[] = [];
  const client = await faultyCms(
    listening(received, (req, res) => (req.method === 'GET' ? res.writeHead(500).end() : sendJson(res, done))),
  );
  const query = () => client.queryPublic(graphql('query GetType { __typename }'), {}).catch(() => undefined);
  while (client.isHealthy()) await Promise.all(Array.from({ length: 10 }, query));
  await expect(client.mutate(Send, input)).resolves.toMatchObject(done);
});
