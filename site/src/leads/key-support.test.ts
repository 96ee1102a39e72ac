import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createKeySupport } from './key-support.ts';
import { outboxFile } from './outbox-file.ts';

async function supportOf(path?: string, url = 'https://cms.example') {
  const file = outboxFile(path ?? join(await testFolder(), 'leads.sqlite'));
  onTestFinished(file.close);
  return createKeySupport(file, url);
}

test('assumes no key support for a CMS that has not announced it', async () => {
  expect((await supportOf()).honorsKeys()).toBe(false);
});

test.each<[string, [honorsKeys: boolean, isCacheable: boolean][], boolean]>([
  ['it announces it', [[true, false]], true],
  ['the first announcement comes from a cache', [[true, true]], true],
  [
    'it stops announcing it',
    [
      [true, false],
      [false, false],
    ],
    false,
  ],
  [
    'a cached answer lacks the announcement',
    [
      [true, false],
      [false, true],
    ],
    false,
  ],
  [
    'a cached answer repeats a withdrawn announcement',
    [
      [true, false],
      [false, false],
      [true, true],
    ],
    false,
  ],
  [
    'it announces it again',
    [
      [true, false],
      [false, true],
      [true, false],
    ],
    true,
  ],
])('whether a CMS counts as honoring keys: %s', async (_what, answers, isBelieved) => {
  const path = join(await testFolder(), 'leads.sqlite');
  const support = await supportOf(path);
  for (const [honorsKeys, isCacheable] of answers) support.record({ honorsKeys, isCacheable });
  expect(support.honorsKeys()).toBe(isBelieved);
  expect((await supportOf(path)).honorsKeys(), 'after a restart').toBe(isBelieved);
});

test('a cached announcement after a restart does not restore withdrawn support', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  (await supportOf(path)).record({ honorsKeys: false, isCacheable: false });
  const support = await supportOf(path);
  support.record({ honorsKeys: true, isCacheable: true });
  expect(support.honorsKeys()).toBe(false);
});

test('stores key support per CMS', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  (await supportOf(path)).record({ honorsKeys: true, isCacheable: false });
  expect((await supportOf(path, 'https://other.example')).honorsKeys()).toBe(false);
});

test('an answer about files is none about keys', async () => {
  const path = join(await testFolder(), 'leads.sqlite');
  const file = outboxFile(path);
  onTestFinished(file.close);
  const url = 'https://cms.example';
  file.use((database) =>
    database.prepare('INSERT INTO cms (url, honorsKeys, heardAt, takesFiles) VALUES (?, 0, 0, 1)').run(url),
  );
  const support = await supportOf(path, url);
  support.record({ honorsKeys: true, isCacheable: true });
  expect(support.honorsKeys()).toBe(true);
});
