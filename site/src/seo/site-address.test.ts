import { expect, test } from 'vitest';
import { ownAddress, siteAddress } from './site-address.ts';

test.each(['/%e3%83%9d/', '/%E3%83%9D/', '/ポ/'])('%s has one canonical URL', (path) => {
  expect(siteAddress(path)).toBe('http://localhost:3000/%E3%83%9D/');
  expect(ownAddress(path)).toBe('http://localhost:3000/%E3%83%9D/');
});
