import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renameProperties, shortPropertyNames } from './short-property-names.ts';

const css = [':root { --ink: #000; --ink-soft: #444; --toastify-text-color: var(--ink); }', 'a { --nudge: 2px; }'];

test('every custom property gets a short name of its own', () => {
  const names = { '--ink': '--A', '--ink-soft': '--B', '--nudge': '--C' };
  expect(Object.fromEntries(shortPropertyNames(css))).toEqual(names);
});

test('the order of the stylesheets does not change the short names', () => {
  expect(shortPropertyNames(css.toReversed())).toEqual(shortPropertyNames(css));
});

test('when the letters run out, short names have two of them', () => {
  const many = Array.from({ length: 60 }, (_, index) => `--p${index + 100}: 0;`).join('');
  const names = [...shortPropertyNames([many]).values()];
  expect([names[0], names[25], names[26], names[59]]).toEqual(['--A', '--Z', '--BA', '--CH']);
  expect(new Set(names).size).toBe(60);
});

test.each([
  ['color: var(--ink-soft, var(--ink))', 'color: var(--B, var(--A))'],
  ['--toastify-text-color: var(--ink)', '--toastify-text-color: var(--A)'],
  ['content: var(--of-a-package)', 'content: var(--of-a-package)'],
])('the declaration "%s" becomes "%s"', (before, after) => {
  expect(renameProperties(before, shortPropertyNames(css))).toBe(after);
});

test('only stylesheets name custom properties, since a build renames them', () => {
  const files = ['site/src', 'brand', 'e2e/brand'].flatMap((folder) => {
    const root = join(import.meta.dirname, '..', folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !/\.test\.tsx?$|node_modules/.test(file))
      .map((file) => join(root, file));
  });
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...code.matchAll(/var\(--[\w-]+|['"`]--[\w-]+['"`]\s*[:,)\]]/g)].map(String);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('the short names are none that a stylesheet or a script of react-toastify uses', () => {
  const folder = join(import.meta.dirname, '../node_modules/react-toastify/dist');
  const names = readdirSync(folder).flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/--[a-z][\w-]*/gi) ?? [],
  );
  const many = Array.from({ length: 200 }, (_, index) => `--p${index + 100}: 0;`).join('');
  const short = new Set(shortPropertyNames([many]).values());
  expect(names).toContain('--y');
  expect(names.filter((name) => short.has(name))).toEqual([]);
});
