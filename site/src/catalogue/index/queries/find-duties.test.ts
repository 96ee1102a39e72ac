import { expect, test } from 'vitest';
import { dutyDistance, headAt, placeOf } from './find-duties.ts';

const curve = [
  [0, 30],
  [0.01, 25],
  [0.02, 10],
] as const;

test.each([
  [0, 30],
  [0.005, 27.5],
  [0.02, 10],
  [0.03, undefined],
])('at a flow of %j the curve makes %j', (flow, head) => {
  expect(headAt(curve, flow)).toBe(head);
});

test('a duty on the curve is nearer than one beside it, and one at the rated point the nearest', () => {
  const place = placeOf(curve, [0.01, 25]) ?? expect.fail('It has no place.');
  const far = (flow: number, head: number) => dutyDistance({ flow, head }, place);
  expect(far(0.01, 25)).toBe(0);
  expect(far(0.015, 17.5)).toBeLessThan(far(0.015, 25));
  expect(far(0.01, 25)).toBeLessThan(far(0.015, 17.5));
});

test('a pump without a rated point or a curve is near no duty', () => {
  expect(placeOf([], undefined)).toBeUndefined();
});
