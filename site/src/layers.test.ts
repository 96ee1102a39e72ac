import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A file imports from its own room and from lower rows; never up, never sideways. A folder named here is a room. */
const rows: readonly (readonly string[])[] = [
  ['sql'],
  ['config', 'styles', 'http', 'sqlite', 'telemetry', 'page-files'],
  ['consent', 'islands'],
  ['cms-client', 'page-cache', 'ui'],
  ['routing'],
  ['content', 'editors/sign-in', 'analytics', 'catalogue/figures', 'redirects'],
  ['catalogue/tables'],
  ['catalogue', 'instances'],
  ['listing', 'documents', 'map', 'search', 'forms/fields', 'navigation', 'seo', 'editors/toolbar'],
  ['catalogue/index'],
  // A form is made of fields; a field knows nothing of its form.
  ['forms/model'],
  ['forms/browser', 'forms/server'],
  // Visitors' files, by the rules of their fields.
  ['uploads'],
  // Forms that visitors saved to send them later.
  ['saved-forms'],
  // What visitors ask prices for.
  ['request-list'],
  // Above the forms, whose rules decide what is a lead.
  ['leads'],
  // What a page is rendered with, for components that only the server renders.
  ['rendering'],
  ['blocks'],
  ['templates'],
  ['editors/preview'],
  ['document', 'scripts'],
  ['doctor', 'pages', 'server'],
];

const source = resolve(import.meta.dirname);
const rooms = rows.flat();

function rowOf(room: string): number {
  const row = rows.findIndex((folders) => folders.includes(room));
  return row < 0 ? rows.length : row;
}

/** The innermost room that a file stands in; its folder where that is none, and `src` above all rooms. */
function roomOf(file: string): string {
  const path = relative(source, file);
  const inside = rooms.filter((room) => path.startsWith(`${room}/`));
  return inside.toSorted((a, b) => b.length - a.length)[0] ?? (path.includes('/') ? dirname(path) : 'src');
}

function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((found) => found[1] ?? '');
  return specifiers.map((specifier) => resolve(dirname(file), specifier));
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
  .map((name) => join(source, name));

test('every folder of the site belongs to a room of the architecture', () => {
  const folders = new Set(files.map(roomOf));
  folders.delete('src');
  expect(folders.size).toBeGreaterThan(20);
  expect([...folders].filter((folder) => !rooms.includes(folder))).toEqual([]);
});

test('the check of layers finds the imports of a file', () => {
  const found = imports(join(source, 'server', 'pipeline.ts')).map((file) => relative(source, file));
  expect(found).toContain('routing/canonical-path.ts');
});

test('the site takes its sentences from the language of the brand', () => {
  const direct = files.filter((file) => /@headwater\/brand\/texts\//.test(readFileSync(file, 'utf8')));
  expect(direct.map((file) => relative(source, file))).toEqual([]);
});

test('imports go down the rows, never up or sideways', () => {
  const wrong = files.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith(`${source}/`))
      .map((target) => ({ from: roomOf(file), to: roomOf(target), target }))
      .filter(({ from, to }) => from !== to && rowOf(to) >= rowOf(from))
      .map(({ target }) => `${relative(source, file)} imports ${relative(source, target)}`),
  );
  expect(wrong).toEqual([]);
});

test('the user interface kit does not import the CMS client or GraphQL', () => {
  const withDocuments = files.filter(
    (file) => roomOf(file) === 'ui' && /cms-client|graphql/.test(readFileSync(file, 'utf8')),
  );
  expect(withDocuments.map((file) => relative(source, file))).toEqual([]);
});

test('the shared code of form fields does not import a single field', () => {
  const shared = /^forms\/fields\/(?:shared|controls|reading)\//;
  const wrong = files
    .filter((file) => shared.test(relative(source, file)))
    .flatMap((file) =>
      imports(file)
        .map((target) => relative(source, target))
        .filter((target) => target.startsWith('forms/fields/') && !shared.test(target))
        .map((target) => `${relative(source, file)} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('docs/architecture.md names every room', () => {
  const document = readFileSync(join(source, '..', '..', 'docs', 'architecture.md'), 'utf8');
  const table = document.slice(document.indexOf('## Rooms'), document.indexOf('## The walk of a request'));
  const named = new Set([...table.matchAll(/`(?:site\/src\/)?([\w-]+)`/g)].map(([, name]) => name));
  const folders = new Set(rooms.map((room) => room.split('/')[0]));
  expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
});

/** Each is loaded when it is needed: by the doctor, or for a CMS that sends no tags with its responses. */
const schemaReaders = ['cms-client/identified-documents.ts', 'doctor'];

/** Files that import more of a package than its types. */
function importersOf(name: string): string[] {
  const valueImport = new RegExp(`^import (?!type\\b)[^;]*? from '${name}';|\\bimport\\('${name}'\\)`, 'm');
  return files.filter((file) => valueImport.test(readFileSync(file, 'utf8'))).map((file) => relative(source, file));
}

test('the running site loads only the language of GraphQL', () => {
  const names = importersOf('graphql');
  expect(names.filter((name) => !schemaReaders.some((reader) => name.startsWith(reader)))).toEqual([]);
  const eager = files.filter((file) => /^import [^;]*identified-documents/m.test(readFileSync(file, 'utf8')));
  expect(eager.map((file) => relative(source, file))).toEqual([]);
});

test('the site takes the parts of undici from cms-client/undici.ts', () => {
  expect(importersOf('undici')).toEqual([]);
});
