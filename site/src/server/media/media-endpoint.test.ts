import { rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { collectGarbage } from '@headwater/tools/test-garbage.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileFetcher } from '../../cms-client/fetch-upload.ts';
import { startUploadServer } from '../../cms-client/testing/upload-server.ts';
import { createMediaEndpoint, type MediaEndpointOptions } from './media-endpoint.ts';

const MB = 1024 * 1024;

/** The endpoint behind a real server, as `server.ts` uses it. */
async function startMedia(
  cmsUrl: string,
  dataFolder: string,
  more: Pick<MediaEndpointOptions, 'imageHosts' | 'foreign'> = {},
) {
  const warnings: string[] = [];
  const endpoint = createMediaEndpoint({
    uploadsUrls: [() => `${cmsUrl}/wp-content/uploads`],
    dataFolder,
    warn: (message) => warnings.push(message),
    ...more,
  });
  onTestFinished(endpoint.close);
  const failures: unknown[] = [];
  const { url } = await testServer((req, res) => {
    const { pathname, search } = new URL(req.url ?? '', 'http://site.invalid');
    const sent = pathname.startsWith('/media/')
      ? endpoint.sendMedia(req, res, decodeURIComponent(pathname.slice('/media/'.length)))
      : endpoint.sendImage(req, res, search.slice(1));
    sent.catch((error: unknown) => {
      failures.push(error);
      res.destroy();
    });
  });
  return { url, warnings, failures };
}

/** Chunks created one by one, so that the test’s server holds no file in memory. */
function* megabytes(count: number) {
  for (let made = 0; made < count; made += 1) yield Buffer.alloc(MB, made);
}

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b3a53' } })
    .jpeg()
    .toBuffer();
}

test('after 40 HEAD requests and 40 aborted downloads, every connection to the CMS is free', async () => {
  const cms = await startUploadServer((path, res, req) => {
    res.writeHead(200, { 'content-length': 5 * MB });
    if (req.method === 'HEAD') res.end();
    else if (path === 'whole.pdf') Readable.from(megabytes(5)).pipe(res);
    // Never ends by itself.
    else res.write(Buffer.alloc(64 * 1024));
  });
  const { url, failures } = await startMedia(cms.url, await testFolder());
  const head = async (_: unknown, index: number) => {
    const response = await fetch(`${url}/media/${index}.pdf`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(5 * MB)]);
  };
  await Promise.all(Array.from({ length: 40 }, head));
  expect(cms.requests.every((line) => line.startsWith('HEAD '))).toBe(true);
  expect(cms.openResponses()).toBe(0);
  const breakOff = (_: unknown, index: number) =>
    new Promise<void>((resolve, reject) => {
      get(`${url}/media/broken-${index}.pdf`, { agent: false }, (response) => {
        response.once('data', () => response.destroy()).once('close', () => resolve());
      }).once('error', reject);
    });
  await Promise.all(Array.from({ length: 40 }, breakOff));
  await vi.waitFor(() => expect(cms.openResponses()).toBe(0));
  expect((await (await fetch(`${url}/media/whole.pdf`)).arrayBuffer()).byteLength).toBe(5 * MB);
  expect(failures).toEqual([]);
});

