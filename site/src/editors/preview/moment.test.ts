import { expect, test } from 'vitest';
import { momentText } from './moment.ts';

test('a time is written in UTC, whatever the time zone of the server', () => {
  // Some releases of the language data have a narrow space before PM.
  expect(momentText(Date.UTC(2026, 10, 24, 18, 5)).replaceAll('\u202f', ' ')).toBe('Nov 24, 2026, 6:05 PM UTC');
});
