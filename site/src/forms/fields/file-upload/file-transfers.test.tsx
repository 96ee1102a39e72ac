import * as texts from '@headwater/brand/texts.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aField, aForm } from '../../testing/build-form.ts';
import { formVisit } from '../../testing/form-visit.tsx';
import type { SiteResponses } from '../../testing/stand-in-site.ts';
import { withoutPauses } from '../../testing/without-pauses.ts';

const input = '.form-file';
const fileNamed = (name: string, size = 7) => new File([new Uint8Array(size)], name, { lastModified: 1 });

/** A visitor at a field with files, after its code has been loaded. */
async function atFiles(settings: object = {}, site: SiteResponses & { before?: () => void } = {}) {
  const field = aField('FILEUPLOAD', 1, { acceptsFiles: true, isMultiple: true, maxFiles: 3, ...settings });
  const form = aForm([field]);
  const someone = await formVisit(form, site);
  await someone.focuses(input);
  await someone.loads();
  /** Chooses files, as a browser does. */
  const chooses = (selector: string, ...files: File[]) =>
    act(async () => {
      const control = someone.one<HTMLInputElement>(selector);
      Object.defineProperty(control, 'files', { value: files, configurable: true });
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const rows = () =>
    someone.all('.form-transfer').map((row) => [...row.querySelectorAll('span')].map((each) => each.textContent));
  const status = () =>
    someone
      .all('[role="status"]')
      .map((each) => each.textContent)
      .join('');
  const arrived = (count: number) =>
    someone.waits(() => rows().filter(([, state]) => state === texts.uploadedMark).length === count);
  return { ...someone, form, chooses, rows, status, arrived };
}

/** A visitor at a field with files, after two of them have been uploaded. */
async function atTwoFiles() {
  const someone = await atFiles();
  await someone.chooses(input, fileNamed('plan.pdf'), fileNamed('photo.jpg', 9));
  await someone.arrived(2);
  return someone;
}

test('an uploaded file is announced', async () => {
  const { status } = await atTwoFiles();
  expect([texts.fileUploaded('plan.pdf'), texts.fileUploaded('photo.jpg')]).toContain(status());
});

test('a form is not sent while a file is still being uploaded', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { chooses, rows, clicks, requests, all, arrived } = await atFiles({}, { upload: () => promise });
  await chooses(input, fileNamed('plan.pdf'));
  expect(rows()).toEqual([['plan.pdf', texts.filePercent(0)]]);
  await clicks('button.form-submit');
  expect([requests.length, all('.form-summary').length]).toEqual([0, 1]);
  resolve(undefined);
  await arrived(1);
});

test('a refused file shows why and is not uploaded again', async () => {
  const upload = async () => ({ status: 415, text: 'This file is damaged.' });
  const { chooses, rows, status, waits, all, uploads } = await atFiles({}, { upload });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => rows()[0]?.[1] === 'This file is damaged.');
  expect(status()).toBe('plan.pdf: This file is damaged.');
  expect(all(`[aria-label="${texts.retryFile('plan.pdf')}"]`)).toEqual([]);
  expect(uploads).toEqual(['POST plan.pdf']);
});

test('a form is sent without the files that the site refused', async () => {
  let responses = 0;
  const upload = async () => (responses++ === 0 ? { status: 415, text: 'This file is damaged.' } : undefined);
  const { chooses, rows, waits, arrived, sends, sentValues } = await atFiles({}, { upload });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => rows()[0]?.[1] === 'This file is damaged.');
  await chooses(input, fileNamed('photo.jpg'));
  await arrived(1);
  await sends();
  expect(sentValues()).toEqual([{ id: 1, fileUploadValues: [expect.objectContaining({ name: 'photo.jpg' })] }]);
});

test('a refusal without a text is shown with a text of the site', async () => {
  const { chooses, rows, waits } = await atFiles({}, { upload: async () => ({ status: 413, text: '' }) });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => rows()[0]?.[1] === texts.uploadFailed);
});

