import { expect, test } from 'vitest';
import { isReservedPath } from './reserved-paths.ts';

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
