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
  ['began before the change', ['post:1'], 99_999, true],
  ['began with the change', ['post:1'], 100_000, true],
  ['began while the CMS may answer with old data', ['post:1'], 109_999, true],
  ['began when the CMS had settled', ['post:1'], 110_000, false],
  ['is made of other nodes', ['post:2'], 99_999, false],
  ['is made of other nodes and a changed one', ['post:2', 'menu:1'], 99_999, true],
  ['is made of no nodes', [], 99_999, false],
])('a rendering that %s: can it show the state before the change?', (_what, tags, startedAt, expected) => {
  expect(afterChange().changes.mayPrecede(tags, startedAt)).toBe(expected);
});

test('before the first change, no rendering is older than a change', () => {
  const changes = createChanges(SETTLE, () => 100_000);
  expect(changes.mayPrecede(['post:1'], 0)).toBe(false);
  expect(changes.missingMs(['post:1'], 0, 60_000)).toBe(60_000);
});

test.each([
  ['that a change named', ['post:1'], 100_500, 60_000, 1_000],
  ['that a change named, where less is usual', ['post:1'], 100_500, 300, 300],
  ['asked for soon after any change', ['other'], 104_000, 60_000, 6_000],
  ['asked for soon after any change, where less is usual', ['other'], 104_000, 2_000, 2_000],
  ['asked for when the CMS had settled', ['other'], 110_000, 60_000, 60_000],
])('a missing path %s is remembered for a limited time', (_what, tags, startedAt, usual, expected) => {
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
  ['from before the change', 99_999, 105_000, true],
  ['from after the change, while the CMS may still answer with old data', 100_000, 105_000, false],
  ['from before the CMS had settled, when it has', 109_999, 110_000, true],
  ['from after the CMS had settled', 110_000, 120_000, false],
])('a page %s: would a new rendering show more?', (_what, startedAt, now, expected) => {
  const { changes, clock } = afterChange();
  clock.now = now;
  expect(changes.isOutdated(['post:1'], startedAt)).toBe(expected);
  expect(changes.isOutdated(['post:2'], startedAt)).toBe(false);
});

test('a change that is reported late counts from when it happened, and never replaces a later one', () => {
  const { changes, clock } = afterChange();
  clock.now = 200_000;
  changes.note(['post:1'], 150_000);
  changes.note(['post:2'], 60_000);
  expect(changes.mayPrecede(['post:1'], 109_999)).toBe(true);
  expect([changes.mayPrecede(['post:2'], 149_999), changes.mayPrecede(['post:2'], 150_000)]).toEqual([true, false]);
});

test('when anything may have changed, every rendering from before may be old', () => {
  const { changes, clock } = afterChange();
  clock.now = 200_000;
  changes.noteAll();
  expect([changes.mayPrecede(['post:9'], 209_999), changes.mayPrecede([], 209_999)]).toEqual([true, true]);
  expect([changes.isOutdated(['post:9'], 199_999), changes.isOutdated(['post:9'], 200_000)]).toEqual([true, false]);
});

test('a page of any number of nodes, such as a sitemap, is compared with the changes', () => {
  const { changes } = afterChange();
  const tags = Array.from({ length: 200_000 }, (_, id) => `post:${id + 2}`);
  expect(changes.mayPrecede(tags, 0)).toBe(false);
  expect(changes.mayPrecede([...tags, 'post:1'], 0)).toBe(true);
});

test.each([
  [19_999, true],
  [20_000, false],
])('after changes of %i other nodes, a change is remembered: %s', (others, isRemembered) => {
  const { changes } = afterChange();
  changes.note(Array.from({ length: others }, (_, id) => `term:${id}`));
  expect(changes.mayPrecede(['menu:1'], 99_999)).toBe(isRemembered);
});
