import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../forms/testing/open-page.ts';
import { watchTyping } from './watch-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pause that somebody waits for, after one character. */
function afterOneCharacter() {
  openPage();
  const typing = watchTyping(document.body);
  typing.record(new InputEvent('input'));
  const state = { isOver: false };
  typing.mayStart().then(() => {
    state.isOver = true;
  });
  return { typing, state };
}

test('the pause of a visitor who has typed nothing begins at once', async () => {
  openPage();
  const typing = watchTyping(document.body);
  typing.record(new Event('focusin'));
  await typing.mayStart();
});

test('the pause begins half a second after a character', async () => {
  const { state } = afterOneCharacter();
  await vi.advanceTimersByTimeAsync(499);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('each further character delays the pause', async () => {
  const { typing, state } = afterOneCharacter();
  await vi.advanceTimersByTimeAsync(400);
  typing.record(new InputEvent('input'));
  await vi.advanceTimersByTimeAsync(499);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test.each(['click', 'pointerup'])('a %s ends the typing at once', async (type) => {
  const { typing, state } = afterOneCharacter();
  typing.record(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});

test('the focus that leaves a field does not end the typing', async () => {
  const { typing, state } = afterOneCharacter();
  typing.record(new Event('change'));
  typing.record(new Event('focusin'));
  await vi.advanceTimersByTimeAsync(499);
  expect(state.isOver).toBe(false);
});

test('events of input without a text, as of boxes or autofill, are not typing', async () => {
  openPage();
  const typing = watchTyping(document.body);
  typing.record(new Event('input'));
  await typing.mayStart();
});
