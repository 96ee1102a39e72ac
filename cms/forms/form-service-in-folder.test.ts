import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { visitor } from '../testing/open-submissions.ts';
import { noCaptcha } from './captcha/verify-captcha.ts';
import { type FormServiceOptions, formService } from './form-service.ts';
import { formTable } from './form-table.ts';

const form: Form = {
  id: 1,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name', isRequired: true },
    { type: 'FILEUPLOAD', id: 2, label: 'Plan' },
    { type: 'CAPTCHA', id: 3 },
  ],
  confirmations: [{ type: 'PAGE', id: 'd', name: 'Default', isDefault: true, pageId: 7 }],
  notifications: [
    {
      id: 'office',
      name: 'Office',
      to: { address: '{admin_email}' },
      from: 'w@example.com',
      subject: 'x',
      message: 'x',
    },
  ],
};

/** Opens a service in a folder of its own. */
async function open(options: Partial<FormServiceOptions> = {}) {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'headwater-service-')));
  const database = openDatabase(':memory:');
  const tables = tablesOf(database);
  tables.options.set('admin_email', 'owner@example.com');
  const forms = formTable(database);
  forms.save(form);
  const reported: unknown[] = [];
  const service = await formService({
    folder,
    tables,
    forms,
    baseUrl: 'https://cms.example:8080',
    captcha: noCaptcha,
    smtpUrl: '',
    pageUri: (pageId) => (pageId === 7 ? '/thanks/' : undefined),
    now: () => Date.UTC(2026, 2, 4),
    onError: (error) => reported.push(error),
    ...options,
  });
  let isOpen = true;
  const close = () => {
    if (isOpen) service.close();
    isOpen = false;
  };
  onTestFinished(async () => {
    close();
    await rm(folder, { recursive: true, force: true });
  });
  const send = (name: string, clientMutationId: string | null = null, files?: ReadonlyMap<number, readonly File[]>) =>
    service.submit(
      form,
      { id: '1', fieldValues: [{ id: 1, value: name }], clientMutationId },
      visitor,
      files && { files },
    );
  return { folder, service, send, reported, close, mails: () => readdir(join(folder, 'outbox')) };
}

/** A service that has accepted a submission with a file. */
async function withSubmission() {
  const opened = await open();
  const outcome = await opened.send('Ada', null, new Map([[2, [new File(['a plan'], 'plan.pdf')]]]));
  return { ...opened, outcome };
}

test('a visitor goes to the page of the confirmation', async () => {
  const { outcome, reported } = await withSubmission();
  expect(outcome).toMatchObject({ kind: 'accepted', confirmation: { url: 'https://cms.example:8080/thanks/' } });
  expect(reported).toEqual([]);
});

test('a submission is stored in the folder as an entry of its time', async () => {
  const { folder, service } = await withSubmission();
  expect(service.entries.byId(1)).toMatchObject({ dateCreated: '2026-03-04T00:00:00.000Z', values: { 1: 'Ada' } });
  expect((await readdir(folder)).filter((name) => !/-(?:shm|wal)$/.test(name)).toSorted()).toEqual([
    'entries.sqlite',
    'entry-files',
    'outbox',
  ]);
});

test('the mail of a submission is written to the folder', async () => {
  const { folder, service, mails } = await withSubmission();
  expect(await mails()).toEqual(['entry-1-office.eml']);
  const mail = await readFile(join(folder, 'outbox', 'entry-1-office.eml'), 'utf8');
  expect(mail).toContain('To: owner@example.com');
  expect(mail).toContain('Message-ID: <entry-1-office@cms.example>');
  expect(service.log.mails(1)).toMatchObject([{ state: 'written' }]);
});

const captcha = { siteKey: 'key', secret: 'secret', verifyUrl: 'http://127.0.0.1:9/', type: 'INVISIBLE' } as const;

test('a captcha that cannot be verified is reported', async () => {
  const { service, reported } = await open({ captcha });
  const fieldValues = [1, 3].map((id) => ({ id, value: 'x' }));
  await service.submit(form, { id: '1', fieldValues }, visitor);
  expect(String(reported)).toContain('The captcha could not be verified at http://127.0.0.1:9.');
});

test('a form has a notice only after its schedule ended', async () => {
  const { service } = await open();
  expect(service.notice(form)).toBeUndefined();
  expect(service.notice({ ...form, schedule: { end: '2026-03-03T23:59' } })).toContain('no longer available');
  expect(service.notice({ ...form, schedule: { end: '2026-03-04T00:01' } })).toBeUndefined();
});

test('a form has a notice when its own entries reach its limit', async () => {
  const { service, send } = await open();
  await send('Ada');
  expect(service.notice(form)).toBeUndefined();
  expect(service.notice({ ...form, entryLimit: { maxEntries: 1 } })).toContain('no longer accepting');
  expect(service.notice({ ...form, id: 2, entryLimit: { maxEntries: 1 } })).toBeUndefined();
});

test('neither an invalid submission nor a repeated one sends the mails that failed before', async () => {
  const { folder, send, service, mails, reported } = await open();
  // A file in the place of the folder, as on a disk that takes nothing.
  await writeFile(join(folder, 'outbox'), '');
  expect(await send('Ada', 'key')).toMatchObject({ kind: 'accepted', isNew: true });
  expect(String(reported)).toContain('The mails of entry 1 could not be written.');
  await rm(join(folder, 'outbox'));
  await mkdir(join(folder, 'outbox'));
  expect(await send('')).toMatchObject({ kind: 'invalid' });
  expect(await send('Ada', 'key')).toMatchObject({ kind: 'accepted', isNew: false });
  expect(await mails()).toEqual([]);
  await service.notify();
  expect(await mails()).toEqual(['entry-1-office.eml']);
});

const fakeIntervals = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
};

test('mails that failed are tried again after a minute', async () => {
  fakeIntervals();
  const { folder, send, service, mails } = await open();
  await writeFile(join(folder, 'outbox'), '');
  await send('Ada');
  await rm(join(folder, 'outbox'));
  vi.advanceTimersByTime(60_000);
  while (service.log.mails(1)[0]?.state === 'failed') await setTimeout(5);
  expect(await mails()).toEqual(['entry-1-office.eml']);
});

test('closing the service ends its timer and closes the file of entries', async () => {
  fakeIntervals();
  const { service, close } = await open();
  expect(vi.getTimerCount()).toBe(1);
  close();
  expect(vi.getTimerCount()).toBe(0);
  expect(() => service.entries.count({})).toThrow('database is not open');
});
