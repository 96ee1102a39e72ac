import { expect, test } from 'vitest';
import { initialRotation, isRotating, type RotationEvent, rotate } from './start-rotation.ts';

function rotatesAfter(...events: RotationEvent[]): boolean {
  return isRotating(events.reduce(rotate, initialRotation));
}

test('a carousel rotates until something pauses it', () => {
  expect(rotatesAfter()).toBe(true);
});

test.each([
  [['hover'], false],
  [['hover', 'unhover'], true],
  [['focus'], false],
  [['focus', 'blur'], true],
  [['hover', 'focus', 'unhover'], false],
  [['hover', 'focus', 'blur'], false],
] satisfies [RotationEvent[], boolean][])('after %j, a carousel rotates: %j', (events, rotates) => {
  expect(rotatesAfter(...events)).toBe(rotates);
});

test('a manual pause persists after mouse and focus leave', () => {
  expect(rotatesAfter('hover', 'focus', 'toggle', 'blur', 'unhover')).toBe(false);
});

test('a manual start works while mouse and focus are still on the button', () => {
  expect(rotatesAfter('hover', 'focus', 'toggle', 'toggle')).toBe(true);
});

test('after a manual start, the focus pauses a carousel again once it has left', () => {
  const left = ['hover', 'focus', 'toggle', 'toggle', 'blur', 'unhover'] as const;
  expect(rotatesAfter(...left)).toBe(true);
  expect(rotatesAfter(...left, 'focus')).toBe(false);
});

test('a swipe stops a carousel until the button starts it again', () => {
  expect(rotatesAfter('swipe')).toBe(false);
  expect(rotatesAfter('swipe', 'hover', 'unhover')).toBe(false);
  expect(rotatesAfter('swipe', 'toggle')).toBe(true);
});
