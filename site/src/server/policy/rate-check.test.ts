import { expect, test } from 'vitest';
import { routeOf } from '../../routing/routes.ts';
import type { Exchange } from '../exchange.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { checkRate, createAttempts } from './rate-check.ts';

test('counts an attempt by client, and by client and subject', () => {
  const keys: string[] = [];
  const limits = limitsOf({ passwords: (key) => keys.push(key) });
  const attempt = createAttempts(limits, routeOf('/login'), '198.51.100.1');
  expect([attempt('passwords', 'ada'), attempt('passwords')]).toEqual([1, 2]);
  expect(keys).toEqual(['198.51.100.1 ada', '198.51.100.1']);
});

test('an attempt that the row does not list throws', () => {
  const attempt = createAttempts(limitsOf(), routeOf('/preview'), '198.51.100.1');
  expect(() => attempt('editor-tokens')).toThrow('The row of /preview does not list editor-tokens.');
});

test.each([
  ['this instance', () => 3],
  ['all instances together', async () => 3],
])('a request beyond the limit of %s is denied, with the seconds to wait', async (_whose, searches) => {
  const client = { key: '198.51.100.1' };
  const exchange = { route: routeOf('/search'), query: 'q=seal', client } as Exchange;
  expect(await checkRate({ ...limitsOf(), searches }, exchange)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3' },
  });
});
