import { mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationSecret } from './signing-key.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'headwater-secret-'));

test('the secret of an installation is generated once', () => {
  const dataFolder = folder();
  const secret = installationSecret(dataFolder);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(installationSecret(dataFolder)).toBe(secret);
});

test('the secret of an installation is readable by its owner only', () => {
  const dataFolder = folder();
  installationSecret(dataFolder);
  expect(statSync(join(dataFolder, 'site-secret')).mode & 0o777).toBe(0o600);
});

test('two installations have different secrets', () => {
  expect(installationSecret(folder())).not.toBe(installationSecret(folder()));
});

test.each([
  ['an empty secret', ''],
  ['a secret of white space', ' '.repeat(64)],
  ['a secret of only 31 characters', 'a'.repeat(31)],
])('%s stops the site with a message on how to fix it', (_what, text) => {
  const dataFolder = folder();
  writeFileSync(join(dataFolder, 'site-secret'), text);
  expect(() => installationSecret(dataFolder)).toThrow(/Delete it/);
});

test('accepts a secret of 32 characters', () => {
  const dataFolder = folder();
  writeFileSync(join(dataFolder, 'site-secret'), 'a'.repeat(32));
  expect(installationSecret(dataFolder)).toBe('a'.repeat(32));
});

test('a secret that cannot be read stops the site with the reason', () => {
  const dataFolder = folder();
  mkdirSync(join(dataFolder, 'site-secret'));
  expect(() => installationSecret(dataFolder)).toThrow('EISDIR');
});

test('a link to a missing file in place of the secret stops the site with a message on how to fix it', () => {
  const dataFolder = folder();
  symlinkSync(join(dataFolder, 'nowhere'), join(dataFolder, 'site-secret'));
  expect(() => installationSecret(dataFolder)).toThrow(/Delete it/);
});
