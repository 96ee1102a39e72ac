import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Cms, createCms } from '../create-cms.ts';
import type { SeedForm } from '../starting-content/model.ts';
import { submit } from '../testing/form-cms.ts';
import { smallContent } from '../testing/small-content.ts';

// Each test starts a CMS of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const form: SeedForm = {
  id: 1,
  title: 'Question',
  fields: [{ type: 'TEXT', id: 1, label: 'Name' }],
  confirmations: [],
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
const input = { id: '1', fieldValues: [{ id: 1, value: 'Ada' }] };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-forms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function open(folder: string, title: string): Promise<Cms> {
  const content = { ...smallContent, title, forms: [form] };
  return createCms({ folder, startingContent: content, baseUrl: 'http://cms.test', siteUrl: 'http://site.test' });
}

test('entries survive new starting content', async () => {
  const folder = await newFolder();
  const first = await open(folder, 'First');
  await submit(first, input);
  first.close();
  const second = await open(folder, 'Second');
  expect(second.seed.seeded).toBe(true);
  expect(second.forms.entries.byId(1)?.values).toEqual({ 1: 'Ada' });
  await submit(second, input);
  expect(second.forms.entries.count({ formId: 1 })).toBe(2);
  second.close();
});

test('writes mails that a crash left unwritten before the CMS responds again', async () => {
  const folder = await newFolder();
  const first = await open(folder, 'First');
  await submit(first, input);
  first.close();
  // As if the program had died between storing the entry and writing its mail.
  await rm(join(folder, 'outbox'), { recursive: true });
  const file = new DatabaseSync(join(folder, 'entries.sqlite'));
  file.exec('UPDATE entries SET is_notified = 0');
  file.close();
  const second = await open(folder, 'First');
  onTestFinished(() => second.close());
  expect(await readdir(join(folder, 'outbox'))).toEqual(['entry-1-office.eml']);
});

test('entries are readable by the CMS’s own user only', async () => {
  const folder = join(await newFolder(), 'cms');
  const cms = await open(folder, 'First');
  onTestFinished(() => cms.close());
  await submit(cms, input);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
