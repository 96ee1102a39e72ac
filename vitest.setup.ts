import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Fails a test that writes to `console.error`: React reports wrong markup and missing keys there, and
 * code its own faults. A test that provokes such a message replaces `console.error` with `vi.spyOn`.
 */
const messages: string[] = [];

console.error = (...parts: unknown[]) => {
  messages.push(format(...parts));
};

beforeEach(() => {
  messages.length = 0;
});

afterEach(() => {
  expect(messages, 'written to console.error').toEqual([]);
});
