import { trimmed } from '@headwater/contract/forms/trimmed.ts';

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])\.?m\.?)?$/i;

/**
 * Parses a time into `13:30`, from a native input or with am or pm.
 * @returns undefined for an invalid time
 */
export function parseTime(text: string): string | undefined {
  const [, hourText, minuteText = '', half] = TIME.exec(trimmed(text)) ?? [];
  if (hourText === undefined) return undefined;
  const hour = Number(hourText);
  const isReal = Number(minuteText) < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24);
  if (!isReal) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minuteText}`;
}

/** `13:30` as the CMS expects it: `01:30 pm` in the 12-hour format, in which the CMS rejects the hour 13. */
export function formatTime(time: string, format: 'H12' | 'H24'): string {
  if (format === 'H24') return time;
  const hours = Number(time.slice(0, 2));
  const hour = String(hours % 12 || 12).padStart(2, '0');
  return `${hour}${time.slice(2)} ${hours < 12 ? 'am' : 'pm'}`;
}
