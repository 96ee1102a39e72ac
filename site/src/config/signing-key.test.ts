import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { installationSecret } from './signing-key.ts';

test('the secret of an installation is its own, generated once, and readable by its owner only', async () => {
  const dataFolder = await testFolder();
  const secret = installationSecret(dataFolder);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(installationSecret(dataFolder)).toBe(secret);
  expect(statSync(join(dataFolder, 'site-secret')).mode & 0o777).toBe(0o600);
  expect(installationSecret(await testFolder())).not.toBe(secret);
});

test.each([
  ['an empty secret', ''],
  ['a secret of white space', ' '.repeat(64)],
  ['a secret of only 31 characters', 'a'.repeat(31)],
])('%s stops the site with a message on how to fix it', async (_what, text) => {
  const dataFolder = await testFolder();
  writeFileSync(join(dataFolder, 'site-secret'), text);
  expect(() => installationSecret(dataFolder)).toThrow(/Delete it/);
});

test('accepts a secret of 32 characters', async () => {
  const dataFolder = await testFolder();
  writeFileSync(join(dataFolder, 'site-secret'), 'a'.repeat(32));
  expect(installationSecret(dataFolder)).toBe('a'.repeat(32));
});

test('a secret that cannot be read stops the site with the reason', async () => {
  const dataFolder = await testFolder();
  mkdirSync(join(dataFolder, 'site-secret'));
  expect(() => installationSecret(dataFolder)).toThrow('EISDIR');
});

test('a link to a missing file in place of the secret stops the site with a message on how to fix it', async () => {
  const dataFolder = await testFolder();
  symlinkSync(join(dataFolder, 'nowhere'), join(dataFolder, 'site-secret'));
  expect(() => installationSecret(dataFolder)).toThrow(/Delete it/);
});
