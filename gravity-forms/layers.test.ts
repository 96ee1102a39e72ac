import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/node_modules|^testing/.test(name),
);

/** Files of this workspace, and of the contract: lists for forms, texts as WordPress writes them, types of fields. */
const allowed = /^(?:\.{1,2}\/)+[^.]|^@headwater\/contract\/(?:forms\/|text\/|(?:assert-never|is-record|subset)\.ts$)/;

test('the rules of Gravity Forms import only themselves and the contract: no database, no HTTP, no GraphQL, nothing of Node', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/\bfrom '([^']+)'/g)]
      .map((found) => found[1] ?? '')
      .filter((specifier) => !allowed.test(specifier))
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(files).toContain('export-file.ts');
  expect(wrong).toEqual([]);
});
