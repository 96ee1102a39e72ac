import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { memoryUploadStore } from '../../uploads/testing/memory-upload-store.ts';
import { goodToken, SITE } from '../forms/testing/forms-server.ts';
import { startUploadSite } from './testing/upload-site.ts';

const bytes = Buffer.from('AC1032 drawing');
/** The disk seems to have room, until the bytes come. */
const limits = { inAll: 1e9, perVisitor: 1e9, freeBytes: async () => 1e12 };

async function textOf(response: Response) {
  return [response.status, (await response.text()).trim()];
}

test('a piece for which the disk has no room is logged, and its visitor reads it', async () => {
  const { store } = memoryUploadStore(4);
  const { create, patch, server } = await startUploadSite({ uploadStore: store, uploadLimits: limits });
  const path = (await create('plan.dwg', bytes.length)).headers.get('location') ?? '';
  expect(await textOf(await patch(path, 0, bytes))).toEqual([507, texts.uploadsFull]);
  expect(server.logged).toContain('a file of a visitor could not be written');
});

test('a file that cannot be stored at its end is a 500, which is logged', async () => {
  const sync = () => Promise.reject(new Error('the disk does not respond'));
  const uploadStore = { ...memoryUploadStore().store, sync };
  const { create, patch, server } = await startUploadSite({ uploadStore, uploadLimits: limits });
  const path = (await create('plan.dwg', bytes.length)).headers.get('location') ?? '';
  expect((await patch(path, 0, bytes)).status).toBe(500);
  expect(server.logged).toContain('an upload failed');
});

test('a piece in the wrong place is refused without a line in the log', async () => {
  const { create, patch, server } = await startUploadSite();
  const path = (await create('plan.dwg', bytes.length)).headers.get('location') ?? '';
  expect((await patch(path, 3, bytes)).status).toBe(409);
  expect(server.logged.join()).not.toContain('upload');
});

test('a connection is closed when its piece is refused before its end', async () => {
  const { create, server } = await startUploadSite();
  const path = (await create('plan.dwg', 100)).headers.get('location') ?? '';
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${SITE}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 3\r\n` +
      'Content-Type: application/offset+octet-stream\r\nContent-Length: 90\r\n\r\nhalf',
  );
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 409 /);
  expect(response).toMatch(/^connection: close$/im);
});

test('an unknown upload cannot be continued', async () => {
  const { base, headers, patch } = await startUploadSite();
  const unknown = `/api/uploads/${randomUUID()}`;
  expect(await textOf(await patch(unknown, 0, bytes))).toEqual([404, texts.uploadFailed]);
  expect((await fetch(base + unknown, { method: 'HEAD', headers })).status).toBe(404);
});

test('a removed upload cannot be continued; the removal of an unknown one looks the same', async () => {
  const { create, remove, patch } = await startUploadSite();
  const removed = await remove(`/api/uploads/${randomUUID()}`);
  expect([removed.status, removed.headers.get('tus-resumable')]).toEqual([204, '1.0.0']);
  const path = (await create('plan.dwg', bytes.length)).headers.get('location') ?? '';
  expect((await remove(path)).status).toBe(204);
  expect((await patch(path, 0, bytes)).status).toBe(404);
});

test.each([
  ['how large it is', { 'upload-defer-length': '1' }, 400],
  ['for which field it is', { 'upload-length': '4' }, 404],
])('a file is refused that does not say %s', async (_what, more, status) => {
  const { base, headers } = await startUploadSite();
  const response = await fetch(`${base}/api/uploads`, { method: 'POST', headers: { ...headers, ...more } });
  expect(await textOf(response)).toEqual([status, texts.uploadFailed]);
});

/** A form as a browser without JavaScript sends it. */
function plainForm(token: string): { body: string; type: string } {
  const fields = Object.entries({ hw_token: token, hw_page: '/', hw_trap: '', input_1: 'Ada' });
  const parts = fields.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--x\r\nContent-Disposition: form-data; name="input_5[]"; filename="plan.dwg"\r\n\r\n${bytes}\r\n`;
  return { body: `${parts.join('')}${file}--x--\r\n`, type: 'multipart/form-data; boundary=x' };
}

test('a form with files of an unknown length is refused before it is read', async () => {
  const { base, server } = await startUploadSite();
  const { body, type } = plainForm(goodToken());
  // Without a length, Node sends the body in chunks.
  const status = await new Promise((resolve, reject) => {
    const headers = { origin: SITE, 'content-type': type };
    const sent = request(`${base}/api/forms/1`, { method: 'POST', headers }, (response) =>
      resolve(response.statusCode),
    );
    sent.once('error', reject);
    sent.write(body.slice(0, 20));
    sent.end(body.slice(20));
  });
  expect([status, server.views.at(-1)?.response]).toMatchObject([400, { code: 'malformed' }]);
});

test.each([
  ['with room gives it back, but for its file', 40_000, 200],
  ['without room is refused', 30_000, 422],
])('a form with a file %s', async (_what, inAll, status) => {
  const { base, server } = await startUploadSite({ uploadLimits: { ...limits, inAll } });
  const { body, type } = plainForm(goodToken());
  const headers = { origin: SITE, 'content-type': type };
  expect((await fetch(`${base}/api/forms/1`, { method: 'POST', headers, body })).status).toBe(status);
  // One short file counts as 16 KB.
  if (status === 200) expect(server.leadService.uploads.budget.used()).toBe(16 * 1024);
  else expect(server.views.at(-1)?.response).toMatchObject({ status: 'invalid' });
});
