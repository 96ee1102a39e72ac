import { expect, test } from 'vitest';
import { routeOf } from '../../routing/routes.ts';
import type { Exchange } from '../exchange.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { checkRate, createAttempts } from './rate-check.ts';

test.each([
  ['by client and subject', ['ada'], '198.51.100.1 ada'],
  ['by client without a subject', [], '198.51.100.1'],
] as const)('an attempt is counted %s', (_how, subject, key) => {
  const keys: string[] = [];
  const limits = limitsOf({ passwords: (asked) => keys.push(asked) });
  const attempt = createAttempts(limits, routeOf('/login'), '198.51.100.1');
  expect(attempt('passwords', ...subject)).toBe(1);
  expect(keys).toEqual([key]);
});

test('an attempt that the row does not list throws', () => {
  const attempt = createAttempts(limitsOf(), routeOf('/preview'), '198.51.100.1');
  expect(() => attempt('editor-tokens')).toThrow('The row of /preview does not list editor-tokens.');
});

test.each([
  ['this instance', () => 3],
  ['all instances together', async () => 3],
])('a request beyond the limit of %s is denied with the seconds to wait', async (_whose, searches) => {
  const client = { key: '198.51.100.1' };
  const exchange = { route: routeOf('/search'), query: 'q=seal', client } as Exchange;
  expect(await checkRate({ ...limitsOf(), searches }, exchange, () => false)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3' },
  });
});
