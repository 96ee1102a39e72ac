import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname);

/** What the local CMS may know of this repository beside itself. */
const sharedWorkspaces = ['@headwater/contract', '@headwater/content-model'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
  .map((name) => join(source, name));

function specifiersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map((found) => found[1] ?? '');
}

/** `@scope/name` or `name` of a package that a specifier reaches into. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test('the local CMS imports no demo, site or test: only itself, the contract and the content model', () => {
  const wrong = files.flatMap((file) =>
    specifiersIn(file)
      .filter((specifier) =>
        specifier.startsWith('.')
          ? !resolve(dirname(file), specifier).startsWith(`${source}/`)
          : specifier.startsWith('@headwater/') && !sharedWorkspaces.includes(packageOf(specifier)),
      )
      .map((specifier) => `${relative(source, file)} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('every package that the local CMS imports is declared in its package.json, and every declared one is imported', () => {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const imported = files
    .flatMap(specifiersIn)
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name));
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort());
});

test('the code of the local CMS does not import its tests’ helpers', () => {
  const wrong = files
    .filter((file) => !relative(source, file).startsWith('testing/'))
    .filter((file) => specifiersIn(file).some((specifier) => /\/testing\//.test(specifier)));
  expect(wrong.map((file) => relative(source, file))).toEqual([]);
});
