import {
  datePickerMessage,
  messages,
  requiredInputsMessage as missing,
  rangeMessage,
} from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import type { FieldValuesInput } from './field-values-input.ts';
import { postValues } from './post-values.ts';
import { storedValues } from './stored-values.ts';
import { type ValidationOptions, validateValues } from './validate-values.ts';

/** A text is the only value of a field. */
type Value = Omit<FieldValuesInput, 'id'> | string;
const fine = 'fine';
const required = 'This field is required.';
const unknownChoice = 'Invalid selection. Please select from the available choices.';
const badTime = 'Please enter a valid time.';
const badDate = 'Please enter a valid date.';
const email = (value: string, confirmationValue: string | null = null) => ({
  emailValues: { value, confirmationValue },
});
const list = (...rows: string[][]): Value => ({ listValues: rows.map((rowValues) => ({ rowValues })) });
const isRequired = true;
const h24 = { timeFormat: 'H24' };
const standard = { phoneFormatType: 'STANDARD' };
const agreement = { checkboxLabel: 'I agree' };
const hiddenCountryIsShown = { addressType: 'US', parts: { country: { isHidden: false } } };
const pair = [{ text: 'One' }, { text: 'Two', value: '2' }];

/** The field under test. */
function fieldOf(type: FormField['type'], settings: object): FormField {
  return { type, id: 1, ...settings } as FormField;
}

function withId(value: Value) {
  return { id: 1, ...(typeof value === 'string' ? { value } : value) };
}

/** A form with the field under test and one that is filled in, so that the form is never empty. */
function formWith(field: FormField): Form {
  return { id: 1, title: 'Test', fields: [field, { type: 'TEXT', id: 99 }], confirmations: [] };
}

function errorsOf(field: FormField, value: Value | undefined, options: Partial<ValidationOptions> = {}) {
  const form = formWith(field);
  const posted = postValues(form, [{ id: 99, value: 'x' }, ...(value === undefined ? [] : [withId(value)])]);
  return validateValues(form, posted, { isTaken: () => false, captchas: new Map(), ...options });
}

/** What is checked, the type and settings of the field, its value, and the message about it. */
type Row = [what: string, type: FormField['type'], settings: object, value: Value | undefined, message: string | null];

