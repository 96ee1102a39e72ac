import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { withEditorsValues } from './editors-values.ts';
import { storedValues } from './stored-values.ts';

const visit = {
  dateCreated: '2026-11-23T05:00:00Z',
  sourceUrl: 'https://site.example/contact/',
  ip: '203.0.113.9',
  userAgent: 'Firefox',
};
const only = { id: 1, visibility: 'ADMINISTRATIVE' } as const;
const choices = [{ text: 'A' }, { text: 'B', value: 'b', isSelected: true }, { text: 'C', isSelected: true }];

function storedWith(fields: FormField[], posted: Record<string, string>) {
  const form: Form = { id: 1, title: 'Lead', fields, confirmations: [] };
  return storedValues(form, withEditorsValues(form, new Map(Object.entries(posted)), visit), String);
}

// As Gravity Forms 2.10.2 stores them, but for lists and Multiple Choice: it stores `"b"`, and b for each box.
test.each<[FormField, Record<string, string>]>([
  [{ ...only, type: 'TEXT', defaultValue: 'new' }, { 1: 'new' }],
  [{ ...only, type: 'TEXT', defaultValue: '{embed_url} {ip}' }, { 1: 'https://site.example/contact/ 203.0.113.9' }],
  [{ ...only, type: 'DATE', dateFormat: 'DMY_DOT', defaultValue: '{today:format:d.m.Y}' }, { 1: '2026-11-23' }],
  [{ ...only, type: 'NUMBER', numberFormat: 'DECIMAL_COMMA', defaultValue: '1.234,5' }, { 1: '1234.5' }],
  [{ ...only, type: 'SELECT', choices, defaultValue: 'A' }, { 1: 'b' }],
  [{ ...only, type: 'RADIO', choices }, { 1: 'b' }],
  [{ ...only, type: 'MULTISELECT', choices }, { 1: '["b"]' }],
  [
    { ...only, type: 'CHECKBOX', choices },
    { '1.2': 'b', '1.3': 'C' },
  ],
  [
    { ...only, type: 'MULTI_CHOICE', inputType: 'CHECKBOX', choices },
    { '1.2': 'b', '1.3': 'C' },
  ],
  [{ ...only, type: 'NAME', parts: { first: { defaultValue: 'Sales' } } }, { '1.3': 'Sales' }],
  [
    { ...only, type: 'ADDRESS', parts: { city: { defaultValue: 'Ulm' }, country: { defaultValue: 'Germany' } } },
    { '1.3': 'Ulm', '1.6': 'Germany' },
  ],
  [{ ...only, type: 'EMAIL', hasEmailConfirmation: true, defaultValue: 'a@example.com' }, { 1: 'a@example.com' }],
  [{ ...only, type: 'NUMBER', calculationFormula: '{Pumps:2} * 10' }, { 1: '30' }],
])('a field that only editors see stores its default: %j', (field, expected) => {
  const stored = storedWith([field, { type: 'NUMBER', id: 2 }], { 1: 'forged', '1.2': 'forged', 2: '3' });
  expect(stored).toEqual({ 2: '3', ...expected });
});

test('a formula counts the default of a field that only editors see', () => {
  const score: FormField = { type: 'NUMBER', id: 2, calculationFormula: '{Base:1} + 1' };
  expect(storedWith([{ ...only, type: 'NUMBER', defaultValue: '5' }, score], {})).toEqual({ 1: '5', 2: '6' });
});
