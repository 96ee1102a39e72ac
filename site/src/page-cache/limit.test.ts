import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

const settled = () => new Promise(setImmediate);

test('runs a few tasks at a time, the others in the order they came, and returns their results', async () => {
  const limit = createLimit(2);
  const started: number[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const results = [1, 2, 3, 4].map((number) =>
    limit(async () => {
      started.push(number);
      const turn = Promise.withResolvers<void>();
      open.push(turn);
      await turn.promise;
      return number * 10;
    }),
  );
  await settled();
  expect(started).toEqual([1, 2]);
  open[1]?.resolve();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  open[0]?.resolve();
  await settled();
  for (const { resolve } of open) resolve();
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40]);
});

test('a task that fails makes room for the next one', async () => {
  const limit = createLimit(1);
  const failed = limit(() => Promise.reject(new Error('no')));
  const next = limit(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limit(async () => 'later')).toBe('later');
});
