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

test.each([
  ['up to the limit is read to its last byte', '12345678', undefined, /^read 12345678$/],
  ['without a byte is read', '', undefined, /^read $/],
  ['over the limit is refused', '123456789', undefined, /^refused/],
  ['over the limit is still read as far as bytes may be discarded', '123456789', 1, /^refused, all of it was sent$/],
])('a body %s', async (_what, body, discarded, expected) => {
  expect(await send(body, 8, discarded)).toMatch(expected);
});
