import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { unsupportedTypes } from '../model/unsupported-types.ts';
import { aField, choice } from '../testing/build-form.ts';
import { isEmail } from './email/email-text.ts';
import { productRules } from './product/product.rules.ts';
import { rankRules } from './rank/rank.rules.ts';
import { noValue } from './shared/no-value.ts';

const product = aField('PRODUCT', 4, { price: 25 });
const held = (quantity: string) => ({ productValues: { quantity, price: '25' } });

test.each([
  ['0', undefined],
  ['12', undefined],
  [' +3 ', undefined],
  ['3.', undefined],
  ['3.00', undefined],
  ['3.5', texts.fieldMessages.quantity],
  ['-1', texts.fieldMessages.quantity],
  ['many', texts.fieldMessages.quantity],
  ['', texts.fieldMessages.quantity],
])('a quantity %j has the mistake %j', (quantity, mistake) => {
  expect(productRules.mistake(product, held(quantity))).toBe(mistake);
});

test.each([
  [null, ['25', '3']],
  [4.2, '25'],
  [4.3, '3'],
  [4.1, ''],
])('rules compare the price and the quantity of a product: input %s is %j', (inputId, compared) => {
  expect(productRules.compared(product, held('3'), inputId)).toEqual(compared);
});

test('a product without a value compares as nothing', () => {
  expect(productRules.compared(product, undefined, null)).toEqual([]);
  expect(productRules.compared(product, undefined, 4.2)).toBe('');
  expect(productRules.compared(product, undefined, 4.3)).toBe('');
});

test('a product with a blank quantity is empty and missing', () => {
  expect(productRules.isEmpty(product, held(' '))).toBe(true);
  expect(productRules.missing(product, held(' '))).toBe(texts.fieldMessages.required);
});

test('a product with the quantity 0 is neither empty nor missing', () => {
  expect(productRules.isEmpty(product, held('0'))).toBe(false);
  expect(productRules.missing(product, held('0'))).toBeUndefined();
});

test('a product starts with the quantity in the URL', () => {
  expect(productRules.initial(product, () => '3')).toEqual(held('3'));
  expect(productRules.initial(product, () => undefined)).toEqual(held(''));
});

test('a product without a quantity input starts with the quantity 1', () => {
  expect(productRules.initial({ ...product, hasQuantity: false }, () => '3')).toEqual(held('1'));
});

test('a product without a value is missing', () => {
  expect(productRules.missing(product, undefined)).toBe(texts.fieldMessages.required);
});

test('a product is sent as numbers', () => {
  expect(productRules.submission(product, held('3.0'))).toEqual({ productValues: { quantity: 3, price: 25 } });
});

test('without scripts, a product is read and written by its quantity', () => {
  const data = new FormData();
  data.set('input_4_3', '3');
  expect(productRules.read(product, data)).toEqual(held('3'));
  expect(productRules.read(product, new FormData())).toEqual(held(''));
  expect(productRules.write(product, held('3'))).toEqual([['input_4_3', '3']]);
  expect(productRules.write({ ...product, hasQuantity: false }, held('1'))).toEqual([]);
});

test('a ranking is sent as one text, with what the visitor left out behind it', () => {
  const field = aField('RANK', 1, { choices: ['a', 'b', 'c'].map((value) => choice(value)) });
  expect(rankRules.submission(field, { values: ['c', ''] })).toEqual({ value: 'c,a,b' });
});

test('a field without a value is empty', () => {
  expect([noValue.isEmpty(), noValue.missing(), noValue.compared(), noValue.write()]).toEqual([
    true,
    undefined,
    '',
    [],
  ]);
});

test.each(['a@b.co', 'ab@c.d'])('WordPress accepts the email address %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['a@b.c', '@b.com', 'ada@example', 'ada@-example.com'])('WordPress refuses the email address %s', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('the types of a form that the site does not support are listed once, in order', () => {
  const fields = ['Signature', 'Password', 'Signature'].map((typeName, at) =>
    aField('UNSUPPORTED', at + 1, { typeName }),
  );
  expect(unsupportedTypes({ fields: [aField('TEXT', 9), ...fields], uncheckedCaptcha: null })).toEqual([
    ...['Password', 'Signature'],
  ]);
  expect(unsupportedTypes({ fields: [], uncheckedCaptcha: 3 })).toEqual(['CaptchaField without a site key']);
});
