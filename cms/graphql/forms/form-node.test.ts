import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { formNode } from './form-node.ts';

const form: Form = { id: 7, title: 'Contact', fields: [], confirmations: [] };

test('a form without settings has those of a new form', () => {
  expect(formNode(form)).toEqual({
    form,
    databaseId: 7,
    title: 'Contact',
    fields: [],
    version: '2.10',
    isActive: true,
    isTrash: false,
    labelPlacement: 'TOP',
    descriptionPlacement: 'BELOW',
    subLabelPlacement: 'BELOW',
    requiredIndicator: 'TEXT',
    hasHoneypot: false,
    hasValidationSummary: false,
    submitButton: { type: 'TEXT', text: 'Submit', location: 'BOTTOM', width: 'AUTO' },
    confirmations: [],
    saveAndContinue: { hasSaveAndContinue: false, buttonText: null },
    scheduling: {
      hasSchedule: false,
      pendingMessage: null,
      closedMessage: null,
      startDetails: { date: null, dateGmt: null, hour: null, minute: null, amPm: null },
      endDetails: { date: null, dateGmt: null, hour: null, minute: null, amPm: null },
    },
    entryLimits: { hasLimit: false, maxEntries: null, limitationPeriod: null, limitReachedMessage: null },
    login: { isLoginRequired: false, loginRequiredMessage: null },
    pagination: null,
  });
});

test('settings take the place of the defaults', () => {
  const node = formNode({
    ...form,
    isActive: false,
    isTrash: true,
    labelPlacement: 'LEFT',
    requiredIndicator: 'ASTERISK',
    hasHoneypot: true,
    submitButton: { text: 'Send', width: 'FULL' },
    entryLimit: { maxEntries: 5, period: 'WEEK', limitReachedMessage: 'Full.' },
    login: { loginRequiredMessage: 'Sign in.' },
    saveAndContinue: { buttonText: 'Finish later' },
    confirmations: [{ id: 'a', name: 'Thanks', type: 'REDIRECT', url: 'https://example.com/', isDefault: true }],
  });
  expect(node).toMatchObject({
    isActive: false,
    isTrash: true,
    labelPlacement: 'LEFT',
    requiredIndicator: 'ASTERISK',
    hasHoneypot: true,
    submitButton: { type: 'TEXT', text: 'Send', location: 'BOTTOM', width: 'FULL' },
    entryLimits: { hasLimit: true, maxEntries: 5, limitationPeriod: 'WEEK', limitReachedMessage: 'Full.' },
    login: { isLoginRequired: true, loginRequiredMessage: 'Sign in.' },
  });
  expect(node.confirmations).toEqual([
    {
      id: 'a',
      name: 'Thanks',
      type: 'REDIRECT',
      url: 'https://example.com/',
      isDefault: true,
      isActive: true,
      message: null,
      pageId: null,
      queryString: null,
    },
  ]);
});

test('an entry limit of all time has neither a period nor a message, and a form for members may have none', () => {
  const node = formNode({ ...form, entryLimit: { maxEntries: 5 }, login: {} });
  expect(node.entryLimits).toEqual({
    hasLimit: true,
    maxEntries: 5,
    limitationPeriod: null,
    limitReachedMessage: null,
  });
  expect(node.login).toEqual({ isLoginRequired: true, loginRequiredMessage: null });
});

test.each([
  ['00:05', { hour: 12, minute: 5, amPm: 'AM' }],
  ['01:00', { hour: 1, minute: 0, amPm: 'AM' }],
  ['11:59', { hour: 11, minute: 59, amPm: 'AM' }],
  ['12:00', { hour: 12, minute: 0, amPm: 'PM' }],
  ['13:30', { hour: 1, minute: 30, amPm: 'PM' }],
  ['23:59', { hour: 11, minute: 59, amPm: 'PM' }],
])('a form that opens at %s has the hour of a twelve-hour clock', (time, clock) => {
  const { scheduling } = formNode({
    ...form,
    schedule: { start: `2026-03-04T${time}`, pendingMessage: 'Soon.', closedMessage: 'Over.' },
  });
  expect(scheduling).toEqual({
    hasSchedule: true,
    pendingMessage: 'Soon.',
    closedMessage: 'Over.',
    startDetails: { date: '2026-03-04 00:00:00', dateGmt: '03/04/2026', ...clock },
    endDetails: { date: null, dateGmt: null, hour: null, minute: null, amPm: null },
  });
});

test('a form with a page field has a progress bar, even without settings for it', () => {
  const paged: Form = { ...form, fields: [{ id: 2, type: 'PAGE' }] as unknown as Form['fields'] };
  expect(formNode(paged).pagination).toEqual({
    type: 'PERCENTAGE',
    style: 'BLUE',
    pageNames: [],
    hasProgressbarOnConfirmation: false,
    lastPageButton: { type: 'TEXT', text: 'Previous' },
  });
  const pagination = { type: 'STEPS', pageNames: ['One'], lastPageButton: { text: 'Back' } } as const;
  expect(formNode({ ...paged, pagination }).pagination).toMatchObject({
    type: 'STEPS',
    pageNames: ['One'],
    lastPageButton: { type: 'TEXT', text: 'Back' },
  });
  expect(formNode({ ...form, pagination }).pagination).toBeNull();
});
