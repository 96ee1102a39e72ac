import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { SeedForm } from '../../starting-content/model.ts';
import { startFormCms, submit } from '../../testing/form-cms.ts';
import { aNotification, formWithMails } from '../../testing/form-with-mails.ts';
import { newEntry } from '../../testing/new-entry.ts';
import { entryLog } from '../entries/entry-log.ts';
import { entryTable } from '../entries/entry-table.ts';
import { openEntries } from '../entries/open-entries.ts';
import { copyLimit, notifier } from './notify.ts';

test('an address that had three copies gets the next one an hour after the first', () => {
  const { admit } = copyLimit();
  const minute = 60_000;
  expect([0, 20, 40, 59, 61, 62].map((at) => admit(['a@b.example'], at * minute))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});

// Each test starts a CMS of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const form: SeedForm = {
  ...formWithMails,
  notifications: [
    aNotification('office'),
    aNotification('mining', {
      conditionalLogic: {
        // Ignored, as Gravity Forms does.
        actionType: 'HIDE',
        logicType: 'ALL',
        rules: [{ fieldId: 2, operator: 'IS', value: 'Mining' }],
      },
    }),
    aNotification('off', { isActive: false }),
  ],
};

test('each submission writes the mails whose rules match, readable by their owner only', async () => {
  const cms = await startFormCms([form]);
  await submit(cms, {
    id: '1',
    fieldValues: [
      { id: 1, value: 'Ada' },
      { id: 2, values: ['Mining', 'Farm'] },
    ],
  });
  await submit(cms, {
    id: '1',
    fieldValues: [
      { id: 1, value: 'Grace' },
      { id: 2, values: ['Farm'] },
    ],
  });
  const outbox = join(cms.folder, 'outbox');
  expect((await readdir(outbox)).toSorted()).toEqual([
    'entry-1-mining.eml',
    'entry-1-office.eml',
    'entry-2-office.eml',
  ]);
  expect((await stat(join(outbox, 'entry-1-office.eml'))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(outbox, 'entry-1-office.eml'), 'utf8')).toContain('Mining, Farm');
});

function memory() {
  const database = openEntries(':memory:');
  const entries = entryTable(database);
  const add = (name: string) =>
    entries.insert(newEntry({ 1: name }, { dateCreated: '2026-01-01T00:00:00.000Z', fingerprint: name }));
  return { entries, add, database };
}

type Options = Parameters<typeof notifier>[0];

/** Sends the mails of these entries; unless given, every mail of the form is expected to go out. */
function mailsOf(
  { entries, database }: Pick<ReturnType<typeof memory>, 'entries' | 'database'>,
  given: Pick<Options, 'outbox'> & Partial<Options>,
) {
  return notifier({
    entries,
    log: entryLog(database),
    adminEmail: () => 'office@example.com',
    baseUrl: 'https://cms.example',
    form: () => ({ ...form, confirmations: [] }),
    onError: (error) => expect.fail(String(error)),
    ...given,
  });
}

test('a form that cannot be read is reported before its mails are written in the next round', async () => {
  const { entries, add, database } = memory();
  add('Ada');
  const written: string[] = [];
  const reported: unknown[] = [];
  let isBroken = true;
  const notify = mailsOf(
    { entries, database },
    {
      form: () => {
        if (isBroken) throw new Error('disk I/O error');
        return { ...form, confirmations: [] };
      },
      onError: (error) => reported.push(error),
      outbox: { outcome: 'written', put: async (name) => void written.push(name) },
    },
  );
  await notify();
  expect(String(reported[0])).toBe('Error: The mails of entry 1 could not be written.');
  isBroken = false;
  await notify();
  expect(written).toEqual(['entry-1-office']);
});

test('mails of entries that cannot be read wait until they can be read again', async () => {
  const { entries, add, database } = memory();
  add('Ada');
  const written: string[] = [];
  const reported: unknown[] = [];
  const notify = mailsOf(
    { entries, database },
    {
      onError: (error) => reported.push(error),
      outbox: { outcome: 'written', put: async (name) => void written.push(name) },
    },
  );
  database.exec('ALTER TABLE entries RENAME TO away');
  await notify();
  expect(reported).toHaveLength(1);
  database.exec('ALTER TABLE away RENAME TO entries');
  await notify();
  expect([reported.length, written]).toEqual([1, ['entry-1-office']]);
});

