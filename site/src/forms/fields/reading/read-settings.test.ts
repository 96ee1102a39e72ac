import { currencies } from '@headwater/contract/forms/currencies.ts';
import { expect, test } from 'vitest';
import { aField } from '../../testing/build-form.ts';
import type { FieldContext } from './read-base.ts';
import { readChoice, readInput, readLimit, readTyped } from './read-settings.ts';

/** Input of a reader, with a cleaner that strips markup. */
function context(canPrefill = false): FieldContext {
  return {
    base: aField('TEXT', 1),
    clean: { html: (html) => html, text: (html) => html.replace(/<[^>]+>/g, '') },
    canPrefill,
    currency: currencies.USD,
    acceptsFiles: false,
    placements: { label: 'TOP', description: 'BELOW', subLabel: 'BELOW' },
    typed: {},
  };
}

test.each([
  ['no maximum', null, null],
  ['a maximum of 0', 0, null],
  ['a negative maximum', -1, null],
  ['a maximum of 1', 1, 1],
])('reads %s as Gravity Forms does', (_what, limit, expected) => {
  expect(readLimit(limit)).toBe(expected);
});

test.each([
  ['with a value of its own sends that value', { text: 'Five', value: '5' }, '5'],
  ['whose value is empty sends an empty value, as "Please choose" does', { text: 'Please choose', value: '' }, ''],
  ['without a value sends its text', { text: 'Five', value: null }, 'Five'],
  ['with neither sends nothing', { text: null, value: null }, ''],
])('a choice %s', (_what, choice, value) => {
  expect(readChoice(context(), choice)).toMatchObject({ value, isSelected: false });
});

test('a choice has its value, its text with and without markup, and its selected state', () => {
  const choice = { text: '<b>Five</b>', value: '<b>5</b>', isSelected: true };
  expect(readChoice(context(), choice)).toEqual({
    ...{ text: 'Five', html: '<b>Five</b>' },
    value: '<b>5</b>',
    isSelected: true,
  });
});

test.each([
  ['its own label, cleaned', { label: 'First', customLabel: '<i>Given name</i>' }, 'Given name'],
  ['the usual label where the editor wrote none', { label: 'First', customLabel: '' }, 'First'],
  ['the fallback where there is no label at all', { label: null }, 'first'],
])('the label of an input is %s', (_what, labels, label) => {
  expect(readInput(context(), { id: 1.3, ...labels }, 'first')).toEqual({
    id: 1.3,
    label,
    placeholder: null,
    defaultValue: null,
    autocomplete: null,
    prefill: null,
  });
});

test.each([
  ['allowed', true, 'who'],
  ['forbade', false, null],
])(
  'a query parameter fills in inputs and fields if the editor allowed it: the editor %s it',
  (_what, canPrefill, prefill) => {
    expect(readInput(context(canPrefill), { id: 1, label: 'Name', name: 'who' }).prefill).toBe(prefill);
    expect(readTyped(context(canPrefill), { inputName: 'who' }).prefill).toBe(prefill);
  },
);

test.each([
  [{ hasAutocomplete: true, autocompleteAttribute: 'tel' }, 'tel'],
  [{ hasAutocomplete: false, autocompleteAttribute: 'tel' }, null],
  [{ hasAutocomplete: true, autocompleteAttribute: '' }, null],
])('the settings %j result in autocomplete %j', (settings, expected) => {
  expect(readTyped(context(), settings).autocomplete).toBe(expected);
});

test('a text input is of medium size unless the editor chose another', () => {
  expect(readTyped(context(), {})).toMatchObject({ size: 'MEDIUM', placeholder: null, defaultValue: null });
  expect(readTyped(context(), { size: 'LARGE', placeholder: 'e.g. 5' })).toMatchObject({
    size: 'LARGE',
    placeholder: 'e.g. 5',
  });
});
