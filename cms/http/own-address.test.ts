import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/wp-admin/', 'http://cms.test/wp-admin/'],
  ['wp-admin/?a=1', 'http://cms.test/wp-admin/?a=1'],
  ['http://cms.test/x', 'http://cms.test/x'],
  ['http://user@cms.test/', undefined],
  ['http://:pass@cms.test/', undefined],
  ['http://user:pass@cms.test/', undefined],
  ['https://cms.test/', undefined],
  ['http://cms.test:81/', undefined],
  ['//elsewhere.test/', undefined],
  ['blob:http://cms.test/x', undefined],
  ['http://', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j leads to %s', (wish, expected) => {
  expect(ownAddress(wish, 'http://cms.test')).toBe(expected);
});
