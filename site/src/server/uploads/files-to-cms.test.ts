import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as texts from '@headwater/brand/texts.ts';
import { nodeServer } from '@headwater/cms/http/node-server.ts';
import { asSite, startFormCms } from '@headwater/cms/testing/form-cms.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { UploadLimits } from '../../leads/lead-uploads.ts';
import { memoryUploadStore } from '../../uploads/testing/memory-upload-store.ts';
import type { UploadStore } from '../../uploads/upload-store.ts';
import { uploadsFolder } from '../../uploads/uploads-folder.ts';
import { SITE, startFormsServer, submission } from '../forms/testing/forms-server.ts';

const form = {
  id: 1,
  saveAndContinue: { buttonText: 'Finish later' },
  title: 'Service',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name', isRequired: true },
    { type: 'EMAIL', id: 2, label: 'Email' },
    { type: 'FILEUPLOAD', id: 5, label: 'Photos', canAcceptMultipleFiles: true, maxFiles: 3, isRequired: true },
    { type: 'FILEUPLOAD', id: 6, label: 'Drawing', allowedExtensions: ['dwg'] },
    { type: 'POST_IMAGE', id: 7, label: 'Cover', hasTitle: true, hasAlt: true },
  ],
  confirmations: [{ type: 'MESSAGE', id: 'default', name: 'Default', isDefault: true, message: 'Thanks.' }],
} as const;

const restKeys = { key: 'ck_test', secret: 'cs_test' };

