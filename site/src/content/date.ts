import * as texts from '@headwater/brand/texts.ts';

const longDate = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * `2026-11-21T08:00:00` as `November 21, 2026`, or in the brand's locale. WordPress sends local time without a zone, so only
 * the calendar parts are read: the date never shifts with the reader's or the server's time zone.
 * @returns undefined for anything that is not a calendar date.
 */
export function formatDate(value: string | null | undefined): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(value ?? '');
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? longDate.format(date) : undefined;
}

let today: { day: number; text: string } | undefined;

/** The present day, in UTC. */
export function formattedToday(): string {
  const day = Math.floor(Date.now() / 86_400_000);
  if (today?.day !== day) today = { day, text: dayOf(day * 86_400_000) };
  return today.text;
}

/** The day of a moment, in UTC. @param time epoch milliseconds */
export function dayOf(time: number): string {
  return longDate.format(time);
}
