import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const model = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => join(import.meta.dirname, name));

/** Every file and package that the given files import at run time, including themselves. */
function reached(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.startsWith('/')) continue;
    const specifiers = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)];
    for (const [, specifier = ''] of specifiers) {
      open.push(specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier);
    }
  }
  return seen;
}

test('the model imports no package but the texts, the contract and the rules of Gravity Forms', () => {
  const packages = [...reached(model)].filter((file) => !/^(?:\/|@headwater\/gravity-forms\/rules\/)/.test(file));
  expect(packages.sort()).toEqual([
    '@headwater/brand/texts.ts',
    '@headwater/contract/forms/amounts.ts',
    '@headwater/contract/forms/country-codes.ts',
    '@headwater/contract/forms/numbers.ts',
    '@headwater/contract/forms/trimmed.ts',
    '@headwater/contract/is-record.ts',
  ]);
});

test('the model does not parse responses of the CMS, render or fetch', () => {
  const files = [...reached(model)].filter((file) => file.startsWith('/'));
  const impure = files.filter(
    (file) =>
      /reading\/|\.definition|\.query|\.fragment|\.mutation|cms-client|content\/|\.tsx$/.test(file) ||
      /\bfetch\(|\bdocument\.|\bwindow\./.test(readFileSync(file, 'utf8')),
  );
  expect(impure.map((file) => relative(import.meta.dirname, file))).toEqual([]);
});
