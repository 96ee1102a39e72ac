import fc from 'fast-check';
import type { FieldOf, FieldType, FormField } from '../fields/form-field.ts';
import type { Choice } from '../fields/shared/field-base.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';

type Entered<Type extends FieldType> = (
  field: FieldOf<Type>,
) => [good: fc.Arbitrary<object>, bad: fc.Arbitrary<object>];

const value = (...texts: string[]) => fc.constantFrom(...texts).map((text) => ({ value: text }));
const one = (record: object) => fc.constant(record);
const chosen = (choices: readonly Choice[]) => fc.constantFrom(...choices).map((choice) => ({ value: choice.value }));
const nothing = [one({ value: '' }), one({ value: '' })] satisfies ReturnType<Entered<'HTML'>>;

/** Valid and invalid values of a type without an entry. */
const anyText: Entered<FieldType> = () => [value('Some text'), value('', ' ')];

/** Valid and invalid values of each type. */
const entered: { [Type in FieldType]?: Entered<Type> } = {
  ADDRESS: ({ inputs }) => {
    const whole = Object.fromEntries(inputs.map(({ key }) => [key, key === 'country' ? 'US' : 'Duluth']));
    return [
      one({ addressValues: whole }),
      fc.constantFrom({ addressValues: { city: 'Duluth' } }, { addressValues: { country: 'US' } }),
    ];
  },
  CAPTCHA: () => nothing,
  CHECKBOX: ({ choices }) => [
    fc
      .subarray(choices, { minLength: 1 })
      .map((boxes) => ({ checkboxValues: boxes.map(({ inputId, value: text }) => ({ inputId, value: text })) })),
    one({ checkboxValues: [{ inputId: choices[0]?.inputId, value: 'not offered' }] }),
  ],
  CONSENT: () => [value('1'), value('0', '')],
  DATE: () => [value('2026-12-03', '2028-02-29'), value('2026-02-30', 'soon', '13/13/2026', '2026-1-1')],
  EMAIL: ({ confirmation }) => [
    one({ emailValues: { value: 'ada@example.com', ...(confirmation && { confirmationValue: 'ada@example.com' }) } }),
    fc
      .constantFrom(
        'bad',
        'a@b',
        '@example.com',
        'a b@example.com',
        'a@-example.com',
        'a@example..com',
        'a..b@example.com',
      )
      .map((text) => ({ emailValues: { value: text, confirmationValue: text } })),
  ],
  FILEUPLOAD: () => nothing,
  HIDDEN: () => [value('2026-2'), value('')],
  HTML: () => nothing,
  LIKERT: ({ rows, choices }) => [
    fc.subarray(rows).map((some) => ({
      checkboxValues: some.map(({ inputId, choices: [first] }) => ({ inputId, value: first?.value ?? '' })),
    })),
    one({ checkboxValues: [{ inputId: choices[0]?.inputId, value: 'not offered' }] }),
  ],
  LIST: ({ columns }) => [
    one({ listValues: [{ rowValues: Array.from({ length: Math.max(1, columns.length) }, () => 'x') }] }),
    fc.constantFrom(
      { listValues: [{ rowValues: [''] }] },
      { listValues: Array.from({ length: 9 }, () => ({ rowValues: ['x'] })) },
    ),
  ],
  MULTISELECT: ({ choices }) => [
    fc.subarray(choices).map((some) => ({ values: some.map(({ value: text }) => text) })),
    one({ values: ['not offered'] }),
  ],
  NAME: () => [
    one({ nameValues: { first: 'Ada', last: 'Lovelace' } }),
    fc.constantFrom(
      { nameValues: { first: 'Ada' } },
      { nameValues: { middle: 'B' } },
      { nameValues: { first: ' ', last: '' } },
    ),
  ],
  PRICE: () => [value('25', '$1,250.50', '0'), value('free', '-5', '$')],
  PRODUCT: () => [
    fc.constantFrom('0', '1', '12').map((quantity) => ({ productValues: { quantity, price: '1' } })),
    // The mutation takes a number, so the CMS never sees a text here.
    fc.constantFrom('-1', '1.5', ' ').map((quantity) => ({ productValues: { quantity, price: '0.01' } })),
  ],
  SHIPPING: () => [value('5'), value('0', 'free')],
  TOTAL: () => [value('0'), value('1', 'x')],
  NUMBER: ({ min, max, format }) => [
    value(
      ...[min, max, 3, 3.5, 25]
        .filter((number) => number !== null && number >= (min ?? number) && number <= (max ?? number))
        .map(String),
    ),
    value(
      'x',
      '1e3',
      '-999999',
      '999999',
      '1.2.3',
      '.5',
      '12,5',
      '1,234.5',
      '1.234,5',
      ...(format === 'CURRENCY' ? ['$1,000.00'] : []),
    ),
  ],
  PAGE: () => nothing,
  PHONE: () => [value('(555) 123-4567', '555.123.4567'), value('123', '+49 30 1234', 'call me')],
  RADIO: ({ choices }) => [chosen(choices), value('my own', ' ')],
  RANK: ({ choices }) => [
    fc
      .shuffledSubarray(choices, { minLength: 1 })
      .map((some) => ({ values: ['', ...some.map(({ value: text }) => text)] })),
    one({ values: ['not offered'] }),
  ],
  SECTION: () => nothing,
  SELECT: ({ choices }) => [chosen(choices), value('not offered', '')],
  TEXT: ({ maxLength }) => [
    fc.integer({ min: 1_000_000, max: 9_999_999 }).map((serial) => ({ value: String(serial) })),
    value('😀'.repeat(maxLength ?? 3), 'x'.repeat((maxLength ?? 50) + 1), ' ', "Robert'); DROP TABLE"),
  ],
  TEXTAREA: ({ maxLength }) => [
    value('A line\nand another'),
    value(`<b>${'x'.repeat(maxLength ?? 50)}</b>`, 'x'.repeat((maxLength ?? 50) + 1), '<<<<', '\r\n'),
  ],
  TIME: ({ format }) => [
    value('13:30', '00:00', '01:05 pm'),
    value('24:01', '10:60', 'noon', ...(format === 'H12' ? ['13:00 pm'] : [])),
  ],
  UNSUPPORTED: () => nothing,
  WEBSITE: () => [
    value('https://example.com', 'http://example.com:8080/a?b=c#d', 'https://'),
    value(
      'example.com',
      'ftp://example.com',
      'https://exa mple.com',
      'https://-example.com',
      'https://example.com/ä',
      'HTTPS://EXAMPLE.COM',
    ),
  ],
};

function enteredInto(field: FormField, mostlyGood: boolean): fc.Arbitrary<FieldValue | undefined> {
  // The registry pairs each type with its own texts; indexing by a union loses the pair.
  const [good, bad] = ((entered[field.type] ?? anyText) as Entered<FieldType>)(field);
  const [weightOfGood, weightOfBad] = mostlyGood ? [40, 1] : [4, 3];
  return fc
    .oneof(
      { weight: weightOfGood, arbitrary: good },
      { weight: weightOfBad, arbitrary: bad },
      { weight: weightOfBad, arbitrary: fc.constant(undefined) },
    )
    .map((record) => record && ({ id: field.id, ...record } as FieldValue));
}

/** Random values for a form: half of the time nearly all valid, otherwise many invalid. */
export function enteredValues({ fields }: FormDefinition): fc.Arbitrary<FieldValue[]> {
  return fc
    .boolean()
    .chain((mostlyGood) =>
      fc
        .tuple(...fields.map((field) => enteredInto(field, mostlyGood)))
        .map((values) => values.filter((each) => each !== undefined)),
    );
}
