import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { graphql } from './graphql.ts';
import { done, faultyCms, input, Send, sendJson } from './testing/faulty-cms.ts';

interface Heard {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function listening(heard: Heard[], answer: RequestListener): RequestListener {
  return async (req, res) => {
    heard.push({ method: req.method, headers: req.headers, body: await text(req) });
    answer(req, res);
  };
}

test('a mutation is sent by POST with the shared secret and the headers of its sender', async () => {
  const heard: Heard[] = [];
  const client = await faultyCms(
    listening(heard, (_req, res) => sendJson(res, done)),
    { secret: 'shared' },
  );
  expect(await client.mutate(Send, input, { 'x-more': '1' })).toMatchObject({ ...done, errors: [] });
  expect(heard.map(({ method }) => method)).toEqual(['POST']);
  expect(heard[0]?.headers).toMatchObject({ 'x-faustwp-secret': 'shared', 'x-more': '1' });
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ operationName: 'Send', variables: input });
});

test('questions never carry the secret', async () => {
  const heard: Heard[] = [];
  const client = await faultyCms(
    listening(heard, (_req, res) => sendJson(res, { data: { __typename: 'RootQuery' } })),
    { secret: 'shared', method: 'POST' },
  );
  await client.queryPublic(graphql('query Ask { __typename }'), {});
  expect(heard[0]?.headers).not.toHaveProperty('x-faustwp-secret');
});

test.each<[string, RequestListener, string]>([
  ['status 500', (_req, res) => void res.writeHead(500).end(), 'CmsHttpError'],
  ['a reset connection', (req) => void req.socket.destroy(), 'CmsUnreachableError'],
  ['HTML', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'CmsResponseError'],
])('a mutation that meets %s is not sent again', async (_what, answer, name) => {
  const heard: Heard[] = [];
  const client = await faultyCms(listening(heard, answer));
  await expect(client.mutate(Send, input)).rejects.toMatchObject({ name, operation: 'Send' });
  expect(heard).toHaveLength(1);
});

test('mutations are sent while the breaker keeps questions away', async () => {
  const heard: Heard[] = [];
  const client = await faultyCms(
    listening(heard, (req, res) => (req.method === 'GET' ? res.writeHead(500).end() : sendJson(res, done))),
  );
  const ask = () => client.queryPublic(graphql('query Ask { __typename }'), {}).catch(() => undefined);
  while (client.isHealthy()) await Promise.all(Array.from({ length: 10 }, ask));
  await expect(client.mutate(Send, input)).resolves.toMatchObject(done);
});
