import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as tick } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { Upload } from '@tus/server';
import { expect, test } from 'vitest';
import { createReceivePlainFile } from '../../uploads/receive-plain-file.ts';
import { createUploadRules } from '../../uploads/receive-upload.ts';
import { memoryUploadStore } from '../../uploads/testing/memory-upload-store.ts';
import { openUploadBudget } from '../../uploads/upload-budget.ts';
import { SITE, submission } from '../forms/testing/forms-server.ts';
import { routeListener } from '../testing/route-listener.ts';
import { startUploadSite } from './testing/upload-site.ts';
import { createUploadsEndpoint } from './uploads-endpoint.ts';

const MB = 1024 * 1024;

/** The head of a piece that begins a file. @param length of the piece, in bytes */
const patchHead = (path: string, length: number) =>
  `PATCH ${path} HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${SITE}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${length}\r\n\r\n`;

const pdf = Buffer.from('%PDF-1.7 drawing');

test('a file that arrives in two pieces is whole on the disk', async () => {
  const { create, patch, offset, files, pathOf } = await startUploadSite();
  const bytes = randomBytes(1000);
  const created = await create('pump.dwg', bytes.length);
  expect(created.status).toBe(201);
  const path = created.headers.get('location') ?? '';
  await patch(path, 0, bytes.subarray(0, 400));
  expect(await offset(path)).toBe(400);
  expect((await patch(path, 400, bytes.subarray(400))).status).toBe(204);
  const id = path.slice('/api/uploads/'.length);
  expect(readFileSync(pathOf(id))).toEqual(bytes);
  expect(files().sort()).toEqual([id, `${id}.json`]);
});

test('what has arrived of a piece stays when its connection breaks', async () => {
  const { create, offset, server, pathOf } = await startUploadSite();
  const path = (await create('pump.dwg', 100_000)).headers.get('location') ?? '';
  const socket = connect(server.port, '127.0.0.1');
  socket.write(patchHead(path, 100_000));
  socket.write(Buffer.alloc(50_000, 1));
  const id = path.slice('/api/uploads/'.length);
  await expect.poll(() => statSync(pathOf(id)).size).toBe(50_000);
  socket.destroy();
  await tick();
  expect(await offset(path)).toBe(50_000);
  expect(server.logged.join()).not.toContain('could not be written');
});

test('a piece whose visitor has left does not interrupt the one that they send again', async () => {
  const memory = memoryUploadStore().store;
  const id = randomUUID();
  const metadata = { form: '1', field: '5', name: 'pump.dwg', visitor: '' };
  await memory.pieces.create(new Upload({ id, size: 9, offset: 0, metadata }));
  const [hasLeft, isFound] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let lookups = 0;
  const find = async () => {
    lookups += 1;
    if (lookups === 1) await isFound.promise;
    return memory.find(id);
  };
  const store = { ...memory, find };
  const budget = await openUploadBudget({ store, inAll: MB, perVisitor: MB });
  const rules = createUploadRules({ store, budget, form: async () => undefined });
  const endpoint = createUploadsEndpoint({ rules, store, budget, withUnclaimed: async () => {}, warn: () => {} });
  const responses: Promise<void>[] = [];
  const { port } = await testServer((req, res) => {
    res.once('close', () => hasLeft.resolve());
    void routeListener((exchange) => void responses.push(Promise.resolve(endpoint(exchange))))(req, res);
  });

  const first = connect(port, '127.0.0.1');
  first.write(patchHead(`/api/uploads/${id}`, 9));
  await expect.poll(() => lookups).toBe(1);
  first.destroy();
  await hasLeft.promise;
  const second = connect(port, '127.0.0.1');
  second.write(`${patchHead(`/api/uploads/${id}`, 9)}AC103`);
  await expect.poll(async () => (await memory.pieces.getUpload(id)).offset).toBe(5);
  isFound.resolve();
  await responses[0];
  second.write('2 dw');
  const [response] = await once(second, 'data');
  second.destroy();
  expect(String(response)).toContain('HTTP/1.1 204');
  expect(await memory.find(id)).toMatchObject({ isComplete: true });
});

