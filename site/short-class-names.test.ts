import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './short-class-names.ts';

const css = '.button { color: red; &.small { width: 1.5em; } } .button .label { margin: 0; }';

test('classes of a module differ, and the same name is the same class', () => {
  const classes = ['button', 'small', 'label'].map((name) => shortClassName(name, 'src/a.module.css', css));
  expect(new Set(classes).size).toBe(3);
  expect(shortClassName('label', 'src/a.module.css', css)).toBe(classes[2]);
});

test('modules of this site do not share classes', () => {
  const folders = ['site', 'brand', 'e2e/brand'].map((folder) => join(import.meta.dirname, '..', folder));
  const modules = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css')),
  );
  const unique = new Set(modules);
  const classes = new Set([...unique].map((file) => shortClassName('button', file, css)));
  expect(unique.size).toBeGreaterThan(40);
  expect(classes.size).toBe(unique.size);
});

test.each(['button', 'small', 'label'])('the class of %s is valid in CSS and short', (name) => {
  expect(shortClassName(name, 'src/a.module.css', css)).toMatch(/^_[\da-z]{5}$/);
});
