import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { toSubmissionValues } from './submission-values.ts';

function sent(field: FormField, record: ValueRecord): object | undefined {
  return toSubmissionValues(aForm([field]), [{ id: field.id, ...record }])[0] ?? undefined;
}

const comma = aField('NUMBER', 1, { format: 'DECIMAL_COMMA' });
const address = aField('ADDRESS', 1);
const withCountry: typeof address = {
  ...address,
  inputs: address.inputs.map((input) => (input.key === 'country' ? { ...input, defaultValue: 'US' } : input)),
};
const canadian = aField('ADDRESS', 5, { addressType: 'CANADA', impliedCountry: { inputId: 5.6, code: 'CA' } });
const twice = aField('EMAIL', 1, { confirmation: { label: 'Again', placeholder: null } });

test.each<[string, FormField, ValueRecord, object | undefined]>([
  ['a text as it was typed', aField('TEXT', 1), { value: ' a  b ' }, { id: 1, value: ' a  b ' }],
  ['no blank text', aField('TEXT', 1), { value: ' ' }, undefined],
  ['a date year first', aField('DATE', 1), { value: '2026-01-31' }, { id: 1, value: '2026-01-31' }],
  ['a date typed by hand year first', aField('DATE', 1), { value: '1/31/2026' }, { id: 1, value: '2026-01-31' }],
  ['a time of twelve hours', aField('TIME', 1), { value: '13:05' }, { id: 1, value: '01:05 pm' }],
  ['midnight of twelve hours', aField('TIME', 1), { value: '00:05' }, { id: 1, value: '12:05 am' }],
  ['a time of twenty-four hours', aField('TIME', 1, { format: 'H24' }), { value: '13:05' }, { id: 1, value: '13:05' }],
  ['a number with a dot', aField('NUMBER', 1), { value: '12.5' }, { id: 1, value: '12.5' }],
  ['a native number with a comma', comma, { value: '12.5' }, { id: 1, value: '12,5' }],
  ['a number that has its comma', comma, { value: '1.234,5' }, { id: 1, value: '1234,5' }],
  [
    'an email address',
    aField('EMAIL', 1),
    { emailValues: { value: 'a@b.co', confirmationValue: 'x' } },
    { id: 1, emailValues: { value: 'a@b.co' } },
  ],
  [
    'both email addresses of a field with confirmation',
    twice,
    { emailValues: { value: 'a@b.co', confirmationValue: 'a@b.co' } },
    { id: 1, emailValues: { value: 'a@b.co', confirmationValue: 'a@b.co' } },
  ],
  ['a consent as 1', aField('CONSENT', 1), { value: '1' }, { id: 1, value: '1' }],
  ['no consent that was not given', aField('CONSENT', 1), { value: '0' }, undefined],
  ['no consent in other words', aField('CONSENT', 1), { value: 'false' }, undefined],
  ['several choices without the blank one', aField('MULTISELECT', 1), { values: ['a', ''] }, { id: 1, values: ['a'] }],
  ['no choices at all', aField('MULTISELECT', 1), { values: [] }, undefined],
  [
    'checked boxes, without one that the form lacks',
    aField('CHECKBOX', 5),
    {
      checkboxValues: [
        { inputId: 5.2, value: 'b' },
        { inputId: 5.7, value: 'x' },
      ],
    },
    { id: 5, checkboxValues: [{ inputId: 5.2, value: 'b' }] },
  ],
  [
    'the text of the radio button "Other"',
    aField('RADIO', 1, { hasOtherChoice: true }),
    { value: 'mine' },
    { id: 1, value: 'mine' },
  ],
  [
    'the parts of a name that have a text',
    aField('NAME', 1),
    { nameValues: { first: 'Ada', last: '' } },
    { id: 1, nameValues: { first: 'Ada' } },
  ],
  [
    'an address with its country in capitals',
    aField('ADDRESS', 1),
    { addressValues: { street: '1 A', zip: '55401', country: 'us' } },
    { id: 1, addressValues: { street: '1 A', zip: '55401', country: 'US' } },
  ],
  [
    'an address without its invalid country',
    aField('ADDRESS', 1),
    { addressValues: { street: '1 A', country: 'nowhere' } },
    { id: 1, addressValues: { street: '1 A' } },
  ],
  [
    'the country that a Canadian address implies',
    canadian,
    { addressValues: { street: '1 A', country: 'US' } },
    { id: 5, addressValues: { street: '1 A', country: 'CA' } },
  ],
  [
    "the implied country alone, which Gravity Forms' page has in a hidden input",
    canadian,
    { addressValues: { street: ' ' } },
    { id: 5, addressValues: { country: 'CA' } },
  ],
  ['no address of the default country alone', withCountry, { addressValues: { country: 'US' } }, undefined],
  [
    'an address of a chosen country alone',
    withCountry,
    { addressValues: { country: 'CA' } },
    { id: 1, addressValues: { country: 'CA' } },
  ],
  [
    'complete rows of a list, without empty ones',
    aField('LIST', 1, { columns: ['a', 'b'] }),
    { listValues: [{ rowValues: ['x'] }, { rowValues: ['', ''] }, { rowValues: ['', 'y', 'beyond'] }] },
    { id: 1, listValues: [{ rowValues: ['x', ''] }, { rowValues: ['', 'y'] }] },
  ],
  ['the token of a captcha', aField('CAPTCHA', 1), { value: 'token' }, { id: 1, value: 'token' }],
  ['no value of another kind', aField('NAME', 1), { value: 'Ada' }, undefined],
  ['no files', aField('FILEUPLOAD', 1), { fileUploadValues: [{ name: 'a.pdf', size: 1 }] }, undefined],
  ['nothing for what only shows', aField('HTML', 1), { value: 'x' }, undefined],
])('sends %s to the mutation', (_what, field, record, expected) => {
  expect(sent(field, record)).toEqual(expected);
});

test('sends fields that the editor hid, not fields that rules hide', () => {
  const conditionalLogic = {
    actionType: 'SHOW' as const,
    logicType: 'ALL' as const,
    rules: [{ fieldId: 1, operator: 'IS' as const, value: 'yes' }],
  };
  const form = aForm([aField('TEXT', 1, { visibility: 'HIDDEN' }), aField('TEXT', 2, { conditionalLogic })]);
  const values = (first: string) => [
    { id: 1, value: first },
    { id: 2, value: 'x' },
  ];
  expect(toSubmissionValues(form, values('no'))).toEqual([{ id: 1, value: 'no' }]);
  expect(toSubmissionValues(form, values('yes'))).toEqual(values('yes'));
});

test('does not send the value of a field that the form lacks', () => {
  expect(toSubmissionValues(aForm([aField('TEXT', 1)]), [{ id: 7, value: 'x' }])).toEqual([]);
});

test('a checkbox whose inputs begin with the number of another field is sent with them', () => {
  const base = aField('CHECKBOX', 5);
  const choices = base.choices.map((choice, at) => ({ ...choice, inputId: 1.1 + at / 10 }));
  const [first = { inputId: 0, value: '' }] = choices;
  const checkboxValues = [{ inputId: first.inputId, value: first.value }];
  expect(sent({ ...base, choices }, { checkboxValues })).toEqual({ id: 5, checkboxValues });
});
