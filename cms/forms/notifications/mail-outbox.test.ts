import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ComposedMail } from './compose-mail.ts';
import { mailOutbox } from './mail-outbox.ts';

async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'headwater-outbox-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, 'data', 'outbox');
}

const mail = (text: string): ComposedMail => ({
  envelope: { from: 'a@example.com', to: ['b@example.com'] },
  build: async ({ keepsBcc }) => Buffer.from(`${text}, ${keepsBcc ? 'with' : 'without'} blind copies`),
});

test('writes a mail with its blind copies into a folder, both for their owner only', async () => {
  const folder = await newFolder();
  const outbox = mailOutbox(folder);
  await outbox.put('entry-1-office', mail('Hello'));
  expect(await readdir(folder)).toEqual(['entry-1-office.eml']);
  const path = join(folder, 'entry-1-office.eml');
  expect(await readFile(path, 'utf8')).toBe('Hello, with blind copies');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(outbox.outcome).toBe('written');
});

test('a mail with the same name replaces the one before it, even if it is shorter', async () => {
  const folder = await newFolder();
  const outbox = mailOutbox(folder);
  await outbox.put('entry-1-office', mail('A long mail'));
  await outbox.put('entry-1-office', mail('Short'));
  expect(await readFile(join(folder, 'entry-1-office.eml'), 'utf8')).toBe('Short, with blind copies');
});

test('a mail that cannot be composed leaves the one before it as it was', async () => {
  const folder = await newFolder();
  const outbox = mailOutbox(folder);
  await outbox.put('entry-1-office', mail('First'));
  const build = async () => Promise.reject(new Error('too large'));
  await expect(outbox.put('entry-1-office', { ...mail(''), build })).rejects.toThrow('too large');
  expect(await readFile(join(folder, 'entry-1-office.eml'), 'utf8')).toBe('First, with blind copies');
});

/** What Linux lists of the files that this process has open. */
const descriptors = '/proc/self/fd';

test.runIf(existsSync(descriptors))('leaves no mail open that it has written', async () => {
  const folder = await newFolder();
  await mailOutbox(folder).put('entry-1-office', mail('Hello'));
  const targets = readdirSync(descriptors).map((name) => {
    try {
      return readlinkSync(join(descriptors, name));
    } catch {
      // The one with which the list was read.
      return '';
    }
  });
  expect(targets.filter((target) => target.startsWith(folder))).toEqual([]);
});
