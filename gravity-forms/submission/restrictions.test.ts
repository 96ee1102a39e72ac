import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import { closedNotice, defaultNotices } from './restrictions.ts';

/** A Wednesday. */
const now = new Date('2026-11-18T15:30:00Z');

function noticeOf(given: Partial<Form>, at = now, entries = 0) {
  const form: Form = { id: 1, title: 'Test', fields: [], confirmations: [], ...given };
  return closedNotice(form, at, () => entries);
}

test('a form without restrictions accepts entries', () => {
  expect(noticeOf({})).toBeUndefined();
});

test.each([
  ['DAY', '2026-11-18T00:00:00.000Z'],
  ['WEEK', '2026-11-15T00:00:00.000Z'],
  ['MONTH', '2026-11-01T00:00:00.000Z'],
  ['YEAR', '2026-01-01T00:00:00.000Z'],
  [undefined, undefined],
] as const)('counts the entries of a limit per %s since %s', (period, expected) => {
  const counted: (string | undefined)[] = [];
  const form: Form = {
    id: 1,
    title: '',
    fields: [],
    confirmations: [],
    entryLimit: { maxEntries: 1, ...(period && { period }) },
  };
  closedNotice(form, now, (since) => {
    counted.push(since?.toISOString());
    return 0;
  });
  expect(counted).toEqual([expected]);
});

test('a week starts on Sunday, also on a Sunday', () => {
  const counted: unknown[] = [];
  const form: Form = { id: 1, title: '', fields: [], confirmations: [], entryLimit: { maxEntries: 1, period: 'WEEK' } };
  closedNotice(form, new Date('2026-11-15T10:00:00Z'), (since) => counted.push(since?.toISOString()));
  expect(counted).toEqual(['2026-11-15T00:00:00.000Z']);
});

test.each([
  [4, undefined],
  [5, defaultNotices.limitReached],
  [6, defaultNotices.limitReached],
])('a form with a limit of 5 and %i entries has the notice %s', (entries, expected) => {
  expect(noticeOf({ entryLimit: { maxEntries: 5 } }, now, entries)).toBe(expected);
});

const schedule = { start: '2026-11-01T08:00', end: '2026-11-30T18:00' };

test.each([
  ['a second before it opens', '2026-11-01T07:59:59Z', defaultNotices.pending],
  ['when it opens', '2026-11-01T08:00:00Z', undefined],
  ['when it closes', '2026-11-30T18:00:00Z', undefined],
  ['a second after it closes', '2026-11-30T18:00:01Z', defaultNotices.closed],
])('a form with a schedule, %s', (_when, at, expected) => {
  expect(noticeOf({ schedule }, new Date(at))).toBe(expected);
});

test('a schedule may have only a start or an end', () => {
  expect(noticeOf({ schedule: { start: schedule.start } }, new Date('2036-01-01'))).toBeUndefined();
  expect(noticeOf({ schedule: { end: schedule.end } }, new Date('2016-01-01'))).toBeUndefined();
});

test('the editor’s messages replace WordPress’s', () => {
  const words = { pendingMessage: 'Soon.', closedMessage: 'Over.' };
  expect(noticeOf({ login: { loginRequiredMessage: 'Sign in.' } })).toBe('Sign in.');
  expect(noticeOf({ entryLimit: { maxEntries: 0, limitReachedMessage: 'Full.' } })).toBe('Full.');
  expect(noticeOf({ schedule: { ...schedule, ...words } }, new Date('2026-10-01'))).toBe('Soon.');
  expect(noticeOf({ schedule: { ...schedule, ...words } }, new Date('2026-12-01'))).toBe('Over.');
});

test('the notice for members comes first', () => {
  expect(noticeOf({ login: {}, entryLimit: { maxEntries: 0 }, schedule }, new Date('2026-12-01'))).toBe(
    defaultNotices.login,
  );
});

test('the notice of a full form precedes that of its schedule', () => {
  expect(noticeOf({ entryLimit: { maxEntries: 0 }, schedule }, new Date('2026-12-01'))).toBe(
    defaultNotices.limitReached,
  );
});
