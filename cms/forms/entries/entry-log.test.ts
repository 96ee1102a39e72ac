import { expect, test } from 'vitest';
import { newEntry } from '../../testing/new-entry.ts';
import { type EntryMail, entryLog } from './entry-log.ts';
import { entryTable } from './entry-table.ts';
import { openEntries } from './open-entries.ts';

/** A log with the entries 1 and 2. */
function newLog() {
  const database = openEntries(':memory:');
  const entries = entryTable(database);
  for (const name of ['Ada', 'Grace']) {
    entries.insert(newEntry({ 1: name }));
  }
  return entryLog(database);
}

function mail(notificationId: string, parts: Partial<EntryMail> = {}): EntryMail {
  const date = '2026-03-04T05:06:08.000Z';
  return { notificationId, name: notificationId, state: 'written', reason: '', date, ...parts };
}

test('notes are in the order in which they were added, each at its entry', () => {
  const log = newLog();
  log.addNote(1, 'Mill', 'Called', '2026-03-05T00:00:00.000Z');
  log.addNote(2, 'Mill', 'Other', '2026-03-05T00:00:00.000Z');
  log.addNote(1, 'Brook', 'Called again', '2026-03-04T00:00:00.000Z');
  expect(log.notes(1)).toEqual([
    { author: 'Mill', text: 'Called', date: '2026-03-05T00:00:00.000Z' },
    { author: 'Brook', text: 'Called again', date: '2026-03-04T00:00:00.000Z' },
  ]);
});

test('mails are in the order of their names, each at its entry', () => {
  const log = newLog();
  log.recordMail(1, mail('b', { name: 'Zebra' }));
  log.recordMail(2, mail('b'));
  log.recordMail(1, mail('c', { name: 'Antelope', state: 'no-recipient' }));
  expect(log.mails(1)).toEqual([mail('c', { name: 'Antelope', state: 'no-recipient' }), mail('b', { name: 'Zebra' })]);
});

test('a mail that is tried again has the latest name, state, reason and date only', () => {
  const log = newLog();
  log.recordMail(1, mail('a', { name: 'Old name', state: 'failed', reason: 'full' }));
  const sent = mail('a', { name: 'New name', state: 'sent', date: '2026-03-04T05:07:00.000Z' });
  log.recordMail(1, sent);
  expect(log.mails(1)).toEqual([sent]);
});

test('forgets the mails of one entry', () => {
  const log = newLog();
  for (const id of [1, 2]) log.recordMail(id, mail('a'));
  log.forgetMails(1);
  expect([log.mails(1), log.mails(2)]).toEqual([[], [mail('a')]]);
});
