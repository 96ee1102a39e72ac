import { expect, test } from 'vitest';
import type { Confirmation, Form } from '../definition/form.ts';
import { chosenConfirmation, confirm } from './confirm.ts';
import { type MergeSource, mergeTags } from './merge-tags.ts';

const form: Form = {
  id: 3,
  title: 'Pumps & parts',
  fields: [
    { type: 'NAME', id: 1, label: 'Name' },
    {
      type: 'CHECKBOX',
      id: 2,
      label: 'Interests',
      choices: [{ text: 'All pumps', value: 'Pumps' }, { text: 'Parts' }],
    },
    { type: 'DATE', id: 5, label: 'Visit', dateFormat: 'DMY_DOT' },
    { type: 'CONSENT', id: 4, label: 'Privacy', checkboxLabel: 'I <b>agree</b>' },
  ],
  confirmations: [],
};
const source: MergeSource = {
  form,
  values: {
    '1.3': '<Ada>',
    '1.6': 'Lovelace',
    '2.1': 'Pumps',
    '2.2': 'Parts',
    5: '2026-01-31',
    '4.1': '1',
    '4.2': 'I <b>agree</b>',
  },
  entryId: 12,
  dateCreated: '2026-03-04T05:06:07.000Z',
  sourceUrl: 'https://pumps.example/contact/?a=1&b=2',
  ip: '203.0.113.9',
  userAgent: 'Firefox',
  adminEmail: 'office@example.com',
};
const places = { baseUrl: 'http://cms.test', pageUri: (id: number) => (id === 5 ? '/thanks/' : undefined) };
const asIs = (text: string): string => text;

test.each([
  ['{Name:1}', '<Ada> Lovelace'],
  ['{Name (Last):1.6}', 'Lovelace'],
  ['{:1.6}', 'Lovelace'],
  ['{Interests:2}', 'All pumps, Parts'],
  ['{Interests:2:value}', 'Pumps, Parts'],
  ['{Privacy:4}', 'Checked: I agree'],
  ['{Gone:77}', ''],
  ['{form_title} no. {form_id}', 'Pumps & parts no. 3'],
  ['{entry_id} on {date_mdy} or {date_dmy}', '12 on 03/04/2026 or 04/03/2026'],
  ['{embed_url}', 'https://pumps.example/contact/?a=1&b=2'],
  ['{ip} {user_agent} {admin_email}', '203.0.113.9 Firefox office@example.com'],
  ['{all_fields}', 'ALL '],
  ['{all_fields:nohidden,empty}', 'ALL nohidden empty'],
  ['{Visit:5}', '31.01.2026'],
  ['{nothing_such} and { braces }', '{nothing_such} and { braces }'],
  ['{constructor}', '{constructor}'],
])('replaces %s by %s', (template, expected) => {
  expect(mergeTags(template, source, asIs, (_name, options) => `ALL ${options.join(' ')}`)).toBe(expected);
});

test('does not replace tags inside values', () => {
  const tricky = { ...source, values: { '1.3': '{admin_email}' } };
  expect(mergeTags('{Name:1.3}', tricky, asIs)).toBe('{admin_email}');
});

test('wraps a message as Gravity Forms does, with escaped values', () => {
  const message = { type: 'MESSAGE', id: 'd', name: 'Default', message: 'Thanks, {Name:1.3}.' } as const;
  expect(confirm(message, source, places)).toEqual({
    type: 'MESSAGE',
    message:
      "<div id='gform_confirmation_wrapper_3' class='gform_confirmation_wrapper '><div id='gform_confirmation_message_3' class='gform_confirmation_message_3 gform_confirmation_message'><p>Thanks, &lt;Ada&gt;.</p></div></div>",
    url: null,
    pageId: null,
    queryString: null,
  });
});

test('a page confirmation redirects to its URL on the CMS', () => {
  const page = {
    type: 'PAGE',
    id: 'p',
    name: 'Page',
    pageId: 5,
    queryString: 'name={Name:1.3}&entry={entry_id}',
  } as const;
  expect(confirm(page, source, places)).toEqual({
    type: 'REDIRECT',
    message: '',
    url: 'http://cms.test/thanks/?name=%3CAda%3E&entry=12',
    pageId: 5,
    queryString: 'name=%3CAda%3E&entry=12',
  });
});

test('a deleted page is replaced by the default message', () => {
  const page = { type: 'PAGE', id: 'p', name: 'Page', pageId: 6 } as const;
  expect(confirm(page, source, places)).toMatchObject({
    type: 'MESSAGE',
    message: expect.stringContaining('Thanks for contacting us! We will get in touch with you shortly.'),
  });
});

test.each([
  ['https://x.example/', undefined, 'https://x.example/'],
  ['https://x.example/?a=1', 'b={entry_id}', 'https://x.example/?a=1&b=12'],
  ['https://x.example/#part', 'b={entry_id}', 'https://x.example/?b=12#part'],
  ['https://x.example/{Name:1.3}', undefined, 'https://x.example/%3CAda%3E'],
])('a redirect to %s with the query %s goes to %s', (url, queryString, expected) => {
  const redirect = { type: 'REDIRECT', id: 'r', name: 'Redirect', url, ...(queryString && { queryString }) } as const;
  expect(confirm(redirect, source, places).url).toBe(expected);
});

const says = (id: string, changed: Partial<Confirmation> = {}): Confirmation =>
  ({ type: 'MESSAGE', id, name: id, message: id, ...changed }) as Confirmation;
const ifPumps = {
  actionType: 'SHOW',
  logicType: 'ALL',
  rules: [{ fieldId: 2, operator: 'IS', value: 'Pumps' }],
} as const;

test.each([
  [
    'the default, when no rules match',
    [says('default', { isDefault: true }), says('pumps', { conditionalLogic: ifPumps })],
    {},
    'default',
  ],
  [
    'the first one whose rules match',
    [says('default', { isDefault: true }), says('pumps', { conditionalLogic: ifPumps })],
    { '2.1': 'Pumps' },
    'pumps',
  ],
  ['one without rules before the default', [says('default', { isDefault: true }), says('always')], {}, 'always'],
  [
    'one that is said to hide when its rules match: Gravity Forms ignores that',
    [says('default', { isDefault: true }), says('hidden', { conditionalLogic: { ...ifPumps, actionType: 'HIDE' } })],
    { '2.1': 'Pumps' },
    'hidden',
  ],
  ['no inactive one', [says('off', { isActive: false }), says('default', { isDefault: true })], {}, 'default'],
])('chooses %s', (_, confirmations, posted, expected) => {
  expect(chosenConfirmation({ ...form, confirmations }, new Map(Object.entries(posted)))?.id).toBe(expected);
});

test('a form without a message has Gravity Forms’ default', () => {
  expect(confirm(chosenConfirmation(form, new Map()), source, places).message).toContain('Thanks for contacting us!');
});

test('a confirmation shows the table of all answers', () => {
  const confirmation: Confirmation = { type: 'MESSAGE', id: 'd', name: 'Default', message: 'You wrote: {all_fields}' };
  expect(confirm(confirmation, source, places).message).toContain('<td>&lt;Ada&gt; Lovelace</td>');
});