test('the reason why a file is not taken is announced', async () => {
  const { chooses, status, rows } = await atFiles({ allowedExtensions: ['pdf'] });
  await chooses(input, fileNamed('virus.exe'), fileNamed('worm.exe'));
  const reason = texts.fileTypeMessage(['pdf']);
  expect(status()).toBe(`virus.exe: ${reason} worm.exe: ${reason}`);
  expect(rows()).toHaveLength(2);
});

/** A visitor at a field with files, after one of two has been removed. */
async function atRemovedFile() {
  const someone = await atTwoFiles();
  await someone.clicks(`[aria-label="${texts.removeFile('plan.pdf')}"]`);
  return someone;
}

test('the removal of a file is announced', async () => {
  const { rows, status } = await atRemovedFile();
  expect([rows(), status()]).toEqual([[['photo.jpg', texts.uploadedMark]], texts.fileRemoved('plan.pdf')]);
});

test('a removed file is deleted on the site', async () => {
  const { uploads, waits } = await atRemovedFile();
  await waits(() => uploads.some((each) => each.startsWith('DELETE')));
});

test('a file that is removed during its upload can be chosen again', async () => {
  const holds = Promise.withResolvers<undefined>();
  let isHeld = true;
  const { chooses, clicks, rows, uploads, arrived, waits } = await atFiles(
    {},
    { upload: async () => (isHeld ? holds.promise : undefined) },
  );
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => uploads.length === 1);
  await clicks(`[aria-label="${texts.removeFile('plan.pdf')}"]`);
  expect(rows()).toEqual([]);
  isHeld = false;
  await chooses(input, fileNamed('plan.pdf'));
  await arrived(1);
  holds.resolve(undefined);
});

test('a file that is removed on its way is not reported as failed', async () => {
  const holds = Promise.withResolvers<undefined>();
  const { chooses, clicks, loads, rows, status, uploads, waits } = await atFiles({}, { upload: () => holds.promise });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => uploads.length === 1);
  await clicks(`[aria-label="${texts.removeFile('plan.pdf')}"]`);
  await loads();
  expect([rows(), status()]).toEqual([[], texts.fileRemoved('plan.pdf')]);
  holds.resolve(undefined);
});

test('the row of a refused file can be removed', async () => {
  const { chooses, clicks, rows } = await atFiles({ allowedExtensions: ['pdf'] });
  await chooses(input, fileNamed('virus.exe'), fileNamed('worm.exe'));
  await clicks(`[aria-label="${texts.removeFile('virus.exe')}"]`);
  expect(rows().map(([name]) => name)).toEqual(['worm.exe']);
});

test('where one file is allowed, a new one takes the place of the old one', async () => {
  const { chooses, arrived, rows, uploads, waits } = await atFiles({ isMultiple: false, maxFiles: 1 });
  await chooses(input, fileNamed('one.pdf'));
  await arrived(1);
  await chooses(input, fileNamed('two.pdf'));
  await waits(() => rows().length === 1 && rows()[0]?.[0] === 'two.pdf');
  await arrived(1);
  await waits(() => uploads.includes('DELETE 1'));
});

test('files can be dropped on the field, which shows where', async () => {
  const { one, causes, arrived, rows, all } = await atFiles();
  const over = () => one('.form-drop').hasAttribute('data-over');
  expect(one('.form-drop').textContent).toBe(texts.dropFiles);
  const event = (type: string) => new Event(type, { bubbles: true, cancelable: true });
  expect([await causes('.form-files', event('dragover')), over()]).toEqual([false, true]);
  await causes('.form-files', event('dragleave'));
  expect(over()).toBe(false);
  await causes('.form-files', event('dragover'));
  const drop = Object.assign(event('drop'), { dataTransfer: { files: [fileNamed('plan.pdf')] } });
  expect([await causes('.form-files', drop), over()]).toEqual([false, false]);
  await arrived(1);
  expect(rows()).toEqual([['plan.pdf', texts.uploadedMark]]);
  expect(all('.form-transfers')).toHaveLength(1);
});

