import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Parses a calendar date into `2026-11-21`. The year first is read in every format; in other texts, day, month and year
 * are in the field's order.
 * @returns undefined for an invalid date
 */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const bare = trimmed(text);
  const found = yearFirst.exec(bare);
  if (found) return calendarDate(found[1], found[2], found[3]);
  const [, first, second, year] = yearLast.exec(bare) ?? [];
  if (format.startsWith('YMD')) return undefined;
  return format === 'MDY' ? calendarDate(year, first, second) : calendarDate(year, second, first);
}

function calendarDate(year = '', month = '', day = ''): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = Number(year) > 0 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

export const dateRules: TypeRules<'DATE'> = {
  mistake({ id, format, dateType }, posted, { say }) {
    if (parseDate(postedText(posted, id), format)) return undefined;
    return dateType === 'PICKER' ? say.datePickerMessage(format) : say.messages.date;
  },
};
