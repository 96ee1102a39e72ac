import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = ['contract', 'content-model', 'runtime', 'gravity-forms', 'site/src', 'cms'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
}

test('isRecord is the one check for an object of unknown shape', () => {
  expect(filesWith(/=== 'object' && \w+ !== null && !Array\.isArray/)).toEqual(['contract/is-record.ts']);
});

test('HTML is escaped by the library, not by a table of entities of our own', () => {
  // Of a form in the browser, where the library would cost each of them bytes.
  expect(filesWith(/(?:'&': |replaceAll\('&', )'&amp;'/)).toEqual(['site/src/forms/fields/shared/text.ts']);
});
