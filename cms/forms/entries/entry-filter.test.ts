import { expect, test } from 'vitest';
import type { EntryStatus } from './entry.ts';
import type { EntryFilter } from './entry-filter.ts';
import { entryTable } from './entry-table.ts';
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
  const id = entries.insert({
    formId,
    values: { 1: name },
    dateCreated: '2026-03-04T05:06:07.000Z',
    ip: null,
    sourceUrl: null,
    userAgent: null,
    captcha: null,
    mutationId: null,
    fingerprint: '',
  });
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
