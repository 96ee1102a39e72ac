import { expect, test } from 'vitest';
import type { GravityForm } from '../gravity-form.ts';
import type { JsonObject } from '../json.ts';
import { readForm, withSettings, writeForm } from './form.ts';

const empty: GravityForm = { id: 1, title: 'Form', fields: [] };

test.each(['none', 'percentage', 'steps'])('progress of type %s is read and written', (type) => {
  const pagination = { type, pages: [] };
  expect(readForm({ ...empty, pagination }).pagination).toEqual({ type: type.toUpperCase() });
  expect(writeForm(readForm({ ...empty, pagination })).pagination).toEqual(pagination);
});

test.each(['blue', 'grey', 'green', 'orange', 'red', 'custom'])(
  'progress in the style %s is read and written',
  (style) => {
    const pagination = { style, pages: [] };
    expect(readForm({ ...empty, pagination }).pagination).toEqual({ style: style.toUpperCase() });
    expect(writeForm(readForm({ ...empty, pagination })).pagination).toEqual(pagination);
  },
);

test('progress keeps its page names, its text at the end and the button of the last page', () => {
  const pagination = {
    pages: ['Who', 'What'],
    display_progressbar_on_confirmation: true,
    progressbar_completion_text: 'Done',
  };
  const read = readForm({ ...empty, pagination, lastPageButton: { type: 'text', text: 'Back' } });
  expect(read.pagination).toEqual({
    pageNames: ['Who', 'What'],
    hasProgressbarOnConfirmation: true,
    progressbarCompletionText: 'Done',
    lastPageButton: { type: 'TEXT', text: 'Back' },
  });
  expect(writeForm(read)).toMatchObject({ pagination, lastPageButton: { type: 'text', text: 'Back' } });
});

test('a form that says nothing about progress has none', () => {
  expect(readForm({ ...empty, pagination: null })).not.toHaveProperty('pagination');
  expect(writeForm(readForm(empty)).pagination).toBeNull();
});

test.each([
  ['12', 'am', '2026-11-02T00:05'],
  ['1', 'am', '2026-11-02T01:05'],
  ['12', 'pm', '2026-11-02T12:05'],
  ['11', 'pm', '2026-11-02T23:05'],
])('a schedule that starts at %s:05 %s starts at %s', (hour, half, start) => {
  const stored = {
    scheduleStart: '11/2/2026',
    scheduleStartHour: hour,
    scheduleStartMinute: '5',
    scheduleStartAmpm: half,
  };
  const form = { ...empty, scheduleForm: true, ...stored };
  expect(readForm(form).schedule).toEqual({ start });
  expect(withSettings(empty, { schedule: { start } })).toMatchObject({
    scheduleStart: '11/02/2026',
    scheduleStartHour: Number(hour),
    scheduleStartMinute: 5,
    scheduleStartAmpm: half,
    scheduleEnd: '',
  });
});

test('a schedule has an end and its messages', () => {
  const schedule = { end: '2026-12-31T23:30', pendingMessage: 'Soon', closedMessage: 'Over' };
  const form = withSettings(empty, { schedule });
  expect(form).toMatchObject({ scheduleForm: true, schedulePendingMessage: 'Soon', scheduleMessage: 'Over' });
  expect(readForm(form).schedule).toEqual(schedule);
});

test('a schedule without an hour starts at midnight', () => {
  const form = { ...empty, scheduleForm: true, scheduleStart: '11/02/2026' };
  expect(readForm(form).schedule).toEqual({ start: '2026-11-02T00:00' });
});

test.each(['day', 'week', 'month', 'year'])('a limit by %s is read and written', (period) => {
  const stored = { limitEntries: true, limitEntriesCount: '20', limitEntriesPeriod: period, limitEntriesMessage: '' };
  const entryLimit = { maxEntries: 20, period: period.toUpperCase() };
  expect(readForm({ ...empty, ...stored }).entryLimit).toEqual(entryLimit);
  expect(withSettings(empty, { entryLimit })).toMatchObject(stored);
});

test.each<[what: string, stored: JsonObject]>([
  ['is switched off', { limitEntries: false, limitEntriesCount: '20' }],
  ['has no number', { limitEntries: true, limitEntriesCount: '' }],
])('a limit that %s counts as none', (_what, stored) => {
  expect(readForm({ ...empty, ...stored })).not.toHaveProperty('entryLimit');
});

test('a limit in all is written without a period', () => {
  const limited = withSettings(empty, { entryLimit: { maxEntries: 3, limitReachedMessage: 'Full' } });
  expect(limited).toMatchObject({ limitEntriesPeriod: '', limitEntriesCount: '3', limitEntriesMessage: 'Full' });
});

test('a limit that is set to undefined is switched off', () => {
  const limited = withSettings(empty, { entryLimit: { maxEntries: 3, limitReachedMessage: 'Full' } });
  expect(withSettings(limited, { entryLimit: undefined as never })).toMatchObject({ limitEntries: false });
});

test('reads whether a form was closed or deleted', () => {
  expect(readForm({ ...empty, is_active: '0', is_trash: '1' })).toMatchObject({ isActive: false, isTrash: true });
  expect(readForm(empty)).not.toHaveProperty('isActive');
});

test('writes that a form was closed or deleted', () => {
  expect(withSettings(empty, { isActive: false, isTrash: true })).toMatchObject({ is_active: '0', is_trash: '1' });
});

test('writes that a form is open only where the file said something about it', () => {
  const off = { ...empty, is_active: '0', is_trash: '1' };
  expect(withSettings(off, { isActive: true, isTrash: false })).toMatchObject({ is_active: '1', is_trash: '0' });
  expect(withSettings(empty, { isActive: true, isTrash: false })).toEqual(empty);
});

test('a form for people with an account has the message of its editor', () => {
  const form = { ...empty, requireLogin: true };
  expect(readForm(form).login).toEqual({});
  const read = readForm({ ...form, requireLoginMessage: 'Sign in' });
  expect(read.login).toEqual({ loginRequiredMessage: 'Sign in' });
  expect(writeForm(read)).toMatchObject({ requireLogin: true, requireLoginMessage: 'Sign in' });
});

test('a form that never was in Gravity Forms is one of version 2.9 with a button', () => {
  const definition = { ...readForm(empty), fields: [{ type: 'TEXT', id: 4 }], saveAndContinue: {} };
  expect(writeForm(definition)).toMatchObject({
    version: '2.9.0',
    markupVersion: 2,
    nextFieldId: 5,
    confirmations: [],
    button: { type: 'text', text: 'Submit', imageUrl: '' },
    save: { enabled: true, button: { type: 'link', text: 'Save & Continue' } },
    fields: [{ id: 4, formId: 1 }],
  });
});

test('the editor’s submit button is no field', () => {
  const form = {
    ...empty,
    fields: [
      { id: 1, type: 'submit' },
      { id: 2, type: 'text' },
    ],
    button: { text: 'Send' },
  };
  expect(readForm(form)).toMatchObject({ fields: [{ type: 'TEXT', id: 2 }], submitButton: { text: 'Send' } });
});
