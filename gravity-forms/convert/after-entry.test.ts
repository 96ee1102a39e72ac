import { expect, test } from 'vitest';
import type { GravityForm } from '../gravity-form.ts';
import type { JsonObject } from '../json.ts';
import { readForm, withSettings, writeForm } from './form.ts';

/** What a form shows and sends after an entry. */
const empty: GravityForm = { id: 1, title: 'Form', fields: [] };
const logic = { actionType: 'show', logicType: 'all', rules: [{ fieldId: '1', operator: 'is', value: 'x' }] };
const readLogic = { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'x' }] };

test.each<[what: string, stored: JsonObject, read: JsonObject]>([
  ['a text', { type: 'message', message: 'Thanks' }, { type: 'MESSAGE', message: 'Thanks' }],
  ['a text without a type', { message: 'Thanks' }, { type: 'MESSAGE', message: 'Thanks' }],
  ['a URL', { type: 'redirect', url: 'https://a.example/' }, { type: 'REDIRECT', url: 'https://a.example/' }],
  [
    'a URL with a query',
    { type: 'redirect', url: '/a/', queryString: 'n={Name:1}' },
    { type: 'REDIRECT', url: '/a/', queryString: 'n={Name:1}' },
  ],
  ['a page', { type: 'page', pageId: '12' }, { type: 'PAGE', pageId: 12 }],
  [
    'a page under its older name',
    { type: 'page', page: 12, queryString: 'a=b' },
    { type: 'PAGE', pageId: 12, queryString: 'a=b' },
  ],
])('a confirmation that leads to %s is read', (_what, stored, read) => {
  const confirmations = [{ id: 'c', name: 'C', event: 'form_submission', ...stored }];
  expect(readForm({ ...empty, confirmations }).confirmations).toEqual([{ id: 'c', name: 'C', ...read }]);
});

test('a confirmation of an unknown type or without its page stays only in the file', () => {
  const confirmations = [
    { id: 'a', type: 'video' },
    { id: 'b', type: 'page' },
  ];
  expect(readForm({ ...empty, confirmations }).confirmations).toEqual([]);
  expect(withSettings({ ...empty, confirmations }, { confirmations: [] }).confirmations).toEqual(confirmations);
});

test('a confirmation is inactive, the default or only for some entries if it says so', () => {
  const confirmations = [
    { message: 'A', isActive: '0', isDefault: '1', conditionalLogic: logic },
    { message: 'B', isActive: '1', isDefault: '0' },
  ];
  expect(readForm({ ...empty, confirmations }).confirmations).toEqual([
    {
      id: 'confirmation-1',
      name: '',
      isDefault: true,
      isActive: false,
      conditionalLogic: readLogic,
      type: 'MESSAGE',
      message: 'A',
    },
    { id: 'confirmation-2', name: '', type: 'MESSAGE', message: 'B' },
  ]);
});

test('writes a confirmation with all of Gravity Forms’ properties', () => {
  const page = { id: 'a', name: 'A', type: 'PAGE', pageId: 3, queryString: 'a=b', isDefault: true };
  const rest = { url: '', message: '', conditionalLogic: [] };
  const redirect = { id: 'b', name: 'B', type: 'REDIRECT', url: '/b/', isActive: false, conditionalLogic: readLogic };
  const definition = { ...readForm(empty), confirmations: [page, redirect] };
  expect(writeForm(definition).confirmations).toEqual([
    { ...rest, id: 'a', name: 'A', type: 'page', pageId: 3, queryString: 'a=b', isDefault: true, isActive: true },
    {
      ...rest,
      id: 'b',
      name: 'B',
      type: 'redirect',
      url: '/b/',
      pageId: '',
      queryString: '',
      isDefault: false,
      isActive: false,
      conditionalLogic: logic,
    },
  ]);
});

const mail = { id: 'n', name: 'N', subject: 'New', message: 'Hi', from: 'a@example.com' };

