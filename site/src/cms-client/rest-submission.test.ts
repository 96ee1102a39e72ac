import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CmsHttpError } from './errors.ts';
import type { RestSubmission } from './rest-submission.ts';
import { faultyCms } from './testing/faulty-cms.ts';

const keys = { key: 'ck', secret: 'cs:ü' };
const submission: RestSubmission = {
  formId: 7,
  idempotencyKey: 'a-key',
  inputs: [
    ['input_1', 'Ada'],
    ['input_2', 'Größe'],
  ],
  files: [{ path: 'input_5[]', name: 'plan ü.pdf', blob: new Blob(['drawing']) }],
};

/** Responds to every submission like this. */
function respondWith(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return async (req, res) => {
    await buffer(req);
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

async function partsOf(req: IncomingMessage): Promise<unknown[]> {
  const headers = { 'content-type': String(req.headers['content-type']) };
  const form = await new Response(new Uint8Array(await buffer(req)), { headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      value instanceof File ? [name, value.name, await value.text()] : [name, value],
    ),
  );
}

test('a submission is posted with its key to the URL of its form, as a browser would send it', async () => {
  const received: unknown[] = [];
  const listener: RequestListener = async (req, res) => {
    const { authorization, accept, 'idempotency-key': key, 'x-faustwp-secret': secret, 'x-own': own } = req.headers;
    received.push({ method: req.method, url: req.url, authorization, accept, key, secret, own }, await partsOf(req));
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"is_valid":true}');
  };
  const client = await faultyCms(listener, { secret: 'shared' });
  const response = await client.submitRest(submission, keys, { headers: { 'x-own': '1' } });
  expect(response).toEqual({ status: 200, body: { is_valid: true } });
  expect(received).toEqual([
    {
      method: 'POST',
      url: '/index.php?rest_route=/gf/v2/forms/7/submissions',
      accept: 'application/json',
      authorization: `Basic ${Buffer.from('ck:cs:ü').toString('base64')}`,
      key: 'a-key',
      secret: 'shared',
      own: '1',
    },
    [
      ['input_1', 'Ada'],
      ['input_2', 'Größe'],
      ['input_5[]', 'plan ü.pdf', 'drawing'],
    ],
  ]);
});

test.each([400, 401, 499])('a refusal with the status %i is the response of the API', async (status) => {
  const client = await faultyCms(respondWith(status, '{"message":"No."}'));
  expect(await client.submitRest(submission, keys)).toEqual({ status, body: { message: 'No.' } });
});

test('a confirmation that is a page or a URL comes with the status 302', async () => {
  const body = { is_valid: true, confirmation_redirect: 'https://shop.example/thanks' };
  const client = await faultyCms(respondWith(302, JSON.stringify(body), { location: body.confirmation_redirect }));
  expect(await client.submitRest(submission, keys)).toEqual({ status: 302, body });
});

test.each([
  [201, 'application/json'],
  [302, 'text/html'],
  [500, 'application/json'],
  [503, 'application/json'],
])('the status %i with %s is not a response of the API', async (status, type) => {
  const client = await faultyCms(respondWith(status, '{"is_valid":true}', { 'content-type': type }));
  await expect(client.submitRest(submission, keys)).rejects.toThrow(CmsHttpError);
});

test('a response that is no JSON is an error, because it may be that of a plugin in front', async () => {
  const client = await faultyCms(respondWith(200, '<p>Please wait</p>', { 'content-type': 'text/html' }));
  await expect(client.submitRest(submission, keys)).rejects.toThrow('not JSON');
});

test('only a successful response reports the support of keys', async () => {
  let [status, honored] = [200, '1'];
  const client = await faultyCms((req, res) => {
    void respondWith(status, '{}', { 'x-headwater-idempotent': honored })(req, res);
  });
  const received: unknown[] = [];
  client.onResponse((about) => void received.push(about));
  await client.submitRest(submission, keys);
  honored = '0';
  await client.submitRest(submission, keys);
  status = 400;
  await client.submitRest(submission, keys);
  expect(received).toEqual([
    { honorsKeys: true, isCacheable: false },
    { honorsKeys: false, isCacheable: false },
  ]);
});
