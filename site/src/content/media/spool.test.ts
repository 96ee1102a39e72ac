import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { collectGarbage } from '@headwater/tools/test-garbage.ts';
import { expect, test } from 'vitest';
import { createSpool } from './spool.ts';

test('a complete file does not keep the response that it was written from', async () => {
  const responses: WeakRef<Readable>[] = [];
  const written = async () => {
    const source = Readable.from([Buffer.from('a picture')]);
    responses.push(new WeakRef(source));
    const spool = await createSpool(join(await testFolder(), 'picture'), source);
    expect(spool.isRunning).toBe(true);
    await spool.done;
    return spool;
  };
  const spool = await written();
  await expect
    .poll(async () => {
      await turn();
      collectGarbage();
      return responses.map((response) => response.deref() !== undefined);
    })
    .toEqual([false]);
  expect(spool.isRunning).toBe(false);
  expect(await text(spool.read({ first: 2, last: 100 }))).toBe('picture');
});
