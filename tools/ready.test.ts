import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.ts';
import type { Program } from './program.ts';
import { respondsOk, waitUntilReady } from './ready.ts';

/** The URL of a server that responds to every request with a status, and redirects to another path where that is one. */
async function serverWith(status: number): Promise<string> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const isMoved = request.url !== '/elsewhere';
    response.writeHead(isMoved ? status : 200, { location: '/elsewhere' }).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}/`;
}

test('a program that responds with 200 is ready', async () => {
  expect(await respondsOk(await serverWith(200))).toBe(true);
});

test.each([302, 503])('a program that responds with %i is not ready', async (status) => {
  expect(await respondsOk(await serverWith(status))).toBe(false);
});

test('a program that does not listen is not up', async () => {
  expect(await respondsOk(`http://127.0.0.1:${await freePort()}/`)).toBe(false);
});

/** A program as far as the wait for it is concerned. */
function program(ended: Promise<string>): Program {
  const nothing = async () => undefined;
  return { name: 'The site', ended, stop: nothing, terminate: nothing, kill: nothing };
}

const never = new Promise<string>(() => undefined);

test('a program is waited for until it is ready', async () => {
  let calls = 0;
  const isReady = async () => {
    calls += 1;
    return calls === 3;
  };
  await waitUntilReady(program(never), isReady);
  expect(calls).toBe(3);
});

test('a program that ends before it is ready is not checked again', async () => {
  let calls = 0;
  const isReady = async () => {
    calls += 1;
    return false;
  };
  await expect(waitUntilReady(program(Promise.resolve('exit code 7')), isReady)).rejects.toThrow(
    'The site stopped unexpectedly (exit code 7). Its last lines above say why.',
  );
  expect(calls).toBe(1);
});

test('a program that is not ready in time is named with the limit', async () => {
  await expect(waitUntilReady(program(never), async () => false, 0.005)).rejects.toThrow(
    'The site did not become ready within 0.005 minutes.',
  );
});
