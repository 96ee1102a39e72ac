import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.ts';

test('a free port is chosen once, even while no program listens on it', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
});

test('free ports are below those that the system gives to connections', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(11_000);
  expect(port).toBeLessThan(32_768);
});

test('a port on which a program listens is not free', async () => {
  const taken = (await freePort()) + 1;
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  expect(await freePort()).not.toBe(taken);
});
