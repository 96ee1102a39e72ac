/** When a form opens or closes, as WPGraphQL for Gravity Forms answers it. */
export interface ScheduleDetails {
  date?: string | null;
  dateGmt?: string | null;
  hour?: number | null;
  minute?: number | null;
  amPm?: 'AM' | 'PM' | null;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** No place on earth is further from Greenwich. */
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
 * The moment that a form opens or closes at. Gravity Forms stores it as a day and a time by the clock of the WordPress
 * site. WPGraphQL for Gravity Forms answers that day as `dateGmt`, although it is not GMT, and as `date` what midnight
 * GMT of the day is by that clock: the difference is how far the clock is from GMT on that day. A `dateGmt` that has a
 * time is taken for what its name says.
 * @returns epoch milliseconds; null where nothing is planned, or nothing that can be read
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
