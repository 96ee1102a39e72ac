import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { Form, Notification } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { aNotification, formWithMails } from '../../testing/form-with-mails.ts';
import { newEntry } from '../../testing/new-entry.ts';
import { entryLog } from '../entries/entry-log.ts';
import { entryTable } from '../entries/entry-table.ts';
import { openEntries } from '../entries/open-entries.ts';
import type { MailOutbox } from './mail-outbox.ts';
import { notifier } from './notify.ts';

const form: Form = formWithMails;

/** A form's entry whose mails are due. @param put takes each mail in place of a folder or a server */
function dueEntry(notifications: Notification[] | undefined, put: (name: string) => unknown = () => undefined) {
  const database = openEntries(':memory:');
  const entries = entryTable(database);
  entries.insert(newEntry({ 1: 'Ada', 2: '["Mining"]' }, { dateCreated: '2026-01-01T00:00:00.000Z' }));
  const log = entryLog(database);
  const taken: string[] = [];
  const reported: unknown[] = [];
  const mailsTo = (outcome: MailOutbox['outcome'], formOf: (id: number) => Form | undefined) =>
    notifier({
      entries,
      log,
      adminEmail: () => 'office@example.com',
      baseUrl: 'https://cms.example',
      form: formOf,
      onError: (error) => reported.push(error),
      outbox: {
        outcome,
        put: async (name) => {
          await put(name);
          taken.push(name);
        },
      },
    });
  const known = () => ({ ...form, ...(notifications && { notifications }) });
  return { entries, log, taken, reported, notify: mailsTo('sent', known), mailsTo };
}

const onlyFor = (value: string): ConditionalLogic => ({
  actionType: 'SHOW',
  logicType: 'ALL',
  rules: [{ fieldId: 2, operator: 'IS', value }],
});

/** The mails that are sent when mails in each state are on record, without a reported failure. */
async function takenMails(parts: Partial<Notification>): Promise<string[]> {
  const { notify, log, taken, reported } = dueEntry([aNotification('office', parts)]);
  const date = '2026-01-01T00:00:00.000Z';
  for (const state of ['sent', 'written', 'no-recipient', 'failed'] as const) {
    log.recordMail(1, { notificationId: state, name: state, state, reason: '', date });
  }
  await notify();
  expect(reported).toEqual([]);
  return taken;
}

test.each<[string, Partial<Notification>]>([
  ['has no rules', {}],
  ['is active', { isActive: true }],
  ['has rules that match', { conditionalLogic: onlyFor('Mining') }],
  ['was written to a folder', { id: 'written' }],
  ['had no recipient', { id: 'no-recipient' }],
  ['failed', { id: 'failed' }],
])('a mail is sent whose notification %s', async (_what, parts) => {
  expect(await takenMails(parts)).toEqual([`entry-1-${parts.id ?? 'office'}`]);
});

test.each<[string, Partial<Notification>]>([
  ['is inactive', { isActive: false }],
  ['has rules that do not match', { conditionalLogic: onlyFor('Farm') }],
  ['is inactive and has rules that match', { isActive: false, conditionalLogic: onlyFor('Mining') }],
  ['was sent', { id: 'sent' }],
  ['was sent and has rules that match', { id: 'sent', conditionalLogic: onlyFor('Mining') }],
])('a mail is not sent whose notification %s', async (_what, parts) => {
  expect(await takenMails(parts)).toEqual([]);
});

test.each(['sent', 'written'] as const)('the log of an entry says that a mail was %s', async (outcome) => {
  const { log, mailsTo } = dueEntry(undefined);
  const before = new Date().toISOString();
  await mailsTo(outcome, () => ({ ...form, notifications: [aNotification('office')] }))();
  const [mail, ...others] = log.mails(1);
  expect(mail).toEqual({
    notificationId: 'office',
    name: 'Mail to office',
    state: outcome,
    reason: '',
    date: expect.any(String),
  });
  expect((mail?.date ?? '') >= before).toBe(true);
  expect(others).toEqual([]);
});

test('a mail without a recipient is not sent, as the log of its entry says', async () => {
  const { notify, taken, entries, log } = dueEntry([aNotification('office', { to: { fieldId: 1 } })]);
  await notify();
  expect(taken).toEqual([]);
  expect(entries.toNotify()).toEqual([]);
  expect(log.mails(1)).toMatchObject([{ notificationId: 'office', state: 'no-recipient', reason: '{:1}' }]);
});

test('a recipient without an email address is reported, and in the log of the entry', async () => {
  const to = { address: 'a@example.com, Lab' };
  const { notify, log, reported, taken } = dueEntry([aNotification('office', { to })]);
  await notify();
  expect(taken).toHaveLength(1);
  expect(log.mails(1)).toMatchObject([{ state: 'sent', reason: 'Lab' }]);
  expect(reported.map(String)).toEqual([expect.stringContaining('is not sent to Lab')]);
});

test.each([
  ['without a recipient', { to: { address: 'Lab' } }, 1],
  ['to a field that a visitor left empty', { to: { fieldId: 9 } }, 0],
])('a mail %s is reported: %j, %i', async (_what, parts, times) => {
  const { notify, reported } = dueEntry([aNotification('office', parts)]);
  await notify();
  expect(reported).toHaveLength(times);
});

test.each([
  ['the first 200 characters of why', new Error(`5${'0'.repeat(200)}`), `5${'0'.repeat(199)}`],
  ['all 200 characters of why', new Error(`5${'0'.repeat(199)}`), `5${'0'.repeat(199)}`],
  ['no reason when something else was thrown', 'a text', ''],
])('the log of an entry says that a mail failed, with %s', async (_what, error, reason) => {
  const fail = () => {
    throw error;
  };
  const { notify, log, entries } = dueEntry([aNotification('office')], fail);
  await notify();
  expect(log.mails(1)).toMatchObject([{ name: 'Mail to office', state: 'failed', reason }]);
  expect(entries.toNotify()).toHaveLength(1);
});

const failures: Record<string, Error> = { 'entry-1-a': new Error('first'), 'entry-1-b': new Error('second') };

test('only the first of several failures is reported, and a mail after them goes out', async () => {
  const { notify, reported, taken } = dueEntry(
    ['a', 'b', 'c'].map((id) => aNotification(id)),
    (name) => {
      if (failures[name]) throw failures[name];
    },
  );
  await notify();
  expect(taken).toEqual(['entry-1-c']);
  const cause = failures['entry-1-a'];
  expect(reported).toEqual([new Error('The mails of entry 1 could not be written.', { cause })]);
});

test.each<[string, Form | undefined]>([
  ['without notifications', form],
  ['that was deleted', undefined],
])('an entry of a form %s is done without a mail', async (_what, known) => {
  const { entries, taken, reported, mailsTo } = dueEntry(undefined);
  await mailsTo('sent', () => known)();
  expect([taken, reported, entries.toNotify()]).toEqual([[], [], []]);
});

test('an entry whose mails went out is not looked at again', async () => {
  const { notify, entries, taken } = dueEntry([aNotification('office')]);
  await notify();
  await notify();
  expect(entries.toNotify()).toEqual([]);
  expect(taken).toEqual(['entry-1-office']);
});

test('a round begins when the one before it has ended', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { notify, taken } = dueEntry([aNotification('office')], () => released);
  const rounds = [notify(), notify()];
  release();
  await Promise.all(rounds);
  expect(taken).toEqual(['entry-1-office']);
});
