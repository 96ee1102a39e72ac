import { expect, test } from 'vitest';
import { type ScheduleDetails, scheduledMoment } from './scheduled-moment.ts';

const chicago = { date: '2026-11-30 18:00:00', dateGmt: '12/01/2026' };
const kolkata = { date: '2026-12-01 05:30:00', dateGmt: '12/01/2026' };

test.each<[string, ScheduleDetails | null, string | null]>([
  ['west of Greenwich', { ...chicago, hour: 5, minute: 30, amPm: 'PM' }, '2026-12-01T23:30Z'],
  ['east of Greenwich', { ...kolkata, hour: 8, minute: 0, amPm: 'AM' }, '2026-12-01T02:30Z'],
  ['at midnight', { ...chicago, hour: 12, minute: 0, amPm: 'AM' }, '2026-12-01T06:00Z'],
  ['at noon', { ...chicago, hour: 12, minute: 15, amPm: 'PM' }, '2026-12-01T18:15Z'],
  ['in the 24-hour format', { ...chicago, hour: 17, minute: 5 }, '2026-12-01T23:05Z'],
  ['without a time', { ...chicago, hour: null, minute: null, amPm: null }, '2026-12-01T06:00Z'],
  [
    'with a day in ISO format',
    { date: '2026-12-01 00:00:00', dateGmt: '2026-12-01', hour: 8, amPm: 'AM' },
    '2026-12-01T08:00Z',
  ],
  [
    'with single-digit day and month',
    { date: '2026-01-02 00:00:00', dateGmt: '1/2/2026', hour: 8, amPm: 'AM' },
    '2026-01-02T08:00Z',
  ],
  ['without the local date', { dateGmt: '12/01/2026', hour: 8, minute: 0, amPm: 'AM' }, '2026-12-01T08:00Z'],
  [
    'with a local date that PHP could not read',
    { date: '1970-01-01 00:00:00', dateGmt: '12/01/2026', hour: 8, amPm: 'AM' },
    '2026-12-01T08:00Z',
  ],
  [
    'as GMT with its time',
    { date: '2026-12-01 02:00:00', dateGmt: '2026-12-01 08:00:00', hour: 2, amPm: 'AM' },
    '2026-12-01T08:00Z',
  ],
  ['in words', { dateGmt: 'next Monday', hour: 8 }, null],
  ['with an invalid day', { dateGmt: '13/40/2026' }, null],
  ['without any value', { date: null, dateGmt: null, hour: null, minute: null, amPm: null }, null],
  ['not at all', null, null],
])('reads a scheduled time %s', (_how, details, expected) => {
  expect(scheduledMoment(details)).toBe(expected && Date.parse(expected));
});
