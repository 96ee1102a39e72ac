import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

const settled = () => new Promise(setImmediate);

/** Four tasks of a limit of two, which end when the test says so. */
function fourTasks() {
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
  const finish = async (task: number) => {
    open[task - 1]?.resolve();
    await settled();
  };
  return { started, results, finish };
}

test('runs a few tasks at a time in the order they came', async () => {
  const { started, finish } = fourTasks();
  await settled();
  expect(started).toEqual([1, 2]);
  await finish(2);
  expect(started).toEqual([1, 2, 3]);
});

test('returns the result of each task, whatever the order in which they end', async () => {
  const { results, finish } = fourTasks();
  await settled();
  for (const task of [2, 1, 3, 4]) await finish(task);
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
