import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { expect, onTestFinished, test } from 'vitest';
import { newEntry } from '../../testing/new-entry.ts';
import { type EntryStatus, entryStatuses } from './entry.ts';
import { type EntryFilter, entryTable } from './entry-table.ts';
import { openEntries } from './open-entries.ts';

const stored: { name: string; formId: number; status?: EntryStatus; isRead?: boolean }[] = [
  { name: 'new', formId: 1 },
  { name: 'read', formId: 1, isRead: true },
  { name: 'spam', formId: 1, status: 'SPAM' },
  { name: 'trash', formId: 1, status: 'TRASH', isRead: true },
  { name: 'other', formId: 2 },
  { name: 'back\\slash 100% a_b', formId: 2, isRead: true },
];

const entries = entryTable(openEntries(':memory:'));
for (const { name, formId, status, isRead = false } of stored) {
  const id = entries.insert(newEntry({ 1: name }, { formId }));
  if (status) entries.setStatus(id, status);
  entries.setRead(id, isRead);
}

test.each<[string, EntryFilter, string[]]>([
  ['nothing', {}, ['new', 'read', 'spam', 'other', 'back\\slash 100% a_b']],
  ['a form', { formId: 1 }, ['new', 'read', 'spam']],
  ['a status', { status: 'SPAM' }, ['spam']],
  ['the trash', { status: 'TRASH' }, ['trash']],
  ['read entries', { isRead: true }, ['read', 'back\\slash 100% a_b']],
  ['unread entries', { isRead: false }, ['new', 'spam', 'other']],
  ['a form, a status and unread entries', { formId: 1, status: 'ACTIVE', isRead: false }, ['new']],
  ['a part of a value, with spaces around it', { search: '  THE ' }, ['other']],
  ['a backslash', { search: '\\' }, ['back\\slash 100% a_b']],
  ['a percent sign', { search: '0%' }, ['back\\slash 100% a_b']],
  ['an underscore', { search: 'a_b' }, ['back\\slash 100% a_b']],
  ['a part of a value in a form', { formId: 1, search: 'e' }, ['new', 'read']],
  ['spaces', { formId: 2, search: '  ' }, ['other', 'back\\slash 100% a_b']],
])('a filter by %s', (_what, filter, names) => {
  const found = entries.list(filter, { limit: 100, offset: 0 }).map(({ values }) => String(values[1]));
  expect(found.toSorted()).toEqual(names.toSorted());
  expect(entries.count(filter)).toBe(names.length);
});

const now = '2026-03-04T05:06:07.000Z';

function table() {
  const database = openEntries(':memory:');
  const entries = entryTable(database);
  const add = (formId: number, values: Record<string, string>, dateCreated = now) =>
    entries.insert(newEntry(values, { formId, dateCreated }));
  return { database, entries, add };
}

test('lists the entries of a form newest first, page by page', () => {
  const { entries, add } = table();
  add(1, { 1: 'old' }, '2026-01-01T00:00:00.000Z');
  add(1, { 1: 'new' });
  add(2, { 1: 'other' });
  const texts = (offset: number) => entries.list({ formId: 1 }, { limit: 1, offset }).map(({ values }) => values[1]);
  expect([texts(0), texts(1), texts(2)]).toEqual([['new'], ['old'], []]);
  expect([entries.count({}), entries.count({ formId: 2 })]).toEqual([3, 1]);
});

test('stores values by input', () => {
  const { entries, add } = table();
  const id = add(1, { '1.3': 'Ada', 2: 'x' });
  expect(entries.byId(id)).toEqual({
    id,
    formId: 1,
    dateCreated: now,
    status: 'ACTIVE',
    isRead: false,
    ip: null,
    sourceUrl: null,
    userAgent: null,
    captcha: null,
    values: { '1.3': 'Ada', 2: 'x' },
  });
  expect(entries.byId(99)).toBeUndefined();
});

test('deleting an entry deletes its values', () => {
  const { database, entries, add } = table();
  const id = add(1, { 1: 'x' });
  entries.setStatus(id, 'TRASH');
  database.prepare('DELETE FROM entries WHERE id = ?').run(id);
  expect(entries.count({ status: 'TRASH' })).toBe(0);
  expect(database.prepare('SELECT count(*) AS left FROM entry_values').get()).toEqual({ left: 0 });
});

test.each(['SPAM', 'TRASH'] as const)('an entry in %s does not count toward the entry limit', (status) => {
  const { entries, add } = table();
  add(1, {});
  entries.setStatus(add(1, {}), status);
  expect(entries.count({ formId: 1, status: 'ACTIVE' })).toBe(1);
});

test('the entry limit of a period includes its first moment', () => {
  const { entries, add } = table();
  add(1, {}, '2026-03-03T23:59:59.999Z');
  add(1, {}, '2026-03-04T00:00:00.000Z');
  expect(entries.count({ formId: 1, since: new Date('2026-03-04T00:00:00.000Z') })).toBe(1);
});

test('a value counts as taken in spam, not in the trash', () => {
  const { entries, add } = table();
  const id = add(1, { 7: 'SN-1' });
  entries.setStatus(id, 'SPAM');
  expect(entries.isTaken(1, '7', 'sn-1')).toBe(true);
  entries.setStatus(id, 'TRASH');
  expect(entries.isTaken(1, '7', 'sn-1')).toBe(false);
});

