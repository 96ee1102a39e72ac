import * as texts from '@headwater/brand/texts.ts';
import { isEmailAddress } from '@headwater/gravity-forms/email-address.ts';
import { expect, test } from 'vitest';
import { unsupportedTypes } from '../model/unsupported-types.ts';
import { validateForm } from '../model/validate.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { productInputs } from './product/product.inputs.ts';
import { rankInputs } from './rank/rank.inputs.ts';
import { selectInputs } from './select/select.inputs.ts';

const product = aField('PRODUCT', 4, { price: 25 });
const held = (quantity: string) => ({ productValues: { quantity, price: '25' } });

/** The message for the field, if it is required. */
function errorOf(value?: ReturnType<typeof held>): string | undefined {
  const form = aForm([{ ...product, isRequired: true }, aField('HIDDEN', 9)]);
  const values = value ? [{ id: 4, ...value }] : [];
  return validateForm(form, [...values, { id: 9, value: 'x' }])[0]?.message;
}

test.each([
  ['0', undefined],
  ['12', undefined],
  [' +3 ', undefined],
  ['3.', undefined],
  ['3.00', undefined],
  ['3.5', texts.fieldMessages.quantity],
  ['-1', texts.fieldMessages.quantity],
  ['many', texts.fieldMessages.quantity],
  ['', texts.fieldMessages.required],
  [' ', texts.fieldMessages.required],
])('the quantity %j of a required product has the error %j', (quantity, message) => {
  expect(errorOf(held(quantity))).toBe(message);
});

test('a select without a default starts with the choice that the editor preselects, not with one without a value', () => {
  const choices = [choice('Option 1'), choice('Option 2', true), { ...choice('Option 4'), value: '' }];
  expect(selectInputs.initial(aField('SELECT', 3, { choices }), () => undefined)).toEqual({ value: 'Option 2' });
});

test('a product starts with the quantity in the URL', () => {
  expect(productInputs.initial(product, () => '3')).toEqual(held('3'));
  expect(productInputs.initial(product, () => undefined)).toEqual(held(''));
});

test('a product without a quantity input starts with the quantity 1', () => {
  expect(productInputs.initial({ ...product, hasQuantity: false }, () => '3')).toEqual(held('1'));
});

test('a product without a value is missing', () => {
  expect(errorOf()).toBe(texts.fieldMessages.required);
});

test('a product is posted with its name, its price and how many the visitor wants', () => {
  expect(productInputs.post(product, held('3.0'))).toEqual([
    ['4.1', 'Field 4'],
    ['4.2', '25'],
    ['4.3', '3.0'],
  ]);
});

test('without scripts, a product is read and written by its quantity', () => {
  const data = new FormData();
  data.set('input_4_3', '3');
  expect(productInputs.read(product, data)).toEqual(held('3'));
  expect(productInputs.read(product, new FormData())).toEqual(held(''));
  expect(productInputs.write?.(product, held('3'))).toEqual([['input_4_3', '3']]);
  expect(productInputs.write?.({ ...product, hasQuantity: false }, held('1'))).toEqual([]);
});

test('a ranking is sent as one text, with what the visitor left out behind it', () => {
  const field = aField('RANK', 1, { choices: ['a', 'b', 'c'].map((value) => choice(value)) });
  expect(rankInputs.post(field, { values: ['c', ''] })).toEqual([['1', 'c,a,b']]);
  expect(rankInputs.post(field, { values: [''] })).toEqual([]);
});

test.each(['a@b.co', 'ab@c.d'])('WordPress accepts the email address %s', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(['a@b.c', '@b.com', 'ada@example', 'ada@-example.com'])('WordPress refuses the email address %s', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('the types of a form that the site does not support are listed with the fields', () => {
  const fields = ['Signature', 'Password', 'Signature'].map((typeName, at) =>
    aField('UNSUPPORTED', at + 1, { typeName }),
  );
  expect(unsupportedTypes({ fields: [aField('TEXT', 9), ...fields], uncheckedCaptcha: null })).toEqual([
    ...['field 1: Signature', 'field 2: Password', 'field 3: Signature'],
  ]);
  expect(unsupportedTypes({ fields: [], uncheckedCaptcha: 3 })).toEqual(['CaptchaField without a site key']);
});
