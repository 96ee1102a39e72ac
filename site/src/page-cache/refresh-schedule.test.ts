import { expect, test } from 'vitest';
import { createRefreshSchedule } from './refresh-schedule.ts';

const SECOND = 1000;

/** A schedule with a test clock; a refresh begins at once unless `isBusy`. */
function setUp() {
  const clock = { now: 0 };
  const timers: { at: number; task: () => void }[] = [];
  const refreshes: { key: string; at: number }[] = [];
  const planned = new Set<string>();
  const schedule = createRefreshSchedule({
    policy: { burst: 3, refillMs: 5 * SECOND, quietMs: SECOND },
    now: () => clock.now,
    later: (task, ms) => void timers.push({ at: clock.now + ms, task }),
    refresh: (key) => void refreshes.push({ key, at: clock.now }),
    isPlanned: (key) => planned.has(key),
  });
  /** Advances the clock and runs timers in order. */
  function passTo(time: number) {
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= time).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      clock.now = Math.max(clock.now, next.at);
      next.task();
    }
    clock.now = time;
  }
  const timesOf = (key: string) => refreshes.filter((refresh) => refresh.key === key).map(({ at }) => at);
  return { schedule, passTo, timesOf, planned, timers };
}

/** Changes a page at each of these times, and advances the clock by a minute. */
function changeAt(moments: readonly number[]) {
  const stage = setUp();
  for (const moment of moments) {
    stage.passTo(moment);
    stage.schedule.change('/');
  }
  stage.passTo((moments.at(-1) ?? 0) + 60 * SECOND);
  return stage.timesOf('/');
}

const evenly = (perSecond: number, seconds: number) =>
  Array.from({ length: perSecond * seconds }, (_, index) => (index * SECOND) / perSecond);

test('renders the first three changes at once', () => {
  expect(changeAt([0, 10, 20])).toEqual([0, 10, 20]);
});

test.each([2, 100, 1000])(
  'a flood of %i changes per second renders a page three times, then once in five seconds',
  (perSecond) => {
    const times = changeAt(evenly(perSecond, 60));
    expect(times.length).toBeGreaterThan(13);
    expect(times.length).toBeLessThanOrEqual(3 + 60 / 5 + 1);
    for (let start = 0; start < 60; start += 10) {
      const within = times.filter((at) => at >= start * SECOND && at < (start + 10) * SECOND);
      expect(within.length, `from second ${start}`).toBeLessThanOrEqual(start === 0 ? 5 : 3);
    }
  },
);

test('renders the last change of a flood a second after it, even without a token', () => {
  const times = changeAt(evenly(100, 7));
  expect(times.at(-1)).toBe(6_990 + SECOND);
});

test('renders the last change of any flood within a second', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let run = 0; run < 200; run += 1) {
    const moments: number[] = [];
    for (let at = 0; moments.length < 60; at += random() ** 4 * 8 * SECOND) moments.push(Math.round(at));
    const times = changeAt(moments);
    for (const [index, moment] of moments.entries()) {
      const isLast = (moments[index + 1] ?? Number.POSITIVE_INFINITY) > moment + SECOND;
      if (!isLast) continue;
      const rendered = times.find((at) => at >= moment);
      expect(rendered, `run ${run}, change at ${moment}`).toBeLessThanOrEqual(moment + SECOND);
    }
  }
});

test('short floods with pauses get no more renderings than one long flood', () => {
  const stage = setUp();
  for (let flood = 0; flood < 10; flood += 1) {
    for (let change = 0; change < 500; change += 1) {
      stage.passTo(flood * 6 * SECOND + change * 10);
      stage.schedule.change('/');
    }
  }
  stage.passTo(120 * SECOND);
  expect(stage.timesOf('/').length).toBeLessThanOrEqual(3 + 60 / 5 + 1);
});

test('each page has its own budget', () => {
  const { schedule, timesOf } = setUp();
  for (const key of ['/a/', '/b/']) for (let change = 0; change < 9; change += 1) schedule.change(key);
  expect([timesOf('/a/').length, timesOf('/b/').length]).toEqual([3, 3]);
});

test('a suspicion waits for the next token; a change does not wait for it', () => {
  const { schedule, passTo, timesOf } = setUp();
  for (let change = 0; change < 3; change += 1) schedule.change('/');
  schedule.suspect('/');
  passTo(2 * SECOND);
  expect(timesOf('/')).toHaveLength(3);
  schedule.change('/');
  for (const seconds of [3, 60]) {
    passTo(seconds * SECOND);
    expect(timesOf('/')).toHaveLength(4);
  }
});

test('renders repeated suspicions without a change once', () => {
  const { schedule, passTo, timesOf } = setUp();
  for (let change = 0; change < 3; change += 1) schedule.change('/');
  for (let visit = 0; visit < 50; visit += 1) schedule.suspect('/');
  passTo(60 * SECOND);
  expect(timesOf('/')).toEqual([0, 0, 0, 5 * SECOND]);
});

test('a planned rendering shows a further change at no extra cost', () => {
  const { schedule, planned, timesOf } = setUp();
  planned.add('/');
  for (let change = 0; change < 9; change += 1) schedule.change('/');
  expect(timesOf('/')).toEqual([]);
  planned.clear();
  for (let change = 0; change < 3; change += 1) schedule.change('/');
  expect(timesOf('/')).toHaveLength(3);
});

test('renderings for visitors use the same budget', () => {
  const { schedule, passTo, timesOf } = setUp();
  expect([1, 2, 3, 4].map(() => schedule.take('/'))).toEqual([true, true, true, false]);
  schedule.change('/');
  expect(timesOf('/')).toEqual([]);
  passTo(SECOND);
  expect(timesOf('/')).toEqual([SECOND]);
});

test('a thousand changes of one page use one timer', () => {
  const { schedule, timers } = setUp();
  for (let change = 0; change < 1000; change += 1) schedule.change('/');
  expect(timers).toHaveLength(1);
});

test.each([
  ['no tokens', 19_999, false],
  ['tokens again', 20_000, true],
])('a page has %s after renderings of %i other pages', (_outcome, others, hasTokens) => {
  const { schedule } = setUp();
  for (let count = 0; count < 3; count += 1) schedule.take('/');
  for (let other = 0; other < others; other += 1) schedule.take(`/${other}/`);
  expect(schedule.take('/')).toBe(hasTokens);
});

test('a page is pending while it waits for a token or is queued', () => {
  const { schedule, passTo, planned } = setUp();
  for (let count = 0; count < 3; count += 1) schedule.change('/');
  expect(schedule.isPending('/')).toBe(false);
  schedule.change('/');
  expect(schedule.isPending('/')).toBe(true);
  passTo(10 * SECOND);
  expect(schedule.isPending('/')).toBe(false);
  planned.add('/');
  expect([schedule.isPending('/'), schedule.isPending('/other/')]).toEqual([true, false]);
});
