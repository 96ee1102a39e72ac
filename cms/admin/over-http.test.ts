import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { nodeServer } from '../http/node-server.ts';
import { loginOf } from '../testing/browser.ts';
import { formOf } from '../testing/posted-page.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const errors: unknown[] = [];
const cms = await startSmallCms();
let underWay = 0;
const counted: typeof cms.fetch = (request, address) => {
  underWay += 1;
  return cms.fetch(request, address).finally(() => {
    underWay -= 1;
  });
};
const server = nodeServer(counted, (error) => errors.push(error)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

/** The cookie of a browser that signed in on the login page. */
async function signedIn(): Promise<string> {
  const { username, password } = await loginOf(cms, 'editor');
  const login = await fetch(`${base}/wp-login.php`);
  const first = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { data } = formOf(await login.text(), '/wp-login.php');
  const fields = new URLSearchParams([...data].map(([name, value]): [string, string] => [name, String(value)]));
  fields.set('log', username);
  fields.set('pwd', password);
  const response = await fetch(`${base}/wp-login.php`, {
    method: 'POST',
    body: fields,
    headers: { cookie: first },
    redirect: 'manual',
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const cookie = await signedIn();

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const page = await (await fetch(`${base}/wp-admin/upload.php`, { headers: { cookie } })).text();
  const { data } = formOf(page, '/wp-admin/upload.php');
  data.append('files.upload', new File([bytes], 'large.pdf'));
  return fetch(`${base}/wp-admin/upload.php`, { method: 'POST', body: data, headers: { cookie }, redirect: 'manual' });
}

test('accepts a file of some megabytes, unlike any other endpoint', async () => {
  const pdf = new Uint8Array(5_000_000);
  pdf.set(Buffer.from('%PDF-1.4\n'));
  expect((await upload(pdf)).status).toBe(303);
  const elsewhere = await fetch(`${base}/graphql`, { method: 'POST', body: pdf });
  expect(elsewhere.status).toBe(413);
});

test('rejects a form that is too large with an error page', async () => {
  const response = await upload(new Uint8Array(37_000_000));
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('too large')]);
});

test('does not wait for the body of a request without a session', async () => {
  const stranger = httpRequest(`${base}/wp-admin/upload.php`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '30000000' },
  });
  // The body never arrives.
  stranger.flushHeaders();
  const [response] = await once(stranger, 'response');
  expect(response.statusCode).toBe(401);
  stranger.destroy();
});

test('an aborted body ends its request', async () => {
  const broken = httpRequest(`${base}/wp-admin/upload.php`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000' },
  });
  broken.on('error', () => undefined);
  broken.write('--x\r\n');
  await vi.waitFor(() => expect(underWay).toBe(1));
  broken.destroy();
  await vi.waitFor(() => expect(underWay).toBe(0));
  expect(errors).toEqual([]);
});
