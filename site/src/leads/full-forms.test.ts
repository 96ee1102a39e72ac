import { expect, test } from 'vitest';
import { createFullForms } from './full-forms.ts';

test('a form counts as full for ten minutes, or until an editor changes it', () => {
  const clock = { ms: 1_000 };
  const full = createFullForms(() => clock.ms);
  expect(full.until(4)).toBeUndefined();
  expect(full.record(4)).toBe(true);
  expect(full.record(4)).toBe(false);
  expect([full.until(4), full.until(5)]).toEqual([601_000, undefined]);
  clock.ms += 600_000;
  expect(full.until(4)).toBeUndefined();
  expect(full.record(4)).toBe(true);
  full.forget(4);
  expect(full.until(4)).toBeUndefined();
});
