import { expect, test } from 'vitest';
import { ownUrlOf, siteUrlOf } from './site-url.ts';

test.each(['/%e3%83%9d/', '/%E3%83%9D/', '/ポ/'])('%s has one canonical URL', (path) => {
  expect(siteUrlOf(path)).toBe('http://localhost:3000/%E3%83%9D/');
  expect(ownUrlOf(path)).toBe('http://localhost:3000/%E3%83%9D/');
});
