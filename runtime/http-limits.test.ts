import { expect, test } from 'vitest';
import { createLimitedServer, httpLimits } from './http-limits.ts';
import { trickleBody } from './testing/trickle-body.ts';

test('a body that arrives too slowly is cut off in time, although its connection is never idle', async () => {
  const server = createLimitedServer((req) => req.resume(), {
    ...httpLimits,
    headers: 200,
    request: 200,
    checkEvery: 20,
  });
  await trickleBody(server, 'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000000\r\n\r\n');
});

test('no client holds a connection for more than 15 seconds', () => {
  expect(httpLimits.headers + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.request + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.idle).toBeLessThanOrEqual(15_000);
});