test.each([
  ['another extension', 'virus.exe', 10, 415, texts.fileTypeMessage(['pdf', 'dwg'])],
  ['more than the size that the editor allows', 'big.pdf', MB + 1, 413, texts.fileSizeMessage(1)],
])('a file with %s is refused before its first byte', async (_what, name, size, status, text) => {
  const { create, files } = await startUploadSite();
  const response = await create(name, size);
  expect([response.status, (await response.text()).trim()]).toEqual([status, text]);
  expect(files()).toEqual([]);
});

const disguised: [string, Buffer<ArrayBuffer>][] = [
  ['a program', Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(60)])],
  ['a web page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>')],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
];

test.each(disguised)('%s under another name is refused, and not stored', async (_what, bytes) => {
  const { upload, files, server } = await startUploadSite();
  const { status, text } = await upload('drawing.pdf', bytes);
  expect([status, text]).toEqual([422, texts.fileDangerous('drawing.pdf')]);
  expect(files()).toEqual([]);
  expect(server.leadService.uploads.budget.used()).toBe(0);
});

test('a file of an unknown kind is accepted', async () => {
  const { upload } = await startUploadSite();
  expect((await upload('pump.dwg', Buffer.from('AC1032 whatever'))).status).toBe(204);
});

test('only pages of the site may upload', async () => {
  const { create } = await startUploadSite();
  expect((await create('a.pdf', 10, { origin: 'https://evil.example' })).status).toBe(403);
});

test('a file is accepted only for a file field', async () => {
  const { create } = await startUploadSite();
  expect((await create('a.pdf', 10, { field: 1 })).status).toBe(404);
});

const tight = [
  ['one visitor', { inAll: 100 * MB, perVisitor: 40_000 }, 429, texts.uploadsTooMany],
  ['everybody', { inAll: 40_000, perVisitor: 100 * MB }, 507, texts.uploadsFull],
] as const;

test.each(tight)(
  'the room of %s is limited, and a removed file gives its room back',
  async (_who, limits, status, text) => {
    const { create, remove } = await startUploadSite({ uploadLimits: limits });
    const first = await create('a.pdf', 30_000);
    expect(first.status).toBe(201);
    const second = await create('b.pdf', 30_000);
    expect([second.status, (await second.text()).trim()]).toEqual([status, text]);
    await remove(first.headers.get('location') ?? '');
    expect((await create('b.pdf', 30_000)).status).toBe(201);
  },
);

test('a file for which the disk has no room is refused', async () => {
  const uploadLimits = { inAll: MB, perVisitor: MB, freeBytes: async () => 0 };
  const { create, files } = await startUploadSite({ uploadLimits });
  const response = await create('a.pdf', 30_000);
  expect([response.status, (await response.text()).trim(), files()]).toEqual([507, texts.uploadsFull, []]);
});

function withFile(id: string, name = 'pump.pdf') {
  const { values } = submission();
  return { values: [...values, { id: 5, fileUploadValues: [{ name, size: 1, upload: id }] }] };
}

test('a file of a lead that waits for the CMS is neither removed by its visitor nor swept', async () => {
  const { upload, remove, server, cms, files } = await startUploadSite();
  const { id, path } = await upload('pump.pdf', pdf);
  const { token } = await server.token().then((response) => response.json());
  await cms.close();
  expect((await server.send({ ...submission(), ...withFile(id), token })).json).toMatchObject({ status: 'kept' });
  await remove(path);
  expect(files()).toContain(id);
  await server.leadService.uploads.sweep(() => Date.now() + 48 * 3_600_000);
  expect(files()).toContain(id);
});