test('readers of one file share one download, and one that pauses holds only a few chunks of it', async () => {
  // More than the buffers of a connection hold.
  const FILE = 16 * MB;
  const cms = await startUploadServer((_path, res) => {
    res.writeHead(200, { 'content-length': FILE });
    Readable.from(megabytes(FILE / MB)).pipe(res);
  });
  const { url } = await startMedia(cms.url, await testFolder());
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  // They begin the file and do not read on.
  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/media/manual.pdf`, { agent: false }, resolve).once('error', reject);
    });
  const readers = await Promise.all(Array.from({ length: 12 }, begin));
  onTestFinished(() => {
    for (const reader of readers) reader.destroy();
  });
  // One reader that finishes proves that the others could have filled the memory.
  expect((await (await fetch(`${url}/media/manual.pdf`)).arrayBuffer()).byteLength).toBe(FILE);
  expect(cms.requests).toEqual(['GET manual.pdf']);
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MB);
});

async function startTenBytes() {
  const cms = await startUploadServer((_path, res) => {
    res.writeHead(200, { etag: '"v1"', 'content-length': 10, 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' });
    res.end('0123456789');
  });
  const { url } = await startMedia(cms.url, await testFolder());
  const fetchFile = async (headers: Record<string, string>, path = 'a.pdf') => {
    const response = await fetch(`${url}/media/${path}`, { headers });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };
  return { cms, fetchFile };
}

test('a range request gets its part of the file', async () => {
  const { cms, fetchFile } = await startTenBytes();
  expect(await fetchFile({})).toEqual([200, null, '0123456789']);
  expect(await fetchFile({ range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await fetchFile({ range: 'bytes=2-4', 'if-range': '"v0"' })).toEqual([200, null, '0123456789']);
  expect((await fetchFile({ range: 'bytes=10-' })).slice(0, 2)).toEqual([416, 'bytes */10']);
  expect(cms.requests).toEqual(['GET a.pdf']);
});

test('a file whose type the site does not serve is a 404 without a request to the CMS', async () => {
  const { cms, fetchFile } = await startTenBytes();
  expect((await fetchFile({}, 'a.php'))[0]).toBe(404);
  expect(cms.requests).toEqual([]);
});

test('a missing upload is requested from the CMS once for files and images together', async () => {
  const cms = await startUploadServer((_path, res) => res.writeHead(404).end());
  const { url } = await startMedia(cms.url, await testFolder());
  const image = `${url}/image?url=/media/gone.jpg&w=640`;
  for (const target of [`${url}/media/gone.jpg`, image, image]) {
    const response = await fetch(target);
    expect([response.status, await response.text()]).toEqual([404, 'Not found.\n']);
  }
  expect((await fetch(`${url}/media/gone.jpg`, { method: 'HEAD' })).status).toBe(404);
  expect(cms.requests).toEqual(['GET gone.jpg']);
});

test('concurrent sizes of one image share one download', async () => {
  const original = await picture(1600, 900);
  const cms = await startUploadServer((_path, res) => res.writeHead(200).end(original));
  const { url } = await startMedia(cms.url, await testFolder());
  const widths = [256, 384, 640, 750, 828, 1080, 1200, 1920];
  const made = await Promise.all(
    widths.map(async (width) => {
      const response = await fetch(`${url}/image?url=/media/x.jpg&w=${width}`, { headers: { accept: 'image/webp' } });
      return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
    }),
  );
  expect(made).toEqual([256, 384, 640, 750, 828, 1080, 1200, 1600]);
  expect(cms.requests).toEqual(['GET x.jpg']);
});

test('without a writable disk, files and images are still delivered', async () => {
  const original = await picture(800, 600);
  const cms = await startUploadServer((_path, res) => {
    res.writeHead(200, { 'content-length': original.length }).end(original);
  });
  const folder = join(await testFolder(), 'taken');
  // A file in place of the folder, below which even root cannot write.
  await writeFile(folder, '');
  const { url, warnings, failures } = await startMedia(cms.url, folder);
  const file = await fetch(`${url}/media/x.jpg`);
  expect(Buffer.from(await file.arrayBuffer()).equals(original)).toBe(true);
  const size = await fetch(`${url}/image?url=/media/x.jpg&w=384`);
  expect((await sharp(Buffer.from(await size.arrayBuffer())).metadata()).width).toBe(384);
  expect(warnings.join('\n')).toMatch(/uploads cannot be stored.*\n.*image cannot be stored/);
  expect(failures).toEqual([]);
});

test('fetches files that were deleted from the disk again', async () => {
  const original = await picture(800, 600);
  const cms = await startUploadServer((_path, res) => {
    res.writeHead(200, { 'content-length': original.length }).end(original);
  });
  const folder = await testFolder();
  const { url } = await startMedia(cms.url, folder);
  await (await fetch(`${url}/media/x.jpg`)).arrayBuffer();
  await rm(join(folder, 'site'), { recursive: true });
  for (const target of ['/media/x.jpg', '/image?url=/media/x.jpg&w=384']) {
    const response = await fetch(url + target);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
});

test('an image is sent with its type, length and ETag, which are those of HEAD and of a 304', async () => {
  const original = await picture(800, 600);
  const cms = await startUploadServer((_path, res) => res.writeHead(200).end(original));
  const { url } = await startMedia(cms.url, await testFolder());
  const load = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${url}/image?url=/media/x.jpg&w=384`, { method, headers });
  const webp = { accept: 'image/webp' };
  const first = await load(webp);
  const length = String((await first.arrayBuffer()).byteLength);
  const etag = first.headers.get('etag') ?? '';
  const expected = { 'content-type': 'image/webp', 'content-length': length, vary: 'Accept' };
  expect(Object.fromEntries(first.headers)).toMatchObject(expected);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await load({ ...webp, 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  const head = await load(webp, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, length, '']);
  const jpeg = await load({});
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  expect(jpeg.headers.get('etag')).not.toBe(etag);
});

