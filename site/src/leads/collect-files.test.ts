import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as texts from '@headwater/brand/texts.ts';
import { Upload } from '@tus/server';
import { expect, test } from 'vitest';
import type { FieldOf } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { memoryUploadStore } from '../uploads/testing/memory-upload-store.ts';
import { createCollectFiles } from './collect-files.ts';

const onlyForAda = {
  actionType: 'SHOW' as const,
  logicType: 'ALL' as const,
  rules: [{ fieldId: 1, operator: 'IS' as const, value: 'Ada' }],
};

/** How a file is stored. */
interface Stored {
  name?: string;
  formId?: number;
  fieldId?: number;
  isBroken?: boolean;
}

/** A form with a text, field 1, and a field for files, 5, with files in the site's store. */
async function start(parts: Partial<FieldOf<'FILEUPLOAD'>> = {}) {
  const { store } = memoryUploadStore();
  const finished: string[] = [];
  const refusals: Record<string, string> = {};
  const collect = createCollectFiles({
    store,
    rules: {
      async finish(upload) {
        finished.push(upload);
        const text = refusals[upload];
        return text === undefined ? undefined : { status: 422, text };
      },
    },
  });
  const form = aForm([aField('TEXT', 1), aField('FILEUPLOAD', 5, { acceptsFiles: true, ...parts })]);
  return {
    ...{ finished, refusals },
    async put({ name = 'plan.pdf', formId = form.databaseId, fieldId = 5, isBroken = false }: Stored = {}) {
      const arrived = await store.receive(Readable.from([Buffer.from('a plan')]));
      const upload = randomUUID();
      const metadata = { form: String(formId), field: String(fieldId), name, visitor: '' };
      if (isBroken) await store.pieces.create(new Upload({ id: upload, size: 6, offset: 0, metadata }));
      else await arrived.save(upload, metadata);
      return upload;
    },
    /** What is collected of these files, which the visitor calls "sent.pdf". */
    collected: (uploads: readonly string[], more: object = {}, text = 'Ada') => {
      const chosen = uploads.map((upload) => ({ name: 'sent.pdf', size: 1, upload }));
      const values: FieldValue[] = [
        { id: 1, value: text },
        { id: 5, fileUploadValues: chosen, ...more },
      ];
      return collect(form, values);
    },
    collect: (values: FieldValue[]) => collect(form, values),
  };
}

test('a file has the name and size in the store and the isMultiple of its field', async () => {
  const { put, collected, finished } = await start({ isMultiple: true });
  const uploads = [await put(), await put({ name: 'photo.jpg' })];
  const [plan, photo] = uploads;
  expect(await collected(uploads)).toEqual({
    files: [
      { fieldId: 5, upload: plan, name: 'plan.pdf', size: 6, isMultiple: true },
      { fieldId: 5, upload: photo, name: 'photo.jpg', size: 6, isMultiple: true },
    ],
  });
  expect(finished).toEqual(uploads);
});

test.each<[string, Stored | undefined]>([
  ['that is not stored', undefined],
  ['of another form', { formId: 99 }],
  ['of another field', { fieldId: 6 }],
  ['that did not arrive whole', { isBroken: true }],
])('an error asks the visitor to choose a file %s again by its name', async (_what, upload) => {
  const { put, collected, finished } = await start();
  const id = upload ? await put(upload) : randomUUID();
  expect(await collected([id])).toEqual({ errors: [{ id: 5, message: texts.fileGone('sent.pdf') }] });
  expect(finished).toEqual([]);
});

test('a file without an upload has to be chosen again', async () => {
  const { collect } = await start();
  const values: FieldValue[] = [{ id: 5, fileUploadValues: [{ name: 'sent.pdf', size: 1 }] }];
  expect(await collect(values)).toEqual({ errors: [{ id: 5, message: texts.fileGone('sent.pdf') }] });
});

test('a refused file is an error in its own words that keeps the other files from being sent', async () => {
  const { put, collected, refusals } = await start({ isMultiple: true });
  const [good, bad] = [await put(), await put()];
  refusals[bad] = 'This file holds a virus.';
  expect(await collected([good, bad])).toEqual({ errors: [{ id: 5, message: 'This file holds a virus.' }] });
});

test.each<[string, Partial<FieldOf<'FILEUPLOAD'>>, string]>([
  ['that takes none here', { acceptsFiles: false }, 'Ada'],
  ['that a rule hides', { conditionalLogic: onlyForAda }, 'Grace'],
])('the files of a field %s are left out', async (_what, parts, text) => {
  const { put, collected } = await start(parts);
  expect(await collected([await put()], {}, text)).toEqual({ files: [] });
});

test('a form whose field for files has no value or one of another kind has no files', async () => {
  const { collect } = await start();
  expect(await collect([{ id: 1, value: 'Ada' }])).toEqual({ files: [] });
  expect(await collect([{ id: 5, value: 'plan.pdf' }])).toEqual({ files: [] });
});

test('a picture of a post has only the texts that the editor asks for', async () => {
  const inputs = [{ key: 'title' as const, id: 5.1, label: 'Title' }];
  const { put, collected } = await start({ isPicture: true, imageTexts: { inputs, placement: 'BELOW' } });
  const upload = await put({ name: 'well.jpg' });
  const file = { fieldId: 5, upload, name: 'well.jpg', size: 6, isMultiple: false, isPicture: true };
  const said = { imageTexts: { title: 'A well', caption: 'Not asked for' } };
  expect(await collected([upload], said)).toEqual({ files: [{ ...file, imageTexts: { title: 'A well' } }] });
  expect(await collected([upload], { imageTexts: { title: '' } })).toEqual({ files: [file] });
  expect(await collected([upload])).toEqual({ files: [file] });
});

test('a file that is not a picture of a post has no texts', async () => {
  const { put, collected } = await start();
  const upload = await put();
  expect(await collected([upload], { imageTexts: { title: 'A well' } })).toEqual({
    files: [{ fieldId: 5, upload, name: 'plan.pdf', size: 6, isMultiple: false }],
  });
});