test('a value is taken for one input of one form only', () => {
  const { entries, add } = table();
  add(1, { 7: 'SN-1' });
  expect([entries.isTaken(2, '7', 'SN-1'), entries.isTaken(1, '8', 'SN-1')]).toEqual([false, false]);
});

test('the statuses of entries are active, spam and trash, in this order', () => {
  expect(entryStatuses).toEqual(['ACTIVE', 'SPAM', 'TRASH']);
});

test('never reuses an entry ID', () => {
  const { database, add } = table();
  const id = add(1, {});
  database.prepare('DELETE FROM entries WHERE id = ?').run(id);
  expect(add(1, {})).toBe(id + 1);
});

test('marks an entry as read or unread', () => {
  const { entries, add } = table();
  const id = add(1, {});
  const other = add(1, {});
  entries.setRead(id, true);
  expect([entries.byId(id)?.isRead, entries.byId(other)?.isRead]).toEqual([true, false]);
  entries.setRead(id, false);
  expect(entries.byId(id)?.isRead).toBe(false);
});

test('the first submission with a key is found with its fingerprint and its confirmation', () => {
  const { entries, add } = table();
  add(1, {});
  const values = { dateCreated: now, ip: null, sourceUrl: null, userAgent: null, captcha: null, values: {} };
  const id = entries.insert({ ...values, formId: 1, mutationId: 'key', fingerprint: 'mark' });
  const confirmation = { type: 'MESSAGE', message: 'Thanks', url: null, pageId: null, queryString: null } as const;
  entries.setConfirmation(id, confirmation);
  expect(entries.earlier('key')).toEqual({ entryId: id, fingerprint: 'mark', confirmation });
  expect(entries.earlier('other')).toBeUndefined();
});

test('lists the entries whose mails are due, oldest first, until they are sent or due again', () => {
  const { entries, add } = table();
  const ids = [add(1, {}), add(1, {})];
  const due = () => entries.toNotify().map(({ id }) => id);
  expect(due()).toEqual(ids);
  entries.setNotified(1);
  expect(due()).toEqual([2]);
  entries.setToNotify(1);
  expect(due()).toEqual(ids);
});

test('an entry stores its origin and the outcome of its captcha', () => {
  const { entries } = table();
  const origin = { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Firefox' };
  const facts = { formId: 1, dateCreated: now, values: {}, captcha: 'EXPIRED' as const };
  const id = entries.insert({ ...origin, ...facts, mutationId: null, fingerprint: '' });
  expect(entries.byId(id)).toMatchObject({ ...origin, ...facts });
});

test('an empty table counts no entries and no taken values', () => {
  const { entries } = table();
  expect([entries.count({}), entries.count({ formId: 1 }), entries.isTaken(1, '1', '')]).toEqual([0, 0, false]);
});

test('an export reads all entries, oldest first', () => {
  const { entries, add } = table();
  for (const name of ['a', 'b', 'c']) add(1, { 1: name });
  expect([...entries.each({ formId: 1 })].map(({ values }) => values[1])).toEqual(['a', 'b', 'c']);
});

test('each field that takes an answer is a column with the answer as text', () => {
  const form: Form = {
    id: 1,
    title: 'Test',
    fields: [
      { type: 'NAME', id: 1, label: 'Name' },
      { type: 'SECTION', id: 2, label: 'More' },
      { type: 'ADDRESS', id: 3, label: 'Address' },
      { type: 'LIST', id: 4, label: 'Readings', columns: ['Volts', 'Amps'] },
      { type: 'MULTISELECT', id: 5, choices: [{ text: 'Mines', value: 'Mining' }] },
      { type: 'CAPTCHA', id: 6, label: 'Check' },
      { type: 'CHECKBOX', id: 7, label: 'Checked', choices: Array.from({ length: 10 }, (_, i) => ({ text: `c${i}` })) },
    ],
    confirmations: [],
  };
  const values = {
    '1.2': 'Dr.',
    '1.3': 'Ada',
    '1.6': 'Lovelace',
    '3.1': '1 A',
    '3.3': 'Duluth',
    '3.6': 'United States',
    4: '[["460","12"],["455",""]]',
    5: '["Mining","Farm"]',
    '7.11': 'c9',
    '7.2': 'c1',
  };
  expect(entryColumns(form).map(({ label, text }) => [label, text(values)])).toEqual([
    ['Name', 'Dr. Ada Lovelace'],
    ['Address', '1 A, Duluth, United States'],
    ['Readings', 'Volts: 460, Amps: 12; Volts: 455, Amps: '],
    ['Field 5', 'Mines, Farm'],
    ['Checked', 'c1, c9'],
  ]);
});

test('migrates an older file with its entries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'entries.sqlite');
  const old = new DatabaseSync(file);
  old.exec(readFileSync(new URL('entries.sql', import.meta.url), 'utf8'));
  old.exec("INSERT INTO entries (form_id, date_created, fingerprint, confirmation) VALUES (1, '2026', '', '{}')");
  old.close();
  for (const _ of ['first', 'second']) {
    const database = openEntries(file);
    expect(entryTable(database).byId(1)).toMatchObject({ formId: 1, captcha: null });
    database.close();
  }
});

test('opening a file of a newer release keeps its version number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'entries.sqlite');
  const newer = openEntries(file);
  newer.exec('PRAGMA user_version = 999');
  newer.close();
  const database = openEntries(file);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 999 });
  database.close();
});
