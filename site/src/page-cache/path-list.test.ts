import { expect, test } from 'vitest';
import { createPathList, type PathReading } from './path-list.ts';

/** A list with a test clock, whose readings end when the test says so. */
function listOf() {
  const state = { now: 1_000_000, readings: 0, noted: [] as string[] };
  let end: (reading: PathReading | Error) => void = () => undefined;
  const list = createPathList({
    read: () => {
      state.readings += 1;
      return new Promise((resolve, reject) => {
        end = (reading) => (reading instanceof Error ? reject(reading) : resolve(reading));
      });
    },
    onRead: (keys) => state.noted.push(...keys),
    now: () => state.now,
  });
  const finish = async (reading: PathReading | Error = { keys: ['/a/'], isComplete: true }) => {
    end(reading);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { list, state, finish };
}

test('a complete list tells which paths exist; without one, nothing is known about any path', async () => {
  const { list, finish } = listOf();
  list.keepFresh(true);
  expect(list.verdict('/b/')).toBe('unknown');
  await finish();
  expect([list.verdict('/a/'), list.verdict('/b/')]).toEqual(['listed', 'absent']);
});

test('concurrent calls read the list once, and again before its minute is over', async () => {
  const { list, state, finish } = listOf();
  for (let n = 0; n < 100; n += 1) list.keepFresh(true);
  await finish();
  list.keepFresh(true);
  expect(state.readings).toBe(1);
  state.now += 40_000;
  list.keepFresh(true);
  expect(state.readings).toBe(2);
});

test.each<[string, PathReading | Error, string[]]>([
  ['is not complete', { keys: ['/a/'], isComplete: false }, ['/a/']],
  ['fails', new Error('the CMS is down'), []],
])('a reading that %s proves only what it found, and is repeated after ten seconds', async (_how, reading, noted) => {
  const { list, state, finish } = listOf();
  list.keepFresh(true);
  await finish(reading);
  expect([list.verdict('/b/'), state.noted]).toEqual(['unknown', noted]);
  list.keepFresh(true);
  expect(state.readings).toBe(1);
  state.now += 10_000;
  list.keepFresh(true);
  expect(state.readings).toBe(2);
});

test('a list that cannot be renewed stays valid until its minute is over', async () => {
  const { list, state, finish } = listOf();
  list.keepFresh(true);
  state.now += 30_000;
  await finish();
  state.now += 20_000;
  list.keepFresh(true);
  await finish(new Error('the CMS is down'));
  state.now += 10_000;
  expect(list.verdict('/b/')).toBe('absent');
  state.now += 1;
  expect(list.verdict('/b/')).toBe('unknown');
});
