import { expect, test } from 'vitest';
import { clickIdIn, readClickId, storedClickId } from './click-id.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;

test('reads the ad click ID from the URL and rejects anything else', () => {
  expect(clickIdIn('?utm_source=x&gclid=Cj0K_a-b1')).toBe('Cj0K_a-b1');
  expect(clickIdIn('?gclid=<script>')).toBeUndefined();
  expect(clickIdIn('')).toBeUndefined();
});

test('an ID expires after exactly 90 days', () => {
  const stored = storedClickId('abc', 90, now);
  expect(readClickId(stored, now + 90 * day - 1)).toBe('abc');
  expect(readClickId(stored, now + 90 * day)).toBeUndefined();
});

test.each([null, '', 'null', '[]', '{"id":7}', '{"id":"a b","until":9e15}', 'broken'])(
  'rejects the stored value %j',
  (stored) => {
    expect(readClickId(stored, now)).toBeUndefined();
  },
);
