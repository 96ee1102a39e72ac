import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUploadFetcher } from './fetch-upload.ts';
import { limits } from './limits.ts';
import { startUploadServer } from './testing/upload-server.ts';

/** The fetcher of a CMS, with the default folder of uploads. */
async function fetcherOf(respond: Parameters<typeof startUploadServer>[0], mostBytes?: number) {
  const cms = await startUploadServer(respond);
  const { fetch, close } = createUploadFetcher([() => `${cms.url}/wp-content/uploads`], mostBytes);
  onTestFinished(close);
  return { cms, fetch };
}

/** A CMS whose bodies never end: only a closed connection frees its slot in the pool. */
async function endless(status: number, length?: number) {
  const { cms, fetch } = await fetcherOf((_path, res) => {
    res.writeHead(status, length === undefined ? {} : { 'content-length': length });
    res.write(Buffer.alloc(600_000));
  });
  return { cms, fetch };
}

/** Responses by path, as a WordPress with a separate front end gives them. */
const responses: Record<string, [status: number, headers: Record<string, string>]> = {
  'here.pdf': [200, { 'content-type': 'application/pdf' }],
  'same.pdf': [304, {}],
  'missing.pdf': [404, {}],
  'gone.pdf': [410, {}],
  'to-front-end.pdf': [302, { location: 'https://front.example/' }],
  'to-home.pdf': [301, { location: '/' }],
  'home-page.pdf': [200, { 'content-type': 'text/html; charset=UTF-8' }],
  'strict-page.pdf': [200, { 'content-type': 'application/xhtml+xml' }],
  'moved-for-good.pdf': [308, { location: '/' }],
  'refused.pdf': [400, { 'content-type': 'text/html' }],
  'part.pdf': [206, { 'content-type': 'application/pdf' }],
  'overloaded.pdf': [503, { 'content-type': 'text/html' }],
};

async function startResponding() {
  const { fetch } = await fetcherOf((path, res) => {
    const [status, headers] = responses[path] ?? [404, {}];
    res.writeHead(status, headers).end(status === 304 ? undefined : 'bytes');
  });
  return fetch;
}

test('passes on a file', async () => {
  const upload = await (await startResponding())('here.pdf');
  expect(upload?.body && (await text(upload.body))).toBe('bytes');
});

test('an unmodified file is not a missing file', async () => {
  const fetch = await startResponding();
  expect(await fetch('same.pdf', { conditions: { 'if-none-match': '"a"' } })).toMatchObject({ body: undefined });
});

/** A CMS with one file of five bytes, and the requests that it received. */
async function oneFile(headers: Record<string, string>, path = '') {
  const requests: { method: string | undefined; url: string | undefined; headers: object }[] = [];
  const cms = await startUploadServer((_path, res, { method, url, headers: requestHeaders }) => {
    requests.push({ method, url, headers: requestHeaders });
    res.writeHead(200, headers);
    if (method === 'HEAD') res.end();
    else for (const part of ['by', 'tes']) res.write(part, part === 'tes' ? () => res.end() : undefined);
  });
  const { fetch, close } = createUploadFetcher([() => cms.url + path]);
  onTestFinished(close);
  return { fetch, requests };
}

