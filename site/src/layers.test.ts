import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A file imports from its own folder and from lower rows; never up, never sideways. */
const rows: readonly (readonly string[])[] = [
  ['config', 'styles'],
  ['cms-client', 'page-cache', 'ui'],
  ['content', 'routing', 'auth', 'analytics'],
  ['listing', 'search', 'forms', 'map', 'navigation', 'seo', 'toolbar', 'preview'],
  // Above the forms, whose rules decide what is a lead.
  ['leads'],
  ['blocks'],
  ['templates'],
  ['pages', 'layouts', 'server'],
];

/** Layouts surround pages, so within the top row pages may use them. */
const allowedSideways = new Set(['pages -> layouts']);

const source = resolve(import.meta.dirname);

function rowOf(folder: string): number {
  const row = rows.findIndex((folders) => folders.includes(folder));
  return row < 0 ? rows.length : row;
}

/** The folder under `src` that a file belongs to; files directly in `src` stand above all. */
function folderOf(file: string): string {
  const path = relative(source, file);
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'src';
}

function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((found) => found[1] ?? '');
  return specifiers.map((specifier) => resolve(dirname(file), specifier));
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join(source, name));

test('every folder of the site has its row', () => {
  const folders = new Set(files.map(folderOf));
  folders.delete('src');
  expect([...folders].filter((folder) => rowOf(folder) === rows.length)).toEqual([]);
});

test('imports go down the rows, never up and never sideways', () => {
  const wrong = files.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith(`${source}/`))
      .map((target) => ({ from: folderOf(file), to: folderOf(target), target }))
      .filter(({ from, to }) => from !== to && rowOf(to) >= rowOf(from) && !allowedSideways.has(`${from} -> ${to}`))
      .map(({ target }) => `${relative(source, file)} imports ${relative(source, target)}`),
  );
  expect(wrong).toEqual([]);
});

test('the user interface kit knows no CMS', () => {
  const withDocuments = files.filter(
    (file) => folderOf(file) === 'ui' && /cms-client|graphql/.test(readFileSync(file, 'utf8')),
  );
  expect(withDocuments.map((file) => relative(source, file))).toEqual([]);
});
