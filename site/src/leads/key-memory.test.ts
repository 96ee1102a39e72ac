import { join } from 'node:path';
import { testFolder } from '@headwater/scripts/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createKeyMemory } from './key-memory.ts';
import { outboxFile } from './outbox-file.ts';

async function memoryOf(path?: string, url = 'https://cms.example') {
  const file = outboxFile(path ?? join(await testFolder(), 'leads.sqlite'));
  onTestFinished(file.close);
  return createKeyMemory(file, url);
}

test('nothing is believed of a CMS that said nothing', async () => {
  expect((await memoryOf()).honorsKeys()).toBe(false);
});

test.each<[string, [honorsKeys: boolean, isCacheable: boolean][], boolean]>([
  ['it says so', [[true, false]], true],
  ['the first that is heard of it comes from a cache', [[true, true]], true],
  [
    'it stops to say so',
    [
      [true, false],
      [false, false],
    ],
    false,
  ],
  [
    'a cache says that it does not',
    [
      [true, false],
      [false, true],
    ],
    false,
  ],
  [
    'a cache says what the CMS says no more',
    [
      [true, false],
      [false, false],
      [true, true],
    ],
    false,
  ],
  [
    'it says so again',
    [
      [true, false],
      [false, true],
      [true, false],
    ],
    true,
  ],
])('whether a CMS is believed to honor keys: %s', async (_what, answers, isBelieved) => {
  const path = join(await testFolder(), 'leads.sqlite');
  const memory = await memoryOf(path);
  for (const [honorsKeys, isCacheable] of answers) memory.hear({ honorsKeys, isCacheable });
  expect(memory.honorsKeys()).toBe(isBelieved);
  expect((await memoryOf(path)).honorsKeys(), 'after a restart').toBe(isBelieved);
});

test('a cache that repeats a promise after a restart does not bring it back', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  (await memoryOf(path)).hear({ honorsKeys: false, isCacheable: false });
  const memory = await memoryOf(path);
  memory.hear({ honorsKeys: true, isCacheable: true });
  expect(memory.honorsKeys()).toBe(false);
});

test('one CMS says nothing about another', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  (await memoryOf(path)).hear({ honorsKeys: true, isCacheable: false });
  expect((await memoryOf(path, 'https://other.example')).honorsKeys()).toBe(false);
});
