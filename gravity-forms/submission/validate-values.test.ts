import { messages } from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import type { FieldValuesInput } from './field-values-input.ts';
import { postValues } from './post-values.ts';
import { storedValues } from './stored-values.ts';
import { type ValidationOptions, validateValues } from './validate-values.ts';

type Value = Omit<FieldValuesInput, 'id'>;
const fine = 'fine';
const required = 'This field is required.';
const unknownChoice = 'Invalid selection. Please select from the available choices.';
const pair = [{ text: 'One' }, { text: 'Two', value: '2' }];

/** A form with the field under test and one that is filled in, so that the form is never empty. */
function formWith(field: FormField): Form {
  return { id: 1, title: 'Test', fields: [field, { type: 'TEXT', id: 99 }], confirmations: [] };
}

function errorsOf(field: FormField, value: Value | undefined, options: Partial<ValidationOptions> = {}) {
  const form = formWith(field);
  const posted = postValues(form, [{ id: 99, value: 'x' }, ...(value ? [{ id: 1, ...value }] : [])]);
  return validateValues(form, posted, { isTaken: () => false, captchas: new Map(), ...options });
}

const rows: [string, FormField, Value | undefined, string | null][] = [
  ['required, nothing sent', { type: 'TEXT', id: 1, isRequired: true }, undefined, required],
  ['required, blanks only', { type: 'TEXT', id: 1, isRequired: true }, { value: '  \n' }, required],
  ['required, filled', { type: 'TEXT', id: 1, isRequired: true }, { value: 'x' }, fine],
  ['not required, nothing sent', { type: 'TEXT', id: 1 }, undefined, fine],
  ['an own message', { type: 'TEXT', id: 1, isRequired: true, errorMessage: 'Own words.' }, undefined, 'Own words.'],
  [
    'an own message for a wrong value',
    { type: 'EMAIL', id: 1, errorMessage: 'Own words.' },
    { emailValues: { value: 'x' } },
    'Own words.',
  ],
  [
    'name without its last part',
    { type: 'NAME', id: 1, isRequired: true },
    { nameValues: { first: 'Ada' } },
    `${required} Please complete the following fields: Last.`,
  ],
  [
    'name with the editor’s labels',
    { type: 'NAME', id: 1, isRequired: true, parts: { first: { customLabel: 'Given name' } } },
    undefined,
    `${required} Please complete the following fields: Given name, Last.`,
  ],
  [
    'name whose first part is hidden',
    { type: 'NAME', id: 1, isRequired: true, parts: { first: { isHidden: true } } },
    { nameValues: { last: 'Lovelace' } },
    fine,
  ],
  [
    'address, all missing',
    { type: 'ADDRESS', id: 1, isRequired: true },
    undefined,
    `${required} Please complete the following fields: Street Address, City, State / Province / Region, ZIP / Postal Code, Country.`,
  ],
  ...(
    [
      [{ choiceLimit: 'EXACTLY', choiceLimitNumber: 2 }, 1, 'Select exactly <strong>2</strong> choices.'],
      [{ choiceLimit: 'EXACTLY', choiceLimitNumber: 1 }, 2, 'Select exactly <strong>1</strong> choice.'],
      [{ choiceLimit: 'EXACTLY', choiceLimitNumber: 2 }, 2, fine],
      [{ choiceLimit: 'EXACTLY', choiceLimitNumber: 2 }, 0, fine],
      [{ choiceLimit: 'RANGE', choiceLimitMax: 1 }, 2, 'Select up to <strong>1</strong> choice.'],
      [{ choiceLimit: 'RANGE', choiceLimitMin: 2 }, 1, 'Select at least <strong>2</strong> choices.'],
      [{ choiceLimit: 'RANGE', choiceLimitMin: 2 }, 3, fine],
      [
        { choiceLimit: 'RANGE', choiceLimitMin: 2, choiceLimitMax: 3 },
        1,
        'Select between <strong>2</strong> and <strong>3</strong> choices.',
      ],
    ] as const
  ).map(([limit, count, expected]): (typeof rows)[number] => [
    `${count} choices of ${JSON.stringify(limit)}`,
    {
      type: 'MULTI_CHOICE',
      id: 1,
      inputType: 'CHECKBOX',
      choices: ['A', 'B', 'C'].map((text) => ({ text })),
      ...limit,
    },
    { checkboxValues: ['A', 'B', 'C'].slice(0, count).map((value, at) => ({ inputId: 1 + (at + 1) / 10, value })) },
    expected,
  ]),
  [
    'US address has no country, and its second line is never asked',
    { type: 'ADDRESS', id: 1, isRequired: true, addressType: 'US' },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota' } },
    `${required} Please complete the following fields: ZIP Code.`,
  ],
  [
    'US address whose country the editor did not hide, without it',
    { type: 'ADDRESS', id: 1, isRequired: true, addressType: 'US', parts: { country: { isHidden: false } } },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota', zip: '55810' } },
    `${required} Please complete the following fields: Country.`,
  ],
  [
    'US address whose country the editor did not hide, with it',
    { type: 'ADDRESS', id: 1, isRequired: true, addressType: 'US', parts: { country: { isHidden: false } } },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota', zip: '55810', country: 'US' } },
    fine,
  ],
  [
    'Canadian address, complete',
    { type: 'ADDRESS', id: 1, isRequired: true, addressType: 'CANADA' },
    { addressValues: { street: '1 A', city: 'Thunder Bay', state: 'Ontario', zip: 'P7A' } },
    fine,
  ],
  [
    'address whose zip is hidden',
    { type: 'ADDRESS', id: 1, isRequired: true, parts: { zip: { isHidden: true } } },
    { addressValues: { street: '1 A', city: 'X', state: 'Y', country: 'US' } },
    fine,
  ],
  [
    'consent not given',
    { type: 'CONSENT', id: 1, checkboxLabel: 'I agree', isRequired: true },
    { value: '0' },
    required,
  ],
  [
    'consent by any other text',
    { type: 'CONSENT', id: 1, checkboxLabel: 'I agree', isRequired: true },
    { value: 'false' },
    fine,
  ],
  ['email without a domain', { type: 'EMAIL', id: 1 }, { emailValues: { value: 'ada@local' } }, messages.emailFormat],
  ['email with two ats', { type: 'EMAIL', id: 1 }, { emailValues: { value: 'a@b@c.example' } }, messages.emailFormat],
  [
    'email with a line break',
    { type: 'EMAIL', id: 1 },
    { emailValues: { value: 'a@b.example\nbcc: c@d.example' } },
    messages.emailFormat,
  ],
  ['email', { type: 'EMAIL', id: 1 }, { emailValues: { value: ' ada.lovelace+pumps@mail.example.com ' } }, fine],
  ['email, wrong though optional', { type: 'EMAIL', id: 1 }, { emailValues: { value: 'ada' } }, messages.emailFormat],
  [
    'email whose confirmation was not sent',
    { type: 'EMAIL', id: 1, hasEmailConfirmation: true },
    { emailValues: { value: 'ada@example.com' } },
    'Your emails do not match.',
  ],
  [
    'email whose confirmation differs: WordPress’s plugin posts the address twice',
    { type: 'EMAIL', id: 1, hasEmailConfirmation: true },
    { emailValues: { value: 'ada@example.com', confirmationValue: 'other@example.com' } },
    fine,
  ],
  ['standard phone with letters', { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD' }, { value: 'call me' }, null],
  [
    'standard phone, an own message',
    { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD', errorMessage: 'Ten digits.' },
    { value: '1' },
    'Ten digits.',
  ],
  ['standard phone with dots', { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD' }, { value: '218.555.0142' }, fine],
  ['international phone', { type: 'PHONE', id: 1, phoneFormatType: 'INTERNATIONAL' }, { value: 'call me' }, fine],
  ['not a number', { type: 'NUMBER', id: 1 }, { value: '12 gpm' }, 'Please enter a valid number.'],
  ['number with a comma in dot format', { type: 'NUMBER', id: 1 }, { value: '1,5' }, 'Please enter a valid number.'],
  [
    'number with a comma in comma format',
    { type: 'NUMBER', id: 1, numberFormat: 'DECIMAL_COMMA', rangeMax: 2 },
    { value: '1,5' },
    fine,
  ],
  ['number with thousands', { type: 'NUMBER', id: 1, rangeMin: 1000 }, { value: '1,250.5' }, fine],
  ['amount of money', { type: 'NUMBER', id: 1, numberFormat: 'CURRENCY' }, { value: '$ 1,250.50' }, fine],
  [
    'number out of both bounds',
    { type: 'NUMBER', id: 1, rangeMin: 1, rangeMax: 500 },
    { value: '501' },
    'Please enter a number from <strong>1</strong> to <strong>500</strong>.',
  ],
  [
    'number below its bound',
    { type: 'NUMBER', id: 1, rangeMin: 0 },
    { value: '-1' },
    'Please enter a number greater than or equal to <strong>0</strong>.',
  ],
  [
    'number above its bound',
    { type: 'NUMBER', id: 1, rangeMax: 2.5 },
    { value: '2.6' },
    'Please enter a number less than or equal to <strong>2.5</strong>.',
  ],
  ['number at both of its bounds', { type: 'NUMBER', id: 1, rangeMin: 5, rangeMax: 5 }, { value: '5' }, fine],
  ['no number, when it is optional', { type: 'NUMBER', id: 1, rangeMin: 5 }, { value: '' }, fine],
  ['empty date', { type: 'DATE', id: 1 }, { value: '' }, fine],
  ['empty time', { type: 'TIME', id: 1 }, { value: '' }, fine],
  ['empty website', { type: 'WEBSITE', id: 1 }, { value: '' }, fine],
  ['empty standard phone', { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD' }, { value: '' }, fine],
  ['12 hours: invalid', { type: 'TIME', id: 1 }, { value: '0:30 am' }, 'Please enter a valid time.'],
  ['12 hours: one', { type: 'TIME', id: 1 }, { value: '1:59 pm' }, fine],
  ['24 hours: the last minute', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '23:59' }, fine],
  ['24 hours: the first minute', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '0:00' }, fine],
  ['24 hours: 25', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '25:00' }, 'Please enter a valid time.'],
  ['the maximum number of characters', { type: 'TEXT', id: 1, maxLength: 3 }, { value: 'abc' }, fine],
  ['a line break is one character', { type: 'TEXTAREA', id: 1, maxLength: 3 }, { value: 'a\r\nb' }, fine],
  ['website without a scheme', { type: 'WEBSITE', id: 1 }, { value: 'example.com' }, messages.website],
  ['website with a script URL', { type: 'WEBSITE', id: 1 }, { value: 'javascript:alert(1)' }, messages.website],
  ['website with a space', { type: 'WEBSITE', id: 1 }, { value: 'https://exa mple.com' }, messages.website],
  ['website', { type: 'WEBSITE', id: 1 }, { value: 'https://Example.com/pumps?a=1#b' }, fine],
  ...[
    'HTTPS://EXAMPLE.COM',
    'https://[::1]/',
    'http://u:p@a.bc/',
    'http://a.bc.',
    'http://a.bc:',
    'http://999.1.1.1',
  ].map((value): (typeof rows)[number] => [`website ${value}`, { type: 'WEBSITE', id: 1 }, { value }, fine]),
  ...[
    'http://u:p%@a.bc/',
    'http://[zz]/',
    'http://a.bc:99999',
    'http://a..bc',
    'HTTP://a_b.c',
    'http://ü.de',
    'HTTP://',
  ].map((value): (typeof rows)[number] => [
    `no website ${value}`,
    { type: 'WEBSITE', id: 1 },
    { value },
    messages.website,
  ]),
  ['a bare scheme is nothing', { type: 'WEBSITE', id: 1, isRequired: true }, { value: 'https://' }, required],
  [
    'invalid picked date',
    { type: 'DATE', id: 1 },
    { value: '13/40/2026' },
    'Please enter a valid date in the format (mm/dd/yyyy).',
  ],
  [
    'picked date in another format',
    { type: 'DATE', id: 1, dateFormat: 'DMY_DOT' },
    { value: '2026-02-30' },
    'Please enter a valid date in the format (dd.mm.yyyy).',
  ],
  ['invalid typed date', { type: 'DATE', id: 1, dateType: 'FIELD' }, { value: 'soon' }, 'Please enter a valid date.'],
  ['date with the year first', { type: 'DATE', id: 1, dateFormat: 'DMY' }, { value: '2026.01.31' }, fine],
  ['date in the field’s order', { type: 'DATE', id: 1, dateFormat: 'DMY' }, { value: '31/01/2026' }, fine],
  [
    'date in another order',
    { type: 'DATE', id: 1, dateFormat: 'MDY', dateType: 'FIELD' },
    { value: '31/01/2026' },
    'Please enter a valid date.',
  ],
  [
    '12 hours: thirteen',
    { type: 'TIME', id: 1, timeFormat: 'H12' },
    { value: '13:30 pm' },
    'Please enter a valid time.',
  ],
  ['12 hours: twelve', { type: 'TIME', id: 1, timeFormat: 'H12' }, { value: '12:05 AM' }, fine],
  ['24 hours: midnight', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '24:00' }, fine],
  [
    '24 hours: after midnight',
    { type: 'TIME', id: 1, timeFormat: 'H24' },
    { value: '24:01' },
    'Please enter a valid time.',
  ],
  ['sixty minutes', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '10:60' }, 'Please enter a valid time.'],
  ['too many characters', { type: 'TEXT', id: 1, maxLength: 3 }, { value: 'four' }, messages.maxLength],
  ['an emoji is one character', { type: 'TEXT', id: 1, maxLength: 1 }, { value: '💧' }, fine],
  [
    'of HTML, an escaped character is one',
    { type: 'TEXTAREA', id: 1, maxLength: 3, hasRichTextEditor: true },
    { value: '<p>&lt;&amp;1</p> ' },
    fine,
  ],
  ['tags do not count in a text area', { type: 'TEXTAREA', id: 1, maxLength: 3 }, { value: '<b>abc</b>' }, fine],
  [
    'too many characters in a text area',
    { type: 'TEXTAREA', id: 1, maxLength: 3 },
    { value: 'abcd' },
    messages.maxLength,
  ],
  ['select: not offered', { type: 'SELECT', id: 1, choices: pair }, { value: 'Two' }, unknownChoice],
  [
    'select: not offered, but a URL may prefill it',
    { type: 'SELECT', id: 1, choices: pair, canPrepopulate: true },
    { value: 'Three' },
    fine,
  ],
  ['select: offered by value', { type: 'SELECT', id: 1, choices: pair }, { value: '2' }, fine],
  ['radio: not offered', { type: 'RADIO', id: 1, choices: pair }, { value: 'Three' }, unknownChoice],
  [
    'radio with an other choice',
    { type: 'RADIO', id: 1, choices: pair, hasOtherChoice: true },
    { value: 'Three' },
    fine,
  ],
  [
    'checkbox: not offered',
    { type: 'CHECKBOX', id: 1, choices: pair },
    { checkboxValues: [{ inputId: 1.1, value: 'Three' }] },
    unknownChoice,
  ],
  [
    'checkbox: required and unticked',
    { type: 'CHECKBOX', id: 1, choices: pair, isRequired: true },
    { checkboxValues: [] },
    required,
  ],
  [
    'multi-select: not offered',
    { type: 'MULTISELECT', id: 1, choices: pair },
    { values: ['One', 'Three'] },
    unknownChoice,
  ],
  [
    'multi-select: an empty list counts as filled',
    { type: 'MULTISELECT', id: 1, choices: pair, isRequired: true },
    { values: [] },
    fine,
  ],
  [
    'multi-select: required, nothing sent',
    { type: 'MULTISELECT', id: 1, choices: pair, isRequired: true },
    undefined,
    required,
  ],
  [
    'list: required and empty cells',
    { type: 'LIST', id: 1, isRequired: true },
    { listValues: [{ rowValues: [''] }] },
    required,
  ],
  ['list', { type: 'LIST', id: 1, isRequired: true }, { listValues: [{ rowValues: ['seal'] }] }, fine],
  ['files cannot be sent', { type: 'FILEUPLOAD', id: 1, isRequired: true }, undefined, required],
  [
    'visibility hidden is not validated',
    { type: 'TEXT', id: 1, isRequired: true, visibility: 'HIDDEN' },
    undefined,
    fine,
  ],
  [
    'visibility administrative is not validated',
    { type: 'TEXT', id: 1, isRequired: true, visibility: 'ADMINISTRATIVE' },
    undefined,
    fine,
  ],
  [
    'hidden by its rules is not validated',
    {
      type: 'EMAIL',
      id: 1,
      isRequired: true,
      conditionalLogic: { actionType: 'HIDE', logicType: 'ALL', rules: [{ fieldId: 99, operator: 'IS', value: 'x' }] },
    },
    { emailValues: { value: 'bad' } },
    fine,
  ],
];

test.each(rows)('validates a value as Gravity Forms does: %s', (_, field, value, expected) => {
  const errors = errorsOf(field, value);
  expect(errors.map(({ message }) => message)).toEqual(expected === fine ? [] : [expected]);
});

test('rejects a taken value with a message that quotes it escaped', () => {
  const field: FormField = { type: 'TEXT', id: 1, noDuplicates: true };
  const [error] = errorsOf(
    field,
    { value: '<b>' },
    { isTaken: (inputId, value) => inputId === '1' && value === '<b>' },
  );
  expect(error?.message).toBe("This field requires a unique entry and '&lt;b&gt;' has already been used");
});

test('compares a unique value as stored, not as typed', () => {
  const field: FormField = { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD', noDuplicates: true };
  const isTaken = (_: string, value: string) => value === '(218) 555-0142';
  expect(errorsOf(field, { value: '218-555-0142' }, { isTaken })).toHaveLength(1);
});

test('requires a captcha only when tokens are verified', () => {
  const field: FormField = { type: 'CAPTCHA', id: 1 };
  expect(errorsOf(field, undefined)).toEqual([]);
  const [error] = errorsOf(field, undefined, { captchas: new Map([[1, false]]) });
  expect(error?.message).toBe('The reCAPTCHA was invalid. Go back and try it again.');
});

test('returns one error per field, in the order of the form', () => {
  const form: Form = {
    id: 1,
    title: 'Test',
    fields: [
      { type: 'EMAIL', id: 7, isRequired: true },
      { type: 'TEXT', id: 2, isRequired: true, maxLength: 1 },
      { type: 'TEXT', id: 5, isRequired: true },
    ],
    confirmations: [],
  };
  const posted = postValues(form, [
    { id: 2, value: 'long' },
    { id: 7, emailValues: { value: 'x' } },
  ]);
  const errors = validateValues(form, posted, { isTaken: () => false, captchas: new Map() });
  expect(errors.map(({ field }) => field.id)).toEqual([7, 2, 5]);
});

test('a form without any answer has an error on every field that visitors see', () => {
  const form: Form = {
    id: 1,
    title: 'Test',
    fields: [
      { type: 'TEXT', id: 1 },
      { type: 'HTML', id: 2, content: '' },
      { type: 'CHECKBOX', id: 3, choices: pair },
      { type: 'SECTION', id: 4, label: '' },
      { type: 'PAGE', id: 5 },
      { type: 'TEXT', id: 6, visibility: 'HIDDEN' },
      { type: 'TEXT', id: 7, visibility: 'ADMINISTRATIVE' },
    ],
    confirmations: [],
  };
  const errors = validateValues(form, new Map(), { isTaken: () => false, captchas: new Map() });
  expect(errors.map(({ field, message }) => [field.id, message])).toEqual([
    [1, 'At least one field must be filled out'],
    [3, 'At least one field must be filled out'],
  ]);
});

test('accepts a form with display-only fields only, as Gravity Forms does', () => {
  const fields: FormField[] = [
    { type: 'HTML', id: 1, content: '' },
    { type: 'SECTION', id: 2, label: '' },
  ];
  const form: Form = { id: 1, title: 'Test', fields, confirmations: [] };
  expect(validateValues(form, new Map(), { isTaken: () => false, captchas: new Map() })).toEqual([]);
});

test.each<[string, FormField[], Parameters<typeof postValues>[1]]>([
  [
    'a passed captcha',
    [
      { type: 'TEXT', id: 1 },
      { type: 'CAPTCHA', id: 2 },
    ],
    [{ id: 2, value: 'token' }],
  ],
  ['a file alone', [{ type: 'FILEUPLOAD', id: 1 }], []],
])('a form with only %s counts as empty', (_what, fields, values) => {
  const form: Form = { id: 1, title: 'Test', fields, confirmations: [] };
  const errors = validateValues(form, postValues(form, values), {
    isTaken: () => false,
    captchas: new Map([[2, true]]),
  });
  expect(errors.map(({ field, message }) => [field.id, message])).toEqual(
    fields.map(({ id }) => [id, 'At least one field must be filled out']),
  );
});

test.each<[string, FormField, Value, Record<string, string>]>([
  [
    'a standard phone in a uniform format',
    { type: 'PHONE', id: 1, phoneFormatType: 'STANDARD' },
    { value: '218.555.0142' },
    { 1: '(218) 555-0142' },
  ],
  [
    'a date with the year first',
    { type: 'DATE', id: 1, dateFormat: 'MDY' },
    { value: '1/9/2026' },
    { 1: '2026-01-09' },
  ],
  [
    'a number without its separators',
    { type: 'NUMBER', id: 1, numberFormat: 'DECIMAL_COMMA' },
    { value: '1.250,5' },
    { 1: '1250.5' },
  ],
  ['a time in lowercase', { type: 'TIME', id: 1, timeFormat: 'H12' }, { value: '9:05 PM' }, { 1: '09:05 pm' }],
  [
    'the text of a consent',
    { type: 'CONSENT', id: 1, checkboxLabel: 'I agree' },
    { value: '1' },
    { '1.1': '1', '1.2': 'I agree', '1.3': '1' },
  ],
  ['nothing for a declined consent', { type: 'CONSENT', id: 1, checkboxLabel: 'I agree' }, { value: '0' }, {}],
  [
    'the name of a country',
    { type: 'ADDRESS', id: 1 },
    { addressValues: { city: 'Duluth', country: 'US' } },
    { '1.3': 'Duluth', '1.6': 'United States' },
  ],
  ['nothing for a captcha', { type: 'CAPTCHA', id: 1 }, { value: 'token' }, {}],
  [
    'nothing for an email’s confirmation',
    { type: 'EMAIL', id: 1 },
    { emailValues: { value: 'a@b.example', confirmationValue: 'a@b.example' } },
    { 1: 'a@b.example' },
  ],
  [
    'rows of a list, without blank ones',
    { type: 'LIST', id: 1, columns: ['A', 'B'] },
    { listValues: [{ rowValues: ['1'] }, { rowValues: ['', ''] }, { rowValues: ['2', '3'] }] },
    { 1: '[["1",""],["2","3"]]' },
  ],
  [
    'the only cell of a list without columns',
    { type: 'LIST', id: 1 },
    { listValues: [{ rowValues: ['seal'] }] },
    { 1: '[["seal"]]' },
  ],
  [
    'each row of a list without columns',
    { type: 'LIST', id: 1 },
    { listValues: [{ rowValues: ['seal'] }, { rowValues: ['ring'] }] },
    { 1: '[["seal"],["ring"]]' },
  ],
  [
    'at most the maximum number of rows of a list',
    { type: 'LIST', id: 1, maxRows: 1 },
    { listValues: [{ rowValues: ['seal'] }, { rowValues: ['ring'] }] },
    { 1: '[["seal"]]' },
  ],
  ['nothing for an empty list', { type: 'LIST', id: 1 }, { listValues: [{ rowValues: [''] }] }, {}],
  ['a time of 24 hours with two digits', { type: 'TIME', id: 1, timeFormat: 'H24' }, { value: '9:05' }, { 1: '09:05' }],
  ['nothing for an invalid time', { type: 'TIME', id: 1 }, { value: 'noon' }, {}],
  ['nothing for an invalid number', { type: 'NUMBER', id: 1 }, { value: 'many' }, {}],
  ['nothing for an invalid date', { type: 'DATE', id: 1 }, { value: 'soon' }, {}],
  [
    'the choices of a multi-select',
    { type: 'MULTISELECT', id: 1, choices: pair },
    { values: ['One'] },
    { 1: '["One"]' },
  ],
  ['nothing without a choice', { type: 'MULTISELECT', id: 1, choices: pair }, { values: [] }, {}],
  ['an international phone as typed', { type: 'PHONE', id: 1 }, { value: '218.555.0142' }, { 1: '218.555.0142' }],
  [
    'the value of a hidden field',
    { type: 'TEXT', id: 1, visibility: 'HIDDEN' },
    { value: 'ad-click' },
    { 1: 'ad-click' },
  ],
  [
    'nothing for a field hidden by its rules',
    {
      type: 'TEXT',
      id: 1,
      conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 99, operator: 'IS', value: 'y' }] },
    },
    { value: 'secret' },
    {},
  ],
])('an entry stores %s', (_, field, value, expected) => {
  const form = formWith(field);
  expect(storedValues(form, postValues(form, [{ id: 1, ...value }]), String)).toEqual(expected);
});
