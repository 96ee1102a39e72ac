import { expect, test } from 'vitest';
import { isTouch, touchEvents } from './touch-events.ts';

test.each([
  ['a mouse that comes over it', { type: 'pointerover', pointerType: 'mouse' }, true],
  ['a pen that comes over it', { type: 'pointerover', pointerType: 'pen' }, true],
  ['a finger that scrolls over it', { type: 'pointerover', pointerType: 'touch' }, false],
  ['a finger that taps on it', { type: 'pointerup', pointerType: 'touch' }, true],
  ['the keyboard, by Tab', { type: 'focusin' }, true],
  ['a screen reader that clicks without a pointer', { type: 'click' }, true],
  ["the browser's autofill", { type: 'change' }, true],
])('whether %s is an interaction', (_who, event, expected) => {
  expect(touchEvents).toContain(event.type);
  expect(isTouch(event)).toBe(expected);
});