test('a photo can be taken with the camera', async () => {
  const { chooses, arrived, rows, one } = await atFiles();
  const camera = one<HTMLInputElement>('.form-photo input');
  expect(['type', 'accept', 'capture', 'class'].map((name) => camera.getAttribute(name))).toEqual([
    ...['file', 'image/*', 'environment', 'form-unseen'],
  ]);
  await chooses('.form-photo input', fileNamed('photo.jpg'));
  await arrived(1);
  expect([rows(), camera.value]).toEqual([[['photo.jpg', texts.uploadedMark]], '']);
});

test.each([[[]], [['pdf', 'jpg']], [['jpeg']], [['png']], [['heic']], [['webp']]])(
  'a field that takes files of the types %j offers the camera',
  async (allowedExtensions) => {
    const { all } = await atFiles({ allowedExtensions });
    expect(all('.form-photo')).toHaveLength(1);
  },
);

test('a field that does not take pictures does not offer the camera', async () => {
  const { all } = await atFiles({ allowedExtensions: ['pdf', 'dwg'] });
  expect(all('.form-photo')).toHaveLength(0);
});

test('uploads end with their field', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { chooses, sees, uploads, waits } = await atFiles({}, { upload: () => promise });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => uploads.length === 1);
  await sees(null);
  expect(sessionStorage.getItem('upload:1:1:plan.pdf:7:1')).toBeNull();
  resolve(undefined);
});

test('the progress of a large file is announced once it has grown by a quarter', async () => {
  const holds = Promise.withResolvers<undefined>();
  let pieces = 0;
  const upload = async (request: string) => {
    if (request.startsWith('PATCH')) pieces += 1;
    return pieces === 2 ? holds.promise : undefined;
  };
  const { chooses, waits, status, rows, arrived } = await atFiles({}, { upload });
  await chooses(input, fileNamed('large.pdf', 300_000));
  await waits(() => pieces === 2);
  expect(rows()[0]?.[1]).toMatch(/^(?:4\d|[5-9]\d|100)/);
  expect(status()).toBe(texts.fileUploading('large.pdf', 43));
  holds.resolve(undefined);
  await arrived(1);
  expect(status()).toBe(texts.fileUploaded('large.pdf'));
});

test('an upload that waited for the connection in vain can be tried again', async () => {
  withoutPauses();
  let isDown = true;
  const seen = new Set<string>();
  const { chooses, waits, rows, status, clicks, arrived } = await atFiles(
    {},
    { upload: async () => (isDown ? { status: 503, text: 'Down.' } : undefined) },
  );
  const watching = new MutationObserver(() => seen.add(rows()[0]?.[1] ?? ''));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  await chooses(input, fileNamed('plan.pdf'));
  await waits(() => rows()[0]?.[1] === texts.uploadFailed);
  expect(seen).toContain(texts.fileWaiting);
  expect(status()).toBe(`plan.pdf: ${texts.uploadFailed}`);
  isDown = false;
  await clicks(`[aria-label="${texts.retryFile('plan.pdf')}"]`);
  await arrived(1);
});

test('a picture and its texts are sent together, in whichever order they come', async () => {
  const imageTexts = { inputs: [{ key: 'title' as const, id: 1.1, label: 'Title' }], placement: 'BELOW' as const };
  const { chooses, arrived, enters, sends, sentValues } = await atFiles({ isMultiple: false, maxFiles: 1, imageTexts });
  await enters('[name="input_1_1"]', 'First');
  await chooses(input, fileNamed('photo.jpg'));
  await arrived(1);
  await enters('[name="input_1_1"]', 'Our machine');
  await sends();
  expect(sentValues()).toEqual([
    { id: 1, fileUploadValues: [{ name: 'photo.jpg', size: 7, upload: '1' }], imageTexts: { title: 'Our machine' } },
  ]);
});

test('more files than the field takes are a mistake', async () => {
  const { chooses, rows, arrived } = await atFiles({ maxFiles: 1 });
  await chooses(input, fileNamed('one.pdf'), fileNamed('two.pdf'));
  await arrived(1);
  expect(rows()[1]).toEqual(['two.pdf', texts.fileCountMessage(2, 1)]);
});
