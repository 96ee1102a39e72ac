import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname);

/** Workspaces of this repository that the local CMS may import. */
const sharedWorkspaces = [
  '@headwater/contract',
  '@headwater/content-model',
  '@headwater/gravity-forms',
  '@headwater/runtime',
];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
  .map((name) => join(source, name));
const productFiles = files.filter((file) => !relative(source, file).startsWith('testing/'));

function specifiersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport(?:\.meta\.resolve)?\()'([^']+)'/g)].map(
    (found) => found[1] ?? '',
  );
}

/** The package in an import specifier, as `@scope/name` or `name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A folder imports from those before it, never from later ones: the contract over HTTP on top, the database near the ground. */
const rows: readonly string[] = [
  'text',
  'web',
  'database',
  'accounts',
  'forms',
  'schema',
  'content',
  'webhook',
  'editing',
  'starting-content',
  'graphql',
  'admin',
  'http',
  'testing',
];

/** The row of the folder that a path under `cms` is in; files directly in `cms` start the program and stand above all. */
function rowOf(path: string): number {
  const [folder = ''] = path.includes('/') ? path.split('/') : [''];
  return rows.includes(folder) ? rows.indexOf(folder) : rows.length;
}

/** Imports of a file within the CMS, as paths under it. */
function ownImports(file: string): string[] {
  return specifiersIn(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(source, resolve(dirname(file), specifier)));
}

test('the folders of the local CMS and the rows of its layers match one to one', () => {
  const paths = files.map((file) => relative(source, file)).filter((path) => path.includes('/'));
  expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(new Set(rows));
});

test('the imports of a file are found', () => {
  expect(ownImports(join(source, 'main.ts'))).toContain('http/node-server.ts');
});

test('files of the local CMS import only from their own and lower rows', () => {
  const wrong = productFiles.flatMap((file) => {
    const from = relative(source, file);
    return ownImports(file)
      .filter((target) => rowOf(target) > rowOf(from))
      .map((target) => `${from} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the local CMS imports only itself, the contract, the content model, the forms of Gravity Forms and the runtime', () => {
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

test('the package.json of the local CMS declares exactly the packages that it imports', () => {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const imported = productFiles
    .flatMap(specifiersIn)
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name));
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort());
});

test('the code of the local CMS does not import its tests’ helpers', () => {
  const wrong = productFiles.filter((file) => specifiersIn(file).some((specifier) => /\/testing\//.test(specifier)));
  expect(wrong.map((file) => relative(source, file))).toEqual([]);
});
