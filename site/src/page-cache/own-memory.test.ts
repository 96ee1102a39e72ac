import { expect, test } from 'vitest';
import { withOwnMemory } from './own-memory.ts';

test('a small buffer is copied out of the block that it shares with others', () => {
  const shared = Buffer.from('a page');
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length);
  const own = withOwnMemory(shared);
  expect(own.toString()).toBe('a page');
  expect(own.buffer.byteLength).toBe(own.length);
});

test('a buffer to which most of its memory belongs is not copied', () => {
  const file = Buffer.alloc(1_000, 'a');
  expect(withOwnMemory(file)).toBe(file);
  const body = file.subarray(100);
  expect(withOwnMemory(body)).toBe(body);
});
