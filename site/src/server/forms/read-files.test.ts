import { text } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { createReadFiles } from './read-files.ts';

/** What is read of a form that a browser sends without JavaScript, while no file has room. */
async function readOnFullDisk(file: Blob) {
  const full = { status: 507, text: 'No room.' } as const;
  const readFiles = createReadFiles({
    rules: { hold: async () => full },
    receive: async (_file, content) => {
      await text(content);
      return full;
    },
    form: async () => undefined,
  });
  const read = Promise.withResolvers<Awaited<ReturnType<typeof readFiles>>>();
  const { url } = await testServer(async (req, res) => {
    // Of the exchange, only these are read.
    read.resolve(await readFiles({ req, client: { key: 'a visitor' } } as Exchange, 7));
    res.end();
  });
  const body = new FormData();
  body.append('input_1', 'Ada');
  body.append('input_5', file, file.size > 0 ? 'plan.pdf' : '');
  await fetch(`${url}/`, { method: 'POST', body }).catch(() => undefined);
  return read.promise;
}

test('where there is no room for files, a form is taken without one, with a small one but for it, and else refused', async () => {
  expect(await readOnFullDisk(new Blob([]))).toMatchObject({ fileErrors: [] });
  expect(await readOnFullDisk(new Blob(['PDF']))).toMatchObject({ fileErrors: [{ id: 5, message: 'No room.' }] });
  expect(await readOnFullDisk(new Blob(['x'.repeat(600_000)]))).toBe('uploads-full');
});
