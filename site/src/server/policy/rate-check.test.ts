import { expect, test } from 'vitest';
import { routeOf } from '../../routing/routes.ts';
import type { Exchange } from '../exchange.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { checkRate, createAttempts } from './rate-check.ts';

test('attempts are counted by client and subject, under a short key however long the subject is', () => {
  const keys: string[] = [];
  const limits = limitsOf({ passwords: (attempt) => keys.push(attempt) });
  const attempt = createAttempts(limits, routeOf('/login'), '198.51.100.1');
  for (const subject of ['ada', 'ada', 'grace', 'x'.repeat(60_000), undefined]) attempt('passwords', subject);
  const [ada, again, grace, long, none] = keys;
  expect([again, none]).toEqual([ada, '198.51.100.1']);
  expect(new Set([ada, grace, long]).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^198\.51\.100\.1(?: \S{43})?$/);
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
