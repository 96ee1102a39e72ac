import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { PostedForm } from './post-form.ts';
import { postForm } from './post-form.ts';

const form: PostedForm = {
  key: 'k',
  token: 'old',
  values: [{ id: 1, value: 'Ada' }],
  page: { path: '/contact/', asPath: '/contact/?from=ad' },
  trap: '',
};
const sent = { status: 'sent', confirmation: { type: 'message', html: 'Thanks' }, entryId: 1 };
const expired = { status: 'failed', code: 'token-expired', message: 'Too late.', token: 'fresh' };

/** A site with these responses in turn, and the requests that it received. */
async function siteThatResponds(...responses: [status: number, body: unknown][]) {
  const requests: {
    method: string | undefined;
    type: string | undefined;
    accept: string | undefined;
    body: unknown;
  }[] = [];
  const server = createServer(async (req, res) => {
    const { method, headers } = req;
    requests.push({ method, type: headers['content-type'], accept: headers.accept, body: await json(req) });
    const [status, body] = responses[requests.length - 1] ?? [500, ''];
    res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/forms/7`, requests };
}

test("sends a form as JSON and returns the site's response", async () => {
  const { path, requests } = await siteThatResponds([200, sent]);
  expect(await postForm(path, form)).toEqual(sent);
  expect(requests).toEqual([{ method: 'POST', type: 'application/json', accept: 'application/json', body: form }]);
});

test('returns a refusal as a response', async () => {
  const refusal = { status: 'failed', code: 'rejected', message: 'No.' };
  const { path, requests } = await siteThatResponds([409, refusal]);
  expect(await postForm(path, form)).toEqual(refusal);
  expect(requests).toHaveLength(1);
});

test('sends the same form once more when the refusal has a new token', async () => {
  const { path, requests } = await siteThatResponds([410, expired], [200, sent]);
  expect(await postForm(path, form)).toEqual(sent);
  expect(requests.map(({ body }) => body)).toEqual([form, { ...form, token: 'fresh' }]);
});

test('returns a second refusal, even if it has another token', async () => {
  const { path, requests } = await siteThatResponds([410, expired], [410, expired]);
  expect(await postForm(path, form)).toEqual(expired);
  expect(requests).toHaveLength(2);
});

test.each([
  ['a page of HTML', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"sent"'],
  ['an object without a status', '{"ok":true}'],
])('%s is not a response to a submission', async (_what, body) => {
  const { path } = await siteThatResponds([502, body]);
  await expect(postForm(path, form)).rejects.toThrow();
});

test('the error for a response of another kind has its status', async () => {
  const { path } = await siteThatResponds([502, { ok: true }]);
  await expect(postForm(path, form)).rejects.toThrow(`${path} responded with 502, and not to a submission.`);
});
