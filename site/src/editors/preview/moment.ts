import * as texts from '@headwater/brand/texts.ts';

const moment = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment for people who work in several time zones: `Nov 24, 2026, 6:05 PM UTC`. @param time milliseconds since 1970. */
export function momentText(time: number): string {
  return `${moment.format(time)} UTC`;
}
