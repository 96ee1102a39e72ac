import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** A queue whose tasks end when the test says so, with a list of those that have begun. */
function tasksIn(capacity: number, prefetchCapacity: number) {
  const queue = createRenderQueue(capacity, prefetchCapacity);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, isAhead = false, signal = new AbortController().signal) =>
    queue.run(
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          ends.set(name, resolve);
        }),
      { isAhead, signal },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { add, begun, end, settled };
}

test('runs as many tasks at a time as its capacity, in order', async () => {
  const { add, begun, end, settled } = tasksIn(2, 1);
  for (const name of ['a', 'b', 'c', 'd']) void add(name);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('prefetches wait for all visitors’ pages', async () => {
  const { add, begun, end, settled } = tasksIn(1, 1);
  void add('first');
  await settled();
  void add('ahead', true);
  void add('visitor');
  await end('first');
  expect(begun).toEqual(['first', 'visitor']);
  await end('visitor');
  expect(begun).toEqual(['first', 'visitor', 'ahead']);
});

test('a hundred prefetches leave capacity for the next visitor', async () => {
  const { add, begun, settled } = tasksIn(8, 4);
  for (let n = 0; n < 100; n += 1) void add(`ahead ${n}`, true);
  await settled();
  expect(begun).toHaveLength(4);
  void add('visitor');
  await settled();
  expect(begun.at(-1)).toBe('visitor');
});

test('a task that times out while waiting leaves its place to the next one', async () => {
  const { add, begun, end, settled } = tasksIn(1, 1);
  const deadline = new AbortController();
  void add('first');
  const late = add('late', false, deadline.signal);
  void add('next', true);
  await settled();
  deadline.abort(new Error('too late'));
  await expect(late).rejects.toThrow('too late');
  await end('first');
  expect(begun).toEqual(['first', 'next']);
});

test('a task whose deadline has passed is refused', async () => {
  const { add, begun } = tasksIn(1, 1);
  await expect(add('hopeless', false, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  expect(begun).toEqual([]);
});

test('a failed task frees its slot', async () => {
  const queue = createRenderQueue(1, 1);
  const turn = { isAhead: false, signal: new AbortController().signal };
  await expect(queue.run(() => Promise.reject(new Error('broken')), turn)).rejects.toThrow('broken');
  await expect(queue.run(async () => 'next', turn)).resolves.toBe('next');
});