test.each<[what: string, stored: JsonObject, to: JsonObject]>([
  ['an address', { to: ' b@example.com ' }, { address: 'b@example.com' }],
  ['an address under its older name', { toEmail: 'b@example.com' }, { address: 'b@example.com' }],
  ['the address in a field', { toType: 'field', toField: '4' }, { fieldId: 4 }],
  [
    'those whose rules match',
    { toType: 'routing', to: '', routing: [{ email: 'c@example.com', fieldId: '4', operator: '>', value: '5' }] },
    { routes: [{ address: 'c@example.com', fieldId: 4, operator: 'GREATER_THAN', value: '5' }] },
  ],
  [
    'its own address beside rules',
    { toType: 'routing', to: 'b@example.com', routing: [{}] },
    { address: 'b@example.com' },
  ],
  ['the address in a field under its older name', { toType: 'field', to: '4' }, { fieldId: 4 }],
])('a notification to %s is read', (_what, stored, to) => {
  const notifications = [{ ...mail, ...stored, event: 'form_submission' }];
  expect(readForm({ ...empty, notifications }).notifications).toEqual([{ ...mail, to }]);
});

test.each<[what: string, stored: JsonObject]>([
  ['without an address', { to: ' ' }],
  ['to a field that it does not name', { toType: 'field', to: 'x' }],
  [
    'by rules without addresses',
    { toType: 'routing', to: '', routing: [{ fieldId: '4', operator: 'is', value: 'x' }] },
  ],
  ['about a saved form', { to: 'b@example.com', event: 'form_saved' }],
])('a notification %s stays only in the file', (_what, stored) => {
  const notifications = [{ ...mail, ...stored }];
  expect(readForm({ ...empty, notifications }).notifications).toBeUndefined();
  expect(withSettings({ ...empty, notifications }, { notifications: [] }).notifications).toEqual(notifications);
});

test('the rules of recipients stay as they are stored when a notification changes', () => {
  const routed = {
    ...mail,
    toType: 'routing',
    to: '',
    routing: [{ email: 'c@example.com', fieldId: '4', operator: 'is', value: 'x' }],
  };
  const [read] = (readForm({ ...empty, notifications: [routed] }).notifications ?? []) as JsonObject[];
  const changed = withSettings(
    { ...empty, notifications: [routed] },
    { notifications: [{ ...read, subject: 'Newer' }] },
  );
  expect(changed.notifications).toEqual([expect.objectContaining({ ...routed, subject: 'Newer' })]);
});

test('a notification has its headers, its rules and a default sender', () => {
  const headers = { fromName: 'Forms', replyTo: '{Email:2}', cc: 'd@example.com', bcc: 'c@example.com' };
  const stored = { to: 'b@example.com', isActive: false, conditionalLogic: logic, message: 'Hi', ...headers };
  expect(readForm({ ...empty, notifications: { a: stored } }).notifications).toEqual([
    {
      id: 'notification-1',
      name: '',
      isActive: false,
      to: { address: 'b@example.com' },
      from: '{admin_email}',
      ...headers,
      subject: '',
      message: 'Hi',
      conditionalLogic: readLogic,
    },
  ]);
});

test('writes a notification to an address', () => {
  const headers = { fromName: 'Forms', replyTo: '{Email:2}', bcc: 'c@example.com' };
  const notifications = [{ ...mail, ...headers, to: { address: 'b@example.com' }, conditionalLogic: readLogic }];
  expect(writeForm({ ...readForm(empty), notifications }).notifications).toEqual([
    {
      ...mail,
      ...headers,
      event: 'form_submission',
      isActive: true,
      toType: 'email',
      to: 'b@example.com',
      conditionalLogic: logic,
    },
  ]);
});

test('writes a notification to the address in a field', () => {
  const notifications = [{ ...mail, to: { fieldId: 4 }, isActive: false }];
  expect(writeForm({ ...readForm(empty), notifications }).notifications).toEqual([
    {
      ...mail,
      event: 'form_submission',
      isActive: false,
      toType: 'field',
      to: '4',
      toField: '4',
      conditionalLogic: null,
    },
  ]);
});
