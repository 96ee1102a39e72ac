import { expect, test } from 'vitest';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { fieldValuesReducer, valueOfField } from './field-values.ts';

const first: FieldValue = { id: 1, value: 'Ada' };
const second: FieldValue = { id: 2, values: ['a'] };

test('an update adds a value for its field', () => {
  expect(fieldValuesReducer([first], { type: 'updateFieldValue', fieldValue: second })).toEqual([first, second]);
});

test('an update replaces the value of its field, of any kind', () => {
  const fieldValue: FieldValue = { id: 1, nameValues: { first: 'Grace' } };
  expect(fieldValuesReducer([first, second], { type: 'updateFieldValue', fieldValue })).toEqual([second, fieldValue]);
});

test('a reset empties the list', () => {
  expect(fieldValuesReducer([first, second], { type: 'reset' })).toEqual([]);
});

test('any other action throws an error with its name', () => {
  const action = JSON.parse('{ "type": "clearAll" }');
  expect(() => fieldValuesReducer([], action)).toThrow('Field value update operation not supported: clearAll.');
});

test('a field has its value, or undefined before the visitor enters a value', () => {
  expect(valueOfField([first, second], 2)).toBe(second);
  expect(valueOfField([first], 2)).toBeUndefined();
});
