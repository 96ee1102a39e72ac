import { expect, test } from 'vitest';
import type { FormField } from '../forms/fields/form-field.ts';
import type { ConditionalLogic } from '../forms/fields/shared/conditional-logic.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { postedInputs } from './posted-inputs.ts';

const rule: ConditionalLogic = {
  actionType: 'SHOW',
  logicType: 'ALL',
  rules: [{ fieldId: 9, operator: 'IS', value: 'yes' }],
};
const country = (id: number, value: string): FieldValue => ({
  ...{ id, addressValues: { city: 'Berlin', country: value } },
});

const aFile = [{ name: 'well.jpg', size: 1, upload: 'u' }];
const imageTexts = { inputs: [{ key: 'title' as const, id: 1.1, label: 'Title' }], placement: 'BELOW' as const };

test.each<[string, FormField, FieldValue, [string, string][]]>([
  ['a text as it is', aField('TEXT', 1), { id: 1, value: 'DE' }, [['input_1', 'DE']]],
  [
    'a date of any format as the CMS stores it',
    aField('DATE', 1, { format: 'DMY' }),
    { id: 1, value: '23/11/2026' },
    [['input_1', '2026-11-23']],
  ],
  ['a time in the format of the form', aField('TIME', 1), { id: 1, value: '13:30' }, [['input_1', '01:30 pm']]],
  [
    'a number in the format of the form',
    aField('NUMBER', 1, { format: 'DECIMAL_COMMA' }),
    { id: 1, value: '1.234,5' },
    [['input_1', '1234,5']],
  ],
  [
    'the name of a country',
    aField('ADDRESS', 1),
    country(1, 'DE'),
    [
      ['input_1_3', 'Berlin'],
      ['input_1_6', 'Germany'],
    ],
  ],
  [
    'a country that has no code',
    aField('ADDRESS', 1),
    country(1, 'Atlantis'),
    [
      ['input_1_3', 'Berlin'],
      ['input_1_6', 'Atlantis'],
    ],
  ],
  [
    'a name in parts',
    aField('NAME', 1),
    { id: 1, nameValues: { first: 'DE', last: 'FR' } },
    [
      ['input_1_3', 'DE'],
      ['input_1_6', 'FR'],
    ],
  ],
  [
    'what the visitor says about a picture, without the picture',
    aField('FILEUPLOAD', 1, { acceptsFiles: true, imageTexts }),
    { id: 1, fileUploadValues: aFile, imageTexts: { title: 'A well', caption: 'Not asked for' } },
    [['input_1_1', 'A well']],
  ],
  [
    'nothing of a picture about which the visitor says nothing',
    aField('FILEUPLOAD', 1, { acceptsFiles: true, imageTexts }),
    { id: 1, fileUploadValues: aFile },
    [],
  ],
  [
    'nothing of a file whose field has no texts',
    aField('FILEUPLOAD', 1, { acceptsFiles: true }),
    { id: 1, fileUploadValues: aFile, imageTexts: { title: 'A well' } },
    [],
  ],
  ['nothing of an empty field', aField('TEXT', 1), { id: 1, value: ' ' }, []],
  ['nothing of a field that a rule hides', aField('TEXT', 1, { conditionalLogic: rule }), { id: 1, value: 'a' }, []],
  ['nothing of a value of another kind', aField('TEXT', 1), { id: 1, values: ['a'] }, []],
])('posts %s', (_what, field, value, expected) => {
  expect(postedInputs(aForm([field, aField('TEXT', 9)]), [value])).toEqual(expected);
});
