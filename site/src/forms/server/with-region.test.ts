import { expect, test } from 'vitest';
import { initialValues } from '../model/initial-values.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { withRegion } from './with-region.ts';

const choices = ['Wisconsin', 'MN', 'Other'].map((value) => ({ text: value, value, isSelected: false, price: null }));
const form = aForm([aField('SELECT', 1, { choices, placeholder: 'Where?' })]);
const chosen = (regions: Parameters<typeof withRegion>[1]) =>
  initialValues(withRegion(form, regions)).find(({ id }) => id === 1);

test('on the page of a representative with one region, it is chosen', () => {
  expect(chosen(['Minnesota'])).toEqual({ id: 1, value: 'MN' });
  expect(chosen(['Wisconsin'])).toEqual({ id: 1, value: 'Wisconsin' });
});

test('visitors choose where a representative has several regions, or one that the form does not list', () => {
  const [none] = initialValues(form);
  expect(chosen(['Minnesota', 'Wisconsin'])).toEqual(none);
  expect(chosen(['Texas'])).toEqual(none);
});
