import { expect, test } from 'vitest';
import { isThrifty } from './visitor-preferences.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a connection %o is too slow or metered: %s', (connection, expected) => {
  expect(isThrifty(connection)).toBe(expected);
});
