import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { assertPortIsFree, freePort } from './ports.ts';

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

test('a port is still free after it was checked', async () => {
  const port = await freePort();
  await assertPortIsFree('127.0.0.1', port, 'PORT');
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
});

test('a port in use is named, with the command that takes the next one', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const checked = assertPortIsFree('127.0.0.1', port, 'CMS_PORT');
  await expect(checked).rejects.toThrow(CommandError);
  await expect(checked).rejects.toThrow(`Port ${port} is in use.`);
  await expect(checked).rejects.toThrow(`CMS_PORT=${port + 1} npm start`);
});

test.each(['203.0.113.9', 'no-such-host.invalid'])('an address that this machine lacks is named: %s', async (host) => {
  await expect(assertPortIsFree(host, await freePort(), 'PORT')).rejects.toThrow(
    `HOST is "${host}", but this machine has no such IP address.`,
  );
});