test.each([
  ['announces', { 'content-length': '5' }, 5],
  ['does not announce', {}, undefined],
])('passes on a file whose length the CMS %s, with its known headers', async (_what, headers, length) => {
  const { fetch } = await oneFile({ etag: '"a"', 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT', ...headers });
  const upload = await fetch('a.pdf');
  expect(upload).toMatchObject({ etag: '"a"', lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT' });
  expect(upload?.length).toBe(length);
  expect(upload?.body && (await text(upload.body))).toBe('bytes');
});

test('requests only the headers with HEAD', async () => {
  const { fetch, requests } = await oneFile({ 'content-length': '5', etag: '"a"' });
  expect(await fetch('a.pdf', { method: 'HEAD' })).toEqual({
    body: undefined,
    etag: '"a"',
    lastModified: undefined,
    length: 5,
  });
  expect(requests).toMatchObject([{ method: 'HEAD' }]);
});

test.each([
  ['in the usual folder', '/wp-content/uploads', '/wp-content/uploads/2026/a%20%26%20b%3F.pdf'],
  ['in a folder of their own', '/app/uploads/', '/app/uploads/2026/a%20%26%20b%3F.pdf'],
  ['at the root of a host', '', '/2026/a%20%26%20b%3F.pdf'],
])('requests a file of a CMS with uploads %s by its encoded path, uncompressed', async (_where, path, url) => {
  const { fetch, requests } = await oneFile({}, path);
  const upload = await fetch('2026/a & b?.pdf', { conditions: { 'if-none-match': '"a"' } });
  upload?.body?.resume();
  expect(requests).toMatchObject([
    { method: 'GET', url, headers: { 'if-none-match': '"a"', 'accept-encoding': 'identity' } },
  ]);
});

test.each([
  ['the status 404', 'missing'],
  ['the status 410', 'gone'],
  ['a redirect to the front end', 'to-front-end'],
  ['a redirect to the home page', 'to-home'],
  ['a permanent redirect', 'moved-for-good'],
  ['an HTML page', 'home-page'],
  ['an XHTML page', 'strict-page'],
])('%s means that a file is missing', async (_what, name) => {
  expect(await (await startResponding())(`${name}.pdf`)).toBeUndefined();
});

test.each([
  [400, 'refused'],
  [206, 'part'],
  [503, 'overloaded'],
])('the status %i is an error, not a missing file', async (status, name) => {
  const fetch = await startResponding();
  await expect(fetch(`${name}.pdf`)).rejects.toMatchObject({ name: 'CmsHttpError', status });
});

const attempts = Array.from({ length: 2 * limits.uploadConnections });

test.each([
  ['a missing file', 404, undefined, 'undefined'],
  ['a failing CMS', 500, undefined, 'CmsHttpError'],
  ['a file that is too large', 200, limits.upload + 1, 'CmsResponseError'],
])('frees the connection of %s by discarding its body', async (_what, status, length, outcome) => {
  const { cms, fetch } = await endless(status, length);
  for (const _ of attempts) expect(await fetch('a.pdf').then(String, ({ name }: Error) => name)).toBe(outcome);
  await vi.waitFor(() => expect(cms.openResponses()).toBe(0));
});

test('a file that exceeds the limit without announcing it ends with an error', async () => {
  const { cms, fetch } = await fetcherOf((_path, res) => {
    const more = () => {
      while (res.write(Buffer.alloc(1_000_000)));
    };
    res.on('drain', more);
    more();
  }, 2_000_000);
  const upload = await fetch('a.pdf');
  const [error] = await Promise.all([upload?.body ? once(upload.body, 'error') : [], upload?.body?.resume()]);
  expect(error[0]).toMatchObject({ name: 'CmsResponseError' });
  await vi.waitFor(() => expect(cms.openResponses()).toBe(0));
});

test('a truncated file ends with an error that says so', async () => {
  const { fetch } = await fetcherOf((_path, res) => {
    res.writeHead(200, { 'content-length': 10 }).write('half', () => res.destroy());
  });
  const upload = await fetch('a.pdf');
  await expect(upload?.body && text(upload.body)).rejects.toMatchObject({ name: 'CmsUnreachableError' });
});

test('reports an unreachable CMS with the cause', async () => {
  const { fetch } = await fetcherOf((_path, res) => void res.destroy());
  await expect(fetch('a.pdf')).rejects.toMatchObject({ name: 'CmsUnreachableError', cause: expect.any(Error) });
});

test('the caller can abort the request', async () => {
  const { cms, fetch } = await fetcherOf(() => {});
  const stop = new AbortController();
  const response = fetch('a.pdf', { signal: stop.signal });
  await vi.waitFor(() => expect(cms.openResponses()).toBe(1));
  stop.abort();
  await expect(response).rejects.toMatchObject({ name: 'CmsUnreachableError' });
});

test('requests files from the folder that the CMS has now', async () => {
  const paths: string[] = [];
  const cms = await startUploadServer((path, res) => {
    paths.push(path);
    res.writeHead(404).end();
  });
  let folder = '/files';
  const { fetch, close } = createUploadFetcher([() => cms.url + folder]);
  onTestFinished(close);
  await fetch('a.pdf');
  folder = '/app/uploads/';
  await fetch('a.pdf');
  expect(paths).toEqual(['/files/a.pdf', '/app/uploads/a.pdf']);
});

test.each([
  ['has no such file', 404, 'from the CMS'],
  ['refuses what it does not have, as buckets do', 403, 'from the CMS'],
  ['fails', 500, 'from the CMS'],
  ['has it', 200, 'from the bucket'],
])('a file is looked for on the CMS when the host of the media %s', async (_what, status, expected) => {
  const bucket = await startUploadServer((_path, res) => res.writeHead(status).end('from the bucket'));
  const cms = await startUploadServer((_path, res) => res.writeHead(200).end('from the CMS'));
  const { fetch, close } = createUploadFetcher([() => bucket.url, () => cms.url]);
  onTestFinished(close);
  const upload = await fetch('a.pdf');
  expect(upload?.body && (await text(upload.body))).toBe(expected);
});

test.each([
  [404, 404, undefined],
  [403, 404, 403],
  [404, 500, 500],
])('a file that is in neither place (%i, %i) is missing, unless a place failed', async (first, second, failure) => {
  const [bucket, cms] = await Promise.all(
    [first, second].map((status) => startUploadServer((_path, res) => res.writeHead(status).end())),
  );
  const { fetch, close } = createUploadFetcher([() => bucket?.url ?? '', () => cms?.url ?? '']);
  onTestFinished(close);
  const result = await fetch('a.pdf').catch((error) => error);
  if (failure === undefined) expect(result).toBeUndefined();
  else expect(result).toMatchObject({ status: failure });
});
