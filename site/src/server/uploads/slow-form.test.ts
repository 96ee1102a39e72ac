import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { nodeServer } from '@headwater/cms/http/node-server.ts';
import { asSite, startFormCms } from '@headwater/cms/testing/form-cms.ts';
import { hasPace } from '@headwater/runtime/slow-bodies.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goodToken, SITE, startFormsServer } from '../forms/testing/forms-server.ts';

const confirmations = [
  { type: 'MESSAGE', id: 'default', name: 'Default', isDefault: true, message: 'Thanks.' },
] as const;
const name = { type: 'TEXT', id: 1, label: 'Name', isRequired: true } as const;
const forms = [
  { id: 1, title: 'Job', fields: [name, { type: 'FILEUPLOAD', id: 5, label: 'CV', isRequired: true }], confirmations },
  { id: 2, title: 'Contact', fields: [name], confirmations },
] as const;

async function start() {
  const cms = await startFormCms([...forms], { restKeys: { key: 'ck_test', secret: 'cs_test' } });
  const { url: cmsUrl } = await testServer(nodeServer(cms.fetch, () => undefined));
  const site = await startFormsServer({ cmsUrl, secret: asSite['x-faustwp-secret'] });
  await site.leadService.checkFileSupport();
  return { cms, site };
}

/** A form as a browser without JavaScript posts it, in two halves. */
function posted(formId: number, file: Buffer): [Buffer, Buffer] {
  const part = (header: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    part('name="hw_token"', goodToken('any', formId)),
    part('name="hw_page"', '/jobs/'),
    part('name="input_1"', 'Ada'),
    part('name="input_5"; filename="cv.pdf"', file),
    Buffer.from('--x--\r\n'),
  ]);
  const head = Buffer.from(
    `POST /api/forms/${formId} HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${SITE}\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const half = Math.floor(body.length / 2);
  return [Buffer.concat([head, body.subarray(0, half)]), body.subarray(half)];
}

/** Sends the first half. @returns the site's side of the connection, and what sends the rest and reads the response */
async function sendHalf(site: Awaited<ReturnType<typeof startFormsServer>>, [first, rest]: [Buffer, Buffer]) {
  const socket = connect(site.port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const [atSite] = (await Promise.all([once(site.server, 'connection'), once(socket, 'connect')]))[0] as [Socket];
  socket.write(first);
  const finish = async () => {
    socket.write(rest);
    return String((await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0]);
  };
  return { atSite, finish };
}

/** What Node does when a request has not arrived in time. */
function reportOverdue(site: Awaited<ReturnType<typeof startFormsServer>>, socket: Socket) {
  site.server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

test('a form with a file arrives whole although the usual time is over', async () => {
  const { cms, site } = await start();
  const file = Buffer.alloc(300_000, 'a page of a curriculum vitae ');
  const { atSite, finish } = await sendHalf(site, posted(1, file));
  await vi.waitUntil(() => hasPace(atSite), { timeout: 30_000 });
  reportOverdue(site, atSite);
  expect(await finish()).toContain('200 OK');
  const entries = () => cms.forms.entries.list({ formId: 1 }, { limit: 9, offset: 0 });
  await vi.waitUntil(() => entries().length === 1, { timeout: 30_000 });
  const link = entries()[0]?.values['5'] ?? '';
  expect(cms.forms.files.read(new URL(link).searchParams.get('hash') ?? '')).toEqual(file);
});

test('a form without a file field has the usual time, however it was sent', async () => {
  const { site } = await start();
  const { atSite, finish } = await sendHalf(site, posted(2, Buffer.alloc(300_000)));
  await vi.waitUntil(() => atSite.bytesRead > 100_000, { timeout: 30_000 });
  // The definition is stored from here on, so that querying it decides nothing later.
  expect((await site.leadService.form(2))?.fields).toHaveLength(1);
  expect(hasPace(atSite)).toBe(false);
  reportOverdue(site, atSite);
  expect(await finish()).not.toContain('200 OK');
});
