import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { acceptedRules, importRules } from './import-rules.ts';

const hosts = { own: ['www.example.com'], old: [], others: [] };

test('only rows that a person accepted are imported, and a rule that is there already is named', async () => {
  const file = join(await testFolder(), 'redirects.csv');
  writeFileSync(file, 'from,to\n/known,/a/');
  const table =
    'from,to,score,why,accept\n/one,/x/,0.95,slug,yes\n/two,/y/,0.4,slug,\n/known,/z/,0.9,slug,x\n/bad,javascript:x,1,slug,yes\n';
  const { added, faults } = importRules(file, acceptedRules('proposals.csv', table), hosts);
  expect([added, faults.map(({ from }) => from).toSorted()]).toEqual([1, ['/bad', '/known']]);
  expect(readFileSync(file, 'utf8')).toBe('from,to\n/known,/a/\n/one,/x/,301,\n');
});

test('the rules of .htaccess become a file that the site reads', async () => {
  const file = join(await testFolder(), 'redirects.csv');
  const rules = acceptedRules('.htaccess', 'RedirectMatch 301 ^/pdf/(.*)$ /papers/$1\nRewriteRule ^a$ /b/ [R=301]\n');
  expect(importRules(file, rules, hosts)).toEqual({ added: 2, faults: [] });
  expect(readFileSync(file, 'utf8')).toBe('from,to,status,match\n^/pdf/(.*)$,/papers/$1,301,pattern\n/a,/b/,301,\n');
});
