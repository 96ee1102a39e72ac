import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { postalRegions } from '../postal-regions.ts';
import { countries } from './countries.ts';
import { isCountryCode } from './country-codes.ts';
import { datePickerMessage, messages, rangeMessage, requiredInputsMessage } from './messages.ts';
import { regionName, regions } from './regions.ts';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

function enumValues(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The contract has no enum ${name}.`);
  return type.getValues().map((value) => value.name);
}

test('the countries are those of the mutation', () => {
  const codes = enumValues('AddressFieldCountryEnum').sort();
  expect(Object.keys(countries).sort()).toEqual(codes);
});

test('only the code of a country is a country code', () => {
  expect(enumValues('AddressFieldCountryEnum').filter((code) => !isCountryCode(code))).toEqual([]);
  expect(['', 'us', 'USA', 'ZZ', 'DA', 'constructor'].filter(isCountryCode)).toEqual([]);
});

test('every state and province has its full name', () => {
  expect(Object.keys(regions.US).sort()).toEqual(enumValues('AddressFieldStateEnum').sort());
  expect(Object.keys(regions.CANADA).sort()).toEqual(enumValues('AddressFieldProvinceEnum').sort());
  expect(regionName('US', 'U_S__VIRGIN_ISLANDS')).toBe('U.S. Virgin Islands');
  expect(regionName('US', 'toString')).toBeNull();
});

test.each([
  ['countries', countries],
  ['states', regions.US],
  ['provinces', regions.CANADA],
])('every name of %s is unique and not empty', (_what, names) => {
  const all = Object.values(names);
  expect(all.filter((name) => !/^\p{Lu}[\p{L}'’.,() -]+$/u.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('every postal code is one of a state or province of the lists', () => {
  const names: readonly string[] = [...Object.values(regions.US), ...Object.values(regions.CANADA)];
  expect(Object.values(postalRegions).filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(Object.values(postalRegions)).size).toBe(Object.keys(postalRegions).length);
});

test('every message has at least four words', () => {
  expect(Object.values(messages).filter((message) => message.split(' ').length < 4)).toEqual([]);
});

/** A real WordPress's response to a submission with mistakes. */
const recorded: { errors: { message: string }[] } = JSON.parse(
  readFileSync(new URL('../wordpress/recordings/submit-invalid-values.json', import.meta.url), 'utf8'),
).response.data.submitGfForm;

test('the messages match a real WordPress exactly', () => {
  expect([...new Set(recorded.errors.map(({ message }) => message))]).toEqual([
    requiredInputsMessage(['First', 'Last']),
    messages.emailFormat,
    messages.required,
    rangeMessage(1, 500),
    messages.website,
  ]);
});

test.each([
  ['MDY', 'mm/dd/yyyy'],
  ['DMY', 'dd/mm/yyyy'],
  ['DMY_DASH', 'dd-mm-yyyy'],
  ['DMY_DOT', 'dd.mm.yyyy'],
  ['YMD_SLASH', 'yyyy/mm/dd'],
  ['YMD_DASH', 'yyyy-mm-dd'],
  ['YMD_DOT', 'yyyy.mm.dd'],
] as const)("the message about a date of the format %s has its field's format: %s", (format, pattern) => {
  expect(datePickerMessage(format)).toBe(`Please enter a valid date in the format (${pattern}).`);
});

test.each([
  [1, null, 'Please enter a number greater than or equal to <strong>1</strong>.'],
  [null, 500, 'Please enter a number less than or equal to <strong>500</strong>.'],
  [null, null, 'Please enter a valid number.'],
])('the message about a number from %s to %s names its bounds', (min, max, message) => {
  expect(rangeMessage(min, max)).toBe(message);
});
