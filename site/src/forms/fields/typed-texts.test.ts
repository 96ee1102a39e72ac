import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import { parseDate } from '@headwater/gravity-forms/rules/fields/date.ts';
import { expect, test } from 'vitest';
import { formatTime, parseTime } from './time/time-text.ts';

test.each([
  ['13:30', '13:30'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['7:05', '07:05'],
  [' 07:30:15 ', '07:30'],
  ['1:30 pm', '13:30'],
  ['1:30pm', '13:30'],
  ['1:30 P.M.', '13:30'],
  ['1:30 am', '01:30'],
  ['12:00 am', '00:00'],
  ['12:00 pm', '12:00'],
  ['11:59 pm', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['13:00 pm', undefined],
  ['0:30 am', undefined],
  ['7', undefined],
  ['7:5', undefined],
  ['7:30 in the morning', undefined],
  ['', undefined],
])('the time %j is read as %j', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

const times = [
  ['00:05', '12:05 am'],
  ['01:30', '01:30 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['13:30', '01:30 pm'],
  ['23:59', '11:59 pm'],
] as const;

test.each(times)('the time %s is sent as %s in the 12-hour format', (time, sent) => {
  expect(formatTime(time, 'H12')).toBe(sent);
});

test.each(times)('the time %s is sent unchanged in the 24-hour format', (time) => {
  expect(formatTime(time, 'H24')).toBe(time);
});

test.each<[string, DateFormat, string | undefined]>([
  ['2026-11-21', 'MDY', '2026-11-21'],
  ['2026/1/2', 'DMY', '2026-01-02'],
  ['2026.01.02', 'YMD_SLASH', '2026-01-02'],
  ['1/2/2026', 'MDY', '2026-01-02'],
  ['1/2/2026', 'DMY', '2026-02-01'],
  ['1-2-2026', 'DMY_DASH', '2026-02-01'],
  [' 1.2.2026 ', 'DMY_DOT', '2026-02-01'],
  ['1/2/2026', 'YMD_SLASH', undefined],
  ['2/29/2024', 'MDY', '2024-02-29'],
  ['2/29/2026', 'MDY', undefined],
  ['13/1/2026', 'MDY', undefined],
  ['0/1/2026', 'MDY', undefined],
  ['1/0/2026', 'MDY', undefined],
  ['0000-01-01', 'MDY', undefined],
  ['0001-01-01', 'MDY', '0001-01-01'],
  ['1/2/26', 'MDY', undefined],
  ['tomorrow', 'MDY', undefined],
  ['', 'MDY', undefined],
])('the date %j in the format %s is read as %j', (text, format, date) => {
  expect(parseDate(text, format)).toBe(date);
});
