import { expect, test } from 'vitest';
import { readPlainForm, writePlainForm } from '../../model/plain-form.ts';
import { validateForm } from '../../model/validate.ts';
import { aField, aForm } from '../../testing/build-form.ts';
import type { ImageTextInput } from '../shared/image-texts.ts';

const inputs: ImageTextInput[] = [
  { key: 'altText', id: 1.2, label: 'Alternative text' },
  { key: 'caption', id: 1.4, label: 'Caption' },
];
const imageTexts = { inputs, placement: 'BELOW' } as const;
const form = aForm([aField('FILEUPLOAD', 1, { acceptsFiles: true, isRequired: true, imageTexts })]);
const file = { name: 'a.png', size: 3, upload: '7c84fb90-12c4-41e1-840d-ff0b4d5b3a12' };

test.each([
  ['with the picture', [file]],
  ['without a picture', []],
])('native inputs send what a visitor says about a picture, %s', (_what, fileUploadValues) => {
  const value = { id: 1, fileUploadValues, imageTexts: { altText: 'A pump', caption: 'In the yard' } };
  const data = new FormData();
  for (const [name, text] of writePlainForm(form.fields, [value])) data.append(name, text);
  expect([data.get('input_1_2'), data.get('input_1_4')]).toEqual(['A pump', 'In the yard']);
  expect(readPlainForm(form, data)).toEqual([value]);
});

test('texts that the editor does not ask for are not read', () => {
  const data = new FormData();
  data.append('input_1_1', 'A title');
  expect(readPlainForm(form, data)).toEqual([]);
});

test('the texts are no picture: a required one is still missing', () => {
  const value = { id: 1, fileUploadValues: [], imageTexts: { altText: 'A pump' } };
  expect(validateForm(form, [value])).toEqual([{ id: 1, message: expect.stringContaining('required') }]);
  expect(validateForm(form, [{ ...value, fileUploadValues: [file] }])).toEqual([]);
});
