import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work under one key runs one at a time, even after a failure', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const results = await Promise.allSettled([
    inTurn('k', work('a', true)),
    inTurn('k', work('b')),
    inTurn('k', work('c')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

/** Work that goes on until the test ends it, and notes when it begins. */
function workFor(seen: string[]) {
  return (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = () => {
      seen.push(name);
      return promise;
    };
    return { work, end: () => resolve(name) };
  };
}

test('work under different keys does not wait', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = workFor(seen);
  const [a, b] = [work('a'), work('b')];
  const results = [inTurn('1', a.work), inTurn('2', b.work)];
  await Promise.resolve();
  expect(seen).toEqual(['a', 'b']);
  b.end();
  a.end();
  await Promise.all(results);
});

test('each caller gets the result of its own work', async () => {
  const inTurn = oneAtATime();
  const work = workFor([]);
  const [a, b] = [work('a'), work('b')];
  const results = [inTurn('1', a.work), inTurn('2', b.work)];
  b.end();
  a.end();
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});

test('a third piece of work under a key waits for the second', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = workFor(seen);
  const [a, b, c] = [work('a'), work('b'), work('c')];
  const first = inTurn('k', a.work);
  const second = inTurn('k', b.work);
  a.end();
  await first;
  const third = inTurn('k', c.work);
  await new Promise(setImmediate);
  expect(seen).toEqual(['a', 'b']);
  b.end();
  await second;
  c.end();
  expect(await third).toBe('c');
});
