import { expect, test } from 'vitest';
import type { FormField } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm, choice } from '../forms/testing/build-form.ts';
import { restoreValues } from './restore-values.ts';
import { contentOf } from './saved-content.ts';

function restored(before: FormField[], values: FieldValue[], after: FormField[], hasFile = (_id: string) => true) {
  const content = contentOf(aForm(before), values, 2, '/');
  const { values: kept, lost } = restoreValues(aForm(after), content, hasFile);
  return { kept, lost };
}

const select = aField('SELECT', 1, { choices: [choice('a'), choice('b')] });
const upload = '6c84fb90-12c4-41e1-840d-ff0b4d5b3a11';
const files = aField('FILEUPLOAD', 1, { acceptsFiles: true, maxFiles: 2 });

test.each<[string, FormField[], FieldValue, FormField[], 'kept' | 'lost']>([
  ['a text', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('TEXT', 1)], 'kept'],
  [
    'a text that is too long now',
    [aField('TEXT', 1)],
    { id: 1, value: 'xx' },
    [aField('TEXT', 1, { maxLength: 1 })],
    'kept',
  ],
  [
    'an unfinished email address',
    [aField('EMAIL', 1)],
    { id: 1, emailValues: { value: 'a@' } },
    [aField('EMAIL', 1)],
    'kept',
  ],
  ['a text whose field is gone', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('TEXT', 2)], 'lost'],
  ['a text whose field has another type', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('DATE', 1)], 'lost'],
  ['a choice', [select], { id: 1, value: 'b' }, [select], 'kept'],
  [
    'a choice that is no longer offered',
    [select],
    { id: 1, value: 'b' },
    [aField('SELECT', 1, { choices: [choice('a')] })],
    'lost',
  ],
  ['a file', [files], { id: 1, fileUploadValues: [{ name: 'p.pdf', size: 1, upload }] }, [files], 'kept'],
])('%s is restored or named', (_what, before, value, after, expected) => {
  const { kept, lost } = restored(before, [value], after);
  expect(kept).toEqual(expected === 'kept' ? [value] : []);
  expect(lost).toEqual(expected === 'lost' ? ['Field 1'] : []);
});

test('files that are gone or not complete are named, and the others are restored', () => {
  const other = '7c84fb90-12c4-41e1-840d-ff0b4d5b3a12';
  const list = [
    { name: 'here.pdf', size: 1, upload },
    { name: 'gone.pdf', size: 1, upload: other },
    { name: 'half.pdf', size: 1 },
  ];
  const { kept, lost } = restored([files], [{ id: 1, fileUploadValues: list }], [files], (id) => id === upload);
  expect(kept).toEqual([{ id: 1, fileUploadValues: list.slice(0, 1) }]);
  expect(lost).toEqual(['gone.pdf', 'half.pdf']);
});

test('the texts of a picture are restored without the picture', () => {
  const value = { id: 1, fileUploadValues: [{ name: 'gone.jpg', size: 1, upload }], imageTexts: { title: 'Our pump' } };
  const { kept, lost } = restored([files], [value], [files], () => false);
  expect(kept).toEqual([{ ...value, fileUploadValues: [] }]);
  expect(lost).toEqual(['gone.jpg']);
});

test('the open page is the first one where the form has fewer pages now, and hidden fields are not named', () => {
  const content = contentOf(aForm([aField('HIDDEN', 1), aField('PAGE', 2)]), [{ id: 1, value: 'x' }], 2, '/');
  expect(restoreValues(aForm([aField('PAGE', 2)]), content, () => true)).toMatchObject({ formPage: 2, lost: [] });
  expect(restoreValues(aForm([]), content, () => true)).toMatchObject({ formPage: 1, lost: [] });
});
