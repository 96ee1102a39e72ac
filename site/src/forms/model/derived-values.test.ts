import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { withDerivedValues } from './derived-values.ts';
import { valueOfField } from './field-values.ts';

const region = aField('SELECT', 1, {
  label: 'Region',
  choices: ['USA', 'Canada', 'Other'].map((text) => choice(text)),
});

function derived(field: FormField, regionText: string, gclid?: string): string | undefined {
  const values = withDerivedValues(
    aForm([region, field]),
    [{ id: 1, value: regionText }],
    gclid === undefined ? undefined : { gclid },
  );
  const value = valueOfField(values, field.id);
  return value && 'value' in value ? value.value : undefined;
}

test.each([
  ['USA', 'Domestic', 'US'],
  [' usa ', 'Domestic', 'US'],
  ['Canada', 'International', 'CA'],
  ['Other', 'International', ''],
  ['', 'International', ''],
])('the region %j sets Domestic to %s and Country to %j', (text, domestic, country) => {
  expect(derived(aField('TEXT', 2, { label: ' DOMESTIC ', visibility: 'HIDDEN' }), text)).toBe(domestic);
  expect(derived(aField('TEXT', 2, { label: 'Country', visibility: 'HIDDEN' }), text)).toBe(country);
});

test('a list of countries gets the choice with the name of the country, or none', () => {
  const listed = (texts: string[]) =>
    aField('SELECT', 2, { label: 'Country', choices: texts.map((text) => choice(text)) });
  expect(derived(listed(['Germany', 'United States']), 'USA')).toBe('United States');
  expect(derived(listed(['ca', 'us']), 'Canada')).toBe('ca');
  expect(derived(listed(['Germany']), 'USA')).toBe('');
});

test('the click ID is set in the field labeled gclid only for visitors from an ad', () => {
  const gclid = aField('HIDDEN', 2, { label: 'gclid' });
  expect(derived(gclid, 'USA', 'click-1')).toBe('click-1');
  expect(derived(gclid, 'USA')).toBeUndefined();
});

test("a campaign's labels are set in the fields labeled by their parameters", () => {
  const form = aForm([aField('HIDDEN', 2, { label: 'utm_source' }), aField('HIDDEN', 3, { label: 'UTM_Medium' })]);
  expect(withDerivedValues(form, [], { utm_source: 'letter', utm_medium: 'email', utm_term: 'x' })).toEqual([
    { id: 2, value: 'letter' },
    { id: 3, value: 'email' },
  ]);
});

test('without a region, Domestic and Country are not set', () => {
  const form = aForm([aField('TEXT', 2, { label: 'Domestic' })]);
  expect(withDerivedValues(form, [], undefined)).toEqual([]);
});

test('a field that rules hide is not set', () => {
  const conditionalLogic = {
    actionType: 'SHOW' as const,
    logicType: 'ALL' as const,
    rules: [{ fieldId: 1, operator: 'IS' as const, value: 'Mars' }],
  };
  expect(derived(aField('TEXT', 2, { label: 'Domestic', conditionalLogic }), 'USA')).toBeUndefined();
});

test("a visitor's text in a visible field is not changed", () => {
  const form = aForm([region, aField('TEXT', 2, { label: 'Country' })]);
  const written = [
    { id: 1, value: 'Other' },
    { id: 2, value: 'Germany' },
  ];
  expect(withDerivedValues(form, written, undefined)).toEqual(written);
});

test('a field of another type with such a label is not changed', () => {
  expect(derived(aField('ADDRESS', 2, { label: 'Country' }), 'USA')).toBeUndefined();
});
