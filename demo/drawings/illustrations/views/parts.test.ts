import { expect, test } from 'vitest';
import type { Part } from '../parts/part.ts';
import { matchCallouts } from './parts.ts';

const part = (names: RegExp): Part => ({ shape: 'disc', names, size: 1, length: 0.1 });

test('a callout points at the part that it names', () => {
  const parts = [part(/bearing/i), part(/impeller/i), part(/shaft/i)];
  expect(matchCallouts(['Shaft', 'Impeller'], parts)).toEqual([2, 1]);
});

test('two callouts for parts of one kind point at two parts', () => {
  expect(matchCallouts(['Pump 1', 'Pump 2'], [part(/pump/i), part(/pump/i)])).toEqual([0, 1]);
});

test('a callout that matches no part points at a part that no other callout claims', () => {
  expect(matchCallouts(['Gizmo', 'Shaft'], [part(/shaft/i), part(/bearing/i)])).toEqual([1, 0]);
});
