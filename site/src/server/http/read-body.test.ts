import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

/** What is read of a body in two chunks, or how the connection ended. */
async function send(body: string, most: number, discarded?: number): Promise<string> {
  const { url } = await testServer(async (req, res) => {
    const bytes = await readBody(req, most, discarded);
    res.end(bytes ? `read ${bytes}` : `refused${req.complete ? ', all of it was sent' : ''}`);
  });
  const half = Math.ceil(body.length / 2);
  async function* halves() {
    yield Buffer.from(body.slice(0, half));
    yield Buffer.from(body.slice(half));
  }
  // Node streams a body of its own only with this.
  const init = { method: 'POST', body: halves(), duplex: 'half' };
  return (await fetch(url, init as unknown as RequestInit)).text();
}

test('a body up to the limit is read to its last byte', async () => {
  expect(await send('12345678', 8)).toBe('read 12345678');
  expect(await send('', 8)).toBe('read ');
});

test('a body over the limit is refused', async () => {
  expect(await send('123456789', 8)).toMatch(/^refused/);
});

test('a body over the limit is still read as far as bytes may be discarded', async () => {
  expect(await send('123456789', 8, 1)).toBe('refused, all of it was sent');
});
