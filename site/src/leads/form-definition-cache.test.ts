import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { CmsUnreachableError } from '../cms-client/errors.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { createFormDefinitionCache } from './form-definition-cache.ts';
import { outboxPath } from './sqlite/outbox-path.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

function version(name: string): FormDefinition {
  return { ...aForm([aField('TEXT', 1)]), version: name };
}

type CmsResult = FormDefinition | undefined | Error | Promise<FormDefinition>;

async function cacheWith(first: CmsResult, folder?: string) {
  const store = openSqliteStore(folder ?? (await testFolder()));
  onTestFinished(store.close);
  const cms = { result: first, fetches: 0 };
  let time = 0;
  const definitions = createFormDefinitionCache({
    definitions: store.definitions,
    fetchForm: async () => {
      cms.fetches += 1;
      if (cms.result instanceof Error) throw cms.result;
      return cms.result;
    },
    now: () => time,
  });
  return { definitions, cms, wait: (milliseconds: number) => (time += milliseconds) };
}

const down = new CmsUnreachableError('GetForm', 'down');

test('fetches a form once for concurrent requests', async () => {
  const { definitions, cms } = await cacheWith(version('a'));
  await Promise.all(Array.from({ length: 9 }, () => definitions.get(1)));
  expect(cms.fetches).toBe(1);
});

test('fetches a form at most once a minute', async () => {
  const { definitions, cms, wait } = await cacheWith(version('a'));
  await definitions.get(1);
  wait(59_999);
  await definitions.get(1);
  expect(cms.fetches).toBe(1);
  wait(1);
  cms.result = version('b');
  expect(await definitions.get(1)).toMatchObject({ version: 'b' });
});

test('a submission of another version triggers a fetch', async () => {
  const { definitions, cms, wait } = await cacheWith(version('a'));
  await definitions.get(1, 'a');
  cms.result = version('b');
  wait(1_999);
  expect(await definitions.get(1, 'b')).toMatchObject({ version: 'a' });
  wait(1);
  expect(await definitions.get(1, 'a')).toMatchObject({ version: 'a' });
  expect(await definitions.get(1, 'b')).toMatchObject({ version: 'b' });
});

test('an expired definition is used until the CMS responds with another one', async () => {
  const { definitions, cms } = await cacheWith(version('a'));
  await definitions.get(1);
  definitions.expire();
  cms.result = down;
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
  cms.result = version('b');
  expect(await definitions.get(1)).toMatchObject({ version: 'b' });
  expect(await definitions.get(1)).toMatchObject({ version: 'b' });
  expect(cms.fetches).toBe(3);
});

test('the last good definition survives a CMS outage and a restart', async () => {
  const folder = await testFolder();
  const { definitions, cms, wait } = await cacheWith(version('a'), folder);
  await definitions.get(1);
  cms.result = down;
  wait(60_000);
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
  const later = await cacheWith(down, folder);
  expect(await later.definitions.get(1)).toMatchObject({ version: 'a' });
  await expect(later.definitions.get(2)).rejects.toBe(down);
});

test('a form that the CMS no longer has is gone, even if it was stored', async () => {
  const { definitions, cms, wait } = await cacheWith(version('a'));
  await definitions.get(1);
  cms.result = undefined;
  wait(60_000);
  expect(await definitions.get(1)).toBeUndefined();
});

test('a hanging CMS does not delay visitors when an older definition is stored', async () => {
  const { definitions, cms, wait } = await cacheWith(version('a'));
  await definitions.get(1);
  cms.result = new Promise<FormDefinition>(() => undefined);
  wait(60_000);
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
});

test('a failing disk only loses the copy on disk', async () => {
  const { definitions } = await cacheWith(version('a'), '/dev/null');
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
});

test('stores a definition that came with a page without another request, across restarts', async () => {
  const folder = await testFolder();
  const { definitions, cms } = await cacheWith(down, folder);
  await definitions.put(version('a'));
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
  expect(cms.fetches).toBe(0);
  expect(await (await cacheWith(down, folder)).definitions.get(1)).toMatchObject({ version: 'a' });
});

test('writes a definition that could not be stored when it arrives again', async () => {
  const folder = await testFolder();
  const { definitions } = await cacheWith(down, folder);
  await definitions.put(version('a'));
  const locker = new DatabaseSync(outboxPath(folder));
  onTestFinished(() => locker.close());
  locker.exec('BEGIN IMMEDIATE');
  await definitions.put(version('b'));
  locker.exec('ROLLBACK');
  await definitions.put(version('b'));
  expect(await (await cacheWith(down, folder)).definitions.get(1)).toMatchObject({ version: 'b' });
});

test('the response about a form is kept even if the visitor had no time left to wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<FormDefinition>();
  const { definitions, cms } = await cacheWith(promise);
  const noTime = AbortSignal.timeout(1);
  await expect(definitions.get(1, undefined, noTime)).rejects.toMatchObject({ name: 'CmsUnreachableError' });
  resolve(version('a'));
  expect(await definitions.get(1)).toMatchObject({ version: 'a' });
  expect(cms.fetches).toBe(1);
});

test('a form that the CMS does not have is queried once a minute', async () => {
  const { definitions, cms, wait } = await cacheWith(undefined);
  expect(await definitions.get(1)).toBeUndefined();
  wait(59_999);
  expect(await definitions.get(1)).toBeUndefined();
  expect(cms.fetches).toBe(1);
  wait(1);
  await definitions.get(1);
  expect(cms.fetches).toBe(2);
});

test('each version of a form is stored once, however often it is fetched or shown', async () => {
  const store = openSqliteStore(await testFolder());
  onTestFinished(store.close);
  const written: string[] = [];
  const definitions = {
    ...store.definitions,
    write: async (form: FormDefinition, shape: string) => {
      written.push(form.version);
      await store.definitions.write(form, shape);
    },
  };
  const { put } = createFormDefinitionCache({ definitions, fetchForm: async () => undefined });
  for (const name of ['a', 'a', 'b', 'b', 'a']) await put(version(name));
  expect(written).toEqual(['a', 'b', 'a']);
});
