import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedPath } from '@headwater/content-model/reserved-paths.ts';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';
import { routeOf } from './routes.ts';

const folder = join(import.meta.dirname, '..', 'pages');
/** The routes' files; `handler.ts` finds them by the route table. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && name !== 'handler.ts' && !name.includes('.test.'),
);

test('the pages of the route table are the files under src/pages', () => {
  const named = new Set(routeTable.flatMap(({ page }) => page ?? []));
  expect([...named].toSorted()).toEqual(pages.toSorted());
});

test.each(routeTable)('the path $example finds its own row', (row) => {
  const [path = '', query] = row.example.split('?');
  expect(routeOf(path, query)).toBe(row);
});

test('the response of a route that is not for everyone, or takes POST, is never stored', () => {
  const own = routeTable.filter(({ access, methods }) => !access.startsWith('everyone') || methods.includes('POST'));
  expect(own.filter(({ cache }) => cache !== 'never')).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('only the last row matches every path', () => {
  expect(routeTable.filter(({ matches }) => matches('/any/page/', '')).map(({ page }) => page)).toEqual([
    'content.tsx',
  ]);
});

test('every path of the site itself is a file, reserved, or yields to a page of the CMS', () => {
  const others = routeTable.filter(({ example, kind, givesWay }) => {
    const [path = ''] = example.split('?');
    const isFile = /\.[^/]*$/.test(path);
    return kind !== 'page' && !isFile && !isReservedPath(path) && !givesWay;
  });
  // `/image` with a picture's URL, and what only a form of the preview page posts to.
  expect(others.map(({ example }) => example)).toEqual(['/image?url=x', '/preview/links']);
});
