/**
 * Measures what hostile readers of images and documents cost: `node bench/media-load.ts`. Starts a site whose
 * CMS has large files; exits with 1 when a limit is exceeded.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { operatorHeaders, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { listPages } from './query-cms.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A color image as expensive to decode as a photograph: a gradient with some noise. */
function noisyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    at += 1;
    for (let x = 0; x < width * 3; x += 1, at += 1) rows[at] = ((x + y) >> 5) + ((x * 7919 + y * 104729) % 5);
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const MB = 1024 * 1024;
const bars = { nextResponseMs: 200, growthMb: 150, pageP95Ms: 100, resets: 0 };
const slowReaders = 200;
const loadSeconds = 30;
const widths = [256, 384, 640, 750, 828, 1080, 1200, 1920];
const qualities = [50, 75, 90];
const formats = ['image/avif,image/webp', 'image/webp', 'image/jpeg'];

const files: Record<string, Buffer> = {
  'five.pdf': Buffer.alloc(5 * MB, 'five'),
  'twenty.pdf': Buffer.alloc(20 * MB, 'twenty'),
  'one.png': noisyPng(6000, 4000),
  'two.png': noisyPng(5000, 4000),
};

const folder = await mkdtemp(join(tmpdir(), 'headwater-media-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);

/** The CMS plus large files; `?n` turns one file into any number of them. */
const front = createServer((req, res) => {
  const name = /^\/wp-content\/uploads\/\d+\/(.+)$/.exec(req.url ?? '')?.[1] ?? '';
  const file = files[name];
  if (file) {
    res.writeHead(200, { 'content-length': file.length, etag: `"${name}"` });
    res.end(req.method === 'HEAD' ? undefined : file);
    return;
  }
  const target = new URL(cms.url);
  const { method, headers, url: path } = req;
  const onward = request({ host: target.hostname, port: target.port, method, headers, path }, (response) => {
    res.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(res);
  });
  onward.on('error', () => res.destroy());
  req.pipe(onward);
});
front.listen(0, '127.0.0.1');
await once(front, 'listening');
const site = await startSite(`http://127.0.0.1:${(front.address() as AddressInfo).port}`, folder);

async function send(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const sent = request(site.url + path, { agent: false, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function timed(path: string): Promise<number> {
  const started = performance.now();
  const response = await send(path);
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${path} responded with ${response.statusCode}`);
  return performance.now() - started;
}

/** Resident memory of the site in megabytes. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: operatorHeaders })).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / MB;
}

const many = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

async function abandoned(): Promise<number> {
  await many(100, async (index) => (await send(`/media/${index}/five.pdf`, { method: 'HEAD' })).resume());
  await many(100, async (index) => (await send(`/media/${100 + index}/five.pdf`)).destroy());
  return timed('/media/999/five.pdf');
}

let resets = 0;
let isOver = false;

/** Reads a few kilobytes twice a second. */
async function readSlowly(): Promise<void> {
  const sent = get(`${site.url}/media/1000/twenty.pdf`, { agent: false });
  const broken = () => {
    if (!isOver) resets += 1;
  };
  sent.on('error', broken);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('aborted', broken).on('error', () => undefined);
  while (!isOver) {
    response.read(16 * 1024);
    await pause(500);
  }
  sent.destroy();
}

async function loadImages(): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const variants = ['one.png', 'two.png'].flatMap((name) =>
    widths.flatMap((width) =>
      qualities.flatMap((quality) =>
        formats.map((accept) => ({ path: `/image?url=/media/1/${name}&w=${width}&q=${quality}`, accept })),
      ),
    ),
  );
  await Promise.all(
    variants.map(async ({ path, accept }) => {
      try {
        const response = await send(path, { headers: { accept } });
        response.resume();
        await once(response, 'end');
        statuses[response.statusCode ?? 0] = (statuses[response.statusCode ?? 0] ?? 0) + 1;
      } catch {
        resets += 1;
      }
    }),
  );
  return statuses;
}

try {
  const pages = (await listPages(cms.url)).slice(0, 20);
  for (const page of [...pages, ...pages]) await timed(page);
  const nextResponseMs = await abandoned();
  // The first image loads the image library, which stays in memory.
  await timed('/image?url=/media/1/one.png&w=640');
  const before = await memory();

  const readers = many(slowReaders, readSlowly);
  const images = loadImages();
  const pageTimes: number[] = [];
  let most = before;
  const end = performance.now() + loadSeconds * 1000;
  for (let index = 0; performance.now() < end; index += 1) {
    pageTimes.push(await timed(pages[index % pages.length] ?? '/'));
    if (index % 10 === 0) most = Math.max(most, await memory());
    await pause(20);
  }
  const statuses = await images;
  isOver = true;
  await readers;

  const pageP95Ms = pageTimes.toSorted((a, b) => a - b)[Math.floor(pageTimes.length * 0.95)] ?? Number.NaN;
  const figures = { nextResponseMs, growthMb: most - before, pageP95Ms, resets };
  say(
    `${slowReaders} slow readers of 20 MB, ${widths.length * qualities.length * formats.length * 2} sizes of 2 pictures: ${JSON.stringify(statuses)}`,
  );
  say(`${pageTimes.length} pages meanwhile; memory before: ${before.toFixed(0)} MB`);
  for (const [name, bar] of Object.entries(bars)) {
    const figure = figures[name as keyof typeof bars];
    const isMet = figure <= bar;
    say(`${isMet ? 'met   ' : 'MISSED'} ${name} ${figure.toFixed(0)} (at most ${bar})`);
    if (!isMet) process.exitCode = 1;
  }
} finally {
  await site.stop();
  front.closeAllConnections();
  front.close();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
