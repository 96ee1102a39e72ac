import { expect, test } from 'vitest';
import { isThrifty } from './visitor-preferences.ts';

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'the connection %j is slow or metered',
  (connection) => {
    expect(isThrifty(connection)).toBe(true);
  },
);

test.each([undefined, { effectiveType: '4g' }, { effectiveType: '3g' }])(
  'the connection %j is neither slow nor metered',
  (connection) => {
    expect(isThrifty(connection)).toBe(false);
  },
);
