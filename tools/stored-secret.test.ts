import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localCmsSecret } from './cms-secret.ts';
import { storedSecret } from './stored-secret.ts';
import { testFolder } from './test-folder.ts';

test('a secret is created once, in a file that only its owner may read', async () => {
  const folder = join(await testFolder(), 'data');
  const created: string[] = [];
  const create = () => `secret ${created.push('one')}`;
  expect(await storedSecret(folder, 'key', create)).toBe('secret 1');
  expect(await storedSecret(folder, 'key', create)).toBe('secret 1');
  expect(await readFile(join(folder, 'key'), 'utf8')).toBe('secret 1\n');
  expect((await stat(join(folder, 'key'))).mode & 0o777).toBe(0o600);
});

test('the secret of the local CMS is the same after a restart', async () => {
  const folder = await testFolder();
  const secret = await localCmsSecret(folder);
  expect(secret).toMatch(/^[\da-f-]{36}$/);
  expect(await localCmsSecret(folder)).toBe(secret);
  expect(await readFile(join(folder, 'cms-secret'), 'utf8')).toBe(`${secret}\n`);
});

test('the local CMS of another folder has another secret', async () => {
  expect(await localCmsSecret(await testFolder())).not.toBe(await localCmsSecret(await testFolder()));
});
