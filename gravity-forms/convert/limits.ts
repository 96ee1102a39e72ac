import { isOn, type JsonObject, textOf } from '../json.ts';
import { count, oneOf } from './codec.ts';

const periods = oneOf({ day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' });

/** When a form accepts entries; times are `YYYY-MM-DDTHH:MM` in the CMS's time zone. */
export function readSchedule(form: JsonObject): JsonObject | undefined {
  if (!isOn(form.scheduleForm)) return undefined;
  return filled({
    start: readMoment(form, 'scheduleStart'),
    end: readMoment(form, 'scheduleEnd'),
    pendingMessage: textOf(form.schedulePendingMessage),
    closedMessage: textOf(form.scheduleMessage),
  });
}

export function writeSchedule(schedule: JsonObject | undefined): JsonObject {
  if (!schedule) return { scheduleForm: false };
  return {
    scheduleForm: true,
    ...writeMoment('scheduleStart', textOf(schedule.start)),
    ...writeMoment('scheduleEnd', textOf(schedule.end)),
    schedulePendingMessage: textOf(schedule.pendingMessage),
    scheduleMessage: textOf(schedule.closedMessage),
  };
}

/** Gravity Forms stores `11/22/2026`, `5`, `30` and `pm`. */
function readMoment(form: JsonObject, name: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(textOf(form[name])) ?? [];
  if (!month || !day || !year) return '';
  const twelve = Number(textOf(form[`${name}Hour`]) || 12) % 12;
  const hour = twelve + (textOf(form[`${name}Ampm`]) === 'pm' ? 12 : 0);
  const minute = textOf(form[`${name}Minute`]) || '0';
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

function writeMoment(name: string, moment: string): JsonObject {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(moment) ?? [];
  if (!year) return { [name]: '' };
  return {
    [name]: `${month}/${day}/${year}`,
    [`${name}Hour`]: Number(hour) % 12 || 12,
    [`${name}Minute`]: Number(minute),
    [`${name}Ampm`]: Number(hour) < 12 ? 'am' : 'pm',
  };
}

/** How many entries a form accepts, in all or in a period. */
export function readEntryLimit(form: JsonObject): JsonObject | undefined {
  const maxEntries = count.read(form.limitEntriesCount);
  if (!isOn(form.limitEntries) || maxEntries === undefined) return undefined;
  const period = periods.read(form.limitEntriesPeriod);
  const message = textOf(form.limitEntriesMessage);
  return { maxEntries, ...(period && { period }), ...(message && { limitReachedMessage: message }) };
}

export function writeEntryLimit(limit: JsonObject | undefined): JsonObject {
  if (!limit) return { limitEntries: false };
  return {
    limitEntries: true,
    limitEntriesCount: textOf(limit.maxEntries),
    limitEntriesPeriod: limit.period === undefined ? '' : periods.write(limit.period),
    limitEntriesMessage: textOf(limit.limitReachedMessage),
  };
}

function two(part: string | number): string {
  return String(part).padStart(2, '0');
}

function filled(texts: Record<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