const rows: Row[] = [
  ['required, nothing sent', 'TEXT', { isRequired }, undefined, required],
  ['required, blanks only', 'TEXT', { isRequired }, '  \n', required],
  ['required, filled', 'TEXT', { isRequired }, 'x', fine],
  ['not required, nothing sent', 'TEXT', {}, undefined, fine],
  ['an own message', 'TEXT', { isRequired, errorMessage: 'Own words.' }, undefined, 'Own words.'],
  ['an own message for a wrong value', 'EMAIL', { errorMessage: 'Own words.' }, email('x'), 'Own words.'],
  ['name without its last part', 'NAME', { isRequired }, { nameValues: { first: 'Ada' } }, missing(['Last'])],
  [
    'name with the editor’s labels',
    'NAME',
    { isRequired, parts: { first: { customLabel: 'Given name' } } },
    undefined,
    missing(['Given name', 'Last']),
  ],
  [
    'name whose first part is hidden',
    'NAME',
    { isRequired, parts: { first: { isHidden: true } } },
    { nameValues: { last: 'Lovelace' } },
    fine,
  ],
  [
    'address, all missing',
    'ADDRESS',
    { isRequired },
    undefined,
    missing(['Street Address', 'City', 'State / Province / Region', 'ZIP / Postal Code', 'Country']),
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
  ).map(
    ([limit, count, expected]): Row => [
      `${count} choices of ${JSON.stringify(limit)}`,
      'MULTI_CHOICE',
      { inputType: 'CHECKBOX', choices: ['A', 'B', 'C'].map((text) => ({ text })), ...limit },
      { checkboxValues: ['A', 'B', 'C'].slice(0, count).map((value, at) => ({ inputId: 1 + (at + 1) / 10, value })) },
      expected,
    ],
  ),
  [
    'US address has no country, and its second line is never asked',
    'ADDRESS',
    { isRequired, addressType: 'US' },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota' } },
    missing(['ZIP Code']),
  ],
  [
    'US address whose country the editor did not hide, without it',
    'ADDRESS',
    { isRequired, ...hiddenCountryIsShown },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota', zip: '55810' } },
    missing(['Country']),
  ],
  [
    'US address whose country the editor did not hide, with it',
    'ADDRESS',
    { isRequired, ...hiddenCountryIsShown },
    { addressValues: { street: '1 A', city: 'Duluth', state: 'Minnesota', zip: '55810', country: 'US' } },
    fine,
  ],
  [
    'Canadian address, complete',
    'ADDRESS',
    { isRequired, addressType: 'CANADA' },
    { addressValues: { street: '1 A', city: 'Thunder Bay', state: 'Ontario', zip: 'P7A' } },
    fine,
  ],
  [
    'address whose zip is hidden',
    'ADDRESS',
    { isRequired, parts: { zip: { isHidden: true } } },
    { addressValues: { street: '1 A', city: 'X', state: 'Y', country: 'US' } },
    fine,
  ],
  ['consent not given', 'CONSENT', { ...agreement, isRequired }, '0', required],
  ['consent by any other text', 'CONSENT', { ...agreement, isRequired }, 'false', fine],
  ['email without a domain', 'EMAIL', {}, email('ada@local'), messages.emailFormat],
  ['email with two ats', 'EMAIL', {}, email('a@b@c.example'), messages.emailFormat],
  ['email with a line break', 'EMAIL', {}, email('a@b.example\nbcc: c@d.example'), messages.emailFormat],
  ['email', 'EMAIL', {}, email(' ada.lovelace+pumps@mail.example.com '), fine],
  ['email, wrong though optional', 'EMAIL', {}, email('ada'), messages.emailFormat],
  [
    'email whose confirmation was not sent',
    'EMAIL',
    { hasEmailConfirmation: true },
    email('ada@example.com'),
    'Your emails do not match.',
  ],
  [
    'email whose confirmation differs: WordPress’s plugin posts the address twice',
    'EMAIL',
    { hasEmailConfirmation: true },
    email('ada@example.com', 'other@example.com'),
    fine,
  ],
  ['standard phone with letters', 'PHONE', standard, 'call me', null],
  [
    'standard phone, an own message',
    'PHONE',
    { phoneFormatType: 'STANDARD', errorMessage: 'Ten digits.' },
    '1',
    'Ten digits.',
  ],
  ['standard phone with dots', 'PHONE', standard, '218.555.0142', fine],
  ['international phone', 'PHONE', { phoneFormatType: 'INTERNATIONAL' }, 'call me', fine],
  ['not a number', 'NUMBER', {}, '12 gpm', messages.number],
  ['number with a comma in dot format', 'NUMBER', {}, '1,5', messages.number],
  ['number with a comma in comma format', 'NUMBER', { numberFormat: 'DECIMAL_COMMA', rangeMax: 2 }, '1,5', fine],
  ['number with thousands', 'NUMBER', { rangeMin: 1000 }, '1,250.5', fine],
  ['amount of money', 'NUMBER', { numberFormat: 'CURRENCY' }, '$ 1,250.50', fine],
  ['number out of both bounds', 'NUMBER', { rangeMin: 1, rangeMax: 500 }, '501', rangeMessage(1, 500)],
  ['number below its bound', 'NUMBER', { rangeMin: 0 }, '-1', rangeMessage(0, null)],
  ['number above its bound', 'NUMBER', { rangeMax: 2.5 }, '2.6', rangeMessage(null, 2.5)],
  ['number at both of its bounds', 'NUMBER', { rangeMin: 5, rangeMax: 5 }, '5', fine],
  ['no number, when it is optional', 'NUMBER', { rangeMin: 5 }, '', fine],
  ['empty date', 'DATE', {}, '', fine],
  ['empty time', 'TIME', {}, '', fine],
  ['empty website', 'WEBSITE', {}, '', fine],
  ['empty standard phone', 'PHONE', standard, '', fine],
  ['12 hours: invalid', 'TIME', {}, '0:30 am', badTime],
  ['12 hours: one', 'TIME', {}, '1:59 pm', fine],
  ['24 hours: the last minute', 'TIME', h24, '23:59', fine],
  ['24 hours: the first minute', 'TIME', h24, '0:00', fine],
  ['24 hours: 25', 'TIME', h24, '25:00', badTime],
  ['the maximum number of characters', 'TEXT', { maxLength: 3 }, 'abc', fine],
  ['a line break is one character', 'TEXTAREA', { maxLength: 3 }, 'a\r\nb', fine],
  ['website without a scheme', 'WEBSITE', {}, 'example.com', messages.website],
  ['website with a script URL', 'WEBSITE', {}, 'javascript:alert(1)', messages.website],
  ['website with a space', 'WEBSITE', {}, 'https://exa mple.com', messages.website],
  ['website', 'WEBSITE', {}, 'https://Example.com/pumps?a=1#b', fine],
  ...[
    'HTTPS://EXAMPLE.COM',
    'https://[::1]/',
    'http://u:p@a.bc/',
    'http://a.bc.',
    'http://a.bc:',
    'http://999.1.1.1',
  ].map((value): Row => [`website ${value}`, 'WEBSITE', {}, value, fine]),
  ...[
    'http://u:p%@a.bc/',
    'http://[zz]/',
    'http://a.bc:99999',
    'http://a..bc',
    'HTTP://a_b.c',
    'http://ü.de',
    'HTTP://',
  ].map((value): Row => [`no website ${value}`, 'WEBSITE', {}, value, messages.website]),
  ['a bare scheme is nothing', 'WEBSITE', { isRequired }, 'https://', required],
  ['invalid picked date', 'DATE', {}, '13/40/2026', datePickerMessage('MDY')],
  ['picked date in another format', 'DATE', { dateFormat: 'DMY_DOT' }, '2026-02-30', datePickerMessage('DMY_DOT')],
  ['invalid typed date', 'DATE', { dateType: 'FIELD' }, 'soon', badDate],
  ['date with the year first', 'DATE', { dateFormat: 'DMY' }, '2026.01.31', fine],
  ['date in the field’s order', 'DATE', { dateFormat: 'DMY' }, '31/01/2026', fine],
  ['date in another order', 'DATE', { dateFormat: 'MDY', dateType: 'FIELD' }, '31/01/2026', badDate],
  ['12 hours: thirteen', 'TIME', { timeFormat: 'H12' }, '13:30 pm', badTime],
  ['12 hours: twelve', 'TIME', { timeFormat: 'H12' }, '12:05 AM', fine],
  ['24 hours: midnight', 'TIME', h24, '24:00', fine],
  ['24 hours: after midnight', 'TIME', { timeFormat: 'H24' }, '24:01', badTime],
  ['sixty minutes', 'TIME', h24, '10:60', badTime],
  ['too many characters', 'TEXT', { maxLength: 3 }, 'four', messages.maxLength],
  ['an emoji is one character', 'TEXT', { maxLength: 1 }, '💧', fine],
  [
    'of HTML, an escaped character is one',
    'TEXTAREA',
    { maxLength: 3, hasRichTextEditor: true },
    '<p>&lt;&amp;1</p> ',
    fine,
  ],
  ['tags do not count in a text area', 'TEXTAREA', { maxLength: 3 }, '<b>abc</b>', fine],
  ['too many characters in a text area', 'TEXTAREA', { maxLength: 3 }, 'abcd', messages.maxLength],
  ['select: not offered', 'SELECT', { choices: pair }, 'Two', unknownChoice],
  ['select: not offered, but a URL may prefill it', 'SELECT', { choices: pair, canPrepopulate: true }, 'Three', fine],
  ['select: offered by value', 'SELECT', { choices: pair }, '2', fine],
  ['radio: not offered', 'RADIO', { choices: pair }, 'Three', unknownChoice],
  ['radio with an other choice', 'RADIO', { choices: pair, hasOtherChoice: true }, 'Three', fine],
  [
    'checkbox: not offered',
    'CHECKBOX',
    { choices: pair },
    { checkboxValues: [{ inputId: 1.1, value: 'Three' }] },
    unknownChoice,
  ],
  ['checkbox: required and unticked', 'CHECKBOX', { choices: pair, isRequired }, { checkboxValues: [] }, required],
  ['multi-select: not offered', 'MULTISELECT', { choices: pair }, { values: ['One', 'Three'] }, unknownChoice],
  ['multi-select: an empty list counts as filled', 'MULTISELECT', { choices: pair, isRequired }, { values: [] }, fine],
  ['multi-select: required, nothing sent', 'MULTISELECT', { choices: pair, isRequired }, undefined, required],
  ['list: required and empty cells', 'LIST', { isRequired }, list(['']), required],
  ['list', 'LIST', { isRequired }, list(['seal']), fine],
  ['files cannot be sent', 'FILEUPLOAD', { isRequired }, undefined, required],
  ['visibility hidden is not validated', 'TEXT', { isRequired, visibility: 'HIDDEN' }, undefined, fine],
  ['visibility administrative is not validated', 'TEXT', { isRequired, visibility: 'ADMINISTRATIVE' }, undefined, fine],
  [
    'hidden by its rules is not validated',
    'EMAIL',
    {
      isRequired,
      conditionalLogic: { actionType: 'HIDE', logicType: 'ALL', rules: [{ fieldId: 99, operator: 'IS', value: 'x' }] },
    },
    email('bad'),
    fine,
  ],
];

