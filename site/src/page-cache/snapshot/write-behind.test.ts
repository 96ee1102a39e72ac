import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWriteBehind } from './write-behind.ts';

/** Tasks that finish only when the test says so. */
function setUp(concurrency: number) {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const queue = createWriteBehind<string>(concurrency, (key, task) => {
    begun.push(`${key} ${task}`);
    const { promise, resolve } = Promise.withResolvers<void>();
    finish.set(key, resolve);
    return promise;
  });
  async function finishKey(key: string) {
    finish.get(key)?.();
    await pause(0);
  }
  return { queue, begun, finishKey };
}

test('of the tasks that wait for one of the same key, only the latest runs', async () => {
  const { queue, begun, finishKey } = setUp(4);
  for (const task of ['one', 'two', 'three']) queue.put('/a/', task);
  expect(begun).toEqual(['/a/ one']);
  expect(queue.pending('/a/')).toBe('three');
  await finishKey('/a/');
  expect(begun).toEqual(['/a/ one', '/a/ three']);
  await finishKey('/a/');
  expect(queue.pending('/a/')).toBeUndefined();
});

test('limits the number of active keys', async () => {
  const { queue, begun, finishKey } = setUp(2);
  for (const key of ['/a/', '/b/', '/c/']) queue.put(key, 'x');
  expect(begun).toEqual(['/a/ x', '/b/ x']);
  await finishKey('/b/');
  expect(begun).toEqual(['/a/ x', '/b/ x', '/c/ x']);
});

test('a task that waits for one of the same key delays no other key', async () => {
  const { queue, begun, finishKey } = setUp(2);
  for (const key of ['/a/', '/b/', '/a/', '/c/']) queue.put(key, 'x');
  expect(begun).toEqual(['/a/ x', '/b/ x']);
  await finishKey('/b/');
  expect(begun).toEqual(['/a/ x', '/b/ x', '/c/ x']);
});

test('a wait for idleness lasts until the tasks of all keys have ended', async () => {
  const { queue, finishKey } = setUp(1);
  await queue.idle();
  queue.put('/a/', 'x');
  queue.put('/b/', 'x');
  let isIdle = false;
  const idle = queue.idle().then(() => {
    isIdle = true;
  });
  await finishKey('/a/');
  expect(isIdle).toBe(false);
  await finishKey('/b/');
  await idle;
});
