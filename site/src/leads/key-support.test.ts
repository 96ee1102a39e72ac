import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AboutCms } from '../cms-client/send-request.ts';
import { createKeySupport } from './key-support.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

async function supportOf(folder?: string, url = 'https://cms.example') {
  const store = openSqliteStore(folder ?? (await testFolder()));
  onTestFinished(store.close);
  return createKeySupport(store.cmsFacts, url);
}

/** What an earlier process heard. */
async function recordAndStore(folder: string, about: AboutCms): Promise<void> {
  const support = await supportOf(folder);
  support.record(about);
  await support.honorsKeys();
}

test.each([
  ['honors', 'it announces that it does', 'yes'],
  ['honors', 'its first announcement comes from a cache', 'cached yes'],
  ['honors', 'it announces again that it does', 'yes, cached no, yes'],
  ['does not honor', 'it stops announcing that it does', 'yes, no'],
  ['does not honor', 'a cached response lacks the announcement', 'yes, cached no'],
  ['does not honor', 'a cached response repeats a withdrawn announcement', 'yes, no, cached yes'],
])('a CMS %s keys when %s, also after a restart', async (does, _when, responses) => {
  const folder = await testFolder();
  const support = await supportOf(folder);
  for (const response of responses.split(', '))
    support.record({ honorsKeys: response.endsWith('yes'), isCacheable: response.startsWith('cached') });
  const now = await support.honorsKeys();
  const isHonored = does === 'honors';
  expect([now, await (await supportOf(folder)).honorsKeys()]).toEqual([isHonored, isHonored]);
});

test('a cached announcement after a restart does not restore withdrawn support', async () => {
  const folder = await testFolder();
  await recordAndStore(folder, { honorsKeys: false, isCacheable: false });
  const support = await supportOf(folder);
  support.record({ honorsKeys: true, isCacheable: true });
  expect(await support.honorsKeys()).toBe(false);
});

test('stores key support per CMS', async () => {
  const folder = await testFolder();
  await recordAndStore(folder, { honorsKeys: true, isCacheable: false });
  expect(await (await supportOf(folder, 'https://other.example')).honorsKeys()).toBe(false);
});

test('a response about files is none about keys', async () => {
  const folder = await testFolder();
  const store = openSqliteStore(folder);
  onTestFinished(store.close);
  const url = 'https://cms.example';
  await store.cmsFacts.write(url, { takesFiles: true });
  const support = await supportOf(folder, url);
  support.record({ honorsKeys: true, isCacheable: true });
  expect(await support.honorsKeys()).toBe(true);
});

/** Key support with what is written to its store. */
async function countingSupport() {
  const store = openSqliteStore(await testFolder());
  onTestFinished(store.close);
  const written: unknown[] = [];
  let isBroken = false;
  const facts = {
    read: store.cmsFacts.read,
    async write(...row: Parameters<typeof store.cmsFacts.write>) {
      if (isBroken) throw new Error('locked');
      written.push(row[1]);
      await store.cmsFacts.write(...row);
    },
  };
  const support = createKeySupport(facts, 'https://cms.example');
  const announce = async (honorsKeys: boolean, isCacheable = false) => {
    support.record({ honorsKeys, isCacheable });
    await new Promise(setImmediate);
    return support.honorsKeys();
  };
  return {
    ...{ support, announce, written },
    breakStore: (isNowBroken: boolean) => {
      isBroken = isNowBroken;
    },
  };
}

test('only a change of what a CMS announces is stored', async () => {
  const { announce, written } = await countingSupport();
  for (const honorsKeys of [true, true, false]) await announce(honorsKeys);
  for (const honorsKeys of [false, true]) await announce(honorsKeys, true);
  await announce(true);
  expect(written).toEqual([{ honorsKeys: true }, { honorsKeys: false }, { honorsKeys: true }]);
});

test('an announcement that could not be stored counts until the next response stores it', async () => {
  const { announce, written, breakStore } = await countingSupport();
  breakStore(true);
  expect(await announce(true)).toBe(true);
  expect(written).toEqual([]);
  breakStore(false);
  expect(await announce(true)).toBe(true);
  expect(written).toEqual([{ honorsKeys: true }]);
});

test('a first announcement is stored without being asked for', async () => {
  const { support, written } = await countingSupport();
  support.record({ honorsKeys: true, isCacheable: false });
  await vi.waitFor(() => expect(written).toEqual([{ honorsKeys: true }]), { timeout: 20_000, interval: 5 });
});
