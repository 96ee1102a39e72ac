import { expect, test } from 'vitest';
import { routeOf } from '../../routing/routes.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { createAttempts } from './rate-check.ts';

test('an attempt is counted under its client, and under what is tried', () => {
  const keys: string[] = [];
  const limits = limitsOf({ passwords: (key) => keys.push(key) });
  const attempt = createAttempts(limits, routeOf('/login'), '198.51.100.1');
  expect([attempt('passwords', 'ada'), attempt('passwords')]).toEqual([1, 2]);
  expect(keys).toEqual(['198.51.100.1 ada', '198.51.100.1']);
});

test('an attempt that the row does not list is an error, not a free one', () => {
  const attempt = createAttempts(limitsOf(), routeOf('/preview'), '198.51.100.1');
  expect(() => attempt('editor-tokens')).toThrow('The row of /preview does not list editor-tokens.');
});
