import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';
import { routeOf } from './routes.ts';

const folder = join(import.meta.dirname, '..', 'pages');
/** The files from which Astro creates routes. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:astro|ts)$/.test(name));

/** The paths of a file in Astro's routing, by its name: `[id]` is a segment or a part of one. */
function pathsOf(page: string): RegExp {
  const path = page.replace(/\.(?:astro|ts)$/, '').replace(/[.+^${}()|\\]/g, '\\$&');
  const pattern = path.replace(/\[(?:\\\.){3}[^\]]+\]/g, '.*').replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^/${pattern}/?$`);
}

test('derives the paths of a page from its name as Astro does', () => {
  expect(pathsOf('sitemap-[type]-[number].xml.ts').test('/sitemap-page-1.xml')).toBe(true);
  expect(pathsOf('sitemap-[type]-[number].xml.ts').test('/sitemap.xml')).toBe(false);
  expect(pathsOf('[...uri].astro').test('/products/valves/')).toBe(true);
  expect(pathsOf('api/forms/[id].astro').test('/api/forms/7/token')).toBe(false);
});

test('the pages of the route table are the files under src/pages', () => {
  expect(routeTable.flatMap(({ page }) => page ?? []).toSorted()).toEqual(pages.toSorted());
});

test.each(routeTable)('the path $example finds its own row with the page for that path', (row) => {
  expect(routeOf(row.example)).toBe(row);
  if (row.page !== undefined) expect(row.example).toMatch(pathsOf(row.page));
});

test.each(routeTable.filter(({ access }) => !access.startsWith('everyone')))(
  'the answer of $example, which is for $access only, is never stored',
  (row) => {
    expect(row.cache).toBe('never');
  },
);

test.each(routeTable.filter(({ methods }) => methods.includes('POST')))(
  'the answer of $example, which takes POST, is never stored',
  (row) => {
    expect(row.cache).toBe('never');
  },
);

test('only the last row matches every path', () => {
  expect(routeTable.filter(({ matches }) => matches('/any/page/')).map(({ page }) => page)).toEqual(['[...uri].astro']);
});
