import { expect, test } from 'vitest';
import { parseSharedChange, type SharedChange } from './shared-change.ts';

test.each<SharedChange>([
  { kind: 'content', tags: ['a'], paths: ['/a/'], trashed: [1], isUrgent: true },
  { kind: 'everything', trashed: [] },
  { kind: 'session-ended', tokenHashes: ['a'] },
])('reads a message of kind $kind as it was written', (change) => {
  const message = { id: 'one', change };
  expect(parseSharedChange(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['no JSON', '<script>'],
  ['no object', '1'],
  ['no ID', '{"change":{"kind":"everything","trashed":[]}}'],
  ['no change', '{"id":"one"}'],
  ['another kind', '{"id":"one","change":{"kind":"other"}}'],
  ['tags of another type', '{"id":"one","change":{"kind":"content","tags":"a","paths":[],"trashed":[]}}'],
  ['numbers that are none', '{"id":"one","change":{"kind":"everything","trashed":["1"]}}'],
  ['no hashes', '{"id":"one","change":{"kind":"session-ended"}}'],
])('a text with %s is not a message', (_what, text) => {
  expect(parseSharedChange(text)).toBeUndefined();
});
