import { expect, test } from 'vitest';
import { createMissingList } from './missing-list.ts';

const MINUTE = 60_000;

function setUp(budget = 4) {
  const clock = { now: 1_000_000 };
  return { clock, list: createMissingList(MINUTE, budget, () => clock.now) };
}

test('a path counts as missing for the whole window, or as long as the caller says', () => {
  const { clock, list } = setUp();
  list.add('/a/');
  list.add('/b/', 1_000);
  const missingAfter = (ms: number) => {
    clock.now = 1_000_000 + ms;
    return ['/a/', '/b/'].map(list.has);
  };
  expect([missingAfter(999), missingAfter(1_000)]).toEqual([
    [true, true],
    [true, false],
  ]);
  expect([missingAfter(MINUTE - 1), missingAfter(MINUTE)]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a path that turned out to exist is no longer missing, and none is after a change', () => {
  const { list } = setUp();
  for (const path of ['/a/', '/b/', '/c/']) list.add(path);
  list.delete('/a/');
  expect(['/a/', '/b/', '/c/'].map(list.has)).toEqual([false, true, true]);
  list.clear();
  expect(['/b/', '/c/'].map(list.has)).toEqual([false, false]);
});

test('missing paths spend the budget of a window', () => {
  const { list } = setUp(4);
  const steps: [boolean, boolean][] = [];
  const record = () => void steps.push([list.isHalfSpent(), list.isExhausted()]);
  record();
  for (const path of ['/a/', '/b/', '/c/', '/d/']) {
    list.add(path);
    record();
  }
  expect(steps).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
});

test('an exhausted budget is whole again in the next window', () => {
  const { clock, list } = setUp(4);
  for (const path of ['/a/', '/b/', '/c/', '/d/']) list.add(path);
  clock.now += MINUTE - 1;
  expect(list.isExhausted()).toBe(true);
  clock.now += 1;
  expect([list.isHalfSpent(), list.isExhausted()]).toEqual([false, false]);
});

test('a redirect spends its share of a miss', () => {
  const { list } = setUp(1);
  for (let count = 0; count < 3; count += 1) list.spend(0.25);
  expect(list.isExhausted()).toBe(false);
  list.spend(0.25);
  expect(list.isExhausted()).toBe(true);
});

test('forgetting the missing paths does not give the budget back', () => {
  const { list } = setUp(1);
  list.spend();
  list.clear();
  expect(list.isExhausted()).toBe(true);
});

test('each window begins with the first miss after the last one ended', () => {
  const { clock, list } = setUp(1);
  list.spend();
  clock.now += 2.5 * MINUTE;
  list.spend();
  clock.now += MINUTE - 1;
  expect(list.isExhausted()).toBe(true);
  clock.now += 1;
  expect(list.isExhausted()).toBe(false);
});

test.each([
  ['remembered', 9_999, true],
  ['forgotten', 10_000, false],
])('a missing path is %s after %i other missing paths', (_outcome, others, isKnown) => {
  const { list } = setUp();
  list.add('/first/');
  for (let other = 0; other < others; other += 1) list.add(`/${other}/`);
  expect(list.has('/first/')).toBe(isKnown);
});
