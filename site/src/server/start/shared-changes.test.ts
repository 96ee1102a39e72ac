import { expect, test, vi } from 'vitest';
import type { SharedChange } from '../../instances/shared-change.ts';
import { contentChange, createSharedChanges } from './shared-changes.ts';

function handlers({ isDiskFull = false } = {}) {
  const done: unknown[] = [];
  const { onChange, onGap } = createSharedChanges({
    cache: {
      purge(change) {
        done.push(['purge', change]);
        return [];
      },
      expireAll: () => void done.push('expire all'),
    },
    sessions: { forgetEnded: (hashes) => void done.push(['forget', hashes]) },
    async onTrashed(contentId) {
      if (isDiskFull) throw new Error('database or disk is full');
      done.push(['trashed', contentId]);
    },
    relevantMs: 190_000,
    warn: (message) => void done.push(message),
  });
  return { done, onChange, onGap };
}

const change: SharedChange = { kind: 'content', tags: ['a'], paths: ['/a/'], trashed: [7], isUrgent: true };

test.each<[string, SharedChange, number, unknown[]]>([
  [
    'of content withdraws its preview links before it purges its pages',
    change,
    20,
    [
      ['trashed', 7],
      ['purge', { tags: ['a'], paths: ['/a/'], isUrgent: true, ageMs: 20 }],
    ],
  ],
  ['that is old only withdraws preview links, because its pages are stale by now', change, 190_000, [['trashed', 7]]],
  ['of everything expires all pages', { kind: 'everything', trashed: [8] }, 0, [['trashed', 8], 'expire all']],
  ['of a session forgets it', { kind: 'session-ended', tokenHashes: ['hash'] }, 0, [['forget', ['hash']]]],
])('a change %s', (_what, shared, ageMs, expected) => {
  const { done, onChange } = handlers();
  onChange(shared, ageMs);
  expect(done).toEqual(expected);
});

test('a change that may have been missed expires all pages', () => {
  const { done, onGap } = handlers();
  onGap();
  expect(done).toEqual(['expire all']);
});

test('pages are purged even if their preview links cannot be withdrawn, which is logged', async () => {
  const { done, onChange } = handlers({ isDiskFull: true });
  onChange(change, 0);
  expect(done).toEqual([['purge', expect.anything()]]);
  await vi.waitFor(() => expect(done).toContain('preview links of trashed content could not be withdrawn'));
});

test('a message of the CMS becomes a change that is not urgent', () => {
  const event = { id: 'event-0001', tags: ['a'], paths: ['/a/'], trashed: [7] };
  expect(contentChange(event)).toEqual({ ...change, isUrgent: false });
});