test.each([
  [
    'a file that is not an image',
    '/image?url=/media/x.jpg&w=640',
    422,
    'This picture cannot be shown: the file is not an image in a supported format.\n',
  ],
  ['a width that is not offered', '/image?url=/media/x.jpg&w=641', 400, 'Bad request.\n'],
  ['a picture of another host', '/image?url=https://evil.example/x.jpg&w=640', 400, 'Bad request.\n'],
  ['nothing', '/image', 400, 'Bad request.\n'],
])('refuses %s as an image', async (_what, target, status, text) => {
  const cms = await startUploadServer((_path, res) => res.writeHead(200).end('<svg></svg>'));
  const { url, failures } = await startMedia(cms.url, await testFolder());
  const response = await fetch(url + target);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(failures).toEqual([]);
});

/** Pictures of one other host may be shown; the CMS has none of them. */
async function startForeignPictures() {
  const original = await picture(800, 600);
  const cms = await startUploadServer((_path, res) => void res.writeHead(500).end());
  const requested: string[] = [];
  const foreign: FileFetcher = {
    async fetch(file) {
      requested.push(file);
      return { body: Readable.from([original]), etag: undefined, lastModified: undefined, length: original.length };
    },
    close: async () => undefined,
  };
  const { url } = await startMedia(cms.url, await testFolder(), { imageHosts: ['images.example.com'], foreign });
  const image = (source: string) => fetch(`${url}/image?${new URLSearchParams({ url: source, w: '384' })}`);
  return { url, requested, image };
}

test('resizes pictures of a configured host only, which the endpoint for files does not fetch', async () => {
  const { url, requested, image } = await startForeignPictures();
  expect((await image('https://other.example.com/x.jpg')).status).toBe(400);
  expect((await fetch(`${url}/media/https://images.example.com/x.jpg`)).status).toBe(404);
  expect(requested).toEqual([]);
  const resized = await image('https://images.example.com/x.jpg');
  expect(resized.status).toBe(200);
  expect((await sharp(Buffer.from(await resized.arrayBuffer())).metadata()).width).toBe(384);
  expect(requested).toEqual(['https://images.example.com/x.jpg']);
});

test('while the CMS is down, a file that is not on disk is a 503 with Retry-After', async () => {
  const { url } = await startMedia('http://127.0.0.1:9', await testFolder());
  for (const target of ['/media/x.jpg', '/image?url=/media/x.jpg&w=384']) {
    const response = await fetch(url + target);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe('Temporarily unavailable.\n');
  }
});

test('a download that the CMS aborts is aborted by the site, and not stored as complete', async () => {
  let isWhole = false;
  const cms = await startUploadServer((_path, res) => {
    res.writeHead(200, { 'content-length': 10 });
    if (isWhole) res.end('0123456789');
    else res.write('01234', () => res.destroy());
  });
  const { url } = await startMedia(cms.url, await testFolder());
  const download = async () => (await fetch(`${url}/media/a.pdf`)).text();
  await expect(download()).rejects.toThrow();
  isWhole = true;
  expect(await download()).toBe('0123456789');
});

test('refuses images beyond the queue limit at once, with Retry-After', async () => {
  const cms = await startUploadServer((_path, res) => void res.writeHead(200).write('x'));
  const { url } = await startMedia(cms.url, await testFolder());
  const refused = await new Promise<{ status: number | undefined; after: string | undefined }>((resolve) => {
    for (let index = 0; index <= 128; index += 1) {
      const requested = request(`${url}/image?url=/media/${index}.jpg&w=640`, { agent: false }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, after: response.headers['retry-after'] });
      });
      requested.on('error', () => undefined).end();
      onTestFinished(() => void requested.destroy());
    }
  });
  expect(refused).toEqual({ status: 503, after: '5' });
});

test('closing the endpoint waits until its connections to other hosts are closed', async () => {
  const cms = await startUploadServer((_path, res) => void res.end());
  let isClosed = false;
  const foreign: FileFetcher = {
    fetch: async () => undefined,
    async close() {
      await setTimeout(20);
      isClosed = true;
    },
  };
  const options = { uploadsUrls: [() => cms.url], dataFolder: await testFolder(), foreign, warn: () => undefined };
  await createMediaEndpoint(options).close();
  expect(isClosed).toBe(true);
});
