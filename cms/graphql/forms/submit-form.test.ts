import { expect, test } from 'vitest';
import type { SeedForm } from '../../starting-content/model.ts';
import { asSite, startFormCms, submit } from '../../testing/form-cms.ts';

const thanks: SeedForm['confirmations'] = [
  { type: 'MESSAGE', id: 'default', name: 'Default', isDefault: true, message: 'Thanks, {Name:1}.' },
];
const text = { type: 'TEXT', id: 1, label: 'Name' } as const;

const forms: SeedForm[] = [
  {
    id: 1,
    title: 'Fields',
    fields: [
      text,
      { type: 'EMAIL', id: 2, label: 'Email' },
      { type: 'CHECKBOX', id: 3, label: 'Boxes', choices: [{ text: 'One' }, { text: 'Two' }] },
      { type: 'HTML', id: 4, content: '<p>Look</p>' },
      { type: 'FILEUPLOAD', id: 5, label: 'File' },
      { type: 'ADDRESS', id: 6, label: 'Address' },
      { type: 'TEXT', id: 7, label: 'Once', noDuplicates: true },
    ],
    confirmations: thanks,
  },
  { id: 2, title: 'Inactive', isActive: false, fields: [text], confirmations: thanks },
  { id: 3, title: 'Trashed', isTrash: true, fields: [text], confirmations: thanks },
  {
    id: 4,
    title: 'Over',
    fields: [text],
    schedule: { end: '2026-01-01T00:00', closedMessage: '<p>Over since <b>New Year</b>.</p>' },
    confirmations: thanks,
  },
  { id: 5, title: 'To come', fields: [text], schedule: { start: '2027-01-01T00:00' }, confirmations: thanks },
  { id: 6, title: 'One a day', fields: [text], entryLimit: { maxEntries: 1, period: 'DAY' }, confirmations: thanks },
  { id: 7, title: 'Members', fields: [text], login: {}, confirmations: thanks },
  {
    id: 8,
    title: 'Button',
    fields: [text],
    submitButton: {
      conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'go' }] },
    },
    confirmations: thanks,
  },
  {
    id: 9,
    title: 'Pages',
    fields: [
      { ...text, isRequired: true },
      {
        type: 'PAGE',
        id: 2,
        conditionalLogic: {
          actionType: 'SHOW',
          logicType: 'ALL',
          rules: [{ fieldId: 1, operator: 'IS', value: 'two' }],
        },
      },
      { type: 'TEXT', id: 3, isRequired: true },
      { type: 'PAGE', id: 4 },
      { type: 'TEXT', id: 5, isRequired: true },
    ],
    confirmations: thanks,
  },
];

let clock = Date.UTC(2026, 5, 15, 12);
const cms = await startFormCms(forms, { now: () => clock });

test.each([
  ['a form that does not exist', '99', [], 'Unable to retrieve the form for the given ID 99.'],
  ['a global id', 'Z2ZfZm9ybTox', [], 'Your form could not be found'],
  ['an inactive form', '2', [{ id: 1, value: 'x' }], 'The form for the given ID 2 is inactive or trashed.'],
  ['a form in the trash', '3', [{ id: 1, value: 'x' }], 'The form for the given ID 3 is inactive or trashed.'],
  ['a form past its schedule', '4', [{ id: 1, value: 'x' }], 'Over since New Year.'],
  ['a form before its schedule', '5', [{ id: 1, value: 'x' }], 'This form is not yet available.'],
  ['a form for members', '7', [{ id: 1, value: 'x' }], 'Sorry. You must be logged in to view this form.'],
  ['a form with a hidden button', '8', [{ id: 1, value: 'stop' }], 'This form cannot be submitted with these values.'],
  ['an unknown field', '1', [{ id: 44, value: 'x' }], 'The form (ID 1) does not contain a field with the field ID 44.'],
  [
    'another type’s key',
    '1',
    [{ id: 2, value: 'x' }],
    'Mutation not processed. Field 2 requires the use of `emailValues`.',
  ],
  ['no key', '1', [{ id: 1 }], 'Mutation not processed. Field 1 requires the use of `value`.'],
  ['null under the key', '1', [{ id: 1, value: null }], 'Mutation not processed. Field 1 requires the use of `value`.'],
  [
    'a checkbox that does not exist',
    '1',
    [{ id: 3, checkboxValues: [{ inputId: 3.9, value: 'One' }] }],
    'Field 3 has no input with an id of 3.9.',
  ],
  ['null in place of a checkbox', '1', [{ id: 3, checkboxValues: [null] }], 'Field 3 has no input with an id of .'],
  [
    'a value for a display-only field',
    '1',
    [{ id: 4, value: 'x' }],
    'Mutation not processed. Field 4 requires the use of `value`.',
  ],
  [
    'a value for a file',
    '1',
    [{ id: 5, value: 'x' }],
    'Mutation not processed. Field 5 requires the use of `fileUploadValues`.',
  ],
])('%s fails the whole mutation', async (_, id, fieldValues, message) => {
  const result = await submit(cms, { id, fieldValues });
  expect(result.errors?.map((error) => error.message)).toEqual([message]);
  expect(result.data).toEqual({ submitGfForm: null });
});

