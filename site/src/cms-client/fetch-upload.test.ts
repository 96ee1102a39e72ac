import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** By path: what a WordPress whose front end is elsewhere answers. */
const answers: Record<string, [status: number, headers: Record<string, string>]> = {
  '/wp-content/uploads/here.pdf': [200, { 'content-type': 'application/pdf' }],
  '/wp-content/uploads/same.pdf': [304, {}],
  '/wp-content/uploads/missing.pdf': [404, {}],
  '/wp-content/uploads/to-front-end.pdf': [302, { location: 'https://front.example/' }],
  '/wp-content/uploads/to-home.pdf': [301, { location: '/' }],
  '/wp-content/uploads/home-page.pdf': [200, { 'content-type': 'text/html; charset=UTF-8' }],
  '/wp-content/uploads/overloaded.pdf': [503, { 'content-type': 'text/html' }],
};

const server = createServer((req, res) => {
  const [status, headers] = answers[req.url ?? ''] ?? [404, {}];
  res.writeHead(status, headers).end(status === 304 ? undefined : 'bytes');
});
let fetchUpload: typeof import('./fetch-upload.ts')['fetchUpload'];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // The file reads the environment when it is loaded.
  ({ fetchUpload } = await import('./fetch-upload.ts'));
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test('a file is passed on', async () => {
  const upload = await fetchUpload('here.pdf');
  expect(upload?.body && (await text(upload.body))).toBe('bytes');
});

test('a copy that is still good is no missing file', async () => {
  expect(await fetchUpload('same.pdf', { 'if-none-match': '"a"' })).toMatchObject({ body: undefined });
});

test.each(['missing', 'to-front-end', 'to-home', 'home-page'])('%s.pdf is a file that is not there', async (name) => {
  expect(await fetchUpload(`${name}.pdf`)).toBeUndefined();
});

test('a CMS that fails says nothing about the file', async () => {
  await expect(fetchUpload('overloaded.pdf')).rejects.toMatchObject({ name: 'CmsHttpError', status: 503 });
});
