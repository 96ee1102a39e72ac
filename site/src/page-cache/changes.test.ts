import { expect, test } from 'vitest';
import { createChanges } from './changes.ts';

const SETTLE = 10_000;

/** Changes with a test clock: `post:1` changed at 100,000. */
function afterChange() {
  const clock = { now: 100_000 };
  const changes = createChanges(SETTLE, () => clock.now);
  changes.note(['post:1', 'menu:1']);
  return { changes, clock };
}

test.each([
  ['that began before the change', ['post:1'], 99_999, true],
  ['that began at the time of the change', ['post:1'], 100_000, true],
  ['that began while the CMS may still have old data', ['post:1'], 109_999, true],
  ['that began before a change of one of its nodes', ['post:2', 'menu:1'], 99_999, true],
  ['that began when the CMS had settled', ['post:1'], 110_000, false],
  ['of other nodes', ['post:2'], 99_999, false],
  ['of no nodes', [], 99_999, false],
])('a rendering %s may show the state before the change or not', (_when, tags, startedAt, expected) => {
  expect(afterChange().changes.mayPrecede(tags, startedAt)).toBe(expected);
});

test('before the first change, no rendering is old, and a missing path is remembered for the usual time', () => {
  const changes = createChanges(SETTLE, () => 100_000);
  expect(changes.mayPrecede(['post:1'], 0)).toBe(false);
  expect(changes.missingMs(['post:1'], 0, 60_000)).toBe(60_000);
});

test.each([
  ['named by a change is remembered for a second', ['post:1'], 100_500, 60_000, 1_000],
  ['named by a change is remembered for the usual time if that is shorter', ['post:1'], 100_500, 300, 300],
  ['requested soon after a change is remembered until the CMS has settled', ['other'], 104_000, 60_000, 6_000],
  ['requested soon after a change is remembered for the usual time if shorter', ['other'], 104_000, 2_000, 2_000],
  ['requested when the CMS had settled is remembered for the usual time', ['other'], 110_000, 60_000, 60_000],
])('a missing path %s', (_what, tags, startedAt, usual, expected) => {
  const { changes, clock } = afterChange();
  clock.now = 104_000;
  expect(changes.missingMs(tags, startedAt, usual)).toBe(expected);
});

test('a missing path requested shortly before the CMS settled is remembered for at least a second', () => {
  const { changes, clock } = afterChange();
  clock.now = 109_900;
  expect(changes.missingMs(['other'], 105_000, 60_000)).toBe(1_000);
});

test.each([
  ['before the change', 99_999, 105_000, true],
  ['before the CMS had settled, when it has settled since', 109_999, 110_000, true],
  ['after the change, while the CMS may still have old data', 100_000, 105_000, false],
  ['after the CMS had settled', 110_000, 120_000, false],
])('a page that was rendered %s is outdated or not', (_when, startedAt, now, expected) => {
  const { changes, clock } = afterChange();
  clock.now = now;
  expect(changes.isOutdated(['post:1'], startedAt)).toBe(expected);
  expect(changes.isOutdated(['post:2'], startedAt)).toBe(false);
});

test('a change that is reported late counts from when it happened', () => {
  const { changes, clock } = afterChange();
  clock.now = 200_000;
  changes.note(['post:2'], 60_000);
  expect([changes.mayPrecede(['post:2'], 149_999), changes.mayPrecede(['post:2'], 150_000)]).toEqual([true, false]);
});

test('an earlier change that is reported late does not replace a later one', () => {
  const { changes, clock } = afterChange();
  clock.now = 200_000;
  changes.note(['post:1'], 150_000);
  expect(changes.mayPrecede(['post:1'], 109_999)).toBe(true);
});

test('after a change of unknown content, every rendering from before may be old', () => {
  const { changes, clock } = afterChange();
  clock.now = 200_000;
  changes.noteAll();
  expect([changes.mayPrecede(['post:9'], 209_999), changes.mayPrecede([], 209_999)]).toEqual([true, true]);
  expect([changes.isOutdated(['post:9'], 199_999), changes.isOutdated(['post:9'], 200_000)]).toEqual([true, false]);
});

test('a page of 200,000 nodes, like a sitemap, is compared with the changes', () => {
  const { changes } = afterChange();
  const tags = Array.from({ length: 200_000 }, (_, id) => `post:${id + 2}`);
  expect(changes.mayPrecede(tags, 0)).toBe(false);
  expect(changes.mayPrecede([...tags, 'post:1'], 0)).toBe(true);
});

test.each([
  ['remembered', 19_999, true],
  ['forgotten', 20_000, false],
])('a change is %s after changes of %i other nodes', (_outcome, others, isRemembered) => {
  const { changes } = afterChange();
  changes.note(Array.from({ length: others }, (_, id) => `term:${id}`));
  expect(changes.mayPrecede(['menu:1'], 99_999)).toBe(isRemembered);
});