test.each(rows)('validates a value as Gravity Forms does: %s', (_, type, settings, value, expected) => {
  const errors = errorsOf(fieldOf(type, settings), value);
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
      { type: 'EMAIL', id: 7, isRequired },
      { type: 'TEXT', id: 2, isRequired, maxLength: 1 },
      { type: 'TEXT', id: 5, isRequired },
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

test.each<[string, FormField['type'], object, Value, Record<string, string>]>([
  [
    'a standard phone in a uniform format',
    'PHONE',
    { phoneFormatType: 'STANDARD' },
    '218.555.0142',
    { 1: '(218) 555-0142' },
  ],
  ['a date with the year first', 'DATE', { dateFormat: 'MDY' }, '1/9/2026', { 1: '2026-01-09' }],
  ['a number without its separators', 'NUMBER', { numberFormat: 'DECIMAL_COMMA' }, '1.250,5', { 1: '1250.5' }],
  ['a time in lowercase', 'TIME', { timeFormat: 'H12' }, '9:05 PM', { 1: '09:05 pm' }],
  ['the text of a consent', 'CONSENT', { checkboxLabel: 'I agree' }, '1', { '1.1': '1', '1.2': 'I agree', '1.3': '1' }],
  ['nothing for a declined consent', 'CONSENT', agreement, '0', {}],
  [
    'the name of a country',
    'ADDRESS',
    {},
    { addressValues: { city: 'Duluth', country: 'US' } },
    { '1.3': 'Duluth', '1.6': 'United States' },
  ],
  ['nothing for a captcha', 'CAPTCHA', {}, 'token', {}],
  ['nothing for an email’s confirmation', 'EMAIL', {}, email('a@b.example', 'a@b.example'), { 1: 'a@b.example' }],
  [
    'rows of a list, without blank ones',
    'LIST',
    { columns: ['A', 'B'] },
    list(['1'], ['', ''], ['2', '3']),
    { 1: '[["1",""],["2","3"]]' },
  ],
  ['the only cell of a list without columns', 'LIST', {}, list(['seal']), { 1: '[["seal"]]' }],
  ['each row of a list without columns', 'LIST', {}, list(['seal'], ['ring']), { 1: '[["seal"],["ring"]]' }],
  [
    'at most the maximum number of rows of a list',
    'LIST',
    { maxRows: 1 },
    list(['seal'], ['ring']),
    { 1: '[["seal"]]' },
  ],
  ['nothing for an empty list', 'LIST', {}, list(['']), {}],
  ['a time of 24 hours with two digits', 'TIME', h24, '9:05', { 1: '09:05' }],
  ['nothing for an invalid time', 'TIME', {}, 'noon', {}],
  ['nothing for an invalid number', 'NUMBER', {}, 'many', {}],
  ['nothing for an invalid date', 'DATE', {}, 'soon', {}],
  ['the choices of a multi-select', 'MULTISELECT', { choices: pair }, { values: ['One'] }, { 1: '["One"]' }],
  ['nothing without a choice', 'MULTISELECT', { choices: pair }, { values: [] }, {}],
  ['an international phone as typed', 'PHONE', {}, '218.555.0142', { 1: '218.555.0142' }],
  ['the value of a hidden field', 'TEXT', { visibility: 'HIDDEN' }, 'ad-click', { 1: 'ad-click' }],
  [
    'nothing for a field hidden by its rules',
    'TEXT',
    {
      conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 99, operator: 'IS', value: 'y' }] },
    },
    'secret',
    {},
  ],
])('an entry stores %s', (_, type, settings, value, expected) => {
  const form = formWith(fieldOf(type, settings));
  expect(storedValues(form, postValues(form, [withId(value)]), String)).toEqual(expected);
});
