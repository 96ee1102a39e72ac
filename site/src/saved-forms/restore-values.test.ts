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

type Row = [what: string, before: FormField[], value: FieldValue, after: FormField[]];

test.each<Row>([
  ['a text', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('TEXT', 1)]],
  [
    'a text that has become too long',
    [aField('TEXT', 1)],
    { id: 1, value: 'xx' },
    [aField('TEXT', 1, { maxLength: 1 })],
  ],
  ['an unfinished email address', [aField('EMAIL', 1)], { id: 1, emailValues: { value: 'a@' } }, [aField('EMAIL', 1)]],
  ['a choice', [select], { id: 1, value: 'b' }, [select]],
  ['a file', [files], { id: 1, fileUploadValues: [{ name: 'p.pdf', size: 1, upload }] }, [files]],
])('%s is restored', (_what, before, value, after) => {
  expect(restored(before, [value], after)).toEqual({ kept: [value], lost: [] });
});

test.each<Row>([
  ['a text whose field is gone', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('TEXT', 2)]],
  ['a text whose field has another type', [aField('TEXT', 1)], { id: 1, value: 'x' }, [aField('DATE', 1)]],
  [
    'a choice that is no longer offered',
    [select],
    { id: 1, value: 'b' },
    [aField('SELECT', 1, { choices: [choice('a')] })],
  ],
])('%s is reported as lost', (_what, before, value, after) => {
  expect(restored(before, [value], after)).toEqual({ kept: [], lost: ['Field 1'] });
});

test('only files that are missing or incomplete are reported as lost', () => {
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

/** A form that was saved on its second page, with a hidden field that is gone, after it has other fields. */
function reopened(fields: FormField[]) {
  const content = contentOf(aForm([aField('HIDDEN', 1), aField('PAGE', 2)]), [{ id: 1, value: 'x' }], 2, '/');
  return restoreValues(aForm(fields), content, () => true);
}

test('a form opens on the page on which it was saved', () => {
  expect(reopened([aField('PAGE', 2)])).toMatchObject({ formPage: 2 });
});

test('a form that no longer has the saved page opens on its first page', () => {
  expect(reopened([])).toMatchObject({ formPage: 1 });
});

test('a hidden field is not reported as lost', () => {
  expect(reopened([aField('PAGE', 2)])).toMatchObject({ lost: [] });
  expect(reopened([])).toMatchObject({ lost: [] });
});
