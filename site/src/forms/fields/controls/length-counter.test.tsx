import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visitor } from '../../testing/visitor.ts';
import { LengthCounter } from './length-counter.tsx';

/** Time that passes only when the test says so. */
async function atCounter() {
  const someone = await visitor();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const types = (length: number) => someone.sees(<LengthCounter id="count" length={length} most={10} />);
  const waits = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  return { ...someone, types, waits, announced: () => someone.one('[role="status"]').textContent };
}

test.each([
  [9, '', null],
  [10, '10 of 10 characters', null],
  [11, '11 of 10 characters, 1 too many', ''],
])('%i of 10 characters are announced as "%s" after a pause of a second', async (length, text, over) => {
  const { types, waits, announced, one } = await atCounter();
  await types(length);
  expect(one('#count').getAttribute('data-over')).toBe(over);
  await waits(999);
  expect(announced()).toBe('');
  await waits(1);
  expect(announced()).toBe(text);
});

test('nothing is announced while the visitor goes on typing', async () => {
  const { types, waits, announced } = await atCounter();
  await types(10);
  await waits(600);
  await types(11);
  await waits(600);
  expect(announced()).toBe('');
  await waits(400);
  expect(announced()).toBe('11 of 10 characters, 1 too many');
});
