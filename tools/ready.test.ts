import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './ports.ts';
import { answersOk } from './ready.ts';

/** The URL of a server that answers every request with a status, and redirects to another path where that is one. */
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

test.each([
  [200, true],
  [302, false],
  [503, false],
])('a program that answers %i is up: %s', async (status, isUp) => {
  expect(await answersOk(await serverWith(status))).toBe(isUp);
});

test('a program that does not listen is not up', async () => {
  expect(await answersOk(`http://127.0.0.1:${await freePort()}/`)).toBe(false);
});
