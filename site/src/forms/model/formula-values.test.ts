import { currencies } from '@headwater/contract/forms/currencies.ts';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import { rulesOf } from '../fields/rules-of.ts';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import { aField } from '../testing/build-form.ts';
import { amountIn, formulaNumber } from './formula-values.ts';

function numberOf(field: FormField, held: ValueRecord | undefined, inputId = '4', modifier?: string) {
  return formulaNumber({ field, rules: rulesOf(field), held, isMisfit: false }, inputId, modifier);
}

test.each([
  ['12', 12],
  ['1.5 m', 1.5],
  ['1.2.3', 1.2],
  ['5-', -5],
  ['none', 0],
  ['', 0],
])('a formula reads the text %j as %d', (value, expected) => {
  expect(numberOf(aField('TEXT', 4), { value })).toBe(expected);
  expect(amountIn({ value })).toBe(expected);
});

test('a field without a value, or with one of another kind, counts as 0', () => {
  expect(numberOf(aField('TEXT', 4), undefined)).toBe(0);
  expect(numberOf(aField('NAME', 4), { nameValues: { first: '7' } })).toBe(0);
  expect([amountIn(undefined), amountIn({ values: ['7'] })]).toEqual([0, 0]);
});

test.each([
  ['4', undefined, 25],
  ['4.2', undefined, 25],
  ['4', 'price', 25],
  ['4.3', undefined, 3],
  ['4', 'quantity', 3],
  ['4', 'qty', 3],
])('the tag %s:%s of a product is %d', (inputId, modifier, expected) => {
  expect(numberOf(aField('PRODUCT', 4), { productValues: { price: '25', quantity: '3' } }, inputId, modifier)).toBe(
    expected,
  );
});

test('a product without a price or quantity counts as 0', () => {
  const held = { productValues: { price: '', quantity: 'two' } };
  expect([numberOf(aField('PRODUCT', 4), held), numberOf(aField('PRODUCT', 4), held, '4.3')]).toEqual([0, 0]);
});

const ticked = {
  checkboxValues: [
    { inputId: 4.1, value: 'Alarm|10' },
    { inputId: 4.2, value: '7|2.5' },
  ],
};

test.each([
  ['4', undefined, 12.5],
  ['4.2', undefined, 2.5],
  ['4.3', undefined, 0],
  ['4', 'value', 7],
  ['4.2', 'value', 7],
])('the tag %s:%s of ticked boxes adds up to %d', (inputId, modifier, expected) => {
  expect(numberOf(aField('CHECKBOX', 4), ticked, inputId, modifier)).toBe(expected);
});

test.each<[string, FormField, ValueRecord, number]>([
  ['several choices by their prices or numbers', aField('MULTISELECT', 4), { values: ['Alarm|10', '7'] }, 17],
  ['one choice by its price', aField('SELECT', 4), { value: '7|30' }, 30],
  ['one choice without a price by its number', aField('SELECT', 4), { value: '7 m' }, 7],
  ['a text with a bar by its digits', aField('TEXT', 4), { value: '7|30' }, 730],
  ['a price in its currency', aField('PRICE', 4, { currency: currencies.EUR }), { value: '1.234,50 €' }, 1234.5],
  ['a price that is none', aField('PRICE', 4), { value: 'free' }, 0],
])('a formula reads %s', (_what, field, held, expected) => {
  expect(numberOf(field, held)).toBe(expected);
});
