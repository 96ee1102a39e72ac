/** When a form opens or closes, in the response of WPGraphQL for Gravity Forms. */
export interface ScheduleDetails {
  date?: string | null;
  dateGmt?: string | null;
  hour?: number | null;
  minute?: number | null;
  amPm?: 'AM' | 'PM' | null;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The largest offset of any time zone from GMT. */
const LARGEST_OFFSET = 14 * HOUR;

/** `2026-11-30 08:00:00` in GMT, as epoch milliseconds; NaN for anything else. */
function gmt(text: string | null | undefined): number {
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text?.trim() ?? '');
  return parts ? Date.parse(`${parts[1]}T${parts[2]}Z`) : Number.NaN;
}

/** Midnight GMT of a day, `11/30/2026` as Gravity Forms' editor writes it or `2026-11-30`; NaN for anything else. */
function dayStart(text: string | null | undefined): number {
  const iso = (text?.trim() ?? '').replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_day, month, day, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return gmt(`${iso} 00:00`);
}

function millisecondsOfDay({ hour, minute, amPm }: ScheduleDetails): number {
  const hours = hour ?? 0;
  const ofDay = amPm ? (hours % 12) + (amPm === 'PM' ? 12 : 0) : hours;
  return ofDay * HOUR + (minute ?? 0) * MINUTE;
}

/**
 * The time at which a form opens or closes. Gravity Forms stores it as a day and a time in WordPress's time zone.
 * WPGraphQL for Gravity Forms sends that day as `dateGmt`, although it is not GMT, and as `date` midnight GMT of that
 * day in WordPress's time zone: the difference is the offset of the time zone on that day. A `dateGmt` with a time is
 * read as GMT.
 * @returns epoch milliseconds; null without a schedule, or when it cannot be parsed
 */
export function scheduledMoment(details: ScheduleDetails | null | undefined): number | null {
  if (!details) return null;
  const said = gmt(details.dateGmt);
  if (!Number.isNaN(said)) return said;
  const day = dayStart(details.dateGmt);
  if (Number.isNaN(day)) return null;
  const offset = gmt(details.date) - day;
  return day + millisecondsOfDay(details) - (Math.abs(offset) <= LARGEST_OFFSET ? offset : 0);
}
