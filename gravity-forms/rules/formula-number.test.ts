import { currencies } from '@headwater/contract/forms/currencies.ts';
import { expect, test } from 'vitest';
import { formulaNumber, numberIn } from './formula-number.ts';
import type { PostedValue } from './posted-values.ts';
import type { RuleField, RuleSettingsOf, RuleType } from './rule-field.ts';

const base = {
  id: 4,
  isRequired: false,
  visibility: 'VISIBLE',
  conditionalLogic: null,
  errorMessage: null,
  pageNumber: 1,
  prefill: null,
} as const;

function numberOf(settings: RuleSettingsOf, posted: Record<string, PostedValue>, inputId = '4', modifier?: string) {
  // A field of any type has the settings of its own.
  const field = { ...base, ...settings } as RuleField<RuleType>;
  return formulaNumber(field, new Map(Object.entries(posted)), inputId, modifier);
}

const text = { type: 'TEXT', maxLength: null } as const;
const select = { type: 'SELECT', choices: [] } as const;
const price = { type: 'PRICE', currency: currencies.USD } as const;
const product = { type: 'PRODUCT', price: 25, formula: null, hasQuantity: true, currency: currencies.USD } as const;

test.each([
  ['12', 12],
  ['1.5 m', 1.5],
  ['1.2.3', 1.2],
  ['5-', -5],
  ['none', 0],
  ['', 0],
])('a formula reads the text %j as %d', (value, expected) => {
  expect([numberOf(text, { 4: value }), numberIn(value)]).toEqual([expected, expected]);
});

test('a field without a value, or with several texts, counts as 0', () => {
  expect(numberOf(text, {})).toBe(0);
  expect(numberOf({ type: 'NAME', inputs: [] }, { 4.3: '7' })).toBe(0);
});

test.each([
  ['4', undefined, 25],
  ['4.2', undefined, 25],
  ['4', 'price', 25],
  ['4.3', undefined, 3],
  ['4', 'quantity', 3],
  ['4', 'qty', 3],
])('the tag %s:%s of a product is %d', (inputId, modifier, expected) => {
  expect(numberOf(product, { 4.2: '$25.00', 4.3: '3' }, inputId, modifier)).toBe(expected);
});

test('a product without a price or quantity counts as 0', () => {
  const posted = { 4.2: '', 4.3: 'two' };
  expect([numberOf(product, posted), numberOf(product, posted, '4.3')]).toEqual([0, 0]);
});

test.each([
  ['4', undefined, 12.5],
  ['4.2', undefined, 2.5],
  ['4.3', undefined, 0],
  ['4', 'value', 7],
  ['4.2', 'value', 7],
])('the tag %s:%s of ticked boxes adds up to %d', (inputId, modifier, expected) => {
  const posted = { 4.1: 'Alarm|10', 4.2: '7|2.5' };
  expect(numberOf({ type: 'CHECKBOX', choices: [] }, posted, inputId, modifier)).toBe(expected);
});

test.each<[string, RuleSettingsOf, PostedValue, number]>([
  ['several choices by their prices or numbers', { ...select, type: 'MULTISELECT' }, ['Alarm|10', '7'], 17],
  ['one choice by its price', select, '7|30', 30],
  ['one choice without a price by its number', select, '7 m', 7],
  ['a text with a bar by its digits', text, '7|30', 730],
  ['a price in its currency', { ...price, currency: currencies.EUR }, '1.234,50 €', 1234.5],
  ['a price that is none', price, 'free', 0],
])('a formula reads %s', (_what, settings, value, expected) => {
  expect(numberOf(settings, { 4: value })).toBe(expected);
});
