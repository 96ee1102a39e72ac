import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
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

test('every country of the mutation has a name and a code, and there are no others', () => {
  const codes = enumValues('AddressFieldCountryEnum').sort();
  expect(Object.keys(countries).sort()).toEqual(codes);
  expect(codes.filter((code) => !isCountryCode(code))).toEqual([]);
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

/** A real WordPress's answer to a submission with mistakes. */
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

test("the message about a date has its field's format", () => {
  expect(datePickerMessage('DMY_DOT')).toBe('Please enter a valid date in the format (dd.mm.yyyy).');
});
