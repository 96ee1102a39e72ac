import { readFileSync } from 'node:fs';
import { decodeHTML } from 'entities';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { postalRegions } from '../postal-regions.ts';
import { countries } from './countries.ts';
import { datePickerMessage, messages, rangeMessage, requiredInputsMessage } from './messages.ts';
import { regions } from './regions.ts';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

function enumValues(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The contract has no enum ${name}.`);
  return type.getValues().map((value) => value.name);
}

test('the countries are those of the mutation', () => {
  expect([...countries.keys()].sort()).toEqual(enumValues('AddressFieldCountryEnum').sort());
});

test('the names of countries are those of a real WordPress', () => {
  const page = readFileSync(new URL('../wordpress/recordings/contact-page-with-form.json', import.meta.url), 'utf8');
  const options = [...page.matchAll(/<option value='[^']+' >([^<]+)</g)].map(([, name = '']) => decodeHTML(name));
  expect([...countries.values()].filter((name) => !options.includes(name))).toEqual([]);
});

test('every state and province has its full name, once', () => {
  expect([...regions.US.keys()].sort()).toEqual(enumValues('AddressFieldStateEnum').sort());
  expect([...regions.CANADA.keys()].sort()).toEqual(enumValues('AddressFieldProvinceEnum').sort());
  expect(regions.US.get('U_S__VIRGIN_ISLANDS')).toBe('U.S. Virgin Islands');
  const names = [...regions.US.values(), ...regions.CANADA.values()];
  expect(new Set(names).size).toBe(names.length);
});

test('every postal code is one of a state or province of the lists', () => {
  const names: readonly string[] = [...regions.US.values(), ...regions.CANADA.values()];
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
