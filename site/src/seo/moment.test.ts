import { expect, test } from 'vitest';
import { gmtMoment } from './moment.ts';

test.each([
  ['2026-11-21T08:00:00', '2026-11-21T08:00:00Z'],
  ['2026-11-21 08:00:00', '2026-11-21T08:00:00Z'],
  ['2026-11-21T08:00:00+00:00', '2026-11-21T08:00:00Z'],
  ['0000-00-00T00:00:00', undefined],
  ['2026-02-30T08:00:00', undefined],
  ['2026-11-21', undefined],
  ['yesterday', undefined],
  ['', undefined],
  [null, undefined],
])('turns %j into %j', (value, moment) => {
  expect(gmtMoment(value)).toBe(moment);
});
