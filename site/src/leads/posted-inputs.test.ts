import { expect, test } from 'vitest';
import type { FormField } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { postedInputs } from './posted-inputs.ts';

const country = (id: number, value: string): FieldValue => ({
  ...{ id, addressValues: { city: 'Berlin', country: value } },
});

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
    'a name in parts',
    aField('NAME', 1),
    { id: 1, nameValues: { first: 'DE', last: 'FR' } },
    [
      ['input_1_3', 'DE'],
      ['input_1_6', 'FR'],
    ],
  ],
])('posts %s', (_what, field, value, expected) => {
  expect(postedInputs(aForm([field]), [value])).toEqual(expected);
});

test('what the visitor says about a picture is posted without the picture', () => {
  const imageTexts = { inputs: [{ key: 'title' as const, id: 1.1, label: 'Title' }], placement: 'BELOW' as const };
  const fileUploadValues = [{ name: 'well.jpg', size: 1, upload: 'u' }];
  const value = { id: 1, fileUploadValues, imageTexts: { title: 'A well', caption: 'Not asked for' } };
  const field = aField('FILEUPLOAD', 1, { acceptsFiles: true });
  expect(postedInputs(aForm([field]), [value])).toEqual([]);
  expect(postedInputs(aForm([{ ...field, imageTexts }]), [value])).toEqual([['input_1_1', 'A well']]);
});

test('a product posts how many are wanted unless a field of its own says so, and delivery costs are an amount', () => {
  const product = aField('PRODUCT', 1, { price: 4, hasQuantity: false, order: { part: 'product' } });
  const quantity = aField('NUMBER', 2, { order: { part: 'quantity', product: 1 } });
  const delivery = aField('SHIPPING', 3, { price: 12 });
  const values = [
    { id: 1, productValues: { quantity: '1', price: '4' } },
    { id: 2, value: '5' },
    { id: 3, value: '12' },
  ];
  const posted = (...fields: FormField[]) => Object.fromEntries(postedInputs(aForm(fields), values));
  expect(posted(product, delivery)).toEqual({
    ...{ input_1_1: 'Field 1', input_1_2: '$4.00', input_1_3: '1', input_3: '$12.00' },
  });
  expect(posted(product, quantity)).toEqual({ input_1_1: 'Field 1', input_1_2: '$4.00', input_2: '5' });
});
