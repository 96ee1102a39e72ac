import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What the form's island needs of the engine. */
const doors = [
  'conditional-logic.ts',
  'derived-values.ts',
  'field-values.ts',
  'initial-values.ts',
  'pages.ts',
  'parse-field-values.ts',
  'plain-form.ts',
  'submission-values.ts',
  'validate.ts',
].map((name) => join(import.meta.dirname, name));

/** Every file that reaches the browser through the doors, and every package. */
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

test('the engine brings no package to the browser but the contract, and no list of names', () => {
  const packages = [...reached(doors)].filter((file) => !file.startsWith('/'));
  expect(packages.sort()).toEqual([
    '@headwater/contract/forms/country-codes.ts',
    '@headwater/contract/forms/messages.ts',
    '@headwater/contract/forms/trimmed.ts',
  ]);
});

test('the engine leaves reading the CMS’s answer to the server', () => {
  const files = [...reached(doors)].map((file) => relative(import.meta.dirname, file));
  expect(
    files.filter((file) => /definition\/|\.definition|query|fragment|mutation|cms-client|content/.test(file)),
  ).toEqual([]);
});
