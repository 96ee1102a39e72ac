import { expect, test } from 'vitest';
import { ownUrl } from './own-url.ts';

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
])('%j resolves to %s', (wish, expected) => {
  expect(ownUrl(wish, 'http://cms.test')).toBe(expected);
});
