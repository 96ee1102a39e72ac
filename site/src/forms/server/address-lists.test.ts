import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { addressLists } from './address-lists.ts';

const lists = (...types: ('INTERNATIONAL' | 'US' | 'CANADA')[]) =>
  addressLists(aForm(types.map((addressType, index) => aField('ADDRESS', index + 1, { addressType }))));

test('a form without an address needs no list', () => {
  expect(addressLists(aForm([aField('TEXT', 1)]))).toEqual({});
});

test('an international address needs the countries, each with its code', () => {
  const { countries = '', ...others } = lists('INTERNATIONAL');
  expect(countries.split('\n')).toContain('CA Canada');
  expect(others).toEqual({});
});

test('an address needs only the list of its country: US states or Canadian provinces', () => {
  const { US = '', CANADA = '', ...others } = lists('US', 'CANADA');
  expect(US.split('\n')).toContain('Minnesota');
  expect(CANADA.split('\n')).toContain('Ontario');
  expect(others).toEqual({});
  expect(Object.keys(lists('US'))).toEqual(['US']);
});

test('an address whose state is hidden needs no list of states', () => {
  const field = aField('ADDRESS', 1, { addressType: 'US' });
  const inputs = field.inputs.filter(({ key }) => key !== 'state');
  expect(addressLists(aForm([{ ...field, inputs }]))).toEqual({});
});
