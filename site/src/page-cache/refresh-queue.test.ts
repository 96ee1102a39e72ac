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

test('renders a few pages at a time in the order they came', async () => {
  const { queue, started, finish } = setUp(2);
  for (const key of ['/a/', '/b/', '/c/', '/d/']) queue.add(key);
  expect(started).toEqual(['/a/', '/b/']);
  await finish();
  expect(started).toEqual(['/a/', '/b/', '/c/']);
  await finish();
  await finish();
  expect(started).toEqual(['/a/', '/b/', '/c/', '/d/']);
});

test('a page that waits is rendered once, however often it is added', async () => {
  const { queue, started, finish } = setUp(1);
  for (const key of ['/a/', '/b/', '/b/']) queue.add(key);
  expect([queue.has('/b/'), queue.has('/c/')]).toEqual([true, false]);
  for (let count = 0; count < 2; count += 1) await finish();
  expect(started).toEqual(['/a/', '/b/']);
});

test('a page that is added during its rendering is rendered again', async () => {
  const { queue, started, finish } = setUp(1);
  for (const key of ['/a/', '/b/', '/a/']) queue.add(key);
  expect(queue.has('/a/')).toBe(true);
  for (let count = 0; count < 3; count += 1) await finish();
  expect(started).toEqual(['/a/', '/b/', '/a/']);
  expect(queue.has('/a/')).toBe(false);
});

test('does not render a page that a caller took out', async () => {
  const { queue, started, finish } = setUp(1);
  for (const key of ['/a/', '/b/', '/c/']) queue.add(key);
  expect([queue.take('/b/'), queue.take('/b/'), queue.take('/a/')]).toEqual([true, false, false]);
  await finish();
  expect(started).toEqual(['/a/', '/c/']);
});
