import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { withoutPauses } from '../../testing/without-pauses.ts';
import { removeUpload, UploadRefusedError, uploadFile } from './upload-client.ts';

const id = '0b0e8a3c-5f0e-4c52-9a53-5c6a6fd1c0de';

interface Received {
  request: string;
  headers: IncomingMessage['headers'];
  bytes: number;
}

type Respond = (res: ServerResponse, received: Received) => void;

/** Takes everything. */
const takes: Respond = (res, { request, headers, bytes }) => {
  if (request.startsWith('POST')) res.writeHead(201, { location: `https://site.example/api/uploads/${id}` }).end();
  else if (request.startsWith('HEAD')) res.writeHead(200, { 'upload-offset': 0 }).end();
  else res.writeHead(204, { 'upload-offset': Number(headers['upload-offset']) + bytes }).end();
};

/** A page of a site that responds to uploads so; to the first ones as in `first`, in turn. */
async function siteThat(rest: Respond, ...first: (Respond | undefined)[]) {
  const received: Received[] = [];
  const { url } = await testServer(async (req, res) => {
    const body = await buffer(req);
    const one = { request: `${req.method} ${req.url}`, headers: req.headers, bytes: body.length };
    received.push(one);
    (first[received.length - 1] ?? rest)(res, one);
  });
  openPage(`${url}/contact/`);
  return { received, requests: () => received.map(({ request }) => request) };
}

/** A file of this many bytes. */
function fileOf(size: number, name = 'plan.pdf'): File {
  return new File([new Uint8Array(size)], name, { lastModified: 1 });
}

/** Uploads a file, with what the visitor learns meanwhile. */
function upload(file: File, controller = new AbortController()) {
  const progress: number[] = [];
  const stalls: number[] = [];
  const options = {
    onProgress: (bytes: number) => void progress.push(bytes),
    onStall: () => void stalls.push(progress.length),
    signal: controller.signal,
  };
  return { done: uploadFile({ form: 7, field: 3, file }, options), progress, stalls, controller };
}

const says =
  (status: number, text = ''): Respond =>
  (res) =>
    void res.writeHead(status).end(text);
const breaks: Respond = (res) => void res.destroy();

/** Takes everything, each piece in this many milliseconds, whatever the machine is doing. */
function takesIn(milliseconds: number): Respond {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (res, received) => {
    now += milliseconds;
    takes(res, received);
  };
}

