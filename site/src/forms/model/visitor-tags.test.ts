import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { withVisitorTags } from './visitor-tags.ts';

const form = aForm([
  aField('HIDDEN', 1, { defaultValue: 'Browser: {user_agent}' }),
  aField('HIDDEN', 2, { defaultValue: '{referer}' }),
  aField('TEXT', 3),
]);
const values = [
  { id: 1, value: 'Browser: {user_agent}' },
  { id: 2, value: '{referer}' },
  { id: 3, value: '{user_agent}' },
];

test('a hidden field with its default value says where the visitor came from and with which browser', () => {
  const filled = withVisitorTags(form, values, { referer: 'https://search.example/', user_agent: 'Browser/1' });
  expect(Object.fromEntries(filled.map((value) => [value.id, value]))).toEqual({
    1: { id: 1, value: 'Browser: Browser/1' },
    2: { id: 2, value: 'https://search.example/' },
    // What a visitor typed stays.
    3: { id: 3, value: '{user_agent}' },
  });
});

test('a hidden field has no value while the page that led to the form is unknown', () => {
  expect(withVisitorTags(form, values, { referer: '' })).toEqual([values[2], values[0]]);
});

test('a tag whose value is not given stays in its text', () => {
  expect(withVisitorTags(form, values.slice(0, 1), {})).toEqual([values[0]]);
});

test('a hidden field that a URL parameter filled in keeps that text', () => {
  const prefilled = [{ id: 2, value: 'newsletter' }];
  expect(withVisitorTags(form, prefilled, { referer: 'https://search.example/' })).toEqual(prefilled);
});
