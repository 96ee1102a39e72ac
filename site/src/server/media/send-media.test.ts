import type { ServerResponse } from 'node:http';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startUploadServer } from '../../cms-client/testing/upload-server.ts';
import { createMediaEndpoint } from './media-endpoint.ts';
import { byteRange } from './send-media.ts';

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=0-1000', { first: 0, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [`bytes=${'9'.repeat(400)}-`, undefined],
  [undefined, undefined],
])('%s of 100 bytes is %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

const whole = '0123456789';

/** Files of a CMS that responds like this, as the site sends them. */
async function startMedia(respond: (path: string, res: ServerResponse) => void) {
  const cms = await startUploadServer(respond);
  const dataFolder = await testFolder();
  const endpoint = createMediaEndpoint({
    uploadsUrls: [() => `${cms.url}/wp-content/uploads`],
    dataFolder,
    warn: () => {},
  });
  onTestFinished(endpoint.close);
  const { url } = await testServer((req, res) => {
    endpoint
      .sendMedia(req, res, decodeURIComponent((req.url ?? '').slice('/media/'.length)))
      .catch(() => res.destroy());
  });
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = await fetch(`${url}/media/${path}`, { method, headers });
    return { status: sent.status, headers: Object.fromEntries(sent.headers), body: await sent.text() };
  };
}

const lengthKnown = (headers: Record<string, string>) => (_path: string, res: ServerResponse) => {
  res.writeHead(200, { 'content-length': whole.length, ...headers });
  res.end(whole);
};

test('a PDF is shown in the browser under its name in the library, without its folder', async () => {
  const request = await startMedia(lengthKnown({}));
  const { headers } = await request(encodeURIComponent('2026/11/Größe 2.pdf'));
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Gr%C3%B6%C3%9Fe%202.pdf",
    'accept-ranges': 'bytes',
    'content-length': '10',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('an SVG is downloaded, and runs no scripts in a browser that opens it all the same', async () => {
  const { headers } = await (await startMedia(lengthKnown({})))('plan.svg');
  expect(headers['content-disposition']).toMatch(/^attachment; /);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  );
});

const lastModified = 'Sat, 21 Nov 2026 08:00:00 GMT';

test('a HEAD request gets the headers of the file, or a 304 when the browser has it', async () => {
  const etag = 'W/"v1"';
  const request = await startMedia(lengthKnown({ etag, 'last-modified': lastModified }));
  const { status, headers, body } = await request('a.pdf', {}, 'HEAD');
  expect([status, body]).toEqual([200, '']);
  const sent = { 'content-length': '10', 'accept-ranges': 'bytes', 'content-type': 'application/pdf' };
  expect(headers).toMatchObject({ ...sent, etag, 'last-modified': lastModified });
  expect(await request('a.pdf', { 'if-none-match': '"v1"' }, 'HEAD')).toMatchObject({ status: 304, headers: { etag } });
  expect((await request('a.pdf', { 'if-none-match': '"v2"' }, 'HEAD')).status).toBe(200);
});

test('a file that the CMS has no name for is sent to a browser that has one', async () => {
  const request = await startMedia(lengthKnown({}));
  expect(await request('a.pdf', { 'if-none-match': '"v1"' })).toMatchObject({ status: 200, body: whole });
  const since = { 'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT' };
  expect(await request('a.pdf', since)).toMatchObject({ status: 200, body: whole });
});

test('a file that has changed since is sent to a browser that has the older one', async () => {
  const request = await startMedia(lengthKnown({ 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' }));
  expect((await request('a.pdf', { 'if-modified-since': 'Sat, 21 Nov 2026 07:59:59 GMT' })).status).toBe(200);
  expect((await request('a.pdf', { 'if-modified-since': 'Sat, 21 Nov 2026 08:00:01 GMT' })).status).toBe(304);
});

test('a part of a file is sent with its position and length', async () => {
  const request = await startMedia(lengthKnown({ etag: '"v1"' }));
  const part = await request('a.mp4', { range: 'bytes=3-', 'if-range': '"v1"' });
  expect(part).toMatchObject({ status: 206, body: '3456789' });
  expect(part.headers).toMatchObject({
    'content-length': '7',
    'content-range': 'bytes 3-9/10',
    'accept-ranges': 'bytes',
  });
});

test('a file of unknown length is sent whole because it has no parts', async () => {
  const request = await startMedia((_path, res) => {
    res.writeHead(200);
    res.write(whole.slice(0, 5));
    res.end(whole.slice(5));
  });
  const { status, headers, body } = await request('a.mp4', { range: 'bytes=3-' });
  expect([status, body]).toEqual([200, whole]);
  expect(headers).not.toHaveProperty('accept-ranges');
});

test.each([
  ['of the same version', '"v1"', '"v1"', 206],
  ['after the file has changed', '"v1"', '"v0"', 200],
  ['of a version that is only alike', '"v1"', 'W/"v1"', 200],
  ['of a file whose versions may be only alike', 'W/"v1"', 'W/"v1"', 200],
])('a part %s is sent with the status it should have', async (_what, etag, ifRange, status) => {
  const request = await startMedia(lengthKnown({ etag }));
  const { headers, ...sent } = await request('a.mp4', { range: 'bytes=0-', 'if-range': ifRange });
  expect([sent.status, sent.body]).toEqual([status, whole]);
  expect('content-range' in headers).toBe(status === 206);
});

test('a part beyond the end is refused with the length of the file', async () => {
  const request = await startMedia(lengthKnown({}));
  const { status, headers, body } = await request('a.mp4', { range: 'bytes=10-' });
  expect([status, headers['content-range'], body]).toEqual([416, 'bytes */10', 'The file has no such range.\n']);
});

test.each(['GET', 'HEAD'])('%s of a file that is not or may not be in the library is a 404', async (method) => {
  const request = await startMedia((_path, res) => void res.writeHead(404).end());
  for (const path of ['gone.pdf', 'page.php']) {
    expect(await request(path, {}, method)).toMatchObject({
      status: 404,
      body: method === 'GET' ? 'Not found.\n' : '',
    });
  }
});

test('HEAD of a file of unknown length offers neither a length nor parts', async () => {
  const request = await startMedia((_path, res) => void res.writeHead(200).end());
  const { status, headers } = await request('a.mp4', {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('content-length');
  expect(headers).not.toHaveProperty('accept-ranges');
});

const unchanged = lengthKnown({ etag: '"v1"', 'last-modified': lastModified });

test('a browser that has the file gets a 304 with the version of the file', async () => {
  const request = await startMedia(unchanged);
  const { status, headers, body } = await request('a.pdf', { 'if-none-match': '"v0", "v1"' });
  expect([status, headers.etag, headers['content-length'], body]).toEqual([304, '"v1"', undefined, '']);
});

test('the version of a file counts before its date, and a malformed date not at all', async () => {
  const request = await startMedia(unchanged);
  const both = { 'if-none-match': '"v0"', 'if-modified-since': lastModified };
  expect((await request('a.pdf', both)).status).toBe(200);
  expect((await request('a.pdf', { 'if-modified-since': 'some day' })).status).toBe(200);
});
