import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const components = ['forms', 'blocks/form-embed'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx|definition\.ts)$/.test(file) && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(source, folder, file), 'utf8')),
);

const stylesheets = readdirSync(join(source, 'forms'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('toasts.css'))
  .map((file) => [file, readFileSync(join(source, 'forms', file), 'utf8')] as const);

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? ''));
}

const css = stylesheets.map(([, text]) => text.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');
const defined = matches(css, /\.(form(?:-[a-z]+)?)\b/g);
// Quoted words that look like the forms' classes; IDs and file names have other forms.
const used = new Set(
  components.flatMap((text) =>
    [...matches(text, /(?:className=|className=\{[^}]*?|\? |: |class=)["'`]([^"'`$]+)/g)].flatMap((value) =>
      value.split(' ').filter((name) => /^form(?:-[a-z]+)?$/.test(name)),
    ),
  ),
);

test('forms use every class of their stylesheet', () => {
  expect(defined.size).toBeGreaterThan(20);
  expect([...defined].filter((name) => !used.has(name)).sort()).toEqual([]);
});

test('the stylesheet has every class that forms use', () => {
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !defined.has(name)).sort()).toEqual([]);
});

test('forms.css imports the stylesheet of every component', () => {
  const imported = matches(
    readFileSync(join(import.meta.dirname, 'forms.css'), 'utf8'),
    /@import "([^"]+)" layer\(components\);/g,
  );
  const missing = stylesheets.filter(
    ([file]) => ![...imported].some((path) => join('browser', path) === file) && file !== 'browser/forms.css',
  );
  expect(imported.size).toBeGreaterThan(3);
  expect(missing.map(([file]) => file)).toEqual([]);
});

test('phones do not zoom into a control: its text has at least 16 pixels', () => {
  const input = readFileSync(join(source, 'forms/fields/controls/input.css'), 'utf8');
  const sizes = [...matches(input, /font-size: ([^;]+);/g)];
  expect(sizes).toContain('var(--step-0)');
  expect(sizes.filter((size) => size !== 'var(--step-0)' && !size.startsWith('max(1rem,'))).toEqual([]);
});
