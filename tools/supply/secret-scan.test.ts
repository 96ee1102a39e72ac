import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

/** How secrets look that are recognizable by themselves. Passwords are not: only review finds those. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z\d+/=\s]{40}/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{22}_\w{59})\b/,
  'a token of GitLab': /\bglpat-[\w-]{20}\b/,
  'a token of npm': /\bnpm_[A-Za-z\d]{36}\b/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10,}/,
  'a webhook of Slack': /hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/,
  'a secret key of Stripe': /\b[rs]k_live_[A-Za-z\d]{20,}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'a key of an AI service': /\bsk-(?:ant-|proj-)[\w-]{32,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
};

/** What a text seems to contain, such as `a private key`; empty when nothing. */
function secretsIn(text: string): string[] {
  return Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

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