test('without JavaScript, the same file is stored once, and another one of its name beside it', async () => {
  const { server, files, pathOf } = await startUploadSite();
  const receive = createReceivePlainFile({ ...server.leadService.uploads, now: () => 0 });
  const file = { formId: 1, fieldId: 5, name: 'pump.pdf', clientKey: 'visitor' };
  const send = async (bytes: Buffer) => {
    const outcome = await receive(file, Readable.from([bytes]));
    return 'upload' in outcome ? outcome.upload : outcome.text;
  };
  const other = Buffer.from('%PDF-1.7 another');
  const first = await send(pdf);
  expect(await send(pdf)).toBe(first);
  expect(files().sort()).toEqual([first, `${first}.json`]);
  const second = await send(other);
  expect(files().sort()).toEqual([first, `${first}.json`, second, `${second}.json`].sort());
  expect(readFileSync(pathOf(second))).toEqual(other);
});

test('a form without its required file is refused', async () => {
  const { server } = await startUploadSite();
  const { token } = await server.token().then((response) => response.json());
  const { json } = await server.send({ token });
  expect(json.errors).toEqual([{ id: 5, message: texts.fieldMessages.required }]);
});

test('a form whose uploaded file is gone is refused', async () => {
  const { upload, remove, server } = await startUploadSite();
  const { id, path } = await upload('pump.pdf', pdf);
  await remove(path);
  const { token } = await server.token().then((response) => response.json());
  const { json } = await server.send({ token, ...withFile(id) });
  expect(json.errors).toEqual([{ id: 5, message: texts.fileGone('pump.pdf') }]);
  expect((await server.leadService.summary()).leads.accepted).toBe(0);
});

test('whole and half files without a lead are deleted a day after their last byte', async () => {
  const { upload, create, server, files, pathOf } = await startUploadSite();
  await upload('pump.pdf', pdf);
  await create('half.pdf', 500);
  const { uploads } = server.leadService;
  await uploads.sweep(() => Date.now() + 23 * 3_600_000);
  expect(files()).toHaveLength(4);
  const [left = ''] = files();
  // The newest of its two files counts.
  utimesSync(pathOf(left), 0, 0);
  await uploads.sweep(() => Date.now() + 25 * 3_600_000);
  expect(files()).toEqual([]);
  expect(uploads.budget.used()).toBe(0);
});

test('a visitor may begin a limited number of files a minute; their pieces do not count', async () => {
  const { create, patch } = await startUploadSite({ uploadsPerMinute: 2 });
  const path = (await create('one.dwg', 4)).headers.get('location') ?? '';
  expect((await create('two.dwg', 4)).status).toBe(201);
  expect((await create('three.dwg', 4)).status).toBe(429);
  expect((await patch(path, 0, Buffer.from('AC'))).status).toBe(204);
  expect((await patch(path, 2, Buffer.from('10'))).status).toBe(204);
});

/** Sends a file with three texts of the same length. @returns the status */
async function postTexts({ server, base }: Awaited<ReturnType<typeof startUploadSite>>, length: number) {
  const body = new FormData();
  const { token } = (await (await server.token()).json()) as { token: string };
  for (const [name, value] of Object.entries({ hw_token: token, hw_page: '/', hw_trap: '', input_1: 'Ada' })) {
    body.append(name, value);
  }
  for (let part = 0; part < 3; part += 1) body.append('input_3', 'x'.repeat(length));
  body.append('input_5[]', new Blob([pdf]), 'plan.pdf');
  return (await fetch(`${base}/api/forms/1`, { method: 'POST', headers: { origin: SITE }, body })).status;
}

test('a form with files is refused when its texts together are larger than a form, and leaves no file', async () => {
  const started = await startUploadSite();
  // Each of them is small enough.
  expect(await postTexts(started, 200 * 1024)).toBe(400);
  await started.server.leadService.uploads.sweep(() => Date.now() + 25 * 3_600_000);
  expect(started.files()).toEqual([]);
  expect(await postTexts(started, 5)).toBe(200);
});