/** Two entries with a mail each, of which the first cannot be written while the disk is full. */
function onFullDisk() {
  const { entries, add, database } = memory();
  add('Ada');
  add('Grace');
  const written: string[] = [];
  const reported: unknown[] = [];
  const disk = { isFull: true };
  const notify = mailsOf(
    { entries, database },
    {
      onError: (error) => reported.push(error),
      outbox: {
        outcome: 'written',
        put: async (name) => {
          if (disk.isFull && name.startsWith('entry-1-')) throw new Error('no space left');
          written.push(name);
        },
      },
    },
  );
  return { notify, written, reported, disk };
}

test('a mail that could not be written is tried again in the next round', async () => {
  const { notify, written, disk } = onFullDisk();
  await notify();
  disk.isFull = false;
  await notify();
  expect(written).toEqual(['entry-2-office', 'entry-1-office']);
});

/** A form whose visitors get a copy, with a notification that goes to the office. */
const withCopy: SeedForm = {
  ...formWithMails,
  fields: [...formWithMails.fields, { type: 'EMAIL', id: 3, label: 'Email' }],
  notifications: [
    aNotification('copy', {
      to: { fieldId: 3 },
      subject: '{Name:1}, your request {headwater_reference}',
      message: 'Number {headwater_reference} of {form_title}\n{all_fields}{Name:1}',
      replyTo: '{Email:3}',
    }),
    aNotification('office', { message: '{headwater_reference} {all_fields}' }),
  ],
  confirmations: [
    { id: 'c', name: 'Default', isDefault: true, type: 'MESSAGE', message: 'Your number is {headwater_reference}.' },
  ],
};

const request = (key: string, name = 'Ada', email = 'ada@example.com') => ({
  id: '1',
  clientMutationId: key,
  fieldValues: [
    { id: 1, value: name },
    { id: 3, emailValues: { value: email } },
  ],
});

test('a visitor’s copy has the number of the confirmation, and nothing that an unverified visitor typed', async () => {
  const cms = await startFormCms([withCopy]);
  const result = await submit(cms, request('3c16a9d0-5b1e-4c55-9d3c-0f6f1d2f6a10', 'Buy <b>pills</b>'));
  expect(JSON.stringify(result)).toContain('Your number is 3c16a9d0.');
  const mail = (name: string) => readFile(join(cms.folder, 'outbox', `entry-1-${name}.eml`), 'utf8');
  expect(await mail('copy')).toMatch(/^Subject: , your request 3c16a9d0\r$/m);
  expect(await mail('copy')).toContain('Number 3c16a9d0 of Contact');
  expect(await mail('copy')).not.toMatch(/pills|reply-to/i);
  expect(await mail('office')).toContain('pills');
});

test('a visitor whose captcha was verified gets the answers, too', async () => {
  const { entries, database } = memory();
  const subjects: string[] = [];
  entries.insert(
    newEntry(
      { 1: 'Ada', 3: 'ada@example.com' },
      { dateCreated: '2026-01-01T00:00:00.000Z', captcha: 'VERIFIED', mutationId: '3c16a9d0-5b1e' },
    ),
  );
  await mailsOf(
    { entries, database },
    {
      form: () => ({ ...withCopy, confirmations: [] }),
      outbox: {
        outcome: 'written',
        put: async (_name, mail) => void subjects.push(String(await mail.build({ keepsBcc: false }))),
      },
    },
  )();
  expect(subjects[0]).toMatch(/^Subject: Ada, your request 3c16a9d0\r$/m);
});

test('an address gets three copies an hour, whatever its letters; the office gets every mail', async () => {
  const cms = await startFormCms([withCopy]);
  const emails = ['ada@example.com', 'ADA@example.com', 'ada@Example.com', 'ada@example.com', 'grace@example.com'];
  for (const [at, email] of emails.entries()) await submit(cms, request(`key-number-${at}`, 'Ada', email));
  const names = await readdir(join(cms.folder, 'outbox'));
  expect(names.filter((name) => name.includes('copy')).toSorted()).toEqual(
    [1, 2, 3, 5].map((id) => `entry-${id}-copy.eml`),
  );
  expect(names.filter((name) => name.includes('office'))).toHaveLength(5);
});