test('an unknown country fails validation', async () => {
  const result = await submit(cms, { id: '1', fieldValues: [{ id: 6, addressValues: { country: 'XX' } }] });
  expect(result.errors?.[0]?.message).toMatch(/AddressFieldCountryEnum/);
  expect(result.data).toBeUndefined();
});

test('rejects a save-and-continue draft with a message', async () => {
  const result = await submit(cms, { id: '1', fieldValues: [{ id: 1, value: 'x' }], saveAsDraft: true });
  expect(result.errors?.[0]?.message).toBe('This form does not offer to save and continue later.');
});

const sendLimited = () => submit(cms, { id: '6', fieldValues: [{ id: 1, value: 'x' }] });

test('the entry limit of a form starts over in the next period', async () => {
  expect((await sendLimited()).data?.submitGfForm?.entry).toEqual({ databaseId: expect.any(Number) });
  expect((await sendLimited()).errors?.[0]?.message).toBe('Sorry. This form is no longer accepting new submissions.');
  clock += 24 * 3_600_000;
  expect((await sendLimited()).data?.submitGfForm?.entry).toEqual({ databaseId: expect.any(Number) });
});

const sendUnique = (value: string) => submit(cms, { id: '1', fieldValues: [{ id: 7, value }] });

test('a unique value is rejected the second time', async () => {
  await sendUnique('SN-1');
  expect((await sendUnique('SN-1')).data?.submitGfForm?.errors).toEqual([
    { id: 7, message: "This field requires a unique entry and 'SN-1' has already been used" },
  ]);
});

const step = (value: string, sourcePage: number, targetPage: number) =>
  submit(cms, { id: '9', fieldValues: value ? [{ id: 1, value }] : [], sourcePage, targetPage });

test('going to the next page validates the current one', async () => {
  expect((await step('', 1, 2)).data?.submitGfForm).toMatchObject({ errors: [{ id: 1 }], targetPageNumber: 1 });
  expect((await step('two', 1, 2)).data?.submitGfForm).toMatchObject({ errors: null, targetPageNumber: 2 });
  expect((await step('other', 1, 2)).data?.submitGfForm).toMatchObject({ errors: null, targetPageNumber: 3 });
  expect((await step('two', 2, 1)).data?.submitGfForm).toMatchObject({ errors: null, targetPageNumber: 1 });
});

const meta = {
  ip: '203.0.113.9',
  userAgent: 'Firefox\r\nX: y',
  sourceUrl: 'https://pumps.example/contact/?a=b',
  dateCreatedGmt: '2026-06-01 08:30:00',
};

test('the CMS trusts the site about visitor, page and time', async () => {
  const input = { id: '1', fieldValues: [{ id: 1, value: 'x' }], entryMeta: meta };
  const id = (await submit(cms, input, asSite)).data?.submitGfForm?.entry?.databaseId ?? 0;
  expect(cms.forms.entries.byId(id)).toMatchObject({
    ip: '203.0.113.9',
    userAgent: 'Firefox X: y',
    sourceUrl: 'https://pumps.example/contact/?a=b',
    dateCreated: '2026-06-01T08:30:00.000Z',
  });
});

test.each([
  ['nobody', {}],
  ['a client with a wrong secret', { 'x-faustwp-secret': 'guess' }],
])('the CMS trusts %s about the page only', async (_, headers) => {
  const input = {
    id: '1',
    fieldValues: [{ id: 1, value: 'x' }],
    entryMeta: { ...meta, sourceUrl: 'https://x.example/' },
  };
  const id = (await submit(cms, input, headers)).data?.submitGfForm?.entry?.databaseId ?? 0;
  expect(cms.forms.entries.byId(id)).toMatchObject({
    ip: null,
    userAgent: null,
    sourceUrl: 'https://x.example/',
    dateCreated: new Date(clock).toISOString(),
  });
});

test('stores a long text unchanged, with every backslash', async () => {
  const value = `C:\\new\\table \\\\ \\' \\" \\0 \\\n\\u0041${'😀\\'.repeat(10_000)}`;
  const input = { id: '1', fieldValues: [{ id: 1, value }] };
  const id = (await submit(cms, input)).data?.submitGfForm?.entry?.databaseId ?? 0;
  expect(cms.forms.entries.byId(id)?.values[1]).toBe(value);
});

test('trims texts as WordPress does: a trailing no-break space stays', async () => {
  const cms = await startFormCms(forms);
  await submit(cms, { id: '1', fieldValues: [{ id: 1, value: ' \t\u00a0Ada\u3000\n' }] });
  expect(cms.forms.entries.byId(1)?.values).toMatchObject({ 1: '\u00a0Ada\u3000' });
});
