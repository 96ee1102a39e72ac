import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AboutCms } from '../cms-client/exchange.ts';
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

test('assumes no key support for a CMS that has not announced it', async () => {
  expect(await (await supportOf()).honorsKeys()).toBe(false);
});

/** What is known after these answers, at once and after a restart. */
async function supportAfter(answers: [honorsKeys: boolean, isCacheable: boolean][]) {
  const folder = await testFolder();
  const support = await supportOf(folder);
  for (const [honorsKeys, isCacheable] of answers) support.record({ honorsKeys, isCacheable });
  const now = await support.honorsKeys();
  return { now, afterRestart: await (await supportOf(folder)).honorsKeys() };
}

test.each<[string, [honorsKeys: boolean, isCacheable: boolean][]]>([
  ['it announces that it does', [[true, false]]],
  ['its first announcement comes from a cache', [[true, true]]],
  [
    'it announces again that it does',
    [
      [true, false],
      [false, true],
      [true, false],
    ],
  ],
])('a CMS honors keys when %s', async (_what, answers) => {
  expect(await supportAfter(answers)).toEqual({ now: true, afterRestart: true });
});

test.each<[string, [honorsKeys: boolean, isCacheable: boolean][]]>([
  [
    'it stops announcing that it does',
    [
      [true, false],
      [false, false],
    ],
  ],
  [
    'a cached answer lacks the announcement',
    [
      [true, false],
      [false, true],
    ],
  ],
  [
    'a cached answer repeats a withdrawn announcement',
    [
      [true, false],
      [false, false],
      [true, true],
    ],
  ],
])('a CMS does not honor keys when %s', async (_what, answers) => {
  expect(await supportAfter(answers)).toEqual({ now: false, afterRestart: false });
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

test('an answer about files is none about keys', async () => {
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

test('what a CMS announces later counts at once', async () => {
  const { announce } = await countingSupport();
  expect([await announce(true), await announce(true), await announce(false), await announce(false, true)]).toEqual([
    ...[true, true, false, false],
  ]);
  expect(await announce(true, true)).toBe(false);
  expect(await announce(true)).toBe(true);
});

test('only a change of what a CMS announces is stored', async () => {
  const { announce, written } = await countingSupport();
  for (const honorsKeys of [true, true, false]) await announce(honorsKeys);
  for (const honorsKeys of [false, true]) await announce(honorsKeys, true);
  await announce(true);
  expect(written).toEqual([{ honorsKeys: true }, { honorsKeys: false }, { honorsKeys: true }]);
});

test('an announcement that could not be stored counts until the next answer stores it', async () => {
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
