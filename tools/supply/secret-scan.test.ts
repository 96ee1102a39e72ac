import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { secretsIn } from './secret-patterns.ts';

/** Files that may contain what looks like a secret, each with the reason. */
const allowed: Readonly<Record<string, string>> = {};

/** Larger files are pictures and recordings. */
const LARGEST = 2 * 1024 * 1024;

/** What a commit of everything would contain. */
function filesOfRepository(): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  return listed.split('\0').filter((name) => {
    const file = join(root, name);
    return name !== '' && existsSync(file) && statSync(file).isFile() && statSync(file).size <= LARGEST;
  });
}

// Put together here, so that the scan does not find this file.
test.each([
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQ'.repeat(2)}`],
  ['an access key of AWS', `key = "${'AKIA'}IOSFODNN7EXAMPLE"`],
  ['a token of GitHub', `${'ghp_'}${'a1B2'.repeat(9)}`],
  ['a token of npm', `//registry.npmjs.org/:_authToken=${'npm_'}${'a1B2'.repeat(9)}`],
  ['a key of Google', `${'AIza'}${'Sy_-1'.repeat(7)}`],
  ['a secret key of Stripe', `${'sk_live_'}${'a1B2'.repeat(6)}`],
  ['a token of Slack', `${'xoxb'}-123456789012-abcdef`],
  ['a signed token', `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0In0.${'abcde'.repeat(5)}`],
])('the scan recognizes %s', (what, text) => {
  expect(secretsIn(`before ${text} after`)).toEqual([what]);
});

test.each([
  ['-----BEGIN PRIVATE KEY----- in a document'],
  ['sha512-AKIAIOSFODNN7EXAMPLEandmore=='],
  ['mask_live_abcdefghijklmnopqrstuvwx'],
])('the scan leaves alone %s', (text) => {
  expect(secretsIn(text)).toEqual([]);
});

test.skipIf(!existsSync(join(root, '.git')))('no file of the repository contains a secret', () => {
  const files = filesOfRepository();
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((name) => !Object.hasOwn(allowed, name))
    .flatMap((name) => secretsIn(readFileSync(join(root, name), 'utf8')).map((what) => `${name}: ${what}`));
  expect(found).toEqual([]);
});

test('no file with settings of a machine is tracked', () => {
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.data/']),
  );
});
