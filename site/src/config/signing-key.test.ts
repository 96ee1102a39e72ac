import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationSecret } from './signing-key.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'headwater-secret-'));

test('a secret is made once, and only its owner may read it', () => {
  const place = folder();
  const secret = installationSecret(place);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(installationSecret(place)).toBe(secret);
  expect(statSync(join(place, 'site-secret')).mode & 0o777).toBe(0o600);
});

test('two installations have different secrets', () => {
  expect(installationSecret(folder())).not.toBe(installationSecret(folder()));
});

test('a damaged secret stops the site with a way out, for an empty key would let anybody sign', () => {
  const place = folder();
  writeFileSync(join(place, 'site-secret'), '');
  expect(() => installationSecret(place)).toThrow(/Delete it/);
});
