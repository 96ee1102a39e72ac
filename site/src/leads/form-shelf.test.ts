import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/scripts/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { CmsUnreachableError } from '../cms-client/errors.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { createFormShelf } from './form-shelf.ts';
import { outboxFile } from './outbox-file.ts';

function version(name: string): FormDefinition {
  return { ...aForm([aField('TEXT', 1)]), version: name };
}

type Answer = FormDefinition | undefined | Error | Promise<FormDefinition>;

async function shelfWith(first: Answer, path?: string) {
  const file = outboxFile(path ?? join(await testFolder(), 'leads.sqlite'));
  onTestFinished(file.close);
  const cms = { answer: first, asked: 0 };
  let time = 0;
  const shelf = createFormShelf({
    file,
    fetchForm: async () => {
      cms.asked += 1;
      if (cms.answer instanceof Error) throw cms.answer;
      return cms.answer;
    },
    now: () => time,
  });
  return { shelf, cms, wait: (milliseconds: number) => (time += milliseconds) };
}

const down = new CmsUnreachableError('GetForm', 'down');

test('the CMS is asked once a minute, and once for all who ask at the same time', async () => {
  const { shelf, cms, wait } = await shelfWith(version('a'));
  await Promise.all(Array.from({ length: 9 }, () => shelf.get(1)));
  wait(59_999);
  await shelf.get(1);
  expect(cms.asked).toBe(1);
  wait(1);
  cms.answer = version('b');
  expect(await shelf.get(1)).toMatchObject({ version: 'b' });
});

test('somebody who was shown another version makes us look', async () => {
  const { shelf, cms, wait } = await shelfWith(version('a'));
  await shelf.get(1, 'a');
  cms.answer = version('b');
  wait(1_999);
  expect(await shelf.get(1, 'b')).toMatchObject({ version: 'a' });
  wait(1);
  expect(await shelf.get(1, 'a')).toMatchObject({ version: 'a' });
  expect(await shelf.get(1, 'b')).toMatchObject({ version: 'b' });
});

test('the last good definition outlives the CMS, and this process', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  const { shelf, cms, wait } = await shelfWith(version('a'), path);
  await shelf.get(1);
  cms.answer = down;
  wait(60_000);
  expect(await shelf.get(1)).toMatchObject({ version: 'a' });
  const later = await shelfWith(down, path);
  expect(await later.shelf.get(1)).toMatchObject({ version: 'a' });
  await expect(later.shelf.get(2)).rejects.toBe(down);
});

test('a form that the CMS no longer has is gone, whatever was kept', async () => {
  const { shelf, cms, wait } = await shelfWith(version('a'));
  await shelf.get(1);
  cms.answer = undefined;
  wait(60_000);
  expect(await shelf.get(1)).toBeUndefined();
});

test('a CMS that hangs keeps nobody waiting who may have an older definition', async () => {
  const { shelf, cms, wait } = await shelfWith(version('a'));
  await shelf.get(1);
  cms.answer = new Promise<FormDefinition>(() => undefined);
  wait(60_000);
  expect(await shelf.get(1)).toMatchObject({ version: 'a' });
});

test('a disk that fails costs the copy on disk and nothing else', async () => {
  const { shelf } = await shelfWith(version('a'), '/dev/null/leads.sqlite');
  expect(await shelf.get(1)).toMatchObject({ version: 'a' });
});

test('a definition that came with a page is kept without asking again, over a restart too', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  const { shelf, cms } = await shelfWith(down, path);
  shelf.put(version('a'));
  expect(await shelf.get(1)).toMatchObject({ version: 'a' });
  expect(cms.asked).toBe(0);
  expect(await (await shelfWith(down, path)).shelf.get(1)).toMatchObject({ version: 'a' });
});

test('a definition that could not be written is written when it comes again', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  const { shelf } = await shelfWith(down, path);
  shelf.put(version('a'));
  const locker = new DatabaseSync(path);
  onTestFinished(() => locker.close());
  locker.exec('BEGIN IMMEDIATE');
  shelf.put(version('b'));
  locker.exec('ROLLBACK');
  shelf.put(version('b'));
  expect(await (await shelfWith(down, path)).shelf.get(1)).toMatchObject({ version: 'b' });
});
