import { expect, test } from 'vitest';
import { isTouch, touchEvents } from './hydrate-on-interaction.ts';

test.each([
  ['a mouse that moves over an element', { type: 'pointerover', pointerType: 'mouse' }],
  ['a pen that moves over an element', { type: 'pointerover', pointerType: 'pen' }],
  ['a finger that taps on an element', { type: 'pointerup', pointerType: 'touch' }],
  ['the Tab key', { type: 'focusin' }],
  ['a screen reader that clicks without a pointer', { type: 'click' }],
  ["the browser's autofill", { type: 'change' }],
])('%s is an interaction', (_who, event) => {
  expect(touchEvents).toContain(event.type);
  expect(isTouch(event)).toBe(true);
});

test('a finger that scrolls over an element is not an interaction', () => {
  expect(touchEvents).toContain('pointerover');
  expect(isTouch({ type: 'pointerover', pointerType: 'touch' })).toBe(false);
});
