import { expect, test } from 'vitest';
import { clickIdIn, keptClickId, readClickId } from './click-id.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;

test("an ad click's id is read from the address, and nothing else is taken for one", () => {
  expect(clickIdIn('?utm_source=x&gclid=Cj0K_a-b1')).toBe('Cj0K_a-b1');
  expect(clickIdIn('?gclid=<script>')).toBeUndefined();
  expect(clickIdIn('')).toBeUndefined();
});

test('an id is good for 90 days and not a moment longer', () => {
  const kept = keptClickId('abc', 90, now);
  expect(readClickId(kept, now + 90 * day - 1)).toBe('abc');
  expect(readClickId(kept, now + 90 * day)).toBeUndefined();
});

test.each([null, '', 'null', '[]', '{"id":7}', '{"id":"a b","until":9e15}', 'broken'])(
  'what was kept as %j is no id',
  (kept) => {
    expect(readClickId(kept, now)).toBeUndefined();
  },
);