/** The local CMS over HTTP, and the site's endpoints for forms and files in front of it. */
async function start(way: 'graphql' | 'rest', uploadStore?: UploadStore, uploadLimits?: UploadLimits) {
  const cms = await startFormCms([form], { restKeys });
  const failures: unknown[] = [];
  const { url: cmsUrl } = await testServer(nodeServer(cms.fetch, (error) => failures.push(error)));
  const site = await startFormsServer({
    cmsUrl,
    secret: asSite['x-faustwp-secret'],
    ...(way === 'rest' && { restKeys }),
    ...(uploadStore && { uploadStore }),
    ...(uploadLimits && { uploadLimits }),
  });
  await site.leadService.checkFileSupport();
  expect(site.leadService.acceptsFiles()).toBe(true);
  const base = `http://127.0.0.1:${site.port}`;
  const headers = { origin: SITE, 'tus-resumable': '1.0.0' };

  async function upload(field: number, name: string, text: string) {
    const bytes = Buffer.from(text);
    const pairs = Object.entries({ form: '1', field: String(field), name });
    const metadata = pairs.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join();
    const created = await fetch(`${base}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    });
    const path = created.headers.get('location') ?? '';
    const own = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    expect((await fetch(base + path, { method: 'PATCH', headers: own, body: bytes })).status).toBe(204);
    return { name, size: bytes.length, upload: path.slice('/api/uploads/'.length) };
  }

  const { token } = (await (await site.token()).json()) as { token: string };
  const files = () => readdirSync(uploadsFolder(site.dataFolder));
  return { cms, site, upload, token, files, failures, base };
}

function linksOf(stored: string | undefined): string[] {
  const text = stored ?? '';
  return text.startsWith('[') ? JSON.parse(text) : [text];
}

/** The bytes that an entry's link leads to, by the CMS's own store. */
function bytesAt(cms: Awaited<ReturnType<typeof start>>['cms'], link: string): string | undefined {
  return cms.forms.files.read(new URL(link).searchParams.get('hash') ?? '')?.toString();
}

const ways = ['graphql', 'rest'] as const;

/** Sends a lead with two photos and a drawing. */
async function sendWithFiles(way: (typeof ways)[number]) {
  const started = await start(way);
  const { cms, site, upload, token } = started;
  const photos = [await upload(5, 'pump one.jpg', 'first photo'), await upload(5, 'Pumpe zwei ü.jpg', 'second photo')];
  const drawing = await upload(6, 'sump.dwg', 'AC1032');
  const { values, ...sent } = submission();
  const all = [...values, { id: 5, fileUploadValues: photos }, { id: 6, fileUploadValues: [drawing] }];
  const send = async () => (await site.send({ ...sent, token, values: all })).json;
  expect([(await send()).status, started.failures]).toEqual(['sent', []]);
  const [entry, ...others] = cms.forms.entries.list({ formId: 1 }, { limit: 9, offset: 0 });
  return { ...started, send, entry, others };
}

test.each(ways)('a lead with its files is one entry through %s, after which the site has none of them', async (way) => {
  const { cms, files, send, entry, others } = await sendWithFiles(way);
  expect(others).toEqual([]);
  expect(entry?.values).toMatchObject({ 1: 'Ada Lovelace', 2: 'ada@example.com' });
  expect(entry).toMatchObject({ userAgent: 'Test browser', sourceUrl: 'https://shop.example/contact/?from=ad' });
  // WPGraphQL for Gravity Forms would drop a file whose name WordPress changes.
  const names = way === 'rest' ? ['pump one.jpg', 'Pumpe zwei ü.jpg'] : ['pump-one.jpg', 'Pumpe-zwei-u.jpg'];
  expect(linksOf(entry?.values[5]).map((link) => new URL(link).searchParams.get('gf-download'))).toEqual(names);
  expect(linksOf(entry?.values[5]).map((link) => bytesAt(cms, link))).toEqual(['first photo', 'second photo']);
  expect(linksOf(entry?.values[6]).map((link) => bytesAt(cms, link))).toEqual(['AC1032']);
  expect(files()).toEqual([]);
  // Although the files are gone from here.
  expect(await send()).toMatchObject({ status: 'sent', entryId: entry?.id });
  expect(cms.forms.entries.count({ formId: 1 })).toBe(1);
});

test.each(['graphql', 'rest'] as const)(
  'what a visitor says about a picture reaches the entry through %s',
  async (way) => {
    const { cms, site, upload, token, failures } = await start(way);
    const [photo, cover] = [await upload(5, 'one.jpg', 'one'), await upload(7, 'cover.png', 'picture')];
    const { values, ...sent } = submission();
    // The editor does not ask for a caption.
    const imageTexts = { title: 'Our pump', altText: 'A red pump', caption: 'Not asked for' };
    const pictures = [
      { id: 5, fileUploadValues: [photo] },
      { id: 7, fileUploadValues: [cover], imageTexts },
    ];
    const { json } = await site.send({ ...sent, token, values: [...values, ...pictures] });
    expect([json.status, failures]).toEqual(['sent', []]);
    const [entry] = cms.forms.entries.list({ formId: 1 }, { limit: 1, offset: 0 });
    const [link = '', ...stored] = (entry?.values[7] ?? '').split('|:|');
    expect(bytesAt(cms, link)).toBe('picture');
    expect(stored).toEqual(['Our pump', '', '', 'A red pump']);
  },
);

test.each(['graphql', 'rest'] as const)(
  'files that are stored elsewhere than in a folder arrive through %s',
  async (way) => {
    const { store } = memoryUploadStore();
    const { cms, site, upload, token, failures, base } = await start(way, store);
    const photo = await upload(5, 'one.jpg', 'first photo');
    const { values, ...sent } = submission();
    const all = [...values, { id: 5, fileUploadValues: [photo] }];
    const saved = await site.send({ ...sent, token, values: all, save: 1 });
    await fetch(new URL(saved.json.url, base));
    expect(site.savedViews.at(-1)).toMatchObject({ values: expect.arrayContaining([all[2]]), lost: [] });
    expect((await site.send({ ...sent, token, values: all })).json.status).toBe('sent');
    // Without JavaScript.
    const body = new FormData();
    for (const [key, value] of Object.entries({ hw_token: token, hw_page: '/', hw_trap: '', input_1: 'Grace' })) {
      body.append(key, value);
    }
    body.append('input_5[]', new Blob(['second photo']), 'two.jpg');
    expect((await fetch(`${base}/api/forms/1`, { method: 'POST', headers: { origin: SITE }, body })).status).toBe(200);
    const entries = cms.forms.entries.list({ formId: 1 }, { limit: 9, offset: 0 });
    const contents = entries.flatMap((entry) => linksOf(entry.values[5]).map((link) => bytesAt(cms, link)));
    expect([contents.sort(), failures]).toEqual([['first photo', 'second photo'], []]);
    await upload(5, 'three.jpg', 'without a lead');
    await site.leadService.uploads.sweep(() => Date.now() + 25 * 3_600_000);
    expect((await store.all()).map(({ name }) => name)).toEqual([]);
  },
);

test('a file for which the store has no room is an error of its field', async () => {
  // Its room ends between the question for it and the last byte.
  const limits = { inAll: 1e9, perVisitor: 1e9, freeBytes: async () => 1e12 };
  const { cms, site, token, base } = await start('graphql', memoryUploadStore(4).store, limits);
  const body = new FormData();
  for (const [key, value] of Object.entries({ hw_token: token, hw_page: '/', hw_trap: '', input_1: 'Ada' })) {
    body.append(key, value);
  }
  body.append('input_5[]', new Blob(['photo']), 'one.jpg');
  expect((await fetch(`${base}/api/forms/1`, { method: 'POST', headers: { origin: SITE }, body })).status).toBe(422);
  expect(site.views.at(-1)?.response).toMatchObject({ errors: [{ id: 5, message: texts.uploadsFull }] });
  expect(cms.forms.entries.count({ formId: 1 })).toBe(0);
});

test('the visitor reads for which field the CMS refused a file', async () => {
  const { cms, site, upload, token } = await start('rest');
  const photo = await upload(5, 'one.jpg', 'one');
  cms.forms.table.save({ ...form, fields: [{ ...form.fields[2], allowedExtensions: ['png'] }, form.fields[0]] });
  const { values, ...sent } = submission();
  const { json } = await site.send({ ...sent, token, values: [...values, { id: 5, fileUploadValues: [photo] }] });
  expect(json).toMatchObject({ status: 'invalid', errors: [{ id: 5 }] });
});

async function startPlainForm() {
  const { cms, site, token, files, base } = await start('graphql');
  const send = async (name = 'one.jpg') => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ hw_token: token, hw_page: '/contact/', hw_trap: '', input_1: 'Ada' })) {
      body.append(key, value);
    }
    body.append('input_5[]', new Blob(['first photo']), name);
    body.append('input_5[]', new Blob(['second']), 'two.jpg');
    // As browsers send an input without a file.
    body.append('input_6', new Blob([]), '');
    return (await fetch(`${base}/api/forms/1`, { method: 'POST', headers: { origin: SITE }, body })).status;
  };
  const sweepInADay = () => site.leadService.uploads.sweep(() => Date.now() + 25 * 3_600_000);
  return { cms, site, files, send, sweepInADay };
}

test('a form without JavaScript sends its files in one request, and a double click is one entry', async () => {
  const { cms, files, send, sweepInADay } = await startPlainForm();
  expect([await send(), await send()]).toEqual([200, 200]);
  const entries = cms.forms.entries.list({ formId: 1 }, { limit: 9, offset: 0 });
  const contents = entries.map((entry) => linksOf(entry.values[5]).map((link) => bytesAt(cms, link)));
  expect(contents).toEqual([['first photo', 'second']]);
  // The repetition's files have no lead.
  await sweepInADay();
  expect(files()).toEqual([]);
});

test('without JavaScript, a form keeps its valid files for a day when another one is refused', async () => {
  const { site, files, send, sweepInADay } = await startPlainForm();
  expect(await send('virus.exe')).toBe(422);
  const [view] = site.views.slice(-1);
  expect(view?.response).toMatchObject({ status: 'invalid', errors: [{ id: 5 }] });
  const kept = [expect.objectContaining({ name: 'two.jpg' })];
  expect(view?.again?.values).toContainEqual({ id: 5, fileUploadValues: kept });
  await sweepInADay();
  expect(files()).toEqual([]);
});

test('the files of a saved form stay with it until it is sent, and are in the CMS then', async () => {
  const { cms, site, upload, token, files, base } = await start('graphql');
  const photo = await upload(5, 'one.jpg', 'first photo');
  const { values, ...sent } = submission();
  const parts = { ...sent, token, values: [...values, { id: 5, fileUploadValues: [photo] }] };
  const { json } = await site.send({ ...parts, save: 1 });
  // Longer than files without a form stay.
  await site.leadService.uploads.sweep(() => Date.now() + 20 * 24 * 3_600_000);
  expect(files()).toHaveLength(2);
  const link = new URL(json.url, base);
  expect((await fetch(link)).status).toBe(200);
  expect(site.savedViews.at(-1)).toMatchObject({ values: expect.arrayContaining([parts.values[2]]), lost: [] });
  expect((await site.send({ ...parts, saved: link.searchParams.get('token') })).json).toMatchObject({ status: 'sent' });
  const [entry] = cms.forms.entries.list({ formId: 1 }, { limit: 9, offset: 0 });
  expect(linksOf(entry?.values[5]).map((each) => bytesAt(cms, each))).toEqual(['first photo']);
  expect(files()).toEqual([]);
});

test('saving a form makes its files fresh, so that a sweep that has begun does not take them', async () => {
  const { site, upload, token } = await start('graphql');
  const photo = await upload(5, 'one.jpg', 'first photo');
  const { store } = site.leadService.uploads;
  utimesSync(join(uploadsFolder(site.dataFolder), photo.upload), 0, 0);
  const values = [{ id: 5, fileUploadValues: [photo] }];
  expect((await site.send({ ...submission(), token, values, save: 1 })).status).toBe(200);
  expect(await store.olderThan(1_000)).toEqual([]);
});

test('a saved form names its file that is gone', async () => {
  const { site, upload, token, base } = await start('graphql');
  const photo = await upload(5, 'one.jpg', 'first photo');
  const values = [{ id: 5, fileUploadValues: [photo] }];
  const { json } = await site.send({ ...submission(), token, values, save: 1 });
  await site.leadService.uploads.store.remove(photo.upload);
  await fetch(new URL(json.url, base));
  expect(site.savedViews.at(-1)).toMatchObject({ values: [], lost: ['one.jpg'] });
});
