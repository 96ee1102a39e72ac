import { expect, test } from 'vitest';
import type { SharedChange } from '../shared-change.ts';
import { createUnsentChanges } from './unsent-changes.ts';

function contentChange(trashed: number[] = []): SharedChange {
  return { kind: 'content', tags: ['a'], paths: [], trashed, isUrgent: false };
}

test('unsent changes are listed in their order with the time since they came', () => {
  const clock = { ms: 1_000 };
  const unsent = createUnsentChanges(() => clock.ms);
  unsent.add('one', contentChange());
  clock.ms += 500;
  unsent.add('two', contentChange());
  unsent.add('three', contentChange());
  unsent.delete('two');
  clock.ms += 100;
  expect(unsent.list().map(({ id, ageMs }) => [id, ageMs])).toEqual([
    ['one', 600],
    ['three', 100],
  ]);
});

test('more than 500 changes become one of everything without losing an ended session or trashed content', () => {
  const unsent = createUnsentChanges();
  unsent.add('session', { kind: 'session-ended', tokenHashes: ['hash'] });
  for (let count = 1; count <= 500; count += 1) unsent.add(`change ${count}`, contentChange(count < 3 ? [count] : []));
  const changes = unsent.list().map(({ change }) => change);
  expect(changes).toEqual([
    { kind: 'session-ended', tokenHashes: ['hash'] },
    { kind: 'everything', trashed: [1, 2] },
  ]);
});
