import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Parses a calendar date into `2026-11-21`, the format of native inputs. In other texts, day, month and year are in
 * the field's order.
 * @returns undefined for an invalid date
 */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const bare = trimmed(text);
  const yearFirst = YEAR_FIRST.exec(bare);
  if (yearFirst) return calendarDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const [, first, second, year] = YEAR_LAST.exec(bare) ?? [];
  if (format.startsWith('YMD')) return undefined;
  return format.startsWith('MDY') ? calendarDate(year, first, second) : calendarDate(year, second, first);
}

function calendarDate(year = '', month = '', day = ''): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = Number(year) > 0 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}