test('a file is created with its length, form, field and name', async () => {
  const { received } = await siteThat(takesIn(1_000));
  expect(await upload(fileOf(500_000, 'Höhe.pdf')).done).toBe(id);
  expect(received[0]?.request).toBe('POST /api/uploads');
  expect(received[0]?.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-length': '500000' });
  expect(received[0]?.headers['upload-metadata']).toBe('form Nw==,field Mw==,name SMO2aGUucGRm');
});

test('a file is sent in pieces that grow', async () => {
  const { received, requests } = await siteThat(takesIn(1_000));
  expect(await upload(fileOf(500_000)).done).toBe(id);
  expect(requests()).toEqual([
    'POST /api/uploads',
    `PATCH /api/uploads/${id}`,
    `PATCH /api/uploads/${id}`,
    `PATCH /api/uploads/${id}`,
  ]);
  expect(received.slice(1).map(({ bytes, headers }) => [headers['upload-offset'], bytes])).toEqual([
    ['0', 131_072],
    ['131072', 262_144],
    ['393216', 106_784],
  ]);
  expect(received[1]?.headers['content-type']).toBe('application/offset+octet-stream');
});

test.each([
  ['becomes larger after less than 1.5 seconds', 1_499, 262_144],
  ['stays as large after 1.5 seconds', 1_500, 131_072],
  ['stays as large after 6 seconds', 6_000, 131_072],
  ['becomes smaller after more than 6 seconds', 6_001, 65_536],
])('a piece %s', async (_what, milliseconds, second) => {
  const { received } = await siteThat(takesIn(milliseconds));
  await upload(fileOf(500_000)).done;
  expect(received.slice(1, 3).map(({ bytes }) => bytes)).toEqual([131_072, second]);
});

test('pieces become no larger than 4 MB', async () => {
  const { received } = await siteThat(takesIn(1));
  await upload(fileOf(15_000_000)).done;
  expect(Math.max(...received.map(({ bytes }) => bytes))).toBe(4 * 1024 * 1024);
});

test('an empty file is only created', async () => {
  const { requests } = await siteThat(takes);
  expect(await upload(fileOf(0)).done).toBe(id);
  expect(requests()).toEqual(['POST /api/uploads']);
});

test('the visitor learns how much has arrived, never more than the whole file', async () => {
  await siteThat(takes);
  const { done, progress, stalls } = upload(fileOf(200_000));
  await done;
  expect(progress[0]).toBe(0);
  expect(progress).toContain(131_072);
  expect(Math.max(...progress)).toBeLessThanOrEqual(200_000);
  expect(stalls).toEqual([]);
});

test.each([404, 410])('an upload that the site no longer has begins anew: %i', async (status) => {
  const { requests } = await siteThat(takes, says(status));
  sessionStorage.setItem('upload:7:3:plan.pdf:200:1', 'old');
  expect(await upload(fileOf(200)).done).toBe(id);
  expect(requests()).toEqual(['HEAD /api/uploads/old', 'POST /api/uploads', `PATCH /api/uploads/${id}`]);
  expect(sessionStorage.getItem('upload:7:3:plan.pdf:200:1')).toBe(id);
});

test.each([400, 403, 404, 413, 415, 422, 429, 507])(
  'a refusal with status %i is final, with the text for the visitor',
  async (status) => {
    const { requests } = await siteThat(takes, says(status, ' Too large. \n'));
    sessionStorage.setItem('upload:7:3:other.pdf:1:1', 'kept');
    await expect(upload(fileOf(200)).done).rejects.toEqual(new UploadRefusedError('Too large.'));
    expect(requests()).toEqual(['POST /api/uploads']);
  },
);

test('a refused piece ends the upload, so that the file begins anew the next time', async () => {
  const { requests } = await siteThat(takes, undefined, says(415, 'No such files.'));
  await expect(upload(fileOf(200)).done).rejects.toThrow('No such files.');
  expect(requests()).toEqual(['POST /api/uploads', `PATCH /api/uploads/${id}`]);
  expect(sessionStorage.length).toBe(0);
});

test.each<[string, Respond]>([
  ['the connection breaks', breaks],
  ['the site fails', says(500)],
])('when %s, the upload waits, requests what has arrived and goes on in smaller pieces', async (_when, fails) => {
  const pauses = withoutPauses();
  const arrived: Respond = (res) => void res.writeHead(200, { 'upload-offset': 1_000 }).end();
  const { received, requests } = await siteThat(takes, takes, fails, arrived);
  const { done, stalls } = upload(fileOf(100_000));
  expect(await done).toBe(id);
  expect(requests()).toEqual([
    'POST /api/uploads',
    `PATCH /api/uploads/${id}`,
    `HEAD /api/uploads/${id}`,
    `PATCH /api/uploads/${id}`,
    `PATCH /api/uploads/${id}`,
  ]);
  // Half of a first piece.
  expect([received[3]?.headers['upload-offset'], received[3]?.bytes]).toEqual(['1000', 65_536]);
  expect([stalls.length, pauses]).toEqual([1, [1_000]]);
});

test('a file that could not be created is created again, after pauses that double up to ten seconds', async () => {
  const pauses = withoutPauses();
  const { requests } = await siteThat(takes, ...Array.from({ length: 6 }, () => breaks));
  const { done, stalls } = upload(fileOf(200));
  expect(await done).toBe(id);
  expect(requests()).toEqual([...Array.from({ length: 7 }, () => 'POST /api/uploads'), `PATCH /api/uploads/${id}`]);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(stalls).toHaveLength(6);
});

test('an upload is given up after eight failures in a row', async () => {
  withoutPauses();
  const { requests } = await siteThat(breaks, takes);
  await expect(upload(fileOf(200)).done).rejects.toThrow('The connection failed.');
  expect(requests().filter((request) => request.startsWith('PATCH'))).toHaveLength(9);
});

test('an upload that was given up can be continued later', async () => {
  withoutPauses();
  await siteThat(breaks, takes);
  await expect(upload(fileOf(200)).done).rejects.toThrow('The connection failed.');
  expect(sessionStorage.getItem('upload:7:3:plan.pdf:200:1')).toBe(id);
});

test('failures do not add up while something of the file arrives', async () => {
  withoutPauses();
  let has = 0;
  const { received } = await siteThat((res, { request }) => {
    if (request.startsWith('POST')) res.writeHead(201, { location: `/api/uploads/${id}` }).end();
    else if (request.startsWith('HEAD')) {
      has += 10;
      res.writeHead(200, { 'upload-offset': has }).end();
    } else res.destroy();
  });
  expect(await upload(fileOf(120)).done).toBe(id);
  expect(received.filter(({ request }) => request.startsWith('PATCH'))).toHaveLength(12);
});

test('pieces become no smaller than 16 KB', async () => {
  withoutPauses();
  const { received } = await siteThat(breaks, takes);
  await expect(upload(fileOf(1_000_000)).done).rejects.toThrow();
  const sizes = received.filter(({ request }) => request.startsWith('PATCH')).map(({ bytes }) => bytes);
  expect(sizes).toEqual([131_072, 65_536, 32_768, ...Array.from({ length: 6 }, () => 16_384)]);
});

test('an upload that the visitor removes stops at once, so that the file begins anew the next time', async () => {
  const { promise: isRequested, resolve } = Promise.withResolvers<void>();
  await siteThat(takes, undefined, () => resolve());
  const { done, controller } = upload(fileOf(200));
  await isRequested;
  controller.abort(new Error('removed'));
  await expect(done).rejects.toThrow('removed');
  expect(sessionStorage.length).toBe(0);
});

test('an upload that is removed while it waits stops at once', async () => {
  await siteThat(breaks);
  const { done, controller, stalls } = upload(fileOf(200));
  await vi.waitUntil(() => stalls.length === 1);
  controller.abort(new Error('removed'));
  await expect(done).rejects.toThrow('removed');
});

test('a removed file is deleted on the site', async () => {
  const { requests, received } = await siteThat(says(204));
  removeUpload(id);
  await vi.waitUntil(() => received.length === 1);
  expect(requests()).toEqual([`DELETE /api/uploads/${id}`]);
});

test('a lost request to delete a file is no error', async () => {
  const { requests, received } = await siteThat(says(204), breaks);
  removeUpload('lost');
  await vi.waitUntil(() => received.length === 1);
  removeUpload(id);
  await vi.waitUntil(() => received.length === 2);
  expect(requests()).toEqual(['DELETE /api/uploads/lost', `DELETE /api/uploads/${id}`]);
});
