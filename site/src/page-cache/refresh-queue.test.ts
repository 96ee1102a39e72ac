import { expect, test } from 'vitest';
import { createRefreshQueue } from './refresh-queue.ts';

/** A queue whose renderings end when the test says so. */
function setUp(concurrency: number) {
  const started: string[] = [];
  const open: (() => void)[] = [];
  const queue = createRefreshQueue(concurrency, (key) => {
    started.push(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    open.push(resolve);
    return promise;
  });
  /** Ends the oldest rendering. */
  const finish = async () => {
    open.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, finish };
}

test('works through the pages in the order they came, a few at a time', async () => {
  const { queue, started, finish } = setUp(2);
  for (const key of ['/a/', '/b/', '/c/', '/d/']) queue.add(key);
  expect(started).toEqual(['/a/', '/b/']);
  await finish();
  expect(started).toEqual(['/a/', '/b/', '/c/']);
  await finish();
  await finish();
  expect(started).toEqual(['/a/', '/b/', '/c/', '/d/']);
});

test('a page that waits is rendered once, however often it is added; one that is being rendered waits again', async () => {
  const { queue, started, finish } = setUp(1);
  for (const key of ['/a/', '/b/', '/b/', '/a/']) queue.add(key);
  expect([queue.has('/a/'), queue.has('/b/'), queue.has('/c/')]).toEqual([true, true, false]);
  for (let count = 0; count < 3; count += 1) await finish();
  expect(started).toEqual(['/a/', '/b/', '/a/']);
  expect(queue.has('/a/')).toBe(false);
});

test('a page that a caller takes out is left to the caller', async () => {
  const { queue, started, finish } = setUp(1);
  for (const key of ['/a/', '/b/', '/c/']) queue.add(key);
  expect([queue.take('/b/'), queue.take('/b/'), queue.take('/a/')]).toEqual([true, false, false]);
  await finish();
  expect(started).toEqual(['/a/', '/c/']);
});
