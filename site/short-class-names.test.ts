import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './short-class-names.ts';

const css = '.button { color: red; &.small { width: 1.5em; } } .button .label { margin: 0; }';

test('the classes of a module differ', () => {
  const classes = ['button', 'small', 'label'].map((name) =>
    shortClassName(name, join(import.meta.dirname, 'src/a.module.css'), css),
  );
  expect(new Set(classes).size).toBe(3);
});

test('the same name in a module is the same class', () => {
  const [one, other] = ['label', 'label'].map((name) =>
    shortClassName(name, join(import.meta.dirname, 'src/a.module.css'), css),
  );
  expect(one).toBe(other);
});

test('modules of this site do not share classes', () => {
  const folders = ['site', 'brand', 'e2e/brand'].map((folder) => join(import.meta.dirname, '..', folder));
  const modules = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css')),
  );
  const unique = new Set(modules);
  const classes = new Set([...unique].map((file) => shortClassName('button', join(import.meta.dirname, file), css)));
  expect(unique.size).toBeGreaterThan(40);
  expect(classes.size).toBe(unique.size);
});

test.each(['button', 'small', 'label'])('the class of %s is a short name that CSS allows', (name) => {
  expect(shortClassName(name, join(import.meta.dirname, 'src/a.module.css'), css)).toMatch(/^_[\da-z]{5}$/);
});
