import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReservedPath, reservedPaths } from './reserved-paths.ts';

test.each([
  ['/search', true],
  ['/Search/', true],
  ['//login//', true],
  ['/search/results/', false],
  ['/frame/map', true],
  ['/frame', true],
  ['/frames/', false],
  ['/api', true],
  ['/api/leads', true],
  ['/apis/', false],
  ['/_assets/x.js', true],
  ['/404', true],
  ['/media/', false],
  ['/image/', false],
  ['/find-a-representative/', false],
  ['/feed/', false],
  ['/', false],
])('%s is the site’s own path: %s', (path, expected) => {
  expect(isReservedPath(path)).toBe(expected);
});

test('docs/real-wordpress.md lists every reserved path', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'real-wordpress.md'), 'utf8');
  const [line = ''] = /^\| Reserved paths \|.*$/m.exec(text) ?? [];
  const listed = [...line.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) => path.replace('…', ''));
  expect(listed.toSorted()).toEqual([...reservedPaths].toSorted());
});
